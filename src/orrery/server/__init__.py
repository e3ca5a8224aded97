"""The web server: tables kept durably, shown live."""
