"""What a pupil's answers say about how the pupil works: a posterior over the right way, misconceptions and guessing."""

from __future__ import annotations

from itertools import combinations, product
from math import comb
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from numpy.typing import NDArray

PRIOR_RULES = 0.15
"""Of pupils, a priori, with one misconception: 5 to 6 % in +, × and ÷ and 13 % in subtraction (Cox 1975)."""
PRIOR_PAIRS = 0.01
"""With two at once, as often as they meet by chance: half of .15 × .15."""
PRIOR_GUESS = 0.05
"""Who taps without working it out."""
PRIOR_RIGHT = 1 - PRIOR_RULES - PRIOR_PAIRS - PRIOR_GUESS
"""Who works the right way, and slips now and then."""

USE = (0.5, 0.65, 0.8, 0.9, 1.0)
"""How often a pupil goes by its misconception where it applies: use is unstable (Payne & Squibb 1990)."""
SLIPS = (0.02, 0.1, 0.2, 0.35, 0.5, 0.7, 0.9)
"""How often a pupil who works the right way is wrong."""
MISREAD = 0.05
"""How often one who goes by a misconception ends at another number."""
PLAUSIBLE = (0.5, 0.75, 0.95)
"""Of wrong answers by a slip, how many are numbers that some misconception gives: wrong answers are skewed."""
SAYS = (0.3, 0.6, 0.95)
"""How often one whose number does not stand open says it; else one thinks again."""
SAID = 50.0
"""As many numbers may be said by chance, where no space is chosen."""


class Answer(NamedTuple):
    """One first answer, and what could have been answered.

    Parameters
    ----------
    chosen, expected
        Canonical numbers.
    gives
        The wrong numbers that each misconception gives on this card.
    spaces
        On how many open spaces those wrong numbers stand that do stand open; nothing where the number was said.
    right_spaces, open_spaces
        Open spaces with the right number, and altogether.
    said
        Whether the number was said, not chosen on the board.
    skill
        What the card practises.
    """

    chosen: str
    expected: str
    gives: Mapping[str, Sequence[str]]
    spaces: Mapping[str, int]
    right_spaces: int
    open_spaces: int
    said: bool = False
    skill: str = ""

    @property
    def right(self) -> bool:
        """Whether it is the right number."""
        return self.chosen == self.expected

    @property
    def keypad(self) -> bool:
        """Whether numbers are said even where they stand open, as with a keypad."""
        return self.said and self._stands(self.chosen)

    def free(self, number: str) -> bool:
        """Tell whether a number could be given at once: on an open space, or with a keypad."""
        return self.keypad or self._stands(number)

    def _stands(self, number: str) -> bool:
        return self.right_spaces > 0 if number == self.expected else number in self.spaces

    def supports(self, misconception: str) -> bool:
        """Tell whether the answer is a wrong number of a misconception."""
        return not self.right and self.chosen in self.gives.get(misconception, ())


class Posterior(NamedTuple):
    """How probable each explanation of a pupil's answers is.

    Parameters
    ----------
    right, guess
        That there is no misconception among these, and that the pupil taps without working it out.
    rules
        That the pupil has the misconception, alone or with another one.
    """

    right: float
    guess: float
    rules: Mapping[str, float]


def posterior(answers: Sequence[Answer]) -> Posterior:
    """Weigh the explanations of some answers against each other.

    With ε the rate of slips, π the share of slips that end at a number some misconception gives, u how often a pupil
    goes by a misconception, n the different wrong numbers of the card and k those of the misconception, a number v is

    - by guessing:  G(v), the share of open spaces that show it;
    - by the right way:  1 − ε if it is right, else ε (π / n if some misconception gives it + (1 − π) G(v));
    - by a misconception that applies:  u (.95 / k if it is one of its numbers, else .05 G(v)) + (1 − u) times what it
      is by the right way; where none applies, what it is by the right way.

    Who comes to a number that does not stand open says it with a probability δ, else thinks again the right way. ε, π,
    δ and u are integrated over grids. Two misconceptions at once take turns where both apply; a pair of which one gave
    no answer is left out.

    Parameters
    ----------
    answers
        First answers of one pupil, in any order.

    Returns
    -------
    Posterior
        Over every misconception that applies to one of the cards.

    Notes
    -----
    A likelihood over what could be chosen, as cognitive diagnosis has it for multiple choice: de la Torre (2009), "A
    cognitive diagnosis model for cognitively based multiple-choice options", Applied Psychological Measurement 33.

    Examples
    --------
    >>> gives = {"smaller_from_larger": ["35"], "added_instead_of_subtracted": ["59"]}
    >>> answer = Answer("35", "25", gives, spaces={"35": 2, "59": 1}, right_spaces=2, open_spaces=40)
    >>> [round(posterior([answer] * n).rules["smaller_from_larger"], 2) for n in (1, 2, 3, 4)]
    [0.32, 0.61, 0.81, 0.91]
    """
    ids = list(dict.fromkeys(one for answer in answers for one in answer.gives))
    supported = {one for answer in answers if not answer.right for one in answer.gives if answer.supports(one)}
    pairs = list(combinations([one for one in ids if one in supported], 2))
    seen = [_seen(answer) for answer in answers]
    by_right = _by_right(seen)
    by_rule = _by_rule(seen, ids, by_right)
    by_pair = [_alternating(by_rule[one], by_rule[other]) for one, other in pairs]
    logs = [
        np.log(PRIOR_RIGHT) + _integrated(np.log(by_right).sum(axis=0)),
        np.log(PRIOR_GUESS) + np.log([each.guess for each in seen]).sum(),
        *(np.log(PRIOR_RULES / len(ids)) + _used(row, by_right) for row in by_rule.values()),
        *(np.log(PRIOR_PAIRS / comb(len(ids), 2)) + _used(row, by_right) for row in by_pair),
    ]
    weights = np.exp(np.array(logs, dtype=float) - max(logs))
    shares = [float(share) for share in weights / weights.sum()]
    rules = dict(zip(ids, shares[2:], strict=False))
    for pair, share in zip(pairs, shares[2 + len(ids) :], strict=True):
        for one in pair:
            rules[one] += share
    return Posterior(shares[0], shares[1], rules)


