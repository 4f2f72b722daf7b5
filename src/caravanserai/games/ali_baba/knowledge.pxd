from .constants cimport *
from .position cimport assemble, shown_to_json
from .table cimport Table

cpdef dict view(Table table, int looker)
cpdef list shown_as_known(Table table, int looker)
