"""What the tests know of the skills, a module for each topic; `tests.maths.skill_levels` reads them all.

A module may have: ``PROMISES`` (what is true of the operands of a card of a level, said a second time and apart from
the skill's own code), ``BOXES`` (for each skill ranges that hold all operands of its levels, small enough to try
everything) or ``NO_BOX`` (skills without one), ``GOLDEN`` (the first three cards at level 2), ``LIMITS``
(skill, level, its first and last cards, cards just beyond), ``EXAMPLES`` and ``EDGES`` (of misconceptions: id,
operands, what the rule gives; an edge is where it is right by luck or silent).
"""
