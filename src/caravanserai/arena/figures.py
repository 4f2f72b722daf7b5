"""Figures as people read them: the same in the terminal, in the tables and in the pictures."""

from __future__ import annotations

from math import inf

from .intervals import Estimate


def hundredths(share: float) -> str:
    """A share as a number of hundredths, to a tenth of one; all and nothing without."""
    return f"{100 * share:.0f}" if share in (0.0, 1.0) else f"{100 * share:.1f}"


def percent(share: float) -> str:
    """A share, to a tenth of a percent."""
    return f"{hundredths(share)} %"


def percent_between(share: Estimate) -> str:
    """A share and its interval."""
    return f"{percent(share.value)} [{hundredths(share.low)}, {hundredths(share.high)}]"


def signed(number: float, places: int = 0) -> str:
    """A difference with its sign; what is without bound as ∞."""
    if abs(number) == inf:
        return "+∞" if number > 0 else "−∞"
    text = f"{abs(number):.{places}f}"
    if not float(text):
        return text
    return ("+" if number > 0 else "−") + text


def signed_between(estimate: Estimate, places: int = 0) -> str:
    """A difference and its interval; the zero of a scale has none."""
    if estimate.low == estimate.value == estimate.high == 0:
        return "0"
    bounds = f"{signed(estimate.low, places)}, {signed(estimate.high, places)}"
    return f"{signed(estimate.value, places)} [{bounds}]"


def seconds(time: float) -> str:
    """A time to think, short enough for a table."""
    if time < 0.00005:
        return "0 ms"
    if time < 0.1:
        return f"{1e3 * time:.1f} ms"
    return f"{time:.2f} s"


def give_or_take(estimate: Estimate, places: int = 0) -> str:
    """A difference and half of its interval, which lies evenly around it; the zero of a scale has none."""
    if estimate.low == estimate.value == estimate.high == 0:
        return "0"
    half = estimate.high - estimate.value
    return f"{signed(estimate.value, places)} ±{'∞' if half == inf else f'{half:.{places}f}'}"
