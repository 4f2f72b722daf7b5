"""Lessons: small positions with something to be found out, for each game in the order in which one learns it.

>>> from caravanserai import lessons
>>> task = lessons.find("five-tribes", "moving", "1")
>>> attempt = lessons.play(task, task.solution)
>>> attempt.done
True
"""

from __future__ import annotations

from .attempt import Attempt, play
from .lesson import BadLesson, Lesson, Task, all_lessons, find

__all__ = ["Attempt", "BadLesson", "Lesson", "Task", "all_lessons", "find", "play"]
