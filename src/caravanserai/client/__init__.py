"""A table over the network, from Python: for bot authors, for tests, for clients of any kind."""

from .client import Client
from .errors import Gone, Refused
from .picture import Picture
from .place import Place
from .playing import Choose, play

__all__ = ["Choose", "Client", "Gone", "Picture", "Place", "Refused", "play"]
