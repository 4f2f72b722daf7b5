"""Tables online: HTTP for the lobby, a WebSocket for each table, and the log that makes both durable."""
