# Written by codegen from spec/. Do not edit.
"""The operations of the namespace treasury_sweeps, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED10

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import treasury as _treasury
    from ._shared import Shared1Code, Shared10Code

if TYPE_CHECKING:
    CreateTreasurySweepCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'INSUFFICIENT_FUNDS', 'POLICY_DENIED', 'SANDBOX_ONLY', 'TREASURY_ACCOUNT_NOT_FOUND', 'TREASURY_BUCKET_NOT_FOUND', 'WALLET_NOT_DEPLOYED', 'POLICY_UNAVAILABLE', 'BALANCE_UNAVAILABLE'] | Shared1Code"


class CreateTreasurySweepError(PaychartError):
    """What `treasury_sweeps.create` fails with."""

    code: CreateTreasurySweepCode
    details: _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.InsufficientFundsDetails | _errors.PolicyDeniedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetTreasurySweepCode: TypeAlias = "Literal['SANDBOX_ONLY', 'SWEEP_NOT_FOUND'] | Shared10Code"


class GetTreasurySweepError(PaychartError):
    """What `treasury_sweeps.get` fails with."""

    code: GetTreasurySweepCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListTreasurySweepsCode: TypeAlias = "Literal['SANDBOX_ONLY', 'TREASURY_ACCOUNT_NOT_FOUND'] | Shared10Code"


class ListTreasurySweepsError(PaychartError):
    """What `treasury_sweeps.list` fails with."""

    code: ListTreasurySweepsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


CREATE_TREASURY_SWEEP: Operation[_treasury.TreasurySweep, CreateTreasurySweepError] = Operation(
    name="createTreasurySweep",
    method="POST",
    path="/v1/treasury/accounts/{id}/sweeps",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@treasury.TreasurySweep",
    error=CreateTreasurySweepError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "REQUEST_SIGNATURE_REQUIRED", "INSUFFICIENT_FUNDS", "POLICY_DENIED", "SANDBOX_ONLY", "TREASURY_ACCOUNT_NOT_FOUND", "TREASURY_BUCKET_NOT_FOUND", "WALLET_NOT_DEPLOYED", "POLICY_UNAVAILABLE", "BALANCE_UNAVAILABLE"),
    shared=SHARED1,
)

GET_TREASURY_SWEEP: Operation[_treasury.TreasurySweep, GetTreasurySweepError] = Operation(
    name="getTreasurySweep",
    method="GET",
    path="/v1/treasury/sweeps/{sweepId}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@treasury.TreasurySweep",
    error=GetTreasurySweepError,
    codes=("SANDBOX_ONLY", "SWEEP_NOT_FOUND"),
    shared=SHARED10,
)

LIST_TREASURY_SWEEPS: Operation[_treasury.TreasurySweepList, ListTreasurySweepsError] = Operation(
    name="listTreasurySweeps",
    method="GET",
    path="/v1/treasury/accounts/{id}/sweeps",
    query=("status", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@treasury.TreasurySweepList",
    error=ListTreasurySweepsError,
    codes=("SANDBOX_ONLY", "TREASURY_ACCOUNT_NOT_FOUND"),
    shared=SHARED10,
    items=("sweeps", "sweeps"),
)


def get_treasury_sweep_waiting() -> Waiting:
    from .._runtime.waits import Waiting
    from ..lifecycles import WAY_21
    from .events import LIST_EVENTS

    steps = {"": WAY_21}
    return Waiting(GET_TREASURY_SWEEP, "sweepId", LIST_EVENTS, steps, None)
