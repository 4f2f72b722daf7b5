"""What a move costs the server against an earlier version of it, measured in one run.

    python -m benchmarks.load_against OLD NEW [--rounds N] [--tables N]

OLD and NEW are folders that hold the package `caravanserai`: a build (`hatch_build.py OUTDIR`), `src`, or the
site-packages it is installed in. Each runs as a server of its own; the same players play a round of whole
games at the one, then at the other, so that whatever else the machine does slows down both. The median of the
rounds' ratios of the processor's time a move is told: 1 is as before, less is cheaper.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from statistics import median, quantiles

from benchmarks.load import Bench, cpu_of, latencies
from benchmarks.load_clients import Crews
from tests.servers import ServerProcess
from tests.system.live_play import WITHOUT_LIMITS


def server_of(folder: Path) -> ServerProcess:
    """A server of the package in that folder."""
    return ServerProcess(environment={**WITHOUT_LIMITS, "PYTHONPATH": str(folder.resolve())})


def cost_of_a_round(bench: Bench, tables: list[str]) -> float:
    """The microseconds of the processor that a move took the server."""
    crews = Crews(bench.work(tables, processes=1))
    before = cpu_of(bench.process)
    crews.begin()
    moves = len(latencies(crews.wait()))
    return (cpu_of(bench.process) - before) / moves * 1e6


def main() -> int:
    """Measure, and print what was found."""
    plain = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=plain)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--tables", type=int, default=50, help="played at once (50)")
    wishes = parser.parse_args()
    with server_of(wishes.old) as old, server_of(wishes.new) as new:
        benches = [Bench(old), Bench(new)]
        for bench in benches:
            asyncio.run(bench.introduce())
        costs: list[list[float]] = [[], []]
        for number in range(wishes.rounds + 1):
            order = (0, 1) if number % 2 else (1, 0)
            tables = {which: asyncio.run(benches[which].set_up(wishes.tables)) for which in order}
            cost = {which: cost_of_a_round(benches[which], tables[which]) for which in order}
            if number:  # the first is for warming up
                for which in order:
                    costs[which].append(cost[which])
                print(f"{cost[0]:6.1f} µs, {cost[1]:6.1f} µs: {cost[1] / cost[0]:.3f}", flush=True)
    ratios = [after / before for before, after in zip(*costs, strict=True)]
    low, _, high = quantiles(ratios, n=4)
    print(f"a move: {median(costs[0]):.1f} µs before, {median(costs[1]):.1f} µs now")
    print(f"median of the ratios: {median(ratios):.3f} (half of them {low:.3f} to {high:.3f})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
