"""A live match without input or output: seats, choices, undo, clocks, chat, pause, rematch.

A command is proposed, which checks it and gives an entry; the entry is stored; then it is accepted, which changes
the table. So a table is exactly what its entries say, and nothing is shown before it is stored.
"""
