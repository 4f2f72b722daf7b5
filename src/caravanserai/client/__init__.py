"""A table over the network, from Python: for bot authors, for tests, for clients of any kind."""

from .bot_runner import Choose, play
from .client import Client
from .errors import Gone, Refused
from .place import Place
from .table_state import Picture

__all__ = ["Choose", "Client", "Gone", "Picture", "Place", "Refused", "play"]
