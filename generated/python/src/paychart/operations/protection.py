# Written by codegen from spec/. Do not edit.
"""The operations of the namespace protection, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED11, SHARED7

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import protection as _protection
    from ._shared import Shared11Code, Shared7Code

if TYPE_CHECKING:
    GetProtectionSettingsCode: TypeAlias = "Literal['TWOFA_AGENT_NOT_PERMITTED', 'MEMBER_SESSION_REQUIRED'] | Shared11Code"


class GetProtectionSettingsError(PaychartError):
    """What `protection.get_settings` fails with."""

    code: GetProtectionSettingsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetTwoFactorChallengeCode: TypeAlias = "Literal['TWOFA_AGENT_NOT_PERMITTED', 'MEMBER_SESSION_REQUIRED', 'CHALLENGE_NOT_FOUND'] | Shared11Code"


class GetTwoFactorChallengeError(PaychartError):
    """What `protection.get_two_factor_challenge` fails with."""

    code: GetTwoFactorChallengeCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    SendTwoFactorChallengeCodeCode: TypeAlias = "Literal['INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_CHALLENGE_EXPIRED', 'TWOFA_TOO_MANY_ATTEMPTS', 'MEMBER_SESSION_REQUIRED', 'CHALLENGE_NOT_FOUND', 'FACTOR_NOT_FOUND'] | Shared7Code"


class SendTwoFactorChallengeCodeError(PaychartError):
    """What `protection.send_two_factor_challenge_code` fails with."""

    code: SendTwoFactorChallengeCodeCode
    details: _errors.ValidationFailedDetails | _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.TwofaChallengeExpiredDetails | _errors.TwofaTooManyAttemptsDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    UpdateProtectionSettingsCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'TWOFA_AGENT_NOT_PERMITTED', 'ROLE_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'MEMBER_SESSION_REQUIRED'] | Shared11Code"


class UpdateProtectionSettingsError(PaychartError):
    """What `protection.update_settings` fails with."""

    code: UpdateProtectionSettingsCode
    details: _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.TwofaRequiredDetails | _errors.MemberNotActiveDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    VerifyTwoFactorChallengeCode: TypeAlias = "Literal['INVALID_TRANSITION', 'TWOFA_INVALID_CODE', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_CHALLENGE_EXPIRED', 'TWOFA_TOO_MANY_ATTEMPTS', 'MEMBER_SESSION_REQUIRED', 'CHALLENGE_NOT_FOUND', 'FACTOR_NOT_FOUND'] | Shared7Code"


class VerifyTwoFactorChallengeError(PaychartError):
    """What `protection.verify_two_factor_challenge` fails with."""

    code: VerifyTwoFactorChallengeCode
    details: _errors.ValidationFailedDetails | _errors.InvalidTransitionDetails | _errors.TwofaInvalidCodeDetails | _errors.ApiVersionUnknownDetails | _errors.TwofaChallengeExpiredDetails | _errors.TwofaTooManyAttemptsDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


GET_PROTECTION_SETTINGS: Operation[_protection.ProtectionSettings, GetProtectionSettingsError] = Operation(
    name="getProtectionSettings",
    method="GET",
    path="/v1/2fa/protection",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@protection.ProtectionSettings",
    error=GetProtectionSettingsError,
    codes=("TWOFA_AGENT_NOT_PERMITTED", "MEMBER_SESSION_REQUIRED"),
    shared=SHARED11,
)

GET_TWO_FACTOR_CHALLENGE: Operation[_protection.TwoFactorChallengeRecord, GetTwoFactorChallengeError] = Operation(
    name="getTwoFactorChallenge",
    method="GET",
    path="/v1/2fa/challenges/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@protection.TwoFactorChallengeRecord",
    error=GetTwoFactorChallengeError,
    codes=("TWOFA_AGENT_NOT_PERMITTED", "MEMBER_SESSION_REQUIRED", "CHALLENGE_NOT_FOUND"),
    shared=SHARED11,
)

SEND_TWO_FACTOR_CHALLENGE_CODE: Operation[_protection.TwoFactorCodeSent, SendTwoFactorChallengeCodeError] = Operation(
    name="sendTwoFactorChallengeCode",
    method="POST",
    path="/v1/2fa/challenges/{id}/send",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@protection.TwoFactorCodeSent",
    error=SendTwoFactorChallengeCodeError,
    codes=("INVALID_TRANSITION", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_CHALLENGE_EXPIRED", "TWOFA_TOO_MANY_ATTEMPTS", "MEMBER_SESSION_REQUIRED", "CHALLENGE_NOT_FOUND", "FACTOR_NOT_FOUND"),
    shared=SHARED7,
)

UPDATE_PROTECTION_SETTINGS: Operation[_protection.ProtectionSettings, UpdateProtectionSettingsError] = Operation(
    name="updateProtectionSettings",
    method="PUT",
    path="/v1/2fa/protection",
    query=(),
    body="rest",
    replay="always",
    result="json",
    form="@protection.ProtectionSettings",
    error=UpdateProtectionSettingsError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "TWOFA_AGENT_NOT_PERMITTED", "ROLE_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "MEMBER_SESSION_REQUIRED"),
    shared=SHARED11,
)

VERIFY_TWO_FACTOR_CHALLENGE: Operation[_protection.TwoFactorChallengeProgress, VerifyTwoFactorChallengeError] = Operation(
    name="verifyTwoFactorChallenge",
    method="POST",
    path="/v1/2fa/challenges/{id}/verify",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@protection.TwoFactorChallengeProgress",
    error=VerifyTwoFactorChallengeError,
    codes=("INVALID_TRANSITION", "TWOFA_INVALID_CODE", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_CHALLENGE_EXPIRED", "TWOFA_TOO_MANY_ATTEMPTS", "MEMBER_SESSION_REQUIRED", "CHALLENGE_NOT_FOUND", "FACTOR_NOT_FOUND"),
    shared=SHARED7,
)


def get_two_factor_challenge_waiting() -> Waiting:
    from .._runtime.waits import Waiting
    from ..lifecycles import WAY_22
    from .events import LIST_EVENTS

    steps = {"": WAY_22}
    return Waiting(GET_TWO_FACTOR_CHALLENGE, "id", LIST_EVENTS, steps, None)
