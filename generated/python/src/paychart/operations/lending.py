# Written by codegen from spec/. Do not edit.
"""The operations of the namespace lending, and what they fail with."""

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
    AcceptLendingOfferCode: TypeAlias = "Literal['SIGNATURE_INVALID', 'INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'NOT_ORDER_PARTY', 'AUTHORITY_MISSING', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'APPROVAL_REQUIRED', 'POLICY_DENIED', 'SANDBOX_ONLY', 'OFFER_NOT_FOUND', 'OFFER_EXPIRED', 'POLICY_UNAVAILABLE', 'CHAIN_UNAVAILABLE'] | Shared1Code"


class AcceptLendingOfferError(PaychartError):
    """What `lending.accept_offer` fails with."""

    code: AcceptLendingOfferCode
    details: _errors.SignatureInvalidDetails | _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.AuthorityMissingDetails | _errors.TwofaRequiredDetails | _errors.ApprovalRequiredDetails | _errors.PolicyDeniedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.OfferExpiredDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    CreateLendingOfferCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'NOT_ORDER_PARTY', 'PERMIT_REQUIRED', 'AUTHORITY_MISSING', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'APPROVAL_REQUIRED', 'POLICY_DENIED', 'SANDBOX_ONLY', 'POOL_NOT_FOUND', 'PURCHASE_ORDER_NOT_FOUND', 'PURCHASE_ORDER_NOT_ACCEPTED', 'OFFER_OPEN', 'POOL_PHASE', 'PRINCIPAL_EXCEEDS_LIMIT', 'PRINCIPAL_BELOW_MINIMUM', 'POLICY_UNAVAILABLE'] | Shared1Code"


class CreateLendingOfferError(PaychartError):
    """What `lending.create_offer` fails with."""

    code: CreateLendingOfferCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.AuthorityMissingDetails | _errors.TwofaRequiredDetails | _errors.ApprovalRequiredDetails | _errors.PolicyDeniedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.PoolPhaseDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    DepositToPoolCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'INSUFFICIENT_FUNDS', 'AUTHORITY_MISSING', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'APPROVAL_REQUIRED', 'POLICY_DENIED', 'SANDBOX_ONLY', 'POOL_NOT_FOUND', 'POOL_PHASE', 'POOL_CAP_EXCEEDED', 'POLICY_UNAVAILABLE'] | Shared1Code"


class DepositToPoolError(PaychartError):
    """What `lending.deposit_to_pool` fails with."""

    code: DepositToPoolCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.InsufficientFundsDetails | _errors.AuthorityMissingDetails | _errors.TwofaRequiredDetails | _errors.ApprovalRequiredDetails | _errors.PolicyDeniedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.PoolPhaseDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetLendingOfferCode: TypeAlias = "Literal['SANDBOX_ONLY', 'OFFER_NOT_FOUND'] | Shared10Code"


class GetLendingOfferError(PaychartError):
    """What `lending.get_offer` fails with."""

    code: GetLendingOfferCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetPoolPositionCode: TypeAlias = "Literal['SANDBOX_ONLY', 'POOL_NOT_FOUND'] | Shared10Code"


class GetPoolPositionError(PaychartError):
    """What `lending.get_pool_position` fails with."""

    code: GetPoolPositionCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    IssueLendingOfferCode: TypeAlias = "Literal['INVALID_TRANSITION', 'REQUEST_SIGNATURE_REQUIRED', 'NOT_ORDER_PARTY', 'AUTHORITY_MISSING', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'APPROVAL_REQUIRED', 'POLICY_DENIED', 'SANDBOX_ONLY', 'OFFER_NOT_FOUND', 'OFFER_EXPIRED', 'POOL_PHASE', 'PRINCIPAL_EXCEEDS_LIMIT', 'DOCUMENT_IN_USE', 'POLICY_UNAVAILABLE'] | Shared1Code"


class IssueLendingOfferError(PaychartError):
    """What `lending.issue_offer` fails with."""

    code: IssueLendingOfferCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.AuthorityMissingDetails | _errors.TwofaRequiredDetails | _errors.ApprovalRequiredDetails | _errors.PolicyDeniedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.OfferExpiredDetails | _errors.PoolPhaseDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    WithdrawFromPoolCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'INSUFFICIENT_FUNDS', 'SANDBOX_ONLY', 'POOL_NOT_FOUND', 'POOL_PHASE'] | Shared1Code"


class WithdrawFromPoolError(PaychartError):
    """What `lending.withdraw_from_pool` fails with."""

    code: WithdrawFromPoolCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.InsufficientFundsDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.PoolPhaseDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


