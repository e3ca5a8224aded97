"""What every game keeps: state, actions, chance, concealment, records, undo."""
