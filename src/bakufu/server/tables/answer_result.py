"""What can come of an answer that is not refused."""

from typing import Literal

Verdict = Literal["done", "overtaken", "stale"]
"""It was carried out; another one came first; or whoever gave it has answered otherwise meanwhile."""

Settled = Verdict | Exception
"""What came of it, refused or failed included."""
