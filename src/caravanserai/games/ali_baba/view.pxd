from .constants cimport *
from .position cimport assemble, shown_to_json
from .core cimport Core

cpdef dict view(Core s, int looker)
cpdef list shown_as_known(Core s, int looker)
