"""What a question is: school notation, skills and the mistakes people make. Knows no board.

Every name is imported on first use, so that a part is paid for only by those who use it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from seqnum.maths.adding import add_skill
    from seqnum.maths.build import add, as_expression, div, equals, frac, juxtapose, mixed, mul, neg, of, power, sub
    from seqnum.maths.diagnosing import Diagnosis, diagnose
    from seqnum.maths.errors import EvaluationError, NotationError, ParseError
    from seqnum.maths.expression import Blank, Expression, Number, Op, Variable
    from seqnum.maths.numbers import canonical, read_number
    from seqnum.maths.parser import parse
    from seqnum.maths.question import Question, QuestionError
    from seqnum.maths.skill import Skill, UnknownSkill
    from seqnum.maths.skills import SKILLS

_MODULE_OF = {
    "add": "build",
    "add_skill": "adding",
    "as_expression": "build",
    "div": "build",
    "equals": "build",
    "frac": "build",
    "juxtapose": "build",
    "mixed": "build",
    "mul": "build",
    "neg": "build",
    "of": "build",
    "power": "build",
    "sub": "build",
    "Diagnosis": "diagnosing",
    "diagnose": "diagnosing",
    "EvaluationError": "errors",
    "NotationError": "errors",
    "ParseError": "errors",
    "Blank": "expression",
    "Expression": "expression",
    "Number": "expression",
    "Op": "expression",
    "Question": "question",
    "QuestionError": "question",
    "SKILLS": "skills",
    "Skill": "skill",
    "UnknownSkill": "skill",
    "Variable": "expression",
    "canonical": "numbers",
    "read_number": "numbers",
    "parse": "parser",
}

__all__ = [
    "SKILLS",
    "Blank",
    "Diagnosis",
    "EvaluationError",
    "Expression",
    "NotationError",
    "Number",
    "Op",
    "ParseError",
    "Question",
    "QuestionError",
    "Skill",
    "UnknownSkill",
    "Variable",
    "add",
    "add_skill",
    "as_expression",
    "canonical",
    "diagnose",
    "div",
    "equals",
    "frac",
    "juxtapose",
    "mixed",
    "mul",
    "neg",
    "of",
    "parse",
    "power",
    "read_number",
    "sub",
]


def __getattr__(name: str) -> Any:
    if name not in _MODULE_OF:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    value = getattr(import_module(f"{__name__}.{_MODULE_OF[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
