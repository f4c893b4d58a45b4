# Written by codegen from spec/. Do not edit.
"""The namespace protection of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import AsyncCalls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.protection import (
    GET_PROTECTION_SETTINGS,
    GET_TWO_FACTOR_CHALLENGE,
    SEND_TWO_FACTOR_CHALLENGE_CODE,
    UPDATE_PROTECTION_SETTINGS,
    VERIFY_TWO_FACTOR_CHALLENGE,
    get_two_factor_challenge_waiting,
)
from ..operations.explanations import EXPLAIN_RESOURCE

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import AsyncPage, AsyncPages
    from .._runtime.results import Failure, Success
    from .._runtime.streams import AsyncEventStream
    from .._runtime.values import Amount
    from ..operations.protection import (
    GetProtectionSettingsError,
    GetTwoFactorChallengeError,
    SendTwoFactorChallengeCodeError,
    UpdateProtectionSettingsError,
    VerifyTwoFactorChallengeError,
)
    from ..operations.explanations import ExplainResourceError
    from ..types import explanations as _explanations
    from ..types import protection as _protection


class AsyncProtectionNamespace:
    """The operations of `protection`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def get_settings(self, *, options: CallOptions | None = None) -> _protection.ProtectionSettings:
        """Get the protection settings.

        Returns the tenant's protection settings, or the defaults if they were never changed. Every member may
        read them. Only member sessions may call it, and no scope is needed; an API key is refused with
        TWOFA_AGENT_NOT_PERMITTED.

        `GET /v1/2fa/protection`

        Raises:
            GetProtectionSettingsError: `code` says why.
        """
        return await self._calls.give(GET_PROTECTION_SETTINGS, {}, options)

    async def try_get_settings(
        self,
        *,
        options: CallOptions | None = None,
    ) -> Success[_protection.ProtectionSettings] | Failure[GetProtectionSettingsError]:
        """Get the protection settings: `get_settings` with its result as a value, which never raises for what
        the service answers.
        """
        return await self._calls.attempt(GET_PROTECTION_SETTINGS, {}, options)

    async def get_two_factor_challenge(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> _protection.TwoFactorChallengeRecord:
        """Get a two-factor challenge.

        Returns a two-factor challenge: what the refused request would do, and the progress of its approval.
        Only the member who sent that request can read it; everybody else gets CHALLENGE_NOT_FOUND. Only
        member sessions may call it, and no scope is needed; an API key is refused with
        TWOFA_AGENT_NOT_PERMITTED.

        `GET /v1/2fa/challenges/{id}`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetTwoFactorChallengeError: `code` says why.
        """
        return await self._calls.give(GET_TWO_FACTOR_CHALLENGE, {"id": id}, options)

    async def try_get_two_factor_challenge(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_protection.TwoFactorChallengeRecord] | Failure[GetTwoFactorChallengeError]:
        """Get a two-factor challenge: `get_two_factor_challenge` with its result as a value, which never raises
        for what the service answers.
        """
        return await self._calls.attempt(GET_TWO_FACTOR_CHALLENGE, {"id": id}, options)

    async def wait_for_two_factor_challenge(
        self,
        id: str,
        *,
        until: _protection.TwoFactorChallengeStatus | Sequence[_protection.TwoFactorChallengeStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> _protection.TwoFactorChallengeRecord:
        """Waits until what `get_two_factor_challenge` reads has a status, or has had it since the call.

        Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with
        WAIT_TIMEOUT after
        `timeout` seconds. The resource is as it is then: a status that lasts for a moment may be over.
        """
        data: _protection.TwoFactorChallengeRecord = (await self._calls.wait(get_two_factor_challenge_waiting(), id, until, timeout, options)).unwrap()
        return data

    async def try_wait_for_two_factor_challenge(
        self,
        id: str,
        *,
        until: _protection.TwoFactorChallengeStatus | Sequence[_protection.TwoFactorChallengeStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> Success[_protection.TwoFactorChallengeRecord] | Failure[GetTwoFactorChallengeError | WaitTimeout | WaitEnded]:
        """`wait_for_two_factor_challenge` with its result as a value."""
        return await self._calls.wait(get_two_factor_challenge_waiting(), id, until, timeout, options)

    async def next_for_two_factor_challenge(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> tuple[_explanations.ExplanationNext, ...]:
        """The operations that can move the resource now, each with whether the service would take it from you,
        or the code of its refusal.
        """
        told = await self._calls.give(EXPLAIN_RESOURCE, {"id": id}, options)
        return tuple(step for step in told.next if step.by == "operation" and step.operation_id is not None)

    async def send_two_factor_challenge_code(
        self,
        id: str,
        *,
        factor_id: str,
        options: CallOptions | None = None,
    ) -> _protection.TwoFactorCodeSent:
        """Send a two-factor code.

        Sends a code to a usable EMAIL or SMS method of the member. Any other method is refused with
        VALIDATION_FAILED. The message contains amount and destination, so that nobody approves a payment that
        they did not start. A code has six digits and is valid for 10 minutes; a new code replaces the
        previous one. Codes are sent at least 30 seconds apart, at most 5 for each challenge, and all tenants
        together send at most 10 codes and links an hour to one address; further requests are refused with 429
        and Retry-After. An EXPIRED challenge is refused with TWOFA_CHALLENGE_EXPIRED, a CANCELLED one with
        TWOFA_TOO_MANY_ATTEMPTS, a SATISFIED or REDEEMED one with INVALID_TRANSITION. Only member sessions may
        call it, and no scope is needed; an API key is refused with TWOFA_AGENT_NOT_PERMITTED.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/2fa/challenges/{id}/send`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            factor_id: Id of an EMAIL or SMS factor of the challenge.

        Raises:
            SendTwoFactorChallengeCodeError: `code` says why.
        """
        return await self._calls.give(
            SEND_TWO_FACTOR_CHALLENGE_CODE,
            {"id": id, "factorId": factor_id},
            options,
        )

    async def try_send_two_factor_challenge_code(
        self,
        id: str,
        *,
        factor_id: str,
        options: CallOptions | None = None,
    ) -> Success[_protection.TwoFactorCodeSent] | Failure[SendTwoFactorChallengeCodeError]:
        """Send a two-factor code: `send_two_factor_challenge_code` with its result as a value, which never
        raises for what the service answers.
        """
        return await self._calls.attempt(
            SEND_TWO_FACTOR_CHALLENGE_CODE,
            {"id": id, "factorId": factor_id},
            options,
        )

    async def update_settings(
        self,
        *,
        enabled: bool | None = None,
        cooling_off_seconds: int | None = None,
        threshold_usd: Amount | None = None,
        required_factors: int | None = None,
        options: CallOptions | None = None,
    ) -> _protection.ProtectionSettings:
        """Update the protection settings.

        Updates the fields that are sent. Only a session of role OWNER or ADMIN may call it, never an API key.
        While
        protection is enabled, `coolingOffSeconds` has to be between 86400 and 2592000; otherwise the request
        is refused
        with VALIDATION_FAILED. To enable protection, the caller needs `requiredFactors` usable methods.

        While protection is enabled, these changes need two-factor approval themselves: disabling it, raising
        `thresholdUsd`, and lowering `requiredFactors` or `coolingOffSeconds`. The request is then refused
        with
        TWOFA_REQUIRED and a challenge without an amount. Answer the challenge, and send the same request
        again with
        x-service-2fa-challenge. Existing payees and methods keep the cooling-off period that applied when
        they were
        added.

        **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.

        `PUT /v1/2fa/protection`

        Args:
            enabled: True to enable protection, false to disable it.
            cooling_off_seconds: The cooling-off period of new payees and two-factor methods, in seconds; at
            least 86400 if protection is enabled after this request.
            threshold_usd: Transfers of this amount or more, in USD, need two-factor approval: zero to
            1000000000.
            required_factors: The number of two-factor methods that a transfer needs.

        Raises:
            UpdateProtectionSettingsError: `code` says why.
        """
        return await self._calls.give(
            UPDATE_PROTECTION_SETTINGS,
            {"enabled": enabled, "coolingOffSeconds": cooling_off_seconds, "thresholdUsd": threshold_usd, "requiredFactors": required_factors},
            options,
        )

    async def try_update_settings(
        self,
        *,
        enabled: bool | None = None,
        cooling_off_seconds: int | None = None,
        threshold_usd: Amount | None = None,
        required_factors: int | None = None,
        options: CallOptions | None = None,
    ) -> Success[_protection.ProtectionSettings] | Failure[UpdateProtectionSettingsError]:
        """Update the protection settings: `update_settings` with its result as a value, which never raises for
        what the service answers.
        """
        return await self._calls.attempt(
            UPDATE_PROTECTION_SETTINGS,
            {"enabled": enabled, "coolingOffSeconds": cooling_off_seconds, "thresholdUsd": threshold_usd, "requiredFactors": required_factors},
            options,
        )

    @overload
    async def verify_two_factor_challenge(
        self,
        id: str,
        *,
        factor_id: str,
        code: str,
        options: CallOptions | None = None,
    ) -> _protection.TwoFactorChallengeProgress: ...

    @overload
    async def verify_two_factor_challenge(
        self,
        id: str,
        *,
        factor_id: str,
        signature: str,
        options: CallOptions | None = None,
    ) -> _protection.TwoFactorChallengeProgress: ...

    async def verify_two_factor_challenge(
        self,
        id: str,
        options: CallOptions | None = None,
        **fields: Any,
    ) -> _protection.TwoFactorChallengeProgress:
        """Answer a two-factor challenge.

        Answers a challenge with a usable method and its code or signature. The wrong kind of answer is
        refused with
        VALIDATION_FAILED. Answer with different methods until `satisfiedFactors` equals `requiredFactors`.
        Then send the
        refused request again, unchanged, with the header x-service-2fa-challenge, within 10 minutes.

        Each method can be used once; a second correct answer changes nothing. The service counts wrong
        answers: the first four
        refusals contain the number of attempts left, and the fifth cancels the challenge, which is refused
        with
        TWOFA_TOO_MANY_ATTEMPTS from then on. An EXPIRED challenge is refused with TWOFA_CHALLENGE_EXPIRED, a
        SATISFIED or
        REDEEMED one with INVALID_TRANSITION. Only member sessions may call it, and no scope is needed; an API
        key is
        refused with TWOFA_AGENT_NOT_PERMITTED.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/2fa/challenges/{id}/verify`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            factor_id: Id of a factor of the challenge.
            code: The code of six digits.
            signature: EIP-191 `personal_sign` over the lines `<Service> transfer approval`, `challenge:
            <id>`, `amount: <amountUsd> USD`, `destination: <destinationAddress>`. Without an amount the last
            two lines are replaced by one, `change: protection settings`.

        Raises:
            VerifyTwoFactorChallengeError: `code` says why.
        """
        return await self._calls.give(
            VERIFY_TWO_FACTOR_CHALLENGE,
            {"id": id, **renamed("verify_two_factor_challenge", {"factor_id": "factorId", "code": "code", "signature": "signature"}, fields)},
            options,
        )

    @overload
    async def try_verify_two_factor_challenge(
        self,
        id: str,
        *,
        factor_id: str,
        code: str,
        options: CallOptions | None = None,
    ) -> Success[_protection.TwoFactorChallengeProgress] | Failure[VerifyTwoFactorChallengeError]: ...

    @overload
    async def try_verify_two_factor_challenge(
        self,
        id: str,
        *,
        factor_id: str,
        signature: str,
        options: CallOptions | None = None,
    ) -> Success[_protection.TwoFactorChallengeProgress] | Failure[VerifyTwoFactorChallengeError]: ...

    async def try_verify_two_factor_challenge(
        self,
        id: str,
        options: CallOptions | None = None,
        **fields: Any,
    ) -> Success[_protection.TwoFactorChallengeProgress] | Failure[VerifyTwoFactorChallengeError]:
        """Answer a two-factor challenge: `verify_two_factor_challenge` with its result as a value, which never
        raises for what the service answers.
        """
        return await self._calls.attempt(
            VERIFY_TWO_FACTOR_CHALLENGE,
            {"id": id, **renamed("try_verify_two_factor_challenge", {"factor_id": "factorId", "code": "code", "signature": "signature"}, fields)},
            options,
        )
