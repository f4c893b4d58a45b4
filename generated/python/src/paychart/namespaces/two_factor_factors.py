# Written by codegen from spec/. Do not edit.
"""The namespace two_factor_factors of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import Calls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.two_factor_factors import (
    ENROLL_TWO_FACTOR_FACTOR,
    LIST_TWO_FACTOR_FACTORS,
    REMOVE_TWO_FACTOR_FACTOR,
    RESEND_TWO_FACTOR_FACTOR_CODE,
    VERIFY_TWO_FACTOR_FACTOR,
)

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import Page
    from .._runtime.results import Failure, Success
    from .._runtime.streams import EventStream
    from .._runtime.values import Amount
    from ..operations.two_factor_factors import (
    EnrollTwoFactorFactorError,
    ListTwoFactorFactorsError,
    RemoveTwoFactorFactorError,
    ResendTwoFactorFactorCodeError,
    VerifyTwoFactorFactorError,
)
    from ..types import protection as _protection


class TwoFactorFactorsNamespace:
    """The operations of `two_factor_factors`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    @overload
    def enroll(
        self,
        *,
        type: Literal["EMAIL"],
        email: str,
        label: str | None = None,
        options: CallOptions | None = None,
    ) -> _protection.TwoFactorEnrollment: ...

    @overload
    def enroll(
        self,
        *,
        type: Literal["SMS"],
        phone_e164: str,
        label: str | None = None,
        options: CallOptions | None = None,
    ) -> _protection.TwoFactorEnrollment: ...

    @overload
    def enroll(
        self,
        *,
        type: Literal["TOTP"],
        label: str | None = None,
        options: CallOptions | None = None,
    ) -> _protection.TwoFactorEnrollment: ...

    @overload
    def enroll(
        self,
        *,
        type: Literal["IDP_MFA"],
        label: str | None = None,
        options: CallOptions | None = None,
    ) -> _protection.TwoFactorEnrollment: ...

    def enroll(self, options: CallOptions | None = None, **fields: Any) -> _protection.TwoFactorEnrollment:
        """Enroll a two-factor method.

        Adds a two-factor method for the calling member. It is PENDING until it is verified, and is deleted if
        it is not verified within 24 hours. EMAIL and SMS send a code of six digits at once, valid for 10
        minutes. TOTP shows its secret in this response only. IDP_MFA uses the registered signing address of
        the member. A member has at most one TOTP and one IDP_MFA method, and one for each e-mail address or
        phone number. The number of codes is limited, and all tenants together send at most 10 codes and links
        an hour to one address; further requests are refused with 429 and Retry-After. Only member sessions
        may call it, and no scope is needed; an API key is refused with TWOFA_AGENT_NOT_PERMITTED. While
        protection is enabled, a member who has a usable method needs two-factor approval to enroll another
        one. The challenge has no amount.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/2fa/factors`

        Args:
            type: Always IDP_MFA.
            email: The e-mail address to which codes are sent.
            label: A label of your own.
            phone_e164: The phone number to which codes are sent, in E.164 form.

        Raises:
            EnrollTwoFactorFactorError: `code` says why.
        """
        return self._calls.give(
            ENROLL_TWO_FACTOR_FACTOR,
            {**renamed("enroll", {"type": "type", "email": "email", "label": "label", "phone_e164": "phoneE164"}, fields)},
            options,
        )

    @overload
    def try_enroll(
        self,
        *,
        type: Literal["EMAIL"],
        email: str,
        label: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_protection.TwoFactorEnrollment] | Failure[EnrollTwoFactorFactorError]: ...

    @overload
    def try_enroll(
        self,
        *,
        type: Literal["SMS"],
        phone_e164: str,
        label: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_protection.TwoFactorEnrollment] | Failure[EnrollTwoFactorFactorError]: ...

    @overload
    def try_enroll(
        self,
        *,
        type: Literal["TOTP"],
        label: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_protection.TwoFactorEnrollment] | Failure[EnrollTwoFactorFactorError]: ...

    @overload
    def try_enroll(
        self,
        *,
        type: Literal["IDP_MFA"],
        label: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_protection.TwoFactorEnrollment] | Failure[EnrollTwoFactorFactorError]: ...

    def try_enroll(
        self,
        options: CallOptions | None = None,
        **fields: Any,
    ) -> Success[_protection.TwoFactorEnrollment] | Failure[EnrollTwoFactorFactorError]:
        """Enroll a two-factor method: `enroll` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(
            ENROLL_TWO_FACTOR_FACTOR,
            {**renamed("try_enroll", {"type": "type", "email": "email", "label": "label", "phone_e164": "phoneE164"}, fields)},
            options,
        )

    def list(
        self,
        *,
        status: _protection.TwoFactorFactorStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Page[_protection.TwoFactorFactor]:
        """List your two-factor methods.

        Lists the calling member's two-factor methods, newest first, with the number that the tenant requires
        and the number that can be used now. Only member sessions may call it, and no scope is needed; an API
        key is refused with TWOFA_AGENT_NOT_PERMITTED.

        `GET /v1/2fa/factors`

        Args:
            status: Only factors of this status.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListTwoFactorFactorsError: `code` says why.
        """
        return self._calls.page(
            LIST_TWO_FACTOR_FACTORS,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def try_list(
        self,
        *,
        status: _protection.TwoFactorFactorStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[Page[_protection.TwoFactorFactor]] | Failure[ListTwoFactorFactorsError]:
        """List your two-factor methods: `list` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt_page(
            LIST_TWO_FACTOR_FACTORS,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def remove(self, id: str, *, options: CallOptions | None = None) -> _protection.ProtectionRemoval:
        """Remove a two-factor method.

        Removes a two-factor method of the calling member. A PENDING method can always be removed. While
        protection is enabled, removing a verified method is refused with TWOFA_FACTOR_REQUIRED if fewer
        usable methods than required would be left, or only EMAIL and SMS. Removing a removed method is
        refused with FACTOR_NOT_FOUND. Only member sessions may call it, and no scope is needed; an API key is
        refused with TWOFA_AGENT_NOT_PERMITTED.

        **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.

        `DELETE /v1/2fa/factors/{id}`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            RemoveTwoFactorFactorError: `code` says why.
        """
        return self._calls.give(REMOVE_TWO_FACTOR_FACTOR, {"id": id}, options)

    def try_remove(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_protection.ProtectionRemoval] | Failure[RemoveTwoFactorFactorError]:
        """Remove a two-factor method: `remove` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(REMOVE_TWO_FACTOR_FACTOR, {"id": id}, options)

    def resend_code(self, id: str, *, options: CallOptions | None = None) -> _protection.TwoFactorFactor:
        """Resend an enrollment code.

        Sends a new code for a PENDING EMAIL or SMS method of the calling member. The new code replaces the
        previous one, and wrong answers stay counted. TOTP and IDP_MFA have no code and are refused with
        VALIDATION_FAILED. Codes are sent at least 30 seconds apart, at most 5 for each method, and all
        tenants together send at most 10 codes and links an hour to one address; further requests are refused
        with 429 and Retry-After. Only member sessions may call it, and no scope is needed; an API key is
        refused with TWOFA_AGENT_NOT_PERMITTED.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/2fa/factors/{id}/resend`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            ResendTwoFactorFactorCodeError: `code` says why.
        """
        return self._calls.give(RESEND_TWO_FACTOR_FACTOR_CODE, {"id": id}, options)

    def try_resend_code(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_protection.TwoFactorFactor] | Failure[ResendTwoFactorFactorCodeError]:
        """Resend an enrollment code: `resend_code` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(RESEND_TWO_FACTOR_FACTOR_CODE, {"id": id}, options)

    @overload
    def verify(
        self,
        id: str,
        *,
        code: str,
        options: CallOptions | None = None,
    ) -> _protection.TwoFactorFactor: ...

    @overload
    def verify(
        self,
        id: str,
        *,
        signature: str,
        options: CallOptions | None = None,
    ) -> _protection.TwoFactorFactor: ...

    def verify(
        self,
        id: str,
        options: CallOptions | None = None,
        **fields: Any,
    ) -> _protection.TwoFactorFactor:
        """Verify a two-factor method.

        Verifies a two-factor method: with a code for EMAIL, SMS and TOTP, with a signature for IDP_MFA. The
        wrong kind of answer is refused with VALIDATION_FAILED. The first verified method of a member can be
        used at once while protection is disabled; other methods can be used after the cooling-off period. The
        service counts wrong and outdated answers: the first four refusals contain the number of attempts
        left, and the fifth deletes the method. Only member sessions may call it, and no scope is needed; an
        API key is refused with TWOFA_AGENT_NOT_PERMITTED.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/2fa/factors/{id}/verify`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            code: The code of six digits.
            signature: EIP-191 `personal_sign` over three lines: `<Service> factor enrollment`, `factor:
            <id>`, `signer: <checksummed address>`.

        Raises:
            VerifyTwoFactorFactorError: `code` says why.
        """
        return self._calls.give(
            VERIFY_TWO_FACTOR_FACTOR,
            {"id": id, **renamed("verify", {"code": "code", "signature": "signature"}, fields)},
            options,
        )

    @overload
    def try_verify(
        self,
        id: str,
        *,
        code: str,
        options: CallOptions | None = None,
    ) -> Success[_protection.TwoFactorFactor] | Failure[VerifyTwoFactorFactorError]: ...

    @overload
    def try_verify(
        self,
        id: str,
        *,
        signature: str,
        options: CallOptions | None = None,
    ) -> Success[_protection.TwoFactorFactor] | Failure[VerifyTwoFactorFactorError]: ...

    def try_verify(
        self,
        id: str,
        options: CallOptions | None = None,
        **fields: Any,
    ) -> Success[_protection.TwoFactorFactor] | Failure[VerifyTwoFactorFactorError]:
        """Verify a two-factor method: `verify` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(
            VERIFY_TWO_FACTOR_FACTOR,
            {"id": id, **renamed("try_verify", {"code": "code", "signature": "signature"}, fields)},
            options,
        )
