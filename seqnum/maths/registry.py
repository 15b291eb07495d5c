"""Skills by id, each imported when it is asked for; those of other packages come through entry points."""

from __future__ import annotations

import re
import warnings
from collections.abc import Mapping
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING

from seqnum.errors import SeqnumError, quoted
from seqnum.text import LANGUAGES
from seqnum.text.added import GROUP

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from importlib.metadata import EntryPoint

    from seqnum.maths.skill import Skill

ID = re.compile("[a-z][a-z0-9_]{0,59}")


class BrokenSkill(SeqnumError):
    """A skill of another package that cannot be used; said as a warning, for the others are as good as ever."""


class Registry(Mapping[str, "Skill"]):
    """All skills there are, by id: ours in the order of the grades, then those of other packages.

    A package adds a skill by an entry point of the group ``seqnum.skills``, named after the skill's id, that names a
    subclass of `Skill` without parameters. Its words stand in ``texts/<lang>/maths.toml`` in the package. One that
    cannot be used is left out with a warning.

    Parameters
    ----------
    ours
        Skill id to ``"module:Class"``.

    Examples
    --------
    >>> skills = Registry({"add_within_20": "seqnum.maths.skills.within_20:AddWithin20"})
    >>> list(skills)[0], skills["add_within_20"].levels
    ('add_within_20', (1, 2, 3))
    """

    def __init__(self, ours: Mapping[str, str]) -> None:
        self._ours = dict(ours)
        self._made: dict[str, Skill] = {}

    def __getitem__(self, name: str) -> Skill:
        if name in self._made:
            return self._made[name]
        if name not in self._ours:
            return self._others[name]
        module, _, kind = self._ours[name].partition(":")
        return self._made.setdefault(name, getattr(import_module(module), kind)())

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and (name in self._ours or name in self._others)

    def __iter__(self) -> Iterator[str]:
        yield from self._ours
        yield from self._others

    def __len__(self) -> int:
        return len(self._ours) + len(self._others)

    def __repr__(self) -> str:
        return f"<skills: {', '.join(self)}>"

    def is_ours(self, name: str) -> bool:
        """Say whether we have a skill of that name ourselves."""
        return name in self._ours

    def add(self, skill: Skill) -> None:
        """Take in a skill of this session; see `seqnum.maths.add_skill`, which looks at it first."""
        self._others[skill.id] = skill

    def __reduce__(self) -> tuple[Callable[[], Registry], tuple[()]]:
        return _the_registry, ()

    @cached_property
    def _others(self) -> dict[str, Skill]:
        """The skills of other packages; looked for once, when something is asked for that is not ours."""
        from importlib.metadata import entry_points

        found: dict[str, Skill] = {}
        for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
            try:
                found[point.name] = _loaded(point, {*self._ours, *found})
            except BrokenSkill as error:
                warnings.warn(str(error), stacklevel=2)
        return found


def _the_registry() -> Registry:
    from seqnum.maths.skills import SKILLS

    return SKILLS


def _loaded(point: EntryPoint, taken: set[str]) -> Skill:
    """Return the skill of an entry point once it was seen to have an id of its own, words and cards.

    Raises
    ------
    BrokenSkill
        When it cannot be imported, made or asked, whatever the reason: it is other people's code.
    """
    package = quoted(point.dist.name if point.dist else point.value)
    at = {"skill": quoted(point.name), "package": package}
    if point.name in taken or not ID.fullmatch(point.name):
        raise BrokenSkill(f"maths.error.{'taken' if point.name in taken else 'odd'}_skill_id", **at)
    try:
        return _vetted(point)
    except BrokenSkill:
        raise
    except KeyError as error:
        raise BrokenSkill("maths.error.skill_without_text", text=quoted(error.args[0]), **at) from error
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BrokenSkill("maths.error.broken_skill", reason=quoted(why), **at) from error


def _vetted(point: EntryPoint) -> Skill:
    from seqnum.maths.skill import Skill

    made = point.load()()
    if not isinstance(made, Skill) or made.id != point.name:
        raise BrokenSkill("maths.error.no_skill_of_that_id", skill=point.name, given=quoted(point.value))
    vet(made)
    return made


def vet(skill: Skill) -> None:
    """Ask a skill for its cards and its words, so that one without them fails at once."""
    for level in skill.levels:
        skill.capacity(level)
        for lang in LANGUAGES:
            skill.sentence(level, lang)
            skill.name(lang)
