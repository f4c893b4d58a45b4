# Written by codegen from spec/. Do not edit.
"""The operations of the namespace liquidity, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED16, SHARED5

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import admin as _admin
    from ..types import errors as _errors
    from ._shared import Shared16Code, Shared5Code

if TYPE_CHECKING:
    ConfigureLiquidityCode: TypeAlias = "Literal['UNKNOWN_PROVIDER', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROUTE_NOT_FOUND'] | Shared5Code"


class ConfigureLiquidityError(PaychartError):
    """What `liquidity.configure` fails with."""

    code: ConfigureLiquidityCode
    details: _errors.UnknownProviderDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListLiquidityCode: TypeAlias = "Literal['ROUTE_NOT_FOUND'] | Shared16Code"


class ListLiquidityError(PaychartError):
    """What `liquidity.list` fails with."""

    code: ListLiquidityCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    TopUpLiquidityCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROUTE_NOT_FOUND', 'LIQUIDITY_NOT_CONFIGURED', 'LIQUIDITY_BAD_AMOUNT'] | Shared5Code"


class TopUpLiquidityError(PaychartError):
    """What `liquidity.top_up` fails with."""

    code: TopUpLiquidityCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.LiquidityBadAmountDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    WithdrawLiquidityCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROUTE_NOT_FOUND', 'LIQUIDITY_NOT_CONFIGURED', 'LIQUIDITY_BAD_AMOUNT', 'LIQUIDITY_INSUFFICIENT'] | Shared5Code"


class WithdrawLiquidityError(PaychartError):
    """What `liquidity.withdraw` fails with."""

    code: WithdrawLiquidityCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.LiquidityBadAmountDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


CONFIGURE_LIQUIDITY: Operation[_admin.Liquidity, ConfigureLiquidityError] = Operation(
    name="configureLiquidity",
    method="POST",
    path="/v1/admin/liquidity/{provider}",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@admin.Liquidity",
    error=ConfigureLiquidityError,
    codes=("UNKNOWN_PROVIDER", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "ROUTE_NOT_FOUND"),
    shared=SHARED5,
)

LIST_LIQUIDITY: Operation[_admin.LiquidityList, ListLiquidityError] = Operation(
    name="listLiquidity",
    method="GET",
    path="/v1/admin/liquidity",
    query=("skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@admin.LiquidityList",
    error=ListLiquidityError,
    codes=("ROUTE_NOT_FOUND",),
    shared=SHARED16,
    items=("liquidity", "liquidity"),
)

TOP_UP_LIQUIDITY: Operation[_admin.Liquidity, TopUpLiquidityError] = Operation(
    name="topUpLiquidity",
    method="POST",
    path="/v1/admin/liquidity/{provider}/top-up",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@admin.Liquidity",
    error=TopUpLiquidityError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "ROUTE_NOT_FOUND", "LIQUIDITY_NOT_CONFIGURED", "LIQUIDITY_BAD_AMOUNT"),
    shared=SHARED5,
)

WITHDRAW_LIQUIDITY: Operation[_admin.Liquidity, WithdrawLiquidityError] = Operation(
    name="withdrawLiquidity",
    method="POST",
    path="/v1/admin/liquidity/{provider}/withdraw",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@admin.Liquidity",
    error=WithdrawLiquidityError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "ROUTE_NOT_FOUND", "LIQUIDITY_NOT_CONFIGURED", "LIQUIDITY_BAD_AMOUNT", "LIQUIDITY_INSUFFICIENT"),
    shared=SHARED5,
)
