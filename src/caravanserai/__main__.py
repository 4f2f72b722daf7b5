"""`python -m caravanserai` is the command `caravanserai`."""

import sys

from .cli import main

sys.exit(main())
