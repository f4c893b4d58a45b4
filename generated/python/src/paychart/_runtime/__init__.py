# Written by codegen from codegen/emit/python/runtime/__init__.py: edit that file.
"""The parts of the package that are the same for every contract."""
