"""Class links: the address of a notebook with a class code in it, through everything that passes an address on.

Binder and nbgitpuller carry the page to open inside their own address (``urlpath``): the code has to go in there.
"""

from __future__ import annotations

import re
from urllib.parse import SplitResult, parse_qsl, quote, urlencode, urlsplit, urlunsplit

from seqnum.errors import quoted
from seqnum.match.errors import MatchError

FIELD = "lesson"
LONGEST = 2000
"""Characters that every browser, server, mail programme and learning platform lets through."""
_FILE_FIELDS = ("labpath", "filepath")
_BINDER = re.compile(r"/v2/\w+/")
_OWN_SERVER = re.compile(r"/user/[^/]+/")


def lesson_link(address: str, code: str) -> str:
    """Return an address with a class code in it; see :meth:`Lesson.link`."""
    parts = urlsplit(str(address).strip())
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise MatchError("match.lesson.no_address", given=quoted(address))
    link = _opening(parts, code)
    if len(link) > LONGEST:
        raise MatchError("match.lesson.link_too_long", length=len(link), longest=LONGEST)
    return link


def _opening(parts: SplitResult, code: str) -> str:
    fields = dict(parse_qsl(parts.query, keep_blank_values=True))
    file = next((fields.pop(name) for name in _FILE_FIELDS if name in fields), None)
    if file is not None:
        fields["urlpath"] = f"lab/tree/{quote(file)}"
    elif _BINDER.search(parts.path):
        fields.setdefault("urlpath", "lab")
    if "urlpath" in fields:
        fields["urlpath"] = _opening(urlsplit(fields["urlpath"]), code)
    else:
        fields[FIELD] = code
    # A hub's own way to say "on the server of whoever opens this".
    path = _OWN_SERVER.sub("/hub/user-redirect/", parts.path, count=1)
    return urlunsplit(parts._replace(path=path, query=urlencode(fields, safe="/", quote_via=quote)))
