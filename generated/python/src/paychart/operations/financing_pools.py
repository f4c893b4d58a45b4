# Written by codegen from spec/. Do not edit.
"""The operations of the namespace financing_pools, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED10

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import lending as _lending
    from ._shared import Shared1Code, Shared10Code

if TYPE_CHECKING:
    CreateFinancingPoolCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY'] | Shared1Code"


class CreateFinancingPoolError(PaychartError):
    """What `financing_pools.create` fails with."""

    code: CreateFinancingPoolCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetFinancingPoolCode: TypeAlias = "Literal['SANDBOX_ONLY', 'POOL_NOT_FOUND'] | Shared10Code"


class GetFinancingPoolError(PaychartError):
    """What `financing_pools.get` fails with."""

    code: GetFinancingPoolCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListFinancingPoolsCode: TypeAlias = "Literal['SANDBOX_ONLY'] | Shared10Code"


class ListFinancingPoolsError(PaychartError):
    """What `financing_pools.list` fails with."""

    code: ListFinancingPoolsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


CREATE_FINANCING_POOL: Operation[_lending.FinancingPool, CreateFinancingPoolError] = Operation(
    name="createFinancingPool",
    method="POST",
    path="/v1/lending/pools",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@lending.FinancingPool",
    error=CreateFinancingPoolError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY"),
    shared=SHARED1,
)

GET_FINANCING_POOL: Operation[_lending.FinancingPool, GetFinancingPoolError] = Operation(
    name="getFinancingPool",
    method="GET",
    path="/v1/lending/pools/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@lending.FinancingPool",
    error=GetFinancingPoolError,
    codes=("SANDBOX_ONLY", "POOL_NOT_FOUND"),
    shared=SHARED10,
)

LIST_FINANCING_POOLS: Operation[_lending.FinancingPoolList, ListFinancingPoolsError] = Operation(
    name="listFinancingPools",
    method="GET",
    path="/v1/lending/pools",
    query=("skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@lending.FinancingPoolList",
    error=ListFinancingPoolsError,
    codes=("SANDBOX_ONLY",),
    shared=SHARED10,
    items=("pools", "pools"),
)
