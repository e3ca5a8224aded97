def comet_view(s): return {}
