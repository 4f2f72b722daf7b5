"""Packages that the plain install doesn't bring: what to install where one is missing."""

from __future__ import annotations

EXTRA_OF = {
    "aiosmtplib": "server",
    "aiosqlite": "server",
    "alembic": "server",
    "asyncpg": "server",
    "gymnasium": "learn",
    "httptools": "server",
    "itsdangerous": "server",
    "litestar": "server",
    "numpy": "learn",
    "onnxruntime": "onnx",
    "openskill": "server",
    "pettingzoo": "learn",
    "picows": "server",
    "platformdirs": "server",
    "prometheus_client": "server",
    "pyspiel": "learn",
    "pywebpush": "push",
    "ray": "ray",
    "redis": "server",
    "resvg_py": "learn",
    "segno": "server",
    "sqlalchemy": "server",
    "torch": "train",
    "uvicorn": "server",
    "uvloop": "server",
}
"""The extra that brings what is imported by this name."""


def how_to_install(missing: ImportError, extra: str = "learn") -> ImportError:
    """The error that says which extra brings the package."""
    return ImportError(in_words(missing, extra), name=missing.name)


def in_words(missing: ImportError, extra: str) -> str:
    """What is missing, and the command that brings it."""
    return f'{missing.name} is not installed here; pip install "caravanserai[{extra}]" brings it'


def extra_for(missing: ImportError) -> str | None:
    """The extra that brings what could not be imported; None where none does."""
    return EXTRA_OF.get((missing.name or "").partition(".")[0])
