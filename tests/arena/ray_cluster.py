"""A real Ray cluster of two machines, as far as Ray can tell, on this one. Ends when nobody listens any more.

python -m tests.arena.ray_cluster      prints its address; RAY_TMPDIR says where its files lie
"""

import sys
from typing import Any

from ray.cluster_utils import Cluster

SMALL: dict[str, Any] = {
    "num_cpus": 1,
    "object_store_memory": 80 * 2**20,
    "include_dashboard": False,
    "node_ip_address": "127.0.0.1",
}


def main() -> None:
    """Until the input ends."""
    cluster: Any = Cluster(initialize_head=True, head_node_args=SMALL)
    try:
        cluster.add_node(**SMALL)
        print(cluster.address, flush=True)
        sys.stdin.read()
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
