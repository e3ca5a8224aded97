def find_problems(s): return []