_SLIPS, _PLAUSIBLE, _SAYS = np.array(list(product(SLIPS, PLAUSIBLE, SAYS))).T
"""What is integrated out of every explanation, point by point of the grid."""
_AT_ONCE = 32
"""Chances whose product is far from the smallest number there is: each is above a millionth."""


class _Seen(NamedTuple):
    """What every explanation asks of an answer: the wrong numbers of its card, and those that are not free."""

    answer: Answer
    wrong: set[str]
    covered: set[str]
    guess: float


def _seen(answer: Answer) -> _Seen:
    wrong = {number for numbers in answer.gives.values() for number in numbers}
    return _Seen(answer, wrong, {number for number in wrong if not answer.free(number)}, _guess(answer))


def _column(values: Iterable[float]) -> NDArray[np.float64]:
    """Return one number for each answer, to be multiplied with the grid."""
    return np.array(list(values), dtype=float)[:, None]


def _by_right(seen: Sequence[_Seen]) -> NDArray[np.float64]:
    """Return how probable answers are for a pupil who works the right way, but slips: a row for each."""
    covered = _column(len(each.covered) / max(len(each.wrong), 1) for each in seen)
    share = _column((each.answer.chosen in each.wrong) / max(len(each.wrong), 1) for each in seen)
    others = np.where(_column(bool(each.wrong) for each in seen) > 0, 1 - _PLAUSIBLE, 1.0)
    says = _says(seen)
    right = (1 - _SLIPS) * np.where(says < 1, says, 1 + _SLIPS * _PLAUSIBLE * covered * (1 - _SAYS))
    wrong = _SLIPS * (_PLAUSIBLE * share + others * _column(each.guess for each in seen)) * says
    found: NDArray[np.float64] = np.where(_column(each.answer.right for each in seen) > 0, right, wrong)
    return found


def _says(seen: Sequence[_Seen]) -> NDArray[np.float64]:
    """Return how probable it is that who has come to the number chosen gives it: certain where it is free."""
    return np.where(_column(each.answer.free(each.answer.chosen) for each in seen) > 0, 1.0, _SAYS)


def _by_rule(
    seen: Sequence[_Seen], ids: Sequence[str], by_right: NDArray[np.float64]
) -> dict[str, NDArray[np.float64]]:
    """Return how probable answers are for one who goes by each misconception; nothing where it does not apply.

    Who comes to a number that does not stand open says it, or thinks again.
    """
    chances = {one: np.tile([0.0, 0.0, np.nan], (len(seen), 1)) for one in ids}
    for row, (answer, _, covered, guess) in enumerate(seen):
        is_wrong = not answer.right
        for one, numbers in answer.gives.items():
            if is_wrong and answer.chosen in numbers:
                chances[one][row] = (1 - MISREAD) / len(numbers), 0, 0
            elif numbers:
                thinks = sum(number in covered for number in numbers) / len(numbers) if covered else 0
                chances[one][row] = 0, thinks, MISREAD * guess
    says, again = _says(seen), (1 - _SAYS) * by_right
    return {one: each[:, :1] * says + each[:, 1:2] * again + each[:, 2:] for one, each in chances.items()}


def _guess(answer: Answer) -> float:
    """Return how probable the number chosen is for one who does not work it out."""
    if answer.said:
        return 1 / SAID
    spaces = answer.right_spaces if answer.right else answer.spaces.get(answer.chosen, 1)
    return max(spaces, 1) / max(answer.open_spaces, 1)


def _alternating(one: NDArray[np.float64], other: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return how probable answers are for one who goes by either of two misconceptions, where both apply in turn."""
    alone, without = np.isnan(other[:, 0]), np.isnan(one[:, 0])
    both = (one + other) / 2
    both[alone], both[without] = one[alone], other[without]
    return both


def _used(by_rule: NDArray[np.float64], by_right: NDArray[np.float64]) -> float:
    """Return the logarithm of how probable the answers are, for one who uses a misconception now and then."""
    applies = ~np.isnan(by_rule[:, 0])
    right = by_right[applies]
    used = _log_product(right + np.array(USE)[:, None, None] * (by_rule[applies] - right))
    return _integrated((used + _log_product(by_right[~applies])).ravel())


def _log_product(chances: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the logarithms of the products over answers, of a few at once: logarithms take longest."""
    answers = chances.shape[-2]
    if not answers:
        return np.zeros(chances.shape[-1])
    products = np.multiply.reduceat(chances, range(0, answers, _AT_ONCE), axis=-2)
    logs: NDArray[np.float64] = np.log(products).sum(axis=-2)
    return logs


def _integrated(logs: NDArray[np.float64]) -> float:
    """Return the logarithm of the mean over a grid."""
    most = logs.max()
    return float(most + np.log(np.exp(logs - most).mean()))
