# Written by codegen from spec/. Do not edit.
"""The operations of the namespace cards, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED10, SHARED8

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import cards as _cards
    from ..types import errors as _errors
    from ._shared import Shared1Code, Shared10Code, Shared8Code

if TYPE_CHECKING:
    CreateCardEphemeralKeyCode: TypeAlias = "Literal['INVALID_TRANSITION', 'WALLET_PROVISIONING_NOT_AVAILABLE', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'SANDBOX_ONLY', 'CARD_NOT_FOUND'] | Shared1Code"


class CreateCardEphemeralKeyError(PaychartError):
    """What `cards.create_ephemeral_key` fails with."""

    code: CreateCardEphemeralKeyCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.TwofaRequiredDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    CreateProviderCardCode: TypeAlias = "Literal['INVALID_WALLET_ADDRESS', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'IDENTITY_REQUIRED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'SANDBOX_ONLY'] | Shared1Code"


class CreateProviderCardError(PaychartError):
    """What `cards.create_provider_card` fails with."""

    code: CreateProviderCardCode
    details: _errors.ValidationFailedDetails | _errors.InvalidWalletAddressDetails | _errors.ApiVersionUnknownDetails | _errors.IdentityRequiredDetails | _errors.TwofaRequiredDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    FreezeCardCode: TypeAlias = "Literal['SANDBOX_ONLY', 'CARD_NOT_FOUND'] | Shared1Code"


class FreezeCardError(PaychartError):
    """What `cards.freeze` fails with."""

    code: FreezeCardCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetCardCode: TypeAlias = "Literal['SANDBOX_ONLY', 'CARD_NOT_FOUND'] | Shared10Code"


class GetCardError(PaychartError):
    """What `cards.get` fails with."""

    code: GetCardCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetCardLimitsCode: TypeAlias = "Literal['SANDBOX_ONLY', 'CARD_NOT_FOUND'] | Shared10Code"


class GetCardLimitsError(PaychartError):
    """What `cards.get_limits` fails with."""

    code: GetCardLimitsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    IssueCardCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'IDENTITY_REQUIRED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'SANDBOX_ONLY', 'WALLET_NOT_FOUND', 'AGENT_NOT_FOUND', 'WALLET_NOT_DEPLOYED'] | Shared1Code"


class IssueCardError(PaychartError):
    """What `cards.issue` fails with."""

    code: IssueCardCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.IdentityRequiredDetails | _errors.TwofaRequiredDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListWalletCardsCode: TypeAlias = "Literal['SANDBOX_ONLY', 'WALLET_NOT_FOUND'] | Shared10Code"


class ListWalletCardsError(PaychartError):
    """What `cards.list` fails with."""

    code: ListWalletCardsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ReceiveCardReversalCode: TypeAlias = "Literal['UNKNOWN_PROVIDER', 'EMPTY_BODY', 'INVALID_TRANSITION', 'INVALID_AMOUNT', 'BODY_TOO_LARGE', 'WEBHOOK_SIGNATURE_INVALID', 'WEBHOOK_REPLAY_WINDOW', 'CARD_AUTHORIZATION_NOT_FOUND', 'CARD_AUTHORIZATION_CONFLICT'] | Shared8Code"


class ReceiveCardReversalError(PaychartError):
    """What `cards.receive_reversal` fails with."""

    code: ReceiveCardReversalCode
    details: _errors.UnknownProviderDetails | _errors.ValidationFailedDetails | _errors.InvalidTransitionDetails | _errors.InvalidAmountDetails | _errors.ApiVersionUnknownDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    SetCardLimitsCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'SANDBOX_ONLY', 'CARD_NOT_FOUND'] | Shared10Code"


class SetCardLimitsError(PaychartError):
    """What `cards.set_limits` fails with."""

    code: SetCardLimitsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.TwofaRequiredDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    UnfreezeCardCode: TypeAlias = "Literal['TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'SANDBOX_ONLY', 'CARD_NOT_FOUND'] | Shared1Code"


class UnfreezeCardError(PaychartError):
    """What `cards.unfreeze` fails with."""

    code: UnfreezeCardCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.TwofaRequiredDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


CREATE_CARD_EPHEMERAL_KEY: Operation[_cards.CardEphemeralKey, CreateCardEphemeralKeyError] = Operation(
    name="createCardEphemeralKey",
    method="POST",
    path="/v1/cards/{id}/ephemeral-keys",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@cards.CardEphemeralKey",
    error=CreateCardEphemeralKeyError,
    codes=("INVALID_TRANSITION", "WALLET_PROVISIONING_NOT_AVAILABLE", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "SANDBOX_ONLY", "CARD_NOT_FOUND"),
    shared=SHARED1,
)

CREATE_PROVIDER_CARD: Operation[_cards.ProviderCard, CreateProviderCardError] = Operation(
    name="createProviderCard",
    method="POST",
    path="/v1/provider-cards",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@cards.ProviderCard",
    error=CreateProviderCardError,
    codes=("INVALID_WALLET_ADDRESS", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "REQUEST_SIGNATURE_REQUIRED", "IDENTITY_REQUIRED", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "SANDBOX_ONLY"),
    shared=SHARED1,
)

FREEZE_CARD: Operation[_cards.CardFreezeResult, FreezeCardError] = Operation(
    name="freezeCard",
    method="POST",
    path="/v1/cards/{id}/freeze",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@cards.CardFreezeResult",
    error=FreezeCardError,
    codes=("SANDBOX_ONLY", "CARD_NOT_FOUND"),
    shared=SHARED1,
)

GET_CARD: Operation[_cards.Card, GetCardError] = Operation(
    name="getCard",
    method="GET",
    path="/v1/cards/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@cards.Card",
    error=GetCardError,
    codes=("SANDBOX_ONLY", "CARD_NOT_FOUND"),
    shared=SHARED10,
)

GET_CARD_LIMITS: Operation[_cards.CardLimits, GetCardLimitsError] = Operation(
    name="getCardLimits",
    method="GET",
    path="/v1/cards/{id}/limits",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@cards.CardLimits",
    error=GetCardLimitsError,
    codes=("SANDBOX_ONLY", "CARD_NOT_FOUND"),
    shared=SHARED10,
)

ISSUE_CARD: Operation[_cards.CardIssued, IssueCardError] = Operation(
    name="issueCard",
    method="POST",
    path="/v1/wallets/{walletId}/cards",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@cards.CardIssued",
    error=IssueCardError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "REQUEST_SIGNATURE_REQUIRED", "IDENTITY_REQUIRED", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "SANDBOX_ONLY", "WALLET_NOT_FOUND", "AGENT_NOT_FOUND", "WALLET_NOT_DEPLOYED"),
    shared=SHARED1,
    nulls=("perTransactionUsd", "dailyUsd", "weeklyUsd", "monthlyUsd", "blockedMcc", "allowedMcc"),
)

LIST_WALLET_CARDS: Operation[_cards.CardList, ListWalletCardsError] = Operation(
    name="listWalletCards",
    method="GET",
    path="/v1/wallets/{walletId}/cards",
    query=("status", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@cards.CardList",
    error=ListWalletCardsError,
    codes=("SANDBOX_ONLY", "WALLET_NOT_FOUND"),
    shared=SHARED10,
    items=("cards", "cards"),
)

RECEIVE_CARD_REVERSAL: Operation[_cards.CardIssuerReversalReceipt, ReceiveCardReversalError] = Operation(
    name="receiveCardReversal",
    method="POST",
    path="/v1/webhooks/card-issuer/reversals",
    query=(),
    body="rest",
    replay="refused",
    result="json",
    form="@cards.CardIssuerReversalReceipt",
    error=ReceiveCardReversalError,
    codes=("UNKNOWN_PROVIDER", "EMPTY_BODY", "INVALID_TRANSITION", "INVALID_AMOUNT", "BODY_TOO_LARGE", "WEBHOOK_SIGNATURE_INVALID", "WEBHOOK_REPLAY_WINDOW", "CARD_AUTHORIZATION_NOT_FOUND", "CARD_AUTHORIZATION_CONFLICT"),
    shared=SHARED8,
)

SET_CARD_LIMITS: Operation[_cards.CardLimits, SetCardLimitsError] = Operation(
    name="setCardLimits",
    method="PUT",
    path="/v1/cards/{id}/limits",
    query=(),
    body="rest",
    replay="always",
    result="json",
    form="@cards.CardLimits",
    error=SetCardLimitsError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "SANDBOX_ONLY", "CARD_NOT_FOUND"),
    shared=SHARED10,
    nulls=("perTransactionUsd", "dailyUsd", "weeklyUsd", "monthlyUsd", "blockedMcc", "allowedMcc"),
)

UNFREEZE_CARD: Operation[_cards.CardFreezeResult, UnfreezeCardError] = Operation(
    name="unfreezeCard",
    method="POST",
    path="/v1/cards/{id}/unfreeze",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@cards.CardFreezeResult",
    error=UnfreezeCardError,
    codes=("TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "SANDBOX_ONLY", "CARD_NOT_FOUND"),
    shared=SHARED1,
)


def get_card_waiting() -> Waiting:
    from .._runtime.waits import Waiting
    from ..lifecycles import WAY_4
    from .events import LIST_EVENTS

    steps = {"": WAY_4}
    return Waiting(GET_CARD, "id", LIST_EVENTS, steps, None)
