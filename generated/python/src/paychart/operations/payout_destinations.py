# Written by codegen from spec/. Do not edit.
"""The operations of the namespace payout_destinations, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED10

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import destinations as _destinations
    from ..types import errors as _errors
    from ._shared import Shared1Code, Shared10Code

if TYPE_CHECKING:
    CreatePayoutDestinationCode: TypeAlias = "Literal['DESTINATION_TYPE_REQUIRED', 'DESTINATION_RAIL_NOT_AVAILABLE', 'DESTINATION_IDENTIFIER_REQUIRED', 'UNSUPPORTED_NETWORK', 'INVALID_DESTINATION_ADDRESS', 'DESTINATION_RAIL_CONSTRAINT', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'ROLE_NOT_PERMITTED', 'IDENTITY_REQUIRED', 'POLICY_DENIED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'DESTINATION_EXISTS', 'POLICY_UNAVAILABLE'] | Shared1Code"


class CreatePayoutDestinationError(PaychartError):
    """What `payout_destinations.create` fails with."""

    code: CreatePayoutDestinationCode
    details: _errors.DestinationTypeRequiredDetails | _errors.DestinationRailNotAvailableDetails | _errors.ValidationFailedDetails | _errors.DestinationIdentifierRequiredDetails | _errors.UnsupportedNetworkDetails | _errors.InvalidDestinationAddressDetails | _errors.DestinationRailConstraintDetails | _errors.ApiVersionUnknownDetails | _errors.IdentityRequiredDetails | _errors.PolicyDeniedDetails | _errors.TwofaRequiredDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetPayoutDestinationCode: TypeAlias = "Literal['DESTINATION_NOT_FOUND'] | Shared10Code"


class GetPayoutDestinationError(PaychartError):
    """What `payout_destinations.get` fails with."""

    code: GetPayoutDestinationCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListPayoutDestinationsCode: TypeAlias = "Shared10Code"


class ListPayoutDestinationsError(PaychartError):
    """What `payout_destinations.list` fails with."""

    code: ListPayoutDestinationsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    RevokePayoutDestinationCode: TypeAlias = "Literal['REQUEST_SIGNATURE_REQUIRED', 'ROLE_NOT_PERMITTED', 'POLICY_DENIED', 'DESTINATION_NOT_FOUND', 'DESTINATION_REVOKED', 'POLICY_UNAVAILABLE'] | Shared1Code"


class RevokePayoutDestinationError(PaychartError):
    """What `payout_destinations.revoke` fails with."""

    code: RevokePayoutDestinationCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.PolicyDeniedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.DestinationRevokedDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    SetDefaultPayoutDestinationCode: TypeAlias = "Literal['ROLE_NOT_PERMITTED', 'POLICY_DENIED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'DESTINATION_NOT_FOUND', 'DESTINATION_NOT_VERIFIED', 'DESTINATION_NOT_ACTIVE', 'POLICY_UNAVAILABLE'] | Shared1Code"


class SetDefaultPayoutDestinationError(PaychartError):
    """What `payout_destinations.set_default` fails with."""

    code: SetDefaultPayoutDestinationCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.PolicyDeniedDetails | _errors.TwofaRequiredDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.DestinationNotVerifiedDetails | _errors.DestinationNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    UpdatePayoutDestinationCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROLE_NOT_PERMITTED', 'POLICY_DENIED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'DESTINATION_NOT_FOUND', 'DESTINATION_REVOKED', 'DESTINATION_NOT_VERIFIED', 'POLICY_UNAVAILABLE'] | Shared10Code"


class UpdatePayoutDestinationError(PaychartError):
    """What `payout_destinations.update` fails with."""

    code: UpdatePayoutDestinationCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.PolicyDeniedDetails | _errors.TwofaRequiredDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.DestinationRevokedDetails | _errors.DestinationNotVerifiedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    VerifyPayoutDestinationCode: TypeAlias = "Literal['DESTINATION_SIGNATURE_INVALID', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'ROLE_NOT_PERMITTED', 'POLICY_DENIED', 'DESTINATION_VERIFY_NOT_AVAILABLE', 'DESTINATION_NOT_FOUND', 'DESTINATION_REVOKED', 'POLICY_UNAVAILABLE', 'PROVIDER_UNAVAILABLE', 'CHAIN_UNAVAILABLE'] | Shared1Code"


class VerifyPayoutDestinationError(PaychartError):
    """What `payout_destinations.verify` fails with."""

    code: VerifyPayoutDestinationCode
    details: _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.PolicyDeniedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.DestinationRevokedDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


CREATE_PAYOUT_DESTINATION: Operation[_destinations.PayoutDestination, CreatePayoutDestinationError] = Operation(
    name="createPayoutDestination",
    method="POST",
    path="/v1/payout-destinations",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@destinations.PayoutDestination",
    error=CreatePayoutDestinationError,
    codes=("DESTINATION_TYPE_REQUIRED", "DESTINATION_RAIL_NOT_AVAILABLE", "DESTINATION_IDENTIFIER_REQUIRED", "UNSUPPORTED_NETWORK", "INVALID_DESTINATION_ADDRESS", "DESTINATION_RAIL_CONSTRAINT", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "REQUEST_SIGNATURE_REQUIRED", "ROLE_NOT_PERMITTED", "IDENTITY_REQUIRED", "POLICY_DENIED", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "DESTINATION_EXISTS", "POLICY_UNAVAILABLE"),
    shared=SHARED1,
)

GET_PAYOUT_DESTINATION: Operation[_destinations.PayoutDestination, GetPayoutDestinationError] = Operation(
    name="getPayoutDestination",
    method="GET",
    path="/v1/payout-destinations/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@destinations.PayoutDestination",
    error=GetPayoutDestinationError,
    codes=("DESTINATION_NOT_FOUND",),
    shared=SHARED10,
)

LIST_PAYOUT_DESTINATIONS: Operation[_destinations.PayoutDestinationList, ListPayoutDestinationsError] = Operation(
    name="listPayoutDestinations",
    method="GET",
    path="/v1/payout-destinations",
    query=("status", "type", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@destinations.PayoutDestinationList",
    error=ListPayoutDestinationsError,
    codes=(),
    shared=SHARED10,
    items=("destinations", "destinations"),
)

REVOKE_PAYOUT_DESTINATION: Operation[_destinations.PayoutDestination, RevokePayoutDestinationError] = Operation(
    name="revokePayoutDestination",
    method="POST",
    path="/v1/payout-destinations/{id}/revoke",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@destinations.PayoutDestination",
    error=RevokePayoutDestinationError,
    codes=("REQUEST_SIGNATURE_REQUIRED", "ROLE_NOT_PERMITTED", "POLICY_DENIED", "DESTINATION_NOT_FOUND", "DESTINATION_REVOKED", "POLICY_UNAVAILABLE"),
    shared=SHARED1,
)

SET_DEFAULT_PAYOUT_DESTINATION: Operation[_destinations.PayoutDestination, SetDefaultPayoutDestinationError] = Operation(
    name="setDefaultPayoutDestination",
    method="POST",
    path="/v1/payout-destinations/{id}/default",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@destinations.PayoutDestination",
    error=SetDefaultPayoutDestinationError,
    codes=("ROLE_NOT_PERMITTED", "POLICY_DENIED", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "DESTINATION_NOT_FOUND", "DESTINATION_NOT_VERIFIED", "DESTINATION_NOT_ACTIVE", "POLICY_UNAVAILABLE"),
    shared=SHARED1,
)

UPDATE_PAYOUT_DESTINATION: Operation[_destinations.PayoutDestination, UpdatePayoutDestinationError] = Operation(
    name="updatePayoutDestination",
    method="PATCH",
    path="/v1/payout-destinations/{id}",
    query=(),
    body="rest",
    replay="always",
    result="json",
    form="@destinations.PayoutDestination",
    error=UpdatePayoutDestinationError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "ROLE_NOT_PERMITTED", "POLICY_DENIED", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "DESTINATION_NOT_FOUND", "DESTINATION_REVOKED", "DESTINATION_NOT_VERIFIED", "POLICY_UNAVAILABLE"),
    shared=SHARED10,
)

VERIFY_PAYOUT_DESTINATION: Operation[_destinations.PayoutDestination, VerifyPayoutDestinationError] = Operation(
    name="verifyPayoutDestination",
    method="POST",
    path="/v1/payout-destinations/{id}/verify",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@destinations.PayoutDestination",
    error=VerifyPayoutDestinationError,
    codes=("DESTINATION_SIGNATURE_INVALID", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "REQUEST_SIGNATURE_REQUIRED", "ROLE_NOT_PERMITTED", "POLICY_DENIED", "DESTINATION_VERIFY_NOT_AVAILABLE", "DESTINATION_NOT_FOUND", "DESTINATION_REVOKED", "POLICY_UNAVAILABLE", "PROVIDER_UNAVAILABLE", "CHAIN_UNAVAILABLE"),
    shared=SHARED1,
)


def get_payout_destination_waiting() -> Waiting:
    from .._runtime.waits import Waiting
    from ..lifecycles import WAY_16
    from .events import LIST_EVENTS

    steps = {"": WAY_16}
    return Waiting(GET_PAYOUT_DESTINATION, "id", LIST_EVENTS, steps, None)
