"""``python -m seqnum`` is the command ``seqnum``."""

import sys

from seqnum.cli import main

if __name__ == "__main__":
    sys.exit(main())
