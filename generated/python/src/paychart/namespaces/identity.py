# Written by codegen from spec/. Do not edit.
"""The namespace identity of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import Calls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.identity import (
    CREATE_DID_RESERVATION,
    CREATE_PRESENTATION_CHALLENGE,
    CREATE_VERIFICATION_HANDOFF,
    CREATE_VERIFICATION_SESSION,
    EVALUATE_ELIGIBILITY,
    GET_DID_DOCUMENT,
    GET_OWN_DIDS,
    GET_VERIFICATION_HANDOFF,
    GET_VERIFICATION_SESSION,
    RECEIVE_VERIFICATION_WEBHOOK,
    RESOLVE_DID,
    RESOLVE_DID_DOCUMENT,
    SIMULATE_VERIFICATION_SESSION,
    VERIFY_PRESENTATION,
    get_verification_session_waiting,
)
from ..operations.explanations import EXPLAIN_RESOURCE

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import Page
    from .._runtime.results import Failure, Success
    from .._runtime.streams import EventStream
    from .._runtime.values import Amount
    from ..operations.identity import (
    CreateDidReservationError,
    CreatePresentationChallengeError,
    CreateVerificationHandoffError,
    CreateVerificationSessionError,
    EvaluateEligibilityError,
    GetDidDocumentError,
    GetOwnDidsError,
    GetVerificationHandoffError,
    GetVerificationSessionError,
    ReceiveVerificationWebhookError,
    ResolveDidDocumentError,
    ResolveDidError,
    SimulateVerificationSessionError,
    VerifyPresentationError,
)
    from ..operations.explanations import ExplainResourceError
    from ..types import explanations as _explanations
    from ..types import identity as _identity


class IdentityNamespace:
    """The operations of `identity`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def create_did_reservation(
        self,
        *,
        email: str | None = None,
        phone: str | None = None,
        handle: str | None = None,
        options: CallOptions | None = None,
    ) -> _identity.DidReservation:
        """Reserve a payment DID.

        Reserves a payment DID for a person who has not joined yet, given by exactly one e-mail address or
        phone number. A contact has the same DID for every tenant: if it is already reserved or claimed, the
        response is 200 with that reservation. The DID can be paid at once, and payments to it wait in
        PENDING_CLAIM. The reservation is claimed when somebody verifies the phone number, accepts a claim, or
        signs in with the e-mail address: that person's tenant gets the DID, or an alias if it already has a
        payable DID. A handle that belongs to somebody else is refused with HANDLE_RESERVED, and a contact
        keeps its first handle. Without a contact the error is INVITE_CONTACT_REQUIRED, with both contacts
        VALIDATION_FAILED.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/dids/reservations`, scope identity:write

        Args:
            email: The e-mail address of the contact.
            phone: The phone number of the contact in E.164 form.
            handle: A handle to reserve with the DID. A leading `@` is removed.

        Raises:
            CreateDidReservationError: `code` says why.
        """
        return self._calls.give(
            CREATE_DID_RESERVATION,
            {"email": email, "phone": phone, "handle": handle},
            options,
        )

    def try_create_did_reservation(
        self,
        *,
        email: str | None = None,
        phone: str | None = None,
        handle: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_identity.DidReservation] | Failure[CreateDidReservationError]:
        """Reserve a payment DID: `create_did_reservation` with its result as a value, which never raises for
        what the service answers.
        """
        return self._calls.attempt(
            CREATE_DID_RESERVATION,
            {"email": email, "phone": phone, "handle": handle},
            options,
        )

    def create_presentation_challenge(
        self,
        *,
        purpose: str,
        identity_id: str | None = None,
        payment_id: str | None = None,
        options: CallOptions | None = None,
    ) -> _identity.PresentationChallenge:
        """Create a presentation challenge.

        Creates a challenge for a credential presentation. The challenge belongs to the tenant, works once and
        expires after 5 minutes. `identityId` and `paymentId` restrict its use. An identity or payment of
        another tenant is not found.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/credential-presentations/challenge`, scope identity:read

        Args:
            purpose: Your own description of the purpose. It is part of the signed message.
            identity_id: Id of the only identity that may present; any identity by default.
            payment_id: Id of the payment that the presentation is for.

        Raises:
            CreatePresentationChallengeError: `code` says why.
        """
        return self._calls.give(
            CREATE_PRESENTATION_CHALLENGE,
            {"purpose": purpose, "identityId": identity_id, "paymentId": payment_id},
            options,
        )

    def try_create_presentation_challenge(
        self,
        *,
        purpose: str,
        identity_id: str | None = None,
        payment_id: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_identity.PresentationChallenge] | Failure[CreatePresentationChallengeError]:
        """Create a presentation challenge: `create_presentation_challenge` with its result as a value, which
        never raises for what the service answers.
        """
        return self._calls.attempt(
            CREATE_PRESENTATION_CHALLENGE,
            {"purpose": purpose, "identityId": identity_id, "paymentId": payment_id},
            options,
        )

    def create_verification_handoff(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> _identity.VerificationHandoff:
        """Create a verification hand-off link.

        Creates a link for continuing a verification on another device. The link works once, within 15
        minutes. A new link replaces the previous one. Only this response contains the link.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/verification-sessions/{id}/handoff`, scope identity:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            CreateVerificationHandoffError: `code` says why.
        """
        return self._calls.give(CREATE_VERIFICATION_HANDOFF, {"id": id}, options)

    def try_create_verification_handoff(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_identity.VerificationHandoff] | Failure[CreateVerificationHandoffError]:
        """Create a verification hand-off link: `create_verification_handoff` with its result as a value, which
        never raises for what the service answers.
        """
        return self._calls.attempt(CREATE_VERIFICATION_HANDOFF, {"id": id}, options)

    def create_verification_session(
        self,
        *,
        kind: _identity.VerificationKind,
        member_id: str | None = None,
        country: str | None = None,
        options: CallOptions | None = None,
    ) -> _identity.VerificationSession:
        """Start a verification.

        Starts a verification: KYC of the member with the id `memberId`, or KYB of the tenant. If a session of
        the same kind and subject is open, that session is returned. A session that is not completed expires
        after 7 days. `client` is null until the provider has started the session, and while the provider is
        disabled.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/verification-sessions`, scope identity:write

        Args:
            kind: KYC for a member, KYB for the business.
            member_id: Id of the member to verify; required for KYC, not allowed for KYB.
            country: ISO 3166-1 alpha-2 country code; the tenant's by default.

        Raises:
            CreateVerificationSessionError: `code` says why.
        """
        return self._calls.give(
            CREATE_VERIFICATION_SESSION,
            {"kind": kind, "memberId": member_id, "country": country},
            options,
        )

    def try_create_verification_session(
        self,
        *,
        kind: _identity.VerificationKind,
        member_id: str | None = None,
        country: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_identity.VerificationSession] | Failure[CreateVerificationSessionError]:
        """Start a verification: `create_verification_session` with its result as a value, which never raises for
        what the service answers.
        """
        return self._calls.attempt(
            CREATE_VERIFICATION_SESSION,
            {"kind": kind, "memberId": member_id, "country": country},
            options,
        )

    def evaluate_eligibility(
        self,
        *,
        action: _identity.EligibilityAction,
        options: CallOptions | None = None,
    ) -> _identity.Eligibility:
        """Evaluate eligibility for an action.

        Returns which credentials the tenant needs for an action, and which of them are missing.
        `payments.create` needs BUSINESS_IDENTITY in live and nothing in the sandbox. `invoices.pay` needs
        nothing. `ramps.offramp` and `claims.claim` need BUSINESS_IDENTITY. The result is information: the
        service enforces only that of `claims.claim`.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/eligibility/evaluate`, scope identity:read

        Args:
            action: The action to evaluate.

        Raises:
            EvaluateEligibilityError: `code` says why.
        """
        return self._calls.give(EVALUATE_ELIGIBILITY, {"action": action}, options)

    def try_evaluate_eligibility(
        self,
        *,
        action: _identity.EligibilityAction,
        options: CallOptions | None = None,
    ) -> Success[_identity.Eligibility] | Failure[EvaluateEligibilityError]:
        """Evaluate eligibility for an action: `evaluate_eligibility` with its result as a value, which never
        raises for what the service answers.
        """
        return self._calls.attempt(EVALUATE_ELIGIBILITY, {"action": action}, options)

    def get_did_document(self, did: str, *, options: CallOptions | None = None) -> _identity.DidDocument:
        """Get a DID document.

        Returns the DID document of a payment DID that can be paid. The operation is public, pages of any
        origin may read it, and it may be cached for 60 seconds. `did:subject:` identities have no DID
        documents.

        `GET /v1/dids/{did}/did.json`

        Args:
            did: The DID, percent-encoded or raw: `did:payid:` and 64 hex digits in lower case.

        Raises:
            GetDidDocumentError: `code` says why.
        """
        return self._calls.give(GET_DID_DOCUMENT, {"did": did}, options)

    def try_get_did_document(
        self,
        did: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_identity.DidDocument] | Failure[GetDidDocumentError]:
        """Get a DID document: `get_did_document` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(GET_DID_DOCUMENT, {"did": did}, options)

    def get_own_dids(self, *, options: CallOptions | None = None) -> _identity.OwnDids:
        """Get your DIDs.

        Returns the DIDs of the tenant and of the acting member: their `did:subject:` identities, and the
        tenant's payment DID with its aliases. The payment DID is included from the tenant's first ACTIVE
        BUSINESS_IDENTITY credential on.

        `GET /v1/dids/me`, scope identity:read

        Raises:
            GetOwnDidsError: `code` says why.
        """
        return self._calls.give(GET_OWN_DIDS, {}, options)

    def try_get_own_dids(
        self,
        *,
        options: CallOptions | None = None,
    ) -> Success[_identity.OwnDids] | Failure[GetOwnDidsError]:
        """Get your DIDs: `get_own_dids` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(GET_OWN_DIDS, {}, options)

    def get_verification_handoff(
        self,
        token: str,
        *,
        options: CallOptions | None = None,
    ) -> _identity.VerificationHandoffRead:
        """Open a verification hand-off link.

        Returns what the hand-off page needs. The operation is public. Reading the link uses it, so that it
        works only once. A link is refused with HANDOFF_GONE if it was used, was replaced, has expired or is
        unknown, or if its session has ended.

        `GET /v1/verification-handoffs/{token}`

        Args:
            token: The secret token of the link.

        Raises:
            GetVerificationHandoffError: `code` says why.
        """
        return self._calls.give(GET_VERIFICATION_HANDOFF, {"token": token}, options)

    def try_get_verification_handoff(
        self,
        token: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_identity.VerificationHandoffRead] | Failure[GetVerificationHandoffError]:
        """Open a verification hand-off link: `get_verification_handoff` with its result as a value, which never
        raises for what the service answers.
        """
        return self._calls.attempt(GET_VERIFICATION_HANDOFF, {"token": token}, options)

    def get_verification_session(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> _identity.VerificationSession:
        """Get a verification.

        Returns one verification session of the tenant. There is no list of sessions.

        `GET /v1/verification-sessions/{id}`, scope identity:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetVerificationSessionError: `code` says why.
        """
        return self._calls.give(GET_VERIFICATION_SESSION, {"id": id}, options)

    def try_get_verification_session(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_identity.VerificationSession] | Failure[GetVerificationSessionError]:
        """Get a verification: `get_verification_session` with its result as a value, which never raises for what
        the service answers.
        """
        return self._calls.attempt(GET_VERIFICATION_SESSION, {"id": id}, options)

    def wait_for_verification_session(
        self,
        id: str,
        *,
        until: _identity.VerificationSessionStatus | Sequence[_identity.VerificationSessionStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> _identity.VerificationSession:
        """Waits until what `get_verification_session` reads has a status, or has had it since the call.

        Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with
        WAIT_TIMEOUT after
        `timeout` seconds. The resource is as it is then: a status that lasts for a moment may be over.
        """
        data: _identity.VerificationSession = (self._calls.wait(get_verification_session_waiting(), id, until, timeout, options)).unwrap()
        return data

    def try_wait_for_verification_session(
        self,
        id: str,
        *,
        until: _identity.VerificationSessionStatus | Sequence[_identity.VerificationSessionStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> Success[_identity.VerificationSession] | Failure[GetVerificationSessionError | WaitTimeout | WaitEnded]:
        """`wait_for_verification_session` with its result as a value."""
        return self._calls.wait(get_verification_session_waiting(), id, until, timeout, options)

    def next_for_verification_session(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> tuple[_explanations.ExplanationNext, ...]:
        """The operations that can move the resource now, each with whether the service would take it from you,
        or the code of its refusal.
        """
        told = self._calls.give(EXPLAIN_RESOURCE, {"id": id}, options)
        return tuple(step for step in told.next if step.by == "operation" and step.operation_id is not None)

    def receive_verification_webhook(
        self,
        *,
        event_id: str,
        session_ref: str,
        reference: str,
        options: CallOptions | None = None,
    ) -> _identity.VerificationWebhookReceipt:
        """Receive a verification webhook.

        Receives the notification of the verification provider that a session has changed. The operation is
        public, and
        the signature is the credential: `v1=` and the HMAC-SHA256, in lower case hex, of `<timestamp>.<raw
        body>`, keyed
        by `PROVIDER_WEBHOOK_SECRET_VERIFICATION`.

        The request is checked in the order of the errors: provider, body, signature, timestamp, and last the
        schema of
        the body. The service does not trust the content of the notification: it asks the provider for the
        state of the
        session. Repeated and out-of-order notifications therefore change nothing. A notification about an
        unknown session
        is acknowledged with 200.

        **Sent again**: `Idempotency-Key` is ignored; the rules above say what a repetition does.

        `POST /v1/webhooks/verification`

        Args:
            event_id: The provider's id of the event.
            session_ref: The provider's id of the session.
            reference: The reference under which the service has started the session at the provider.

        Raises:
            ReceiveVerificationWebhookError: `code` says why.
        """
        return self._calls.give(
            RECEIVE_VERIFICATION_WEBHOOK,
            {"eventId": event_id, "sessionRef": session_ref, "reference": reference},
            options,
        )

    def try_receive_verification_webhook(
        self,
        *,
        event_id: str,
        session_ref: str,
        reference: str,
        options: CallOptions | None = None,
    ) -> Success[_identity.VerificationWebhookReceipt] | Failure[ReceiveVerificationWebhookError]:
        """Receive a verification webhook: `receive_verification_webhook` with its result as a value, which never
        raises for what the service answers.
        """
        return self._calls.attempt(
            RECEIVE_VERIFICATION_WEBHOOK,
            {"eventId": event_id, "sessionRef": session_ref, "reference": reference},
            options,
        )

    def resolve_did(self, *, did: str, options: CallOptions | None = None) -> _identity.DidResolution:
        """Resolve a payment DID.

        Returns whether a payment DID can be paid. For a well-formed DID that cannot be paid the response is
        200 with `resolvable: false`, so that callers cannot tell whether the DID is unknown, reserved or not
        verified yet. For an alias the response contains the DID that it points to.

        `GET /v1/dids/resolve`, scope identity:read

        Args:
            did: A payment DID: `did:payid:` and 64 hex digits in lower case. A malformed DID is refused with
            INVALID_DID, another method with DID_NOT_RESOLVABLE.

        Raises:
            ResolveDidError: `code` says why.
        """
        return self._calls.give(RESOLVE_DID, {"did": did}, options)

    def try_resolve_did(
        self,
        *,
        did: str,
        options: CallOptions | None = None,
    ) -> Success[_identity.DidResolution] | Failure[ResolveDidError]:
        """Resolve a payment DID: `resolve_did` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(RESOLVE_DID, {"did": did}, options)

    def resolve_did_document(
        self,
        did: str,
        *,
        options: CallOptions | None = None,
    ) -> _identity.DidResolutionResult:
        """Resolve a DID (W3C).

        Resolves a payment DID according to the W3C DID resolution standard. The operation is public, pages of
        any origin may read it, and it may be cached for 60 seconds. A failure has the usual error body, and
        `details.didResolutionMetadata.error` contains the code of the standard: `invalidDid` with
        INVALID_DID, `methodNotSupported` with DID_NOT_RESOLVABLE, `notFound` with IDENTITY_NOT_FOUND.

        `GET /1.0/identifiers/{did}`

        Args:
            did: The DID, percent-encoded or raw: `did:payid:` and 64 hex digits in lower case.

        Raises:
            ResolveDidDocumentError: `code` says why.
        """
        return self._calls.give(RESOLVE_DID_DOCUMENT, {"did": did}, options)

    def try_resolve_did_document(
        self,
        did: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_identity.DidResolutionResult] | Failure[ResolveDidDocumentError]:
        """Resolve a DID (W3C): `resolve_did_document` with its result as a value, which never raises for what
        the service answers.
        """
        return self._calls.attempt(RESOLVE_DID_DOCUMENT, {"did": did}, options)

    def simulate_verification_session(
        self,
        id: str,
        *,
        outcome: Literal["REJECTED", "EXPIRED", "CANCELED", "ERROR"] | None = None,
        options: CallOptions | None = None,
    ) -> _identity.VerificationSession:
        """Simulate the next verification step.

        Simulates the next step of a verification in the sandbox. Each call satisfies the next requirement:
        KYC has 2 and KYB has 3. The last call makes the session VERIFIED and issues the credential; until
        then the session stays CREATED. VERIFIED also creates the subject's identity, revokes an earlier
        credential of the same kind, and with the first KYB makes the tenant's payment DID payable. With
        `outcome` the session ends at once. The operation needs a test key or a sandbox session, and the mock
        provider; otherwise it is refused with SIMULATE_NOT_AVAILABLE. A session without `client` is refused
        with VERIFICATION_SESSION_NOT_STARTED.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/verification-sessions/{id}/simulate`, scope identity:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            outcome: Ends the session at once with this status.

        Raises:
            SimulateVerificationSessionError: `code` says why.
        """
        return self._calls.give(SIMULATE_VERIFICATION_SESSION, {"id": id, "outcome": outcome}, options)

    def try_simulate_verification_session(
        self,
        id: str,
        *,
        outcome: Literal["REJECTED", "EXPIRED", "CANCELED", "ERROR"] | None = None,
        options: CallOptions | None = None,
    ) -> Success[_identity.VerificationSession] | Failure[SimulateVerificationSessionError]:
        """Simulate the next verification step: `simulate_verification_session` with its result as a value, which
        never raises for what the service answers.
        """
        return self._calls.attempt(SIMULATE_VERIFICATION_SESSION, {"id": id, "outcome": outcome}, options)

    def verify_presentation(
        self,
        *,
        nonce: str,
        holder_did: str,
        signature: str,
        signer_address: str,
        credential_ids: Sequence[str],
        expires_at: int,
        options: CallOptions | None = None,
    ) -> _identity.PresentationResult:
        """Verify a credential presentation.

        Verifies a presentation and returns the result. The challenge is used up first, regardless of the
        result. Then the
        checks follow in this order: the identity of the holder, the wallet binding of the signer, each
        credential (the
        signature over its document, the issuer, the validity), and the signature of the presentation.

        If the presentation is not valid or the challenge has expired, the response is 200 with `verified`
        false. A
        challenge that was used before is refused. A malformed request and CHAIN_UNAVAILABLE do not use up the
        challenge.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/credential-presentations/verify`, scope identity:read

        Args:
            nonce: The nonce of the challenge.
            holder_did: The DID of the identity that presents.
            signature: The signature of the presentation, `0x` and hex digits.
            signer_address: The EVM address of the signing wallet, which needs an ACTIVE binding to the
            holder's identity. Mixed case has to pass the EIP-55 checksum.
            credential_ids: Ids of the credentials, in the order in which their hashes are signed.
            expires_at: Time at which the signature expires, in Unix seconds. A time in the past is reported
            as CHALLENGE_EXPIRED.

        Raises:
            VerifyPresentationError: `code` says why.
        """
        return self._calls.give(
            VERIFY_PRESENTATION,
            {"nonce": nonce, "holderDid": holder_did, "signature": signature, "signerAddress": signer_address, "credentialIds": credential_ids, "expiresAt": expires_at},
            options,
        )

    def try_verify_presentation(
        self,
        *,
        nonce: str,
        holder_did: str,
        signature: str,
        signer_address: str,
        credential_ids: Sequence[str],
        expires_at: int,
        options: CallOptions | None = None,
    ) -> Success[_identity.PresentationResult] | Failure[VerifyPresentationError]:
        """Verify a credential presentation: `verify_presentation` with its result as a value, which never raises
        for what the service answers.
        """
        return self._calls.attempt(
            VERIFY_PRESENTATION,
            {"nonce": nonce, "holderDid": holder_did, "signature": signature, "signerAddress": signer_address, "credentialIds": credential_ids, "expiresAt": expires_at},
            options,
        )
