"""The sentences of Monday's page, as text and as HTML."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, NamedTuple

import pandas as pd

from seqnum.decks.misconception_names import misconception_label
from seqnum.results.accuracy import FEW
from seqnum.results.groups import OWN_MISTAKES, STEPS
from seqnum.results.labels import card_label, in_notation
from seqnum.results.raised import raised
from seqnum.text import say
from seqnum.text.numbers import share

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from seqnum.results.monday import Monday

_CARDS = 4
"""Cards that a mistake is shown with; the table has all."""
_NAMES = 8
"""Pupils with a single such answer that are named; most of them slipped."""
_AVOIDED = 5
"""Cards of each kind that are named; the table has all."""

_STYLE = """<style>
.seqnum-monday{color:var(--jp-content-font-color1,#1c2330);max-width:52em;line-height:1.4}
.seqnum-monday h3{margin:1.1em 0 .3em;font-size:1.1em;break-after:avoid}
.seqnum-monday p{margin:.3em 0}
.seqnum-monday ul{margin:.2em 0;padding-left:1.2em}
.seqnum-monday li{margin:.3em 0;break-inside:avoid}
.seqnum-monday .quiet{color:var(--jp-content-font-color2,#5b6576)}
.seqnum-monday .more{display:block}
.seqnum-monday .lead{font-weight:600}
.seqnum-monday .columns{columns:13em;list-style:none;padding:0}
.seqnum-monday .columns li{margin:0;padding:.15em 0}
.seqnum-monday code{color:inherit;background:var(--jp-layout-color2,#eef1f5);padding:1px 4px;font-size:.9em;
overflow-wrap:anywhere}
@media print{.seqnum-monday{background:#fff}.seqnum-monday,.seqnum-monday .quiet{color:#000}
.seqnum-monday .quiet{font-style:italic}.seqnum-monday code{background:none;padding:0}}
</style>"""


class Line(NamedTuple):
    """One entry of a section.

    Parameters
    ----------
    text
        What it says.
    more
        Further sentences about it.
    code
        What to type, where there is something.
    quiet
        Whether it is grey.
    """

    text: str
    more: tuple[str, ...] = ()
    code: str = ""
    quiet: bool = False


class Section(NamedTuple):
    """A part of the page.

    Parameters
    ----------
    name
        What it is called in the catalogue.
    lines
        What it says.
    notes
        Sentences about the whole.
    """

    name: str
    lines: Sequence[Line]
    notes: tuple[str, ...] = ()


def to_text(page: Monday) -> str:
    """Write the page as plain text.

    Parameters
    ----------
    page
        What to write.
    """
    parts = ["\n".join([_say(page, "title"), *_head(page)])]
    for section in _sections(page):
        lines = [_say(page, f"{section.name}.title").upper()]
        for line in section.lines:
            lines += [f"- {line.text}", *(f"  {each}" for each in (*line.more, line.code) if each)]
        parts.append("\n".join([*lines, *section.notes]))
    return "\n\n".join(parts)


def to_html(page: Monday) -> str:
    """Write the page as HTML that needs nothing from elsewhere and takes the colours of the notebook.

    Parameters
    ----------
    page
        What to write.
    """
    head = "".join(f"<p>{escape(each)}</p>" for each in _head(page))
    body = "".join(_section_html(page, section) for section in _sections(page))
    title = escape(_say(page, "title"))
    return f'{_STYLE}<section class="seqnum-monday" lang="{page.lang}"><h2>{title}</h2>{head}{body}</section>'


def _section_html(page: Monday, section: Section) -> str:
    kind = ' class="columns"' if section.name == "first" else ""
    items = "".join(map(_line_html, section.lines))
    notes = "".join(f'<p class="quiet">{escape(note)}</p>' for note in section.notes)
    return f"<h3>{escape(_say(page, f'{section.name}.title'))}</h3><ul{kind}>{items}</ul>{notes}"


def _line_html(line: Line) -> str:
    kind = ' class="quiet"' if line.quiet else ""
    lead = ' class="lead"' if line.more or line.code else ""
    more = "".join(f'<span class="more">{raised(each)}</span>' for each in line.more)
    # On a phone a line of code is broken where its parts end.
    code = f"<code>{escape(line.code).replace('(', '(<wbr>').replace('=[', '=<wbr>[')}</code>" if line.code else ""
    return f"<li{kind}><span{lead}>{raised(line.text)}</span>{more}{code}</li>"


def _say(page: Monday, key: str, **values: object) -> str:
    return say(f"results.monday.{key}", page.lang, **values)


def _head(page: Monday) -> list[str]:
    """Say how much the page stands on, and what to keep in mind."""
    here = page.first_tries.dropna(subset=["cards"])
    cards = int(here["cards"].sum())
    if not cards:
        told = [_say(page, "note.nothing")]
    else:
        told = [_say(page, "counted", students=len(here), cards=cards)]
        if len(here) == 1:
            told.append(_say(page, "note.one_pupil"))
        if here["few"].all():
            told.append(_say(page, "note.thin", least=FEW))
    if page.simulated:
        key = "note.all_simulated" if page.simulated == len(here) else "note.part_simulated"
        told.append(_say(page, key, n=page.simulated))
    if page.left_out:
        told.append(_say(page, "note.left_out", n=page.left_out))
    return told


def _sections(page: Monday) -> Iterator[Section]:
    if page.first_tries["cards"].sum():
        yield Section("reteach", list(_reteach(page)))
        groups = list(_groups(page))
        yield Section("groups", groups, (_say(page, "groups.how"),) if any(one.code for one in groups) else ())
        few = [_say(page, "first.few", least=FEW)] if page.first_tries["few"].any() else []
        blank = [_say(page, "first.blank")] if page.first_tries["cards"].isna().any() else []
        yield Section("first", list(_first(page)), (*few, *blank))
    if len(page.first_tries.dropna(subset=["cards"])):
        yield _avoided(page)
    if page.listed:
        yield Section("missing", list(_missing(page)))
    elif len(page.first_tries):
        yield Section("missing", [Line(_say(page, "missing.no_list"), quiet=True)])
    if page.first_tries["cards"].sum():
        yield Section("warm_up", [_warm_up(page)], (_say(page, "limits"),))


def _reteach(page: Monday) -> Iterator[Line]:
    for row in page.reteach.to_dict("records"):
        more = [] if pd.isna(row["teacher"]) else [row["teacher"]]
        cards = [card_label(card, page.lang) for card in row["cards"][:_CARDS]] + ["…"] * (len(row["cards"]) > _CARDS)
        more.append(_say(page, "reteach.cards", cards="; ".join(cards)))
        more.append(_say(page, "names", n=row["pupils"], names=", ".join(row["students"])))
        if row["more"]:
            names = [*row["more"][:_NAMES], *["…"] * (len(row["more"]) > _NAMES)]
            more.append(_say(page, "reteach.more", n=len(row["more"]), names=", ".join(names)))
        if row["alike"]:
            others = "; ".join(misconception_label(one, page.lang) for one in row["alike"])
            more.append(_say(page, "reteach.alike", others=others))
        yield Line(_say(page, f"reteach.{row['basis']}", n=row["pupils"], name=row["name"]), tuple(more))
    if page.reteach.empty:
        yield Line(_say(page, "reteach.none"))


def _groups(page: Monday) -> Iterator[Line]:
    for row in page.groups.to_dict("records"):
        of_mistake = "perhaps" if row["basis"] == "repeated" else "mistake"
        key = row["group"] if row["group"] in {OWN_MISTAKES, *STEPS} else of_mistake
        names = "; ".join(misconception_label(one, page.lang) for one in row["misconceptions"])
        more = [_say(page, "names", n=row["pupils"], names=", ".join(row["students"]))]
        if row["last"]:
            more.append(_say(page, f"groups.last_{row['group']}"))
        if row["deck"] is None:
            more.append(_say(page, "groups.no_deck"))
        text = _say(page, f"groups.{key}", name=names, least=FEW)
        yield Line(text, tuple(more), "" if row["deck"] is None else repr(row["deck"]))


def _first(page: Monday) -> Iterator[Line]:
    for row in page.first_tries.to_dict("records"):
        student, cards, right = row["student"], row["cards"], row["right"]
        if pd.isna(cards):
            yield Line(_say(page, "first.absent", student=student), quiet=True)
        elif not cards:
            yield Line(_say(page, "first.nothing", student=student), quiet=True)
        elif row["few"]:
            yield Line(_say(page, "first.count", student=student, right=right, n=cards), quiet=True)
        else:
            shown = share(right / cards, page.lang)
            yield Line(_say(page, "first.with_share", student=student, right=right, n=cards, share=shown))


def _avoided(page: Monday) -> Section:
    table = page.avoided
    swapped, long = table["swapped"] > 0, table["held_long"] > 0
    kinds = {
        "swapped": (table[swapped], "swapped"),
        "held_long": (table[long & ~swapped], "held_long"),
        "never": (table[(table["tried"] == 0) & ~long & ~swapped], "turns"),
    }
    lines = [
        Line(_say(page, f"avoided.{kind}", card=_written(row["item_text"], page), n=row[count]))
        for kind, (rows, count) in kinds.items()
        for row in rows.head(_AVOIDED).to_dict("records")
    ]
    if not lines:
        return Section("avoided", [Line(_say(page, "avoided.none"))])
    return Section("avoided", lines, (_say(page, "avoided.why"),))


def _written(text: str, page: Monday) -> str:
    return in_notation(text, page.lang) or text


def _missing(page: Monday) -> Iterator[Line]:
    if page.missing.empty:
        yield Line(_say(page, "missing.nobody"))
    else:
        yield Line(_say(page, "missing.names", n=len(page.missing), names=", ".join(page.missing["student"])))
    if not page.unlisted.empty:
        yield Line(_say(page, "missing.unlisted", names=", ".join(page.unlisted["student"])))


def _warm_up(page: Monday) -> Line:
    if page.warm_up.empty:
        return Line(_say(page, "warm_up.none"))
    (row,) = page.warm_up.to_dict("records")
    chosen = _written(row["chosen"], page)
    more = [_say(page, "warm_up.wrong", n=row["pupils"], tried=row["tried"], chosen=chosen)]
    if row["names"]:
        more.append(_say(page, "warm_up.fits", name=row["names"][0]))
    right = _say(page, "warm_up.right", expected=_written(row["expected"], page))
    return Line(_written(row["item_text"], page), (*more, right, _say(page, "warm_up.ask", chosen=chosen)))
