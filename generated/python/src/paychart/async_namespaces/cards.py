# Written by codegen from spec/. Do not edit.
"""The namespace cards of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import AsyncCalls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.cards import (
    CREATE_CARD_EPHEMERAL_KEY,
    CREATE_PROVIDER_CARD,
    FREEZE_CARD,
    GET_CARD,
    GET_CARD_LIMITS,
    ISSUE_CARD,
    LIST_WALLET_CARDS,
    RECEIVE_CARD_REVERSAL,
    SET_CARD_LIMITS,
    UNFREEZE_CARD,
    get_card_waiting,
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
    from ..operations.cards import (
    CreateCardEphemeralKeyError,
    CreateProviderCardError,
    FreezeCardError,
    GetCardError,
    GetCardLimitsError,
    IssueCardError,
    ListWalletCardsError,
    ReceiveCardReversalError,
    SetCardLimitsError,
    UnfreezeCardError,
)
    from ..operations.explanations import ExplainResourceError
    from ..types import cards as _cards
    from ..types import explanations as _explanations


class AsyncCardsNamespace:
    """The operations of `cards`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    @overload
    async def create_ephemeral_key(
        self,
        id: str,
        *,
        platform: Literal["wallet_vendor_a"],
        nonce: str | None = None,
        nonce_signature: str | None = None,
        certificates: Sequence[str] | None = None,
        options: CallOptions | None = None,
    ) -> _cards.CardEphemeralKey: ...

    @overload
    async def create_ephemeral_key(
        self,
        id: str,
        *,
        platform: Literal["wallet_vendor_b"],
        nonce: str | None = None,
        options: CallOptions | None = None,
    ) -> _cards.CardEphemeralKey: ...

    async def create_ephemeral_key(
        self,
        id: str,
        options: CallOptions | None = None,
        **fields: Any,
    ) -> _cards.CardEphemeralKey:
        """Create an ephemeral key for a card.

        Creates a short-lived key, with which a client adds the card to a phone wallet (if a nonce is sent) or
        displays the card (without a nonce). The key is valid for 900 seconds and shown only once. Vendor B
        accepts neither signature nor certificates; they are refused with VALIDATION_FAILED. A frozen card is
        refused with INVALID_TRANSITION, and a card of the crypto-funded provider with
        WALLET_PROVISIONING_NOT_AVAILABLE. An IP address can create five keys a minute; further requests are
        refused with 429 and Retry-After. An agent's API key is refused with INSUFFICIENT_SCOPE.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/cards/{id}/ephemeral-keys`, scope cards:manage

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            platform: Always vendor B.
            nonce: The nonce of the device, for adding the card to the phone wallet.
            nonce_signature: The device's signature of the nonce.
            certificates: The device's certificate chain, each certificate in base64.

        Raises:
            CreateCardEphemeralKeyError: `code` says why.
        """
        return await self._calls.give(
            CREATE_CARD_EPHEMERAL_KEY,
            {"id": id, **renamed("create_ephemeral_key", {"platform": "platform", "nonce": "nonce", "nonce_signature": "nonceSignature", "certificates": "certificates"}, fields)},
            options,
        )

    @overload
    async def try_create_ephemeral_key(
        self,
        id: str,
        *,
        platform: Literal["wallet_vendor_a"],
        nonce: str | None = None,
        nonce_signature: str | None = None,
        certificates: Sequence[str] | None = None,
        options: CallOptions | None = None,
    ) -> Success[_cards.CardEphemeralKey] | Failure[CreateCardEphemeralKeyError]: ...

    @overload
    async def try_create_ephemeral_key(
        self,
        id: str,
        *,
        platform: Literal["wallet_vendor_b"],
        nonce: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_cards.CardEphemeralKey] | Failure[CreateCardEphemeralKeyError]: ...

    async def try_create_ephemeral_key(
        self,
        id: str,
        options: CallOptions | None = None,
        **fields: Any,
    ) -> Success[_cards.CardEphemeralKey] | Failure[CreateCardEphemeralKeyError]:
        """Create an ephemeral key for a card: `create_ephemeral_key` with its result as a value, which never
        raises for what the service answers.
        """
        return await self._calls.attempt(
            CREATE_CARD_EPHEMERAL_KEY,
            {"id": id, **renamed("try_create_ephemeral_key", {"platform": "platform", "nonce": "nonce", "nonce_signature": "nonceSignature", "certificates": "certificates"}, fields)},
            options,
        )

    async def create_provider_card(
        self,
        *,
        cardholder_id: str,
        chain: Literal["solana", "world_chain", "base"] | None = None,
        crypto_account_address: str | None = None,
        crypto_account_type: Literal["standard", "provider_wallet"] | None = None,
        options: CallOptions | None = None,
    ) -> _cards.ProviderCard:
        """Create a card at the provider.

        Creates a card for a cardholder of the card provider. The card belongs to no wallet, and no multisig
        balance limits it. The crypto-funded provider needs `cryptoAccountAddress` and `cryptoAccountType`,
        and the address has to be valid on its chain; other providers refuse both fields. A card that an
        agent's API key creates belongs to that agent. In live the same conditions apply as for cards of
        wallets.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/provider-cards`, scope cards:issue

        Args:
            cardholder_id: The card provider's id of the cardholder.
            chain: The chain of the funding account.
            crypto_account_address: EVM address that funds the card.
            crypto_account_type: The type of the funding account.

        Raises:
            CreateProviderCardError: `code` says why.
        """
        return await self._calls.give(
            CREATE_PROVIDER_CARD,
            {"cardholderId": cardholder_id, "chain": chain, "cryptoAccountAddress": crypto_account_address, "cryptoAccountType": crypto_account_type},
            options,
        )

    async def try_create_provider_card(
        self,
        *,
        cardholder_id: str,
        chain: Literal["solana", "world_chain", "base"] | None = None,
        crypto_account_address: str | None = None,
        crypto_account_type: Literal["standard", "provider_wallet"] | None = None,
        options: CallOptions | None = None,
    ) -> Success[_cards.ProviderCard] | Failure[CreateProviderCardError]:
        """Create a card at the provider: `create_provider_card` with its result as a value, which never raises
        for what the service answers.
        """
        return await self._calls.attempt(
            CREATE_PROVIDER_CARD,
            {"cardholderId": cardholder_id, "chain": chain, "cryptoAccountAddress": crypto_account_address, "cryptoAccountType": crypto_account_type},
            options,
        )

    async def freeze(self, id: str, *, options: CallOptions | None = None) -> _cards.CardFreezeResult:
        """Freeze a card.

        Freezes a card. Authorizations are declined with CARD_INACTIVE until it is unfrozen. A card that is
        already frozen is returned unchanged.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/cards/{id}/freeze`, scope cards:manage

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            FreezeCardError: `code` says why.
        """
        return await self._calls.give(FREEZE_CARD, {"id": id}, options)

    async def try_freeze(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_cards.CardFreezeResult] | Failure[FreezeCardError]:
        """Freeze a card: `freeze` with its result as a value, which never raises for what the service answers."""
        return await self._calls.attempt(FREEZE_CARD, {"id": id}, options)

    async def get(self, id: str, *, options: CallOptions | None = None) -> _cards.Card:
        """Get a card.

        Returns one card of a wallet or of the card provider, in any status.

        `GET /v1/cards/{id}`, scope cards:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetCardError: `code` says why.
        """
        return await self._calls.give(GET_CARD, {"id": id}, options)

    async def try_get(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_cards.Card] | Failure[GetCardError]:
        """Get a card: `get` with its result as a value, which never raises for what the service answers."""
        return await self._calls.attempt(GET_CARD, {"id": id}, options)

    async def wait(
        self,
        id: str,
        *,
        until: _cards.CardStatus | Sequence[_cards.CardStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> _cards.Card:
        """Waits until what `get` reads has a status, or has had it since the call.

        Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with
        WAIT_TIMEOUT after
        `timeout` seconds. The resource is as it is then: a status that lasts for a moment may be over.
        """
        data: _cards.Card = (await self._calls.wait(get_card_waiting(), id, until, timeout, options)).unwrap()
        return data

    async def try_wait(
        self,
        id: str,
        *,
        until: _cards.CardStatus | Sequence[_cards.CardStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> Success[_cards.Card] | Failure[GetCardError | WaitTimeout | WaitEnded]:
        """`wait` with its result as a value."""
        return await self._calls.wait(get_card_waiting(), id, until, timeout, options)

    async def next(
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

    async def get_limits(self, id: str, *, options: CallOptions | None = None) -> _cards.CardLimits:
        """Get the limits of a card.

        Returns the limits of a card. They are checked at every authorization, together with those of an
        attached policy. The most restrictive one applies.

        `GET /v1/cards/{id}/limits`, scope cards:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetCardLimitsError: `code` says why.
        """
        return await self._calls.give(GET_CARD_LIMITS, {"id": id}, options)

    async def try_get_limits(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_cards.CardLimits] | Failure[GetCardLimitsError]:
        """Get the limits of a card: `get_limits` with its result as a value, which never raises for what the
        service answers.
        """
        return await self._calls.attempt(GET_CARD_LIMITS, {"id": id}, options)

    async def issue(
        self,
        wallet_id: str,
        *,
        per_transaction_usd: Amount | None | Unset = UNSET,
        daily_usd: Amount | None | Unset = UNSET,
        weekly_usd: Amount | None | Unset = UNSET,
        monthly_usd: Amount | None | Unset = UNSET,
        blocked_mcc: Sequence[str] | None | Unset = UNSET,
        allowed_mcc: Sequence[str] | None | Unset = UNSET,
        agent_id: str | None = None,
        options: CallOptions | None = None,
    ) -> _cards.CardIssued:
        """Issue a card.

        Issues a card for a wallet. Payments with the card use the USDC of the multisig wallet, within the
        card's limits and policy. The wallet has to be DEPLOYED. Without limits, the on-chain allowance of the
        multisig wallet is the only control. `agentId` assigns the card to an agent permanently: its spending
        is also added to the agent's, and the policy of the agent applies too. A card that an agent's API key
        issues belongs to that agent, whether or not `agentId` is sent; any other agent is refused with
        AGENT_NOT_FOUND. In live the request is refused with SANDBOX_ONLY unless the deployment issues live
        cards. The tenant then needs an ACTIVE BUSINESS_IDENTITY credential; otherwise the request is refused
        with IDENTITY_REQUIRED. Under two-factor protection, issuing a card needs two-factor approval, and an
        API key is refused with TWOFA_AGENT_NOT_PERMITTED.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/wallets/{walletId}/cards`, scope cards:issue

        Args:
            wallet_id: Id of the wallet. Ids are opaque: a malformed one is refused like one that does not
            exist.
            per_transaction_usd: The limit of one authorization, in USD.
            daily_usd: The limit of a UTC day, in USD.
            weekly_usd: The limit of an ISO week, in USD.
            monthly_usd: The limit of a calendar month, in USD.
            blocked_mcc: The merchant categories to decline; none by default. The list is stored sorted and
            without duplicates.
            allowed_mcc: The only merchant categories to allow. An empty list allows any, like null.
            agent_id: Id of the agent to which the card's spending is also added; null if there is none.

        Raises:
            IssueCardError: `code` says why.
        """
        return await self._calls.give(
            ISSUE_CARD,
            {"walletId": wallet_id, "perTransactionUsd": per_transaction_usd, "dailyUsd": daily_usd, "weeklyUsd": weekly_usd, "monthlyUsd": monthly_usd, "blockedMcc": blocked_mcc, "allowedMcc": allowed_mcc, "agentId": agent_id},
            options,
        )

    async def try_issue(
        self,
        wallet_id: str,
        *,
        per_transaction_usd: Amount | None | Unset = UNSET,
        daily_usd: Amount | None | Unset = UNSET,
        weekly_usd: Amount | None | Unset = UNSET,
        monthly_usd: Amount | None | Unset = UNSET,
        blocked_mcc: Sequence[str] | None | Unset = UNSET,
        allowed_mcc: Sequence[str] | None | Unset = UNSET,
        agent_id: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_cards.CardIssued] | Failure[IssueCardError]:
        """Issue a card: `issue` with its result as a value, which never raises for what the service answers."""
        return await self._calls.attempt(
            ISSUE_CARD,
            {"walletId": wallet_id, "perTransactionUsd": per_transaction_usd, "dailyUsd": daily_usd, "weeklyUsd": weekly_usd, "monthlyUsd": monthly_usd, "blockedMcc": blocked_mcc, "allowedMcc": allowed_mcc, "agentId": agent_id},
            options,
        )

    def list(
        self,
        wallet_id: str,
        *,
        status: _cards.CardStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> AsyncPages[_cards.Card]:
        """List the cards of a wallet.

        Lists the cards of a wallet, newest first, including frozen ones. Cards of the card provider belong to
        no wallet.

        `GET /v1/wallets/{walletId}/cards`, scope cards:read

        Args:
            wallet_id: Id of the wallet. Ids are opaque: a malformed one is refused like one that does not
            exist.
            status: Only cards of this status.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListWalletCardsError: `code` says why.
        """
        return self._calls.pages(
            LIST_WALLET_CARDS,
            {"walletId": wallet_id, "status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def try_list(
        self,
        wallet_id: str,
        *,
        status: _cards.CardStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[AsyncPage[_cards.Card]] | Failure[ListWalletCardsError]:
        """List the cards of a wallet: `list` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt_page(
            LIST_WALLET_CARDS,
            {"walletId": wallet_id, "status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def receive_reversal(
        self,
        *,
        reversal_id: str,
        authorization_id: str,
        amount_usd: Amount | None = None,
        options: CallOptions | None = None,
    ) -> _cards.CardIssuerReversalReceipt:
        """Receive a card reversal.

        Reverses an authorization in part or in full. The amounts spent in the windows of the authorization
        are reduced if
        the windows are still current.

        The operation is public and signed like the authorizations of the issuer. A `reversalId` is processed
        once: if it
        is sent again, nothing changes, and the response contains `duplicate` true. An authorization that was
        declined or
        is fully reversed is refused with INVALID_TRANSITION, and an amount above the rest with
        INVALID_AMOUNT.

        **Sent again**: `Idempotency-Key` is ignored; the rules above say what a repetition does.

        `POST /v1/webhooks/card-issuer/reversals`

        Args:
            reversal_id: The issuer's id of the reversal. It is processed once.
            authorization_id: The issuer's id of the authorization to reverse.
            amount_usd: The amount to reverse, in USD; the whole rest by default.

        Raises:
            ReceiveCardReversalError: `code` says why.
        """
        return await self._calls.give(
            RECEIVE_CARD_REVERSAL,
            {"reversalId": reversal_id, "authorizationId": authorization_id, "amountUsd": amount_usd},
            options,
        )

    async def try_receive_reversal(
        self,
        *,
        reversal_id: str,
        authorization_id: str,
        amount_usd: Amount | None = None,
        options: CallOptions | None = None,
    ) -> Success[_cards.CardIssuerReversalReceipt] | Failure[ReceiveCardReversalError]:
        """Receive a card reversal: `receive_reversal` with its result as a value, which never raises for what
        the service answers.
        """
        return await self._calls.attempt(
            RECEIVE_CARD_REVERSAL,
            {"reversalId": reversal_id, "authorizationId": authorization_id, "amountUsd": amount_usd},
            options,
        )

    async def set_limits(
        self,
        id: str,
        *,
        per_transaction_usd: Amount | None | Unset = UNSET,
        daily_usd: Amount | None | Unset = UNSET,
        weekly_usd: Amount | None | Unset = UNSET,
        monthly_usd: Amount | None | Unset = UNSET,
        blocked_mcc: Sequence[str] | None | Unset = UNSET,
        allowed_mcc: Sequence[str] | None | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> _cards.CardLimits:
        """Update the limits of a card.

        Updates the limits that are sent, even while the card is frozen. Null removes a limit or the
        allowlist, and `blockedMcc` replaces the list. An empty body changes nothing. The new limits apply
        from the next authorization on, and the spending in the current windows is kept. The operation ignores
        an Idempotency-Key.

        **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.

        `PUT /v1/cards/{id}/limits`, scope cards:manage

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            per_transaction_usd: The limit of one authorization, in USD; null for no limit.
            daily_usd: The limit of a UTC day, in USD; null for no limit.
            weekly_usd: The limit of an ISO week, in USD; null for no limit.
            monthly_usd: The limit of a calendar month, in USD; null for no limit.
            blocked_mcc: The merchant categories to decline. The new list replaces the old one; null empties
            it. The list is stored sorted and without duplicates.
            allowed_mcc: The only merchant categories to allow. The new list replaces the old one; null or an
            empty list removes it.

        Raises:
            SetCardLimitsError: `code` says why.
        """
        return await self._calls.give(
            SET_CARD_LIMITS,
            {"id": id, "perTransactionUsd": per_transaction_usd, "dailyUsd": daily_usd, "weeklyUsd": weekly_usd, "monthlyUsd": monthly_usd, "blockedMcc": blocked_mcc, "allowedMcc": allowed_mcc},
            options,
        )

    async def try_set_limits(
        self,
        id: str,
        *,
        per_transaction_usd: Amount | None | Unset = UNSET,
        daily_usd: Amount | None | Unset = UNSET,
        weekly_usd: Amount | None | Unset = UNSET,
        monthly_usd: Amount | None | Unset = UNSET,
        blocked_mcc: Sequence[str] | None | Unset = UNSET,
        allowed_mcc: Sequence[str] | None | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Success[_cards.CardLimits] | Failure[SetCardLimitsError]:
        """Update the limits of a card: `set_limits` with its result as a value, which never raises for what the
        service answers.
        """
        return await self._calls.attempt(
            SET_CARD_LIMITS,
            {"id": id, "perTransactionUsd": per_transaction_usd, "dailyUsd": daily_usd, "weeklyUsd": weekly_usd, "monthlyUsd": monthly_usd, "blockedMcc": blocked_mcc, "allowedMcc": allowed_mcc},
            options,
        )

    async def unfreeze(self, id: str, *, options: CallOptions | None = None) -> _cards.CardFreezeResult:
        """Unfreeze a card.

        Unfreezes a card, so that it can be used again. A card that is already active is returned unchanged.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/cards/{id}/unfreeze`, scope cards:manage

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            UnfreezeCardError: `code` says why.
        """
        return await self._calls.give(UNFREEZE_CARD, {"id": id}, options)

    async def try_unfreeze(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_cards.CardFreezeResult] | Failure[UnfreezeCardError]:
        """Unfreeze a card: `unfreeze` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(UNFREEZE_CARD, {"id": id}, options)
