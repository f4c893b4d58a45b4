# Written by codegen from spec/. Do not edit.
"""The namespaces of a client."""
