"""The web server: tables stored durably and shown live."""
