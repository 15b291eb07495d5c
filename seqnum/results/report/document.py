"""The report of a class as one HTML file that needs nothing from elsewhere."""

from __future__ import annotations

from datetime import date
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

from seqnum.chart import to_img
from seqnum.decks.misconception_names import misconception_label
from seqnum.results.clocks import dated
from seqnum.results.days import with_local_days
from seqnum.results.labels import card_label
from seqnum.results.monday_page import to_html as monday_html
from seqnum.results.raised import raised
from seqnum.results.report.pupils import pupil_pages
from seqnum.tables import SUREST
from seqnum.text import say
from seqnum.text.numbers import share

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence

    import pandas as pd
    from matplotlib.axes import Axes

    from seqnum.maths import Question
    from seqnum.results.diagnosis import Made
    from seqnum.results.report.pupils import Again, PupilPage
    from seqnum.results.results import Results
    from seqnum.results.roster import Roster

_STYLE = files("seqnum.results.report") / "report.css"
_CARDS = 4
"""Cards that a pupil's mistake is shown with; `results.diagnosis` has all."""


class Verdicts(NamedTuple):
    """What became of the files, in the language of the report.

    Parameters
    ----------
    files
        As `Results.files` has it.
    refused
        As `Results.refused` has it.
    """

    files: pd.DataFrame
    refused: pd.DataFrame


def report_html(results: Results, operands: Made, roster: Roster | None, verdicts: Verdicts, lang: str) -> str:
    """Write the page of a class and after it a page for each pupil to hand out.

    Parameters
    ----------
    results
        What the class answered, everybody called as on the roster.
    operands
        What questions were made from, by item and level.
    roster
        Who should have answered.
    verdicts
        What became of the files.
    lang
        The language.

    Raises
    ------
    ResultsError
        When the roster cannot be read.
    """
    page = results.monday(roster, lang=lang)
    pupils = pupil_pages(results.frame, operands, page.diagnosis, lang)
    title = say("results.report.title", lang)
    simulated = [say("results.report.simulated", lang)] if page.simulated else []
    body = [
        f"<header><h1>{escape(title)}</h1>{_paragraphs([*_when(results, lang), *simulated])}</header>",
        _contents(pupils, lang),
        f'<div id="monday">{monday_html(page)}</div>',
        _section("pictures", "".join(map(_picture, _charts(results, lang))), lang),
        _section("mistakes", _mistakes(page.diagnosis, lang), lang),
        _section("files", _files(results, verdicts, lang, listed=roster is not None), lang),
        _section("limits", _paragraphs([say(f"results.report.limits.{key}", lang) for key in _LIMITS]), lang),
        _section("key", _key(pupils, lang), lang) if any(one.to_try for one in pupils) else "",
    ]
    handed = "".join(_pupil(one, number, lang) for number, one in enumerate(pupils))
    style = _STYLE.read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{style}</style></head>'
        f"<body><main>{''.join(body)}{handed}</main></body></html>\n"
    )


_LIMITS = ("few", "game", "posterior", "alone")


def _when(results: Results, lang: str) -> list[str]:
    days = with_local_days(dated(results.frame), ["day"])["day"]
    if days.empty:
        return []
    from babel.dates import format_date

    first, last = (format_date(date.fromisoformat(day), "long", locale=lang) for day in (days.min(), days.max()))
    if first == last:
        return [say("results.report.day", lang, day=first)]
    return [say("results.report.days", lang, first=first, last=last)]


def _contents(pupils: Sequence[PupilPage], lang: str) -> str:
    links = "".join(f'<li><a href="#pupil-{n}">{_name(one.student)}</a></li>' for n, one in enumerate(pupils))
    if not links:
        return ""
    label = escape(say("results.report.contents", lang))
    return f'<nav aria-label="{label}"><details><summary>{label}</summary><ul>{links}</ul></details></nav>'


def _section(name: str, content: str, lang: str) -> str:
    return f'<section class="{name}"><h2>{escape(say(f"results.report.{name}.title", lang))}</h2>{content}</section>'


def _paragraphs(sentences: Sequence[str]) -> str:
    return "".join(f"<p>{raised(sentence)}</p>" for sentence in sentences)


def _name(student: str) -> str:
    return f"<bdi>{escape(student)}</bdi>"


def _charts(results: Results, lang: str) -> Iterator[Axes]:
    plot = results.plot
    yield plot.accuracy(by="skill", lang=lang)
    yield plot.prevalence(lang=lang)  # with the first on one page of paper
    yield plot.skill_map(lang=lang)
    yield plot.items(lang=lang)
    yield plot.times(lang=lang)
    if len(with_local_days(dated(results.frame), ["week"])["week"].unique()) > 1:
        yield plot.progress(lang=lang)


def _picture(axes: Axes) -> str:
    # Where a page is narrow a chart is moved aside, by keyboard too.
    return f'<figure tabindex="0">{to_img(axes)}</figure>'


