cpdef void note_changes(list changes, list path, dict before, dict after) except *
