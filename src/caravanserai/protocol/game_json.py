"""What each game says in its own fields: protocol and clients hand it on without looking inside.

Who knows the game finds the fields in docs/positions.md and docs/story.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

# Any: each game has its own fields, and programs that know the game read them by name.
Json = dict[str, Any]
"""Any JSON object."""
View = Annotated[Json, msgspec.Meta(title="View")]
"""A position, as far as its receiver may know it."""
StoryEntry = Annotated[Mapping[str, Any], msgspec.Meta(title="StoryEntry")]  # Any: as above
"""Something that has happened: `what` it was, whose `seat`, perhaps the `rule`, and what that game adds."""
Story = Sequence[StoryEntry]
# Any: the path is a list of keys and indices, the value whatever the game puts there.
Change = Annotated[Sequence[Any], msgspec.Meta(min_length=1, max_length=2, title="Change")]
"""`[path, value]`: put the value there; or `[path]`: take away what is there."""
