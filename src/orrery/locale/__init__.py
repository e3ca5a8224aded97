"""Every word a person reads, as Fluent messages a language, shared with the browser."""
