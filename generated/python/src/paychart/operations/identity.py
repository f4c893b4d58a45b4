# Written by codegen from spec/. Do not edit.
"""The operations of the namespace identity, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED10, SHARED8

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import identity as _identity
    from ._shared import Shared1Code, Shared10Code, Shared8Code

if TYPE_CHECKING:
    CreateDidReservationCode: TypeAlias = "Literal['INVITE_CONTACT_REQUIRED', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'HANDLE_RESERVED'] | Shared1Code"


class CreateDidReservationError(PaychartError):
    """What `identity.create_did_reservation` fails with."""

    code: CreateDidReservationCode
    details: _errors.ValidationFailedDetails | _errors.InviteContactRequiredDetails | _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    CreatePresentationChallengeCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'IDENTITY_NOT_FOUND', 'PAYMENT_NOT_FOUND'] | Shared1Code"


class CreatePresentationChallengeError(PaychartError):
    """What `identity.create_presentation_challenge` fails with."""

    code: CreatePresentationChallengeCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdentityNotFoundDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    CreateVerificationHandoffCode: TypeAlias = "Literal['VERIFICATION_SESSION_NOT_FOUND', 'VERIFICATION_SESSION_TERMINAL', 'VERIFICATION_SESSION_NOT_STARTED'] | Shared1Code"


class CreateVerificationHandoffError(PaychartError):
    """What `identity.create_verification_handoff` fails with."""

    code: CreateVerificationHandoffCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.VerificationSessionTerminalDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    CreateVerificationSessionCode: TypeAlias = "Literal['MEMBER_ID_REQUIRED', 'LEGAL_NAME_REQUIRED', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'MEMBER_NOT_FOUND'] | Shared1Code"


class CreateVerificationSessionError(PaychartError):
    """What `identity.create_verification_session` fails with."""

    code: CreateVerificationSessionCode
    details: _errors.MemberIdRequiredDetails | _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    EvaluateEligibilityCode: TypeAlias = "Literal['UNKNOWN_ELIGIBILITY_ACTION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON'] | Shared1Code"


class EvaluateEligibilityError(PaychartError):
    """What `identity.evaluate_eligibility` fails with."""

    code: EvaluateEligibilityCode
    details: _errors.UnknownEligibilityActionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetDidDocumentCode: TypeAlias = "Literal['INVALID_DID', 'DID_NOT_RESOLVABLE', 'IDENTITY_NOT_FOUND'] | Shared8Code"


class GetDidDocumentError(PaychartError):
    """What `identity.get_did_document` fails with."""

    code: GetDidDocumentCode
    details: _errors.InvalidDidDetails | _errors.DidNotResolvableDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.IdentityNotFoundDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetOwnDidsCode: TypeAlias = "Shared10Code"


class GetOwnDidsError(PaychartError):
    """What `identity.get_own_dids` fails with."""

    code: GetOwnDidsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetVerificationHandoffCode: TypeAlias = "Literal['HANDOFF_GONE'] | Shared8Code"


class GetVerificationHandoffError(PaychartError):
    """What `identity.get_verification_handoff` fails with."""

    code: GetVerificationHandoffCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetVerificationSessionCode: TypeAlias = "Literal['VERIFICATION_SESSION_NOT_FOUND'] | Shared10Code"


class GetVerificationSessionError(PaychartError):
    """What `identity.get_verification_session` fails with."""

    code: GetVerificationSessionCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ReceiveVerificationWebhookCode: TypeAlias = "Literal['UNKNOWN_PROVIDER', 'EMPTY_BODY', 'BODY_TOO_LARGE', 'WEBHOOK_SIGNATURE_INVALID', 'WEBHOOK_REPLAY_WINDOW'] | Shared8Code"


class ReceiveVerificationWebhookError(PaychartError):
    """What `identity.receive_verification_webhook` fails with."""

    code: ReceiveVerificationWebhookCode
    details: _errors.UnknownProviderDetails | _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ResolveDidCode: TypeAlias = "Literal['INVALID_DID', 'DID_NOT_RESOLVABLE'] | Shared10Code"


class ResolveDidError(PaychartError):
    """What `identity.resolve_did` fails with."""

    code: ResolveDidCode
    details: _errors.InvalidDidDetails | _errors.DidNotResolvableDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ResolveDidDocumentCode: TypeAlias = "Literal['INVALID_DID', 'DID_NOT_RESOLVABLE', 'IDENTITY_NOT_FOUND'] | Shared8Code"


class ResolveDidDocumentError(PaychartError):
    """What `identity.resolve_did_document` fails with."""

    code: ResolveDidDocumentCode
    details: _errors.InvalidDidDetails | _errors.DidNotResolvableDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.IdentityNotFoundDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    SimulateVerificationSessionCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SIMULATE_NOT_AVAILABLE', 'VERIFICATION_SESSION_NOT_FOUND', 'VERIFICATION_SESSION_TERMINAL', 'VERIFICATION_SESSION_NOT_STARTED'] | Shared1Code"


class SimulateVerificationSessionError(PaychartError):
    """What `identity.simulate_verification_session` fails with."""

    code: SimulateVerificationSessionCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.VerificationSessionTerminalDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    VerifyPresentationCode: TypeAlias = "Literal['INVALID_WALLET_ADDRESS', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'CHALLENGE_NOT_FOUND', 'PRESENTATION_REPLAYED', 'CHAIN_UNAVAILABLE'] | Shared1Code"


class VerifyPresentationError(PaychartError):
    """What `identity.verify_presentation` fails with."""

    code: VerifyPresentationCode
    details: _errors.InvalidWalletAddressDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


CREATE_DID_RESERVATION: Operation[_identity.DidReservation, CreateDidReservationError] = Operation(
    name="createDidReservation",
    method="POST",
    path="/v1/dids/reservations",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@identity.DidReservation",
    error=CreateDidReservationError,
    codes=("INVITE_CONTACT_REQUIRED", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "HANDLE_RESERVED"),
    shared=SHARED1,
)

CREATE_PRESENTATION_CHALLENGE: Operation[_identity.PresentationChallenge, CreatePresentationChallengeError] = Operation(
    name="createPresentationChallenge",
    method="POST",
    path="/v1/credential-presentations/challenge",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@identity.PresentationChallenge",
    error=CreatePresentationChallengeError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "IDENTITY_NOT_FOUND", "PAYMENT_NOT_FOUND"),
    shared=SHARED1,
)

CREATE_VERIFICATION_HANDOFF: Operation[_identity.VerificationHandoff, CreateVerificationHandoffError] = Operation(
    name="createVerificationHandoff",
    method="POST",
    path="/v1/verification-sessions/{id}/handoff",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@identity.VerificationHandoff",
    error=CreateVerificationHandoffError,
    codes=("VERIFICATION_SESSION_NOT_FOUND", "VERIFICATION_SESSION_TERMINAL", "VERIFICATION_SESSION_NOT_STARTED"),
    shared=SHARED1,
)

CREATE_VERIFICATION_SESSION: Operation[_identity.VerificationSession, CreateVerificationSessionError] = Operation(
    name="createVerificationSession",
    method="POST",
    path="/v1/verification-sessions",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@identity.VerificationSession",
    error=CreateVerificationSessionError,
    codes=("MEMBER_ID_REQUIRED", "LEGAL_NAME_REQUIRED", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "MEMBER_NOT_FOUND"),
    shared=SHARED1,
)

EVALUATE_ELIGIBILITY: Operation[_identity.Eligibility, EvaluateEligibilityError] = Operation(
    name="evaluateEligibility",
    method="POST",
    path="/v1/eligibility/evaluate",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@identity.Eligibility",
    error=EvaluateEligibilityError,
    codes=("UNKNOWN_ELIGIBILITY_ACTION", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON"),
    shared=SHARED1,
)

GET_DID_DOCUMENT: Operation[_identity.DidDocument, GetDidDocumentError] = Operation(
    name="getDidDocument",
    method="GET",
    path="/v1/dids/{did}/did.json",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@identity.DidDocument",
    error=GetDidDocumentError,
    codes=("INVALID_DID", "DID_NOT_RESOLVABLE", "IDENTITY_NOT_FOUND"),
    shared=SHARED8,
    accept="application/did+json, application/json",
)

GET_OWN_DIDS: Operation[_identity.OwnDids, GetOwnDidsError] = Operation(
    name="getOwnDids",
    method="GET",
    path="/v1/dids/me",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@identity.OwnDids",
    error=GetOwnDidsError,
    codes=(),
    shared=SHARED10,
)

GET_VERIFICATION_HANDOFF: Operation[_identity.VerificationHandoffRead, GetVerificationHandoffError] = Operation(
    name="getVerificationHandoff",
    method="GET",
    path="/v1/verification-handoffs/{token}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@identity.VerificationHandoffRead",
    error=GetVerificationHandoffError,
    codes=("HANDOFF_GONE",),
    shared=SHARED8,
)

GET_VERIFICATION_SESSION: Operation[_identity.VerificationSession, GetVerificationSessionError] = Operation(
    name="getVerificationSession",
    method="GET",
    path="/v1/verification-sessions/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@identity.VerificationSession",
    error=GetVerificationSessionError,
    codes=("VERIFICATION_SESSION_NOT_FOUND",),
    shared=SHARED10,
)

RECEIVE_VERIFICATION_WEBHOOK: Operation[_identity.VerificationWebhookReceipt, ReceiveVerificationWebhookError] = Operation(
    name="receiveVerificationWebhook",
    method="POST",
    path="/v1/webhooks/verification",
    query=(),
    body="rest",
    replay="refused",
    result="json",
    form="@identity.VerificationWebhookReceipt",
    error=ReceiveVerificationWebhookError,
    codes=("UNKNOWN_PROVIDER", "EMPTY_BODY", "BODY_TOO_LARGE", "WEBHOOK_SIGNATURE_INVALID", "WEBHOOK_REPLAY_WINDOW"),
    shared=SHARED8,
)

RESOLVE_DID: Operation[_identity.DidResolution, ResolveDidError] = Operation(
    name="resolveDid",
    method="GET",
    path="/v1/dids/resolve",
    query=("did",),
    body="none",
    replay="always",
    result="json",
    form="@identity.DidResolution",
    error=ResolveDidError,
    codes=("INVALID_DID", "DID_NOT_RESOLVABLE"),
    shared=SHARED10,
)

RESOLVE_DID_DOCUMENT: Operation[_identity.DidResolutionResult, ResolveDidDocumentError] = Operation(
    name="resolveDidDocument",
    method="GET",
    path="/1.0/identifiers/{did}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@identity.DidResolutionResult",
    error=ResolveDidDocumentError,
    codes=("INVALID_DID", "DID_NOT_RESOLVABLE", "IDENTITY_NOT_FOUND"),
    shared=SHARED8,
)

SIMULATE_VERIFICATION_SESSION: Operation[_identity.VerificationSession, SimulateVerificationSessionError] = Operation(
    name="simulateVerificationSession",
    method="POST",
    path="/v1/verification-sessions/{id}/simulate",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@identity.VerificationSession",
    error=SimulateVerificationSessionError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SIMULATE_NOT_AVAILABLE", "VERIFICATION_SESSION_NOT_FOUND", "VERIFICATION_SESSION_TERMINAL", "VERIFICATION_SESSION_NOT_STARTED"),
    shared=SHARED1,
)

VERIFY_PRESENTATION: Operation[_identity.PresentationResult, VerifyPresentationError] = Operation(
    name="verifyPresentation",
    method="POST",
    path="/v1/credential-presentations/verify",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@identity.PresentationResult",
    error=VerifyPresentationError,
    codes=("INVALID_WALLET_ADDRESS", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "CHALLENGE_NOT_FOUND", "PRESENTATION_REPLAYED", "CHAIN_UNAVAILABLE"),
    shared=SHARED1,
)


def get_verification_session_waiting() -> Waiting:
    from .._runtime.waits import Waiting
    from ..lifecycles import WAY_23
    from .events import LIST_EVENTS

    steps = {"": WAY_23}
    return Waiting(GET_VERIFICATION_SESSION, "id", LIST_EVENTS, steps, None)
