# Written by codegen from spec/. Do not edit.
"""Types of the contract: admin."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence

from .._runtime.values import UNSET, Choice, Model, OneOf, Unknown, Unset

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from typing_extensions import TypeAlias

    from .._runtime.values import Amount


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class Health(Model):
    """The result of the liveness check."""

    #: Always `ok`.
    status: Literal["ok"]

    _fields_ = (
        ("status", "status", True, False, "=ok"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class OpenApiDocument(Model):
    """The bundled contract of this service, an OpenAPI 3.1 document."""

    #: The version of OpenAPI.
    openapi: str
    #: Title and version of the contract.
    info: Mapping[str, Any]
    #: The operations by path.
    paths: Mapping[str, Any]
    #: Fields that the contract does not name.
    additional: Mapping[str, Any] = field(default_factory=dict)

    _fields_ = (
        ("openapi", "openapi", True, False, ""),
        ("info", "info", True, False, "{"),
        ("paths", "paths", True, False, "{"),
    )
    _open_ = True


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class Readiness(Model):
    """The result of the readiness check, with warnings."""

    #: Always `ok`.
    status: Literal["ok"]
    #: Problems that an operator has to fix. Absent if there are none.
    warnings: tuple[ReadinessWarning, ...] | None = None

    _fields_ = (
        ("status", "status", True, False, "=ok"),
        ("warnings", "warnings", False, False, "[@admin.ReadinessWarning"),
    )


READINESS_WARNING_VALUES = ("RELAYER_OUT_OF_GAS",)
#: RELAYER_OUT_OF_GAS: the relayer cannot pay for deploying one more wallet. Transactions wait until its
#: address receives ETH.
ReadinessWarning: TypeAlias = "Literal['RELAYER_OUT_OF_GAS']"

SHAPES_: Mapping[str, Any] = {
    "ReadinessWarning": Choice(*READINESS_WARNING_VALUES),
}
