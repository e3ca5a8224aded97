"""Nebula's rules, tested from the rulebook and the ledger docs/rules/nebula.md."""
