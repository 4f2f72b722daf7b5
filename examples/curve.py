"""A curve as a picture, drawn with Pillow: what `train_ppo.py` leaves beside its CSV."""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT = 900, 480
LEFT, RIGHT, TOP, BOTTOM = 70, 20, 50, 60
INK, FAINT, LINE = (40, 35, 30), (215, 208, 196), (20, 110, 150)


def draw_curve(path: Path, title: str, minutes: list[float], shares: list[float], chance: float) -> None:
    """Draw the share of wins over the minutes; a dotted line shows what chance alone would win."""
    sheet = Image.new("RGB", (WIDTH, HEIGHT), (250, 246, 236))
    pen, small, large = ImageDraw.Draw(sheet), ImageFont.load_default(14), ImageFont.load_default(18)
    longest = max(1.0, *minutes)

    def place(minute: float, share: float) -> tuple[float, float]:
        across, up = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
        return LEFT + across * minute / longest, HEIGHT - BOTTOM - up * share

    for tenth in range(0, 11, 2):
        _, y = place(0, tenth / 10)
        pen.line((LEFT, y, WIDTH - RIGHT, y), FAINT)
        pen.text((LEFT - 10, y), f"{10 * tenth} %", INK, small, anchor="rm")
    apart = next(minute for minute in (0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 1000) if longest <= 8 * minute)
    for part in range(int(longest / apart) + 1):
        x, y = place(part * apart, 0)
        pen.text((x, y + 10), f"{part * apart:g}", INK, small, anchor="ma")
    for x in range(LEFT, WIDTH - RIGHT, 8):
        pen.line((x, place(0, chance)[1], x + 3, place(0, chance)[1]), INK)
    points = [place(minute, share) for minute, share in zip(minutes, shares, strict=True)]
    if len(points) > 1:
        pen.line(points, LINE, 3, joint="curve")
    for x, y in points:
        pen.circle((x, y), 3, LINE)
    pen.text((LEFT, 16), title, INK, large)
    pen.text((WIDTH - RIGHT, HEIGHT - 24), "minutes of training", INK, small, anchor="ra")
    sheet.save(path)
