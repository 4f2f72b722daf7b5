"""Games under way: the tables open on this node, who is connected to them, and the log of every move."""
