from typing import Any

import pytest

from bakufu.kernel.chance import seed_from
from bakufu.kernel.table import Table
from tests.kernel.auction import auction


@pytest.fixture
def table() -> Table[Any]:
    return Table(auction, 3, auction.Options(), seed_from(1))
