# Written by codegen from spec/. Do not edit.
"""The namespace card_authorizations of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import AsyncCalls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.card_authorizations import (
    GET_CARD_AUTHORIZATION,
    LIST_CARD_AUTHORIZATIONS,
    RECEIVE_CARD_AUTHORIZATION,
)

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import AsyncPage, AsyncPages
    from .._runtime.results import Failure, Success
    from .._runtime.streams import AsyncEventStream
    from .._runtime.values import Amount
    from ..operations.card_authorizations import (
    GetCardAuthorizationError,
    ListCardAuthorizationsError,
    ReceiveCardAuthorizationError,
)
    from ..types import cards as _cards


class AsyncCardAuthorizationsNamespace:
    """The operations of `card_authorizations`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def get(
        self,
        id: str,
        authorization_id: str,
        *,
        options: CallOptions | None = None,
    ) -> _cards.CardAuthorization:
        """Get a card authorization.

        Returns one authorization as it was decided, with what has been reversed since.

        `GET /v1/cards/{id}/authorizations/{authorizationId}`, scope cards:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            authorization_id: Id of the authorization. Ids are opaque: a malformed one is refused like one
            that does not exist.

        Raises:
            GetCardAuthorizationError: `code` says why.
        """
        return await self._calls.give(
            GET_CARD_AUTHORIZATION,
            {"id": id, "authorizationId": authorization_id},
            options,
        )

    async def try_get(
        self,
        id: str,
        authorization_id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_cards.CardAuthorization] | Failure[GetCardAuthorizationError]:
        """Get a card authorization: `get` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(
            GET_CARD_AUTHORIZATION,
            {"id": id, "authorizationId": authorization_id},
            options,
        )

    def list(
        self,
        id: str,
        *,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> AsyncPages[_cards.CardAuthorization]:
        """List card authorizations.

        Lists the authorizations of a card, approved and declined, newest first, with their reversals.

        `GET /v1/cards/{id}/authorizations`, scope cards:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListCardAuthorizationsError: `code` says why.
        """
        return self._calls.pages(
            LIST_CARD_AUTHORIZATIONS,
            {"id": id, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def try_list(
        self,
        id: str,
        *,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[AsyncPage[_cards.CardAuthorization]] | Failure[ListCardAuthorizationsError]:
        """List card authorizations: `list` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt_page(
            LIST_CARD_AUTHORIZATIONS,
            {"id": id, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def receive(
        self,
        *,
        authorization_id: str,
        issuer_card_id: str,
        amount_usd: Amount,
        mcc: str | None = None,
        merchant_name: str | None = None,
        merchant_address: str | None = None,
        options: CallOptions | None = None,
    ) -> _cards.CardIssuerDecision:
        """Receive a card authorization request.

        Decides on a card authorization while the merchant waits. The checks and their order are those of a
        simulated
        authorization, and the response contains the first check that failed.

        The operation is public, and the signature is the credential: `v1=` and the HMAC-SHA256, in lower case
        hex, of
        `<timestamp>.<raw body>`, keyed by `PROVIDER_WEBHOOK_SECRET_CARD_ISSUER`. Without that secret the
        operation is
        disabled and refused with UNKNOWN_PROVIDER.

        An authorizationId is decided once. If it is sent again, the response is the same, and nothing is
        counted twice;
        with another card or amount the request is refused with CARD_AUTHORIZATION_CONFLICT. If the balance
        cannot be read
        within one second, the authorization is declined with INSUFFICIENT_MULTISIG_BALANCE.

        **Sent again**: `Idempotency-Key` is ignored; the rules above say what a repetition does.

        `POST /v1/webhooks/card-issuer/authorizations`

        Args:
            authorization_id: The issuer's id of the authorization. It is decided once; the same id always
            gets the same response.
            issuer_card_id: The issuer's id of the card.
            amount_usd: The amount to authorize, in USD.
            mcc: The merchant category code. Without it the rules about categories are skipped.
            merchant_name: The merchant's name.
            merchant_address: The merchant's EVM address, to which the counterparty rules apply.

        Raises:
            ReceiveCardAuthorizationError: `code` says why.
        """
        return await self._calls.give(
            RECEIVE_CARD_AUTHORIZATION,
            {"authorizationId": authorization_id, "issuerCardId": issuer_card_id, "amountUsd": amount_usd, "mcc": mcc, "merchantName": merchant_name, "merchantAddress": merchant_address},
            options,
        )

    async def try_receive(
        self,
        *,
        authorization_id: str,
        issuer_card_id: str,
        amount_usd: Amount,
        mcc: str | None = None,
        merchant_name: str | None = None,
        merchant_address: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_cards.CardIssuerDecision] | Failure[ReceiveCardAuthorizationError]:
        """Receive a card authorization request: `receive` with its result as a value, which never raises for
        what the service answers.
        """
        return await self._calls.attempt(
            RECEIVE_CARD_AUTHORIZATION,
            {"authorizationId": authorization_id, "issuerCardId": issuer_card_id, "amountUsd": amount_usd, "mcc": mcc, "merchantName": merchant_name, "merchantAddress": merchant_address},
            options,
        )
