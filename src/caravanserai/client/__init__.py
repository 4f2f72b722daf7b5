"""A table over the network, from Python: for bot authors, for tests, for clients of any kind."""

from ..protocol.refusal import Refusal
from .bot_runner import Choose, play
from .client import Client
from .errors import Gone
from .place import Place
from .table_state import TableState

__all__ = ["Choose", "Client", "Gone", "Place", "Refusal", "TableState", "play"]