def _mistakes(diagnosed: pd.DataFrame, lang: str) -> str:
    found = diagnosed.dropna(subset=["misconception"])
    if found.empty:
        return _paragraphs([say("results.report.mistakes.none", lang)])
    heads = "".join(
        f'<th scope="col">{escape(say(f"results.report.mistakes.{column}", lang))}</th>'
        for column in ("student", "name", "likely", "cards")
    )
    rows = "".join(_mistake(row, lang) for row in found.to_dict("records"))
    why = _paragraphs([say("results.report.mistakes.why", lang)])
    label = escape(say("results.report.mistakes.title", lang))
    table = f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    return f'{why}<div class="wide" tabindex="0" role="group" aria-label="{label}">{table}</div>'


def _mistake(row: Mapping[Hashable, Any], lang: str) -> str:
    evidence = row["evidence"]
    shown = [raised(card_label(card, lang)) for card in evidence[:_CARDS]]
    if len(evidence) > _CARDS:
        shown[-1] += "; …"  # on one line with the last
    cells = (
        escape(misconception_label(row["misconception"], lang)),
        share(min(row["posterior"], SUREST), lang),
        "; ".join(f"<span>{card}</span>" for card in shown),
    )
    told = "".join(f"<td>{cell}</td>" for cell in cells)
    return f'<tr><th scope="row">{_name(row["student"])}</th>{told}</tr>'


def _files(results: Results, verdicts: Verdicts, lang: str, *, listed: bool) -> str:
    (files, refused), set_aside = verdicts, results.quarantined
    lists = files["verdict"] == "class list"
    told = [say("results.report.files.read", lang, n=len(files) - int(lists.sum()), answers=len(results.frame))]
    if len(set_aside):
        told.append(say("results.report.files.quarantined", lang, n=len(set_aside)))
    doubtful = (files[~lists] if listed else files).dropna(subset=["warning"])
    return (
        _paragraphs(told)
        + _listed("refused", zip(refused["file"], refused["reason"], strict=True), lang)
        + _listed("doubtful", zip(doubtful["file"], doubtful["warning"], strict=True), lang)
    )


def _listed(key: str, told: Iterable[tuple[object, object]], lang: str) -> str:
    lines = [f"<li><bdi>{escape(str(file))}</bdi>: {escape(str(why))}</li>" for file, why in told]
    head = escape(say(f"results.report.files.{key}", lang, n=len(lines)))
    return f"<details><summary>{head}</summary><ul>{''.join(lines)}</ul></details>" if lines else ""


def _key(pupils: Sequence[PupilPage], lang: str) -> str:
    def solved(page: PupilPage) -> str:
        return "; ".join(f"<span>{raised(question.solved(lang))}</span>" for question in page.to_try)

    rows = "".join(f"<li>{_name(one.student)}: {solved(one)}</li>" for one in pupils if one.to_try)
    return f'<ul class="columns">{rows}</ul>'


def _pupil(page: PupilPage, number: int, lang: str) -> str:
    def say_(key: str, **values: object) -> str:
        return escape(say(f"results.report.pupil.{key}", lang, **values))

    parts = [f'<p class="tally">{say_("tally", n=page.cards, right=page.right)}</p>']
    if page.goes_well:
        well = "".join(
            f"<li>{say_('count', skill=one.skill, right=one.right, n=one.cards)}</li>" for one in page.goes_well
        )
        parts.append(f"<h3>{say_('well')}</h3><ul>{well}</ul>")
    if page.again:
        parts.append(f"<h3>{say_('again')}</h3>{''.join(_looked_at(one, lang) for one in page.again)}")
    elif page.cards:
        parts.append(f"<p>{say_('all_right')}</p>")
    if page.to_try:
        boxes = "".join(_exercise(question, lang) for question in page.to_try)
        parts.append(f'<h3>{say_("try")}</h3><ol class="exercises">{boxes}</ol>')
    quiet = [say_("limits"), *([say_("simulated")] if page.simulated else [])]
    parts += [f'<p class="quiet">{each}</p>' for each in quiet]
    return (
        f'<article class="pupil" id="pupil-{number}" aria-labelledby="pupil-{number}-name">'
        f'<h2 id="pupil-{number}-name">{_name(page.student)}</h2>{"".join(parts)}</article>'
    )


def _looked_at(card: Again, lang: str) -> str:
    lines = [line for line in (card.why, card.way and say("results.report.pupil.way", lang, way=card.way)) if line]
    return f'<div class="card"><p class="chosen">{_chosen(card, lang)}</p>{_paragraphs(lines)}</div>'


def _chosen(card: Again, lang: str) -> str:
    """Write a card and the number chosen for it as formulas where we can."""
    if card.question is None or card.value is None:
        return raised(card.card)
    return f"{card.question.mathml(lang)} → {card.question.shown(card.value).mathml(lang)}"


def _exercise(question: Question, lang: str) -> str:
    caption = question.caption(lang)
    asked = f"<p>{escape(caption)}</p>" if caption else ""
    return f'<li><div>{question.mathml(lang)}</div>{asked}<div class="room"></div></li>'
