"""Names of fields, as Python and as the contract has them."""

from __future__ import annotations

from typing import Any, Mapping


def renamed(method: str, names: Mapping[str, str], fields: Mapping[str, Any]) -> dict[str, Any]:
    """The fields under the contract's names; raises a TypeError for a name that the method does not take."""
    for name in fields:
        if name not in names:
            raise TypeError(f"{method}() got an unexpected keyword argument {name!r}")
    return {names[name]: value for name, value in fields.items()}
