"""Every figure we claim about speed, with a control measured in the same run. Run ``python -m bench``."""
