# Written by codegen from spec/. Do not edit.
"""The operations of the namespace ramps, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED10

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import ramps as _ramps
    from ._shared import Shared1Code, Shared10Code

if TYPE_CHECKING:
    CreateRampCode: TypeAlias = "Literal['INVALID_AMOUNT', 'RAMP_PROVIDER_NOT_AVAILABLE', 'RAMP_AMOUNT_TOO_LARGE', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'INSUFFICIENT_FUNDS', 'RAMP_DAILY_CAP', 'AUTHORITY_MISSING', 'NEW_PAYEE_NOT_SAVED', 'PAYEE_COOLING_OFF', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'POLICY_DENIED', 'APPROVAL_REQUIRED', 'SANDBOX_ONLY', 'WALLET_NOT_FOUND', 'WALLET_NOT_DEPLOYABLE', 'WALLET_NOT_DEPLOYED', 'POLICY_UNAVAILABLE', 'BALANCE_UNAVAILABLE'] | Shared1Code"


class CreateRampError(PaychartError):
    """What `ramps.create` fails with."""

    code: CreateRampCode
    details: _errors.InvalidAmountDetails | _errors.RampProviderNotAvailableDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.InsufficientFundsDetails | _errors.RampDailyCapDetails | _errors.AuthorityMissingDetails | _errors.PayeeCoolingOffDetails | _errors.TwofaRequiredDetails | _errors.PolicyDeniedDetails | _errors.ApprovalRequiredDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetRampCode: TypeAlias = "Literal['SANDBOX_ONLY', 'RAMP_NOT_FOUND'] | Shared10Code"


class GetRampError(PaychartError):
    """What `ramps.get` fails with."""

    code: GetRampCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListRampsCode: TypeAlias = "Literal['SANDBOX_ONLY'] | Shared10Code"


class ListRampsError(PaychartError):
    """What `ramps.list` fails with."""

    code: ListRampsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


CREATE_RAMP: Operation[_ramps.Ramp, CreateRampError] = Operation(
    name="createRamp",
    method="POST",
    path="/v1/ramps",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@ramps.Ramp",
    error=CreateRampError,
    codes=("INVALID_AMOUNT", "RAMP_PROVIDER_NOT_AVAILABLE", "RAMP_AMOUNT_TOO_LARGE", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "REQUEST_SIGNATURE_REQUIRED", "INSUFFICIENT_FUNDS", "RAMP_DAILY_CAP", "AUTHORITY_MISSING", "NEW_PAYEE_NOT_SAVED", "PAYEE_COOLING_OFF", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "POLICY_DENIED", "APPROVAL_REQUIRED", "SANDBOX_ONLY", "WALLET_NOT_FOUND", "WALLET_NOT_DEPLOYABLE", "WALLET_NOT_DEPLOYED", "POLICY_UNAVAILABLE", "BALANCE_UNAVAILABLE"),
    shared=SHARED1,
)

GET_RAMP: Operation[_ramps.Ramp, GetRampError] = Operation(
    name="getRamp",
    method="GET",
    path="/v1/ramps/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@ramps.Ramp",
    error=GetRampError,
    codes=("SANDBOX_ONLY", "RAMP_NOT_FOUND"),
    shared=SHARED10,
)

LIST_RAMPS: Operation[_ramps.RampList, ListRampsError] = Operation(
    name="listRamps",
    method="GET",
    path="/v1/ramps",
    query=("status", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@ramps.RampList",
    error=ListRampsError,
    codes=("SANDBOX_ONLY",),
    shared=SHARED10,
    items=("ramps", "ramps"),
)


def get_ramp_waiting() -> Waiting:
    from .._runtime.waits import Waiting
    from ..lifecycles import WAY_6
    from .events import LIST_EVENTS

    steps = {"": WAY_6}
    return Waiting(GET_RAMP, "id", LIST_EVENTS, steps, None)
