"""What a student hears after doing something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from seqnum.text import language, say

if TYPE_CHECKING:
    from seqnum.attempt import Attempt
    from seqnum.maths import Question

Tone = Literal["good", "wrong", "reveal", "hint", "info"]
Saying = Literal[
    "right", "right_line", "number_open", "choose_line", "dead_claim", "dead_claim_kept", "wrong_again",
    "wrong_reveal", "wrong_lose_turn", "waits", "check_right", "check_line", "check_wrong", "stands", "swapped",
    "swapped_dead", "placed", "which_line", "removed", "passed", "claimed", "drawn", "given_up", "taken_back",
    "hinted",
]  # fmt: skip
_SOLVED = (
    "right", "right_line", "number_open", "choose_line", "dead_claim", "dead_claim_kept", "check_right", "check_line",
)  # fmt: skip

_TONES: dict[Saying, Tone] = {
    "right": "good",
    "right_line": "good",
    "check_right": "good",
    "check_line": "good",
    "check_wrong": "reveal",
    "number_open": "good",
    "choose_line": "good",
    "dead_claim": "good",
    "dead_claim_kept": "good",
    "wrong_again": "wrong",
    "wrong_reveal": "reveal",
    "wrong_lose_turn": "wrong",
    "hinted": "hint",
    "placed": "good",
    "claimed": "good",
    "removed": "good",
}


@dataclass(frozen=True, slots=True, repr=False)
class Verdict:
    """The answer to an answer.

    Parameters
    ----------
    saying
        Which sentence it is.
    question
        The card's question, if it was about one; for a hint the one that is like it.
    chosen
        The number chosen, as canonical text.
    cell
        The space chosen.
    attempt
        The record of it; ``None`` where nothing was answered.
    """

    saying: Saying
    question: Question | None = None
    chosen: str | None = None
    cell: int | None = None
    attempt: Attempt | None = None

    @property
    def tone(self) -> Tone:
        """How it is meant: good, wrong, reveal, hint or info."""
        return _TONES.get(self.saying, "info")

    @property
    def correct(self) -> bool | None:
        """Whether the answer was right; ``None`` where nothing was answered."""
        return None if self.attempt is None else self.attempt.correct

    def text(self, lang: str) -> str:
        """Return the sentence in one language; it holds the answer only once that is known or given up."""
        return self._said(lang, aloud=False)

    def spoken(self, lang: str) -> str:
        """Return the sentence for the ear: whatever is notation is in words."""
        return self._said(lang, aloud=True)

    def _said(self, lang: str, *, aloud: bool) -> str:
        values: dict[str, str] = {}
        if self.question is not None:
            if self.saying in _SOLVED:
                values["solved"] = self.question.solved_aloud(lang) if aloud else self.question.solved(lang)
            if self.saying in ("wrong_again", "wrong_lose_turn") and self.chosen is not None:
                why = self.question.why_aloud if aloud else self.question.why
                values["why"] = why(self.chosen, lang)
            if self.saying == "hinted":
                values["question"] = self.question.spoken(lang) if aloud else self.question.text(lang)
            if self.saying in ("wrong_reveal", "check_wrong", "hinted"):
                values["step"] = self.question.step_aloud(lang) if aloud else self.question.step(lang)
        said, form = say(f"match.verdict.{self.saying}", lang, **values), self._other_form(lang, aloud=aloud)
        return say("match.verdict.with_form", lang, said=said, form=form) if form else said

    def _other_form(self, lang: str, *, aloud: bool) -> str:
        """Return a word about a right number that was typed in another form than the card asks for."""
        if self.question is None or self.attempt is None or self.saying not in _SOLVED or self.cell is not None:
            return ""
        other_form = self.question.other_form_aloud if aloud else self.question.other_form
        return other_form(self.attempt.chosen_text or "", lang)

    def __repr__(self) -> str:
        return f"<Verdict {self.saying}: {self.text(language())}>"
