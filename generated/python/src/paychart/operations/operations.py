# Written by codegen from spec/. Do not edit.
"""The operations of the namespace operations, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED13, SHARED15

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import admin as _admin
    from ..types import errors as _errors
    from ._shared import Shared13Code, Shared15Code

if TYPE_CHECKING:
    GetHealthCode: TypeAlias = "Shared13Code"


class GetHealthError(PaychartError):
    """What `operations.get_health` fails with."""

    code: GetHealthCode
    details: Mapping[str, Any] | None


if TYPE_CHECKING:
    GetOpenApiDocumentCode: TypeAlias = "Shared13Code"


class GetOpenApiDocumentError(PaychartError):
    """What `operations.get_open_api_document` fails with."""

    code: GetOpenApiDocumentCode
    details: Mapping[str, Any] | None


if TYPE_CHECKING:
    GetReadinessCode: TypeAlias = "Literal['CHAIN_UNAVAILABLE'] | Shared15Code"


class GetReadinessError(PaychartError):
    """What `operations.get_readiness` fails with."""

    code: GetReadinessCode
    details: _errors.ValidationFailedDetails | Mapping[str, Any] | None


GET_HEALTH: Operation[_admin.Health, GetHealthError] = Operation(
    name="getHealth",
    method="GET",
    path="/healthz",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@admin.Health",
    error=GetHealthError,
    codes=(),
    shared=SHARED13,
)

GET_OPEN_API_DOCUMENT: Operation[_admin.OpenApiDocument, GetOpenApiDocumentError] = Operation(
    name="getOpenApiDocument",
    method="GET",
    path="/openapi.json",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@admin.OpenApiDocument",
    error=GetOpenApiDocumentError,
    codes=(),
    shared=SHARED13,
)

GET_READINESS: Operation[_admin.Readiness, GetReadinessError] = Operation(
    name="getReadiness",
    method="GET",
    path="/readyz",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@admin.Readiness",
    error=GetReadinessError,
    codes=("CHAIN_UNAVAILABLE",),
    shared=SHARED15,
)
