# Written by codegen from spec/. Do not edit.
"""The operations of the namespace card_authorizations, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED10, SHARED8

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import cards as _cards
    from ..types import errors as _errors
    from ._shared import Shared10Code, Shared8Code

if TYPE_CHECKING:
    GetCardAuthorizationCode: TypeAlias = "Literal['SANDBOX_ONLY', 'CARD_NOT_FOUND', 'CARD_AUTHORIZATION_NOT_FOUND'] | Shared10Code"


class GetCardAuthorizationError(PaychartError):
    """What `card_authorizations.get` fails with."""

    code: GetCardAuthorizationCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListCardAuthorizationsCode: TypeAlias = "Literal['SANDBOX_ONLY', 'CARD_NOT_FOUND'] | Shared10Code"


class ListCardAuthorizationsError(PaychartError):
    """What `card_authorizations.list` fails with."""

    code: ListCardAuthorizationsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ReceiveCardAuthorizationCode: TypeAlias = "Literal['UNKNOWN_PROVIDER', 'EMPTY_BODY', 'BODY_TOO_LARGE', 'WEBHOOK_SIGNATURE_INVALID', 'WEBHOOK_REPLAY_WINDOW', 'CARD_NOT_FOUND', 'CARD_AUTHORIZATION_CONFLICT'] | Shared8Code"


class ReceiveCardAuthorizationError(PaychartError):
    """What `card_authorizations.receive` fails with."""

    code: ReceiveCardAuthorizationCode
    details: _errors.UnknownProviderDetails | _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


GET_CARD_AUTHORIZATION: Operation[_cards.CardAuthorization, GetCardAuthorizationError] = Operation(
    name="getCardAuthorization",
    method="GET",
    path="/v1/cards/{id}/authorizations/{authorizationId}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@cards.CardAuthorization",
    error=GetCardAuthorizationError,
    codes=("SANDBOX_ONLY", "CARD_NOT_FOUND", "CARD_AUTHORIZATION_NOT_FOUND"),
    shared=SHARED10,
)

LIST_CARD_AUTHORIZATIONS: Operation[_cards.CardAuthorizationList, ListCardAuthorizationsError] = Operation(
    name="listCardAuthorizations",
    method="GET",
    path="/v1/cards/{id}/authorizations",
    query=("skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@cards.CardAuthorizationList",
    error=ListCardAuthorizationsError,
    codes=("SANDBOX_ONLY", "CARD_NOT_FOUND"),
    shared=SHARED10,
    items=("authorizations", "authorizations"),
)

RECEIVE_CARD_AUTHORIZATION: Operation[_cards.CardIssuerDecision, ReceiveCardAuthorizationError] = Operation(
    name="receiveCardAuthorization",
    method="POST",
    path="/v1/webhooks/card-issuer/authorizations",
    query=(),
    body="rest",
    replay="refused",
    result="json",
    form="@cards.CardIssuerDecision",
    error=ReceiveCardAuthorizationError,
    codes=("UNKNOWN_PROVIDER", "EMPTY_BODY", "BODY_TOO_LARGE", "WEBHOOK_SIGNATURE_INVALID", "WEBHOOK_REPLAY_WINDOW", "CARD_NOT_FOUND", "CARD_AUTHORIZATION_CONFLICT"),
    shared=SHARED8,
)
