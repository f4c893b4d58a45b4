# Written by codegen from spec/. Do not edit.
"""The operations of the contract."""