ACCEPT_LENDING_OFFER: Operation[_lending.LendingOffer, AcceptLendingOfferError] = Operation(
    name="acceptLendingOffer",
    method="POST",
    path="/v1/lending/offers/{id}/accept",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@lending.LendingOffer",
    error=AcceptLendingOfferError,
    codes=("SIGNATURE_INVALID", "INVALID_TRANSITION", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "REQUEST_SIGNATURE_REQUIRED", "NOT_ORDER_PARTY", "AUTHORITY_MISSING", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "APPROVAL_REQUIRED", "POLICY_DENIED", "SANDBOX_ONLY", "OFFER_NOT_FOUND", "OFFER_EXPIRED", "POLICY_UNAVAILABLE", "CHAIN_UNAVAILABLE"),
    shared=SHARED1,
)

CREATE_LENDING_OFFER: Operation[_lending.LendingOffer, CreateLendingOfferError] = Operation(
    name="createLendingOffer",
    method="POST",
    path="/v1/lending/offers",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@lending.LendingOffer",
    error=CreateLendingOfferError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "NOT_ORDER_PARTY", "PERMIT_REQUIRED", "AUTHORITY_MISSING", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "APPROVAL_REQUIRED", "POLICY_DENIED", "SANDBOX_ONLY", "POOL_NOT_FOUND", "PURCHASE_ORDER_NOT_FOUND", "PURCHASE_ORDER_NOT_ACCEPTED", "OFFER_OPEN", "POOL_PHASE", "PRINCIPAL_EXCEEDS_LIMIT", "PRINCIPAL_BELOW_MINIMUM", "POLICY_UNAVAILABLE"),
    shared=SHARED1,
)

DEPOSIT_TO_POOL: Operation[_lending.FinancingPool, DepositToPoolError] = Operation(
    name="depositToPool",
    method="POST",
    path="/v1/lending/pools/{id}/deposit",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@lending.FinancingPool",
    error=DepositToPoolError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "INSUFFICIENT_FUNDS", "AUTHORITY_MISSING", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "APPROVAL_REQUIRED", "POLICY_DENIED", "SANDBOX_ONLY", "POOL_NOT_FOUND", "POOL_PHASE", "POOL_CAP_EXCEEDED", "POLICY_UNAVAILABLE"),
    shared=SHARED1,
)

GET_LENDING_OFFER: Operation[_lending.LendingOffer, GetLendingOfferError] = Operation(
    name="getLendingOffer",
    method="GET",
    path="/v1/lending/offers/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@lending.LendingOffer",
    error=GetLendingOfferError,
    codes=("SANDBOX_ONLY", "OFFER_NOT_FOUND"),
    shared=SHARED10,
)

GET_POOL_POSITION: Operation[_lending.PoolPosition, GetPoolPositionError] = Operation(
    name="getPoolPosition",
    method="GET",
    path="/v1/lending/pools/{id}/position",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@lending.PoolPosition",
    error=GetPoolPositionError,
    codes=("SANDBOX_ONLY", "POOL_NOT_FOUND"),
    shared=SHARED10,
)

ISSUE_LENDING_OFFER: Operation[_lending.LendingOffer, IssueLendingOfferError] = Operation(
    name="issueLendingOffer",
    method="POST",
    path="/v1/lending/offers/{id}/issue",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@lending.LendingOffer",
    error=IssueLendingOfferError,
    codes=("INVALID_TRANSITION", "REQUEST_SIGNATURE_REQUIRED", "NOT_ORDER_PARTY", "AUTHORITY_MISSING", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "APPROVAL_REQUIRED", "POLICY_DENIED", "SANDBOX_ONLY", "OFFER_NOT_FOUND", "OFFER_EXPIRED", "POOL_PHASE", "PRINCIPAL_EXCEEDS_LIMIT", "DOCUMENT_IN_USE", "POLICY_UNAVAILABLE"),
    shared=SHARED1,
)

WITHDRAW_FROM_POOL: Operation[_lending.FinancingPool, WithdrawFromPoolError] = Operation(
    name="withdrawFromPool",
    method="POST",
    path="/v1/lending/pools/{id}/withdraw",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@lending.FinancingPool",
    error=WithdrawFromPoolError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "INSUFFICIENT_FUNDS", "SANDBOX_ONLY", "POOL_NOT_FOUND", "POOL_PHASE"),
    shared=SHARED1,
)


def get_lending_offer_waiting() -> Waiting:
    from .._runtime.waits import Waiting
    from ..lifecycles import WAY_10
    from .events import LIST_EVENTS

    steps = {"": WAY_10}
    return Waiting(GET_LENDING_OFFER, "id", LIST_EVENTS, steps, None)
