"""How the program ends when it does not end well."""

REFUSED = 2
"""Something asked for cannot be done."""

INTERRUPTED = 130
"""Ctrl-C stopped it."""
