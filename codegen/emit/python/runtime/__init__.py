"""The parts of the package that are the same for every contract."""
