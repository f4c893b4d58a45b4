# Written by codegen from spec/. Do not edit.
"""The namespace claims of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import Calls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.claims import (ACCEPT_CLAIM, GET_CLAIM_LINK, SEND_CLAIM_OTP, VERIFY_CLAIM_OTP)

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import Page
    from .._runtime.results import Failure, Success
    from .._runtime.streams import EventStream
    from .._runtime.values import Amount
    from ..operations.claims import (
    AcceptClaimError,
    GetClaimLinkError,
    SendClaimOtpError,
    VerifyClaimOtpError,
)
    from ..types import claims as _claims


class ClaimsNamespace:
    """The operations of `claims`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def accept(self, *, claim_ticket: str, options: CallOptions | None = None) -> _claims.ClaimAccepted:
        """Accept a claim.

        Assigns the claim to the caller's tenant. A phone number becomes an ACTIVE alias of the tenant, and is
        removed from any other tenant that had it. A DID that is reserved for the contact becomes the tenant's
        own. The ticket works once, within 60 minutes. The claim stays OPEN, and the payment PENDING_CLAIM,
        until the tenant has an ACTIVE business credential and an ACTIVE destination; `nextSteps` lists what
        is missing. The claim can still expire in the meantime. If nothing is missing, the claim becomes
        LOCKED at once. If the sender has cancelled first, the request is refused with 410 CLAIM_LINK_GONE. If
        public claims are disabled, the operation is refused with 404 ROUTE_NOT_FOUND.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/claims/accept`, scope ramps:write

        Args:
            claim_ticket: The claim ticket from the response to verifying the code.

        Raises:
            AcceptClaimError: `code` says why.
        """
        return self._calls.give(ACCEPT_CLAIM, {"claimTicket": claim_ticket}, options)

    def try_accept(
        self,
        *,
        claim_ticket: str,
        options: CallOptions | None = None,
    ) -> Success[_claims.ClaimAccepted] | Failure[AcceptClaimError]:
        """Accept a claim: `accept` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt(ACCEPT_CLAIM, {"claimTicket": claim_ticket}, options)

    def get_link(self, claim_token: str, *, options: CallOptions | None = None) -> _claims.ClaimLink:
        """Open a claim link.

        Shows the next step for a claim link. The operation is public. The response contains no personal data,
        not even masked. Opening a link changes nothing and releases no money: only a correct code uses the
        link. The request is refused with 410 CLAIM_LINK_GONE if the link was used, was replaced or has
        expired, or if its claim is no longer OPEN. Requests are limited by IP address and by token. If public
        claims are disabled, the operation is refused with 404 ROUTE_NOT_FOUND.

        `GET /v1/claims/{claimToken}`

        Args:
            claim_token: The token of the claim link, 43 characters in base64url. An unknown or malformed
            token is refused with 404.

        Raises:
            GetClaimLinkError: `code` says why.
        """
        return self._calls.give(GET_CLAIM_LINK, {"claimToken": claim_token}, options)

    def try_get_link(
        self,
        claim_token: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_claims.ClaimLink] | Failure[GetClaimLinkError]:
        """Open a claim link: `get_link` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(GET_CLAIM_LINK, {"claimToken": claim_token}, options)

    def send_otp(self, claim_token: str, *, options: CallOptions | None = None) -> _claims.ClaimOtpSent:
        """Send a claim code.

        Sends a code of six digits to the contact of the claim. The operation is public. The caller cannot
        choose the contact: a request with a body is refused with 400. A code is valid for 10 minutes, and a
        new code replaces the previous one. The next code can be sent after 60 seconds. A phone number gets at
        most 3 codes an hour and 6 a day, an IP address can request 10 an hour, and all tenants together send
        at most 10 codes and links an hour to one contact; further requests are refused with 429 and
        Retry-After. If public claims are disabled, the operation is refused with 404 ROUTE_NOT_FOUND.

        **Sent again**: `Idempotency-Key` is ignored; the rules above say what a repetition does.

        `POST /v1/claims/{claimToken}/otp`

        Args:
            claim_token: The token of the claim link, 43 characters in base64url. An unknown or malformed
            token is refused with 404.

        Raises:
            SendClaimOtpError: `code` says why.
        """
        return self._calls.give(SEND_CLAIM_OTP, {"claimToken": claim_token}, options)

    def try_send_otp(
        self,
        claim_token: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_claims.ClaimOtpSent] | Failure[SendClaimOtpError]:
        """Send a claim code: `send_otp` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(SEND_CLAIM_OTP, {"claimToken": claim_token}, options)

    def verify_otp(
        self,
        claim_token: str,
        *,
        code: str,
        options: CallOptions | None = None,
    ) -> _claims.ClaimTicket:
        """Verify a claim code.

        Verifies the code and returns a ticket, with which a signed-in tenant accepts the claim. The operation
        is public. A correct code uses the link. The service counts wrong codes: the first four refusals
        contain the number of attempts left, and after the fifth the code is no longer valid. If no code was
        sent before, the request is refused with CLAIM_OTP_EXPIRED. An IP address may try 20 codes an hour;
        further requests are refused with 429. If public claims are disabled, the operation is refused with
        404 ROUTE_NOT_FOUND.

        **Sent again**: `Idempotency-Key` is ignored; the rules above say what a repetition does.

        `POST /v1/claims/{claimToken}/otp/verify`

        Args:
            claim_token: The token of the claim link, 43 characters in base64url. An unknown or malformed
            token is refused with 404.
            code: The code of six digits.

        Raises:
            VerifyClaimOtpError: `code` says why.
        """
        return self._calls.give(VERIFY_CLAIM_OTP, {"claimToken": claim_token, "code": code}, options)

    def try_verify_otp(
        self,
        claim_token: str,
        *,
        code: str,
        options: CallOptions | None = None,
    ) -> Success[_claims.ClaimTicket] | Failure[VerifyClaimOtpError]:
        """Verify a claim code: `verify_otp` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(VERIFY_CLAIM_OTP, {"claimToken": claim_token, "code": code}, options)
