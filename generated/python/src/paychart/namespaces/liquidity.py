# Written by codegen from spec/. Do not edit.
"""The namespace liquidity of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import Calls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.liquidity import (CONFIGURE_LIQUIDITY, LIST_LIQUIDITY, TOP_UP_LIQUIDITY, WITHDRAW_LIQUIDITY)

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import Page
    from .._runtime.results import Failure, Success
    from .._runtime.streams import EventStream
    from .._runtime.values import Amount
    from ..operations.liquidity import (
    ConfigureLiquidityError,
    ListLiquidityError,
    TopUpLiquidityError,
    WithdrawLiquidityError,
)
    from ..types import admin as _admin
    from ..types import offramp as _offramp


class LiquidityNamespace:
    """The operations of `liquidity`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def configure(
        self,
        provider: _offramp.PayoutVendor,
        *,
        currency: _offramp.PayoutCurrency,
        options: CallOptions | None = None,
    ) -> _admin.Liquidity:
        """Configure provider liquidity.

        Creates a balance of 0 for a currency of a prefunded provider, so that it can be topped up and used
        for quotes. An existing balance is returned unchanged. Only operators may call it, with the
        deployment's admin key. If no such key is configured, the path does not exist.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/admin/liquidity/{provider}`

        Args:
            provider: Name of a prefunded payout provider.
            currency: The currency of the new balance.

        Raises:
            ConfigureLiquidityError: `code` says why.
        """
        return self._calls.give(CONFIGURE_LIQUIDITY, {"provider": provider, "currency": currency}, options)

    def try_configure(
        self,
        provider: _offramp.PayoutVendor,
        *,
        currency: _offramp.PayoutCurrency,
        options: CallOptions | None = None,
    ) -> Success[_admin.Liquidity] | Failure[ConfigureLiquidityError]:
        """Configure provider liquidity: `configure` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(CONFIGURE_LIQUIDITY, {"provider": provider, "currency": currency}, options)

    def list(
        self,
        *,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Page[_admin.Liquidity]:
        """List liquidity.

        Lists the prefunded balances, one for each provider and currency, newest first. Submitted payments
        reduce a balance, and failed payments restore it. Only operators may call it, with the deployment's
        admin key. If no such key is configured, the path does not exist.

        `GET /v1/admin/liquidity`

        Args:
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListLiquidityError: `code` says why.
        """
        return self._calls.page(
            LIST_LIQUIDITY,
            {"skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def try_list(
        self,
        *,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[Page[_admin.Liquidity]] | Failure[ListLiquidityError]:
        """List liquidity: `list` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt_page(
            LIST_LIQUIDITY,
            {"skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def top_up(
        self,
        provider: str,
        *,
        currency: _offramp.PayoutCurrency,
        amount_minor: str,
        reference: str,
        options: CallOptions | None = None,
    ) -> _admin.Liquidity:
        """Top up liquidity.

        Adds an amount to a prefunded balance. Payments that are held for INSUFFICIENT_ROUTE_LIQUIDITY are
        checked again. If the provider has no balance in the currency, the request is refused with
        LIQUIDITY_NOT_CONFIGURED. Only operators may call it, with the deployment's admin key. If no such key
        is configured, the path does not exist.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/admin/liquidity/{provider}/top-up`

        Args:
            provider: Name of the payout provider.
            currency: The currency of the amount.
            amount_minor: The amount in minor units of the currency, above zero.
            reference: A reference of the transfer, for the audit log. It must not contain a secret.

        Raises:
            TopUpLiquidityError: `code` says why.
        """
        return self._calls.give(
            TOP_UP_LIQUIDITY,
            {"provider": provider, "currency": currency, "amountMinor": amount_minor, "reference": reference},
            options,
        )

    def try_top_up(
        self,
        provider: str,
        *,
        currency: _offramp.PayoutCurrency,
        amount_minor: str,
        reference: str,
        options: CallOptions | None = None,
    ) -> Success[_admin.Liquidity] | Failure[TopUpLiquidityError]:
        """Top up liquidity: `top_up` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(
            TOP_UP_LIQUIDITY,
            {"provider": provider, "currency": currency, "amountMinor": amount_minor, "reference": reference},
            options,
        )

    def withdraw(
        self,
        provider: str,
        *,
        currency: _offramp.PayoutCurrency,
        amount_minor: str,
        reference: str,
        options: CallOptions | None = None,
    ) -> _admin.Liquidity:
        """Withdraw liquidity.

        Withdraws an amount from a prefunded balance. An amount above the balance is refused with
        LIQUIDITY_INSUFFICIENT. If the provider has no balance in the currency, the request is refused with
        LIQUIDITY_NOT_CONFIGURED. Only operators may call it, with the deployment's admin key. If no such key
        is configured, the path does not exist.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/admin/liquidity/{provider}/withdraw`

        Args:
            provider: Name of the payout provider.
            currency: The currency of the amount.
            amount_minor: The amount in minor units of the currency, above zero.
            reference: A reference of the transfer, for the audit log. It must not contain a secret.

        Raises:
            WithdrawLiquidityError: `code` says why.
        """
        return self._calls.give(
            WITHDRAW_LIQUIDITY,
            {"provider": provider, "currency": currency, "amountMinor": amount_minor, "reference": reference},
            options,
        )

    def try_withdraw(
        self,
        provider: str,
        *,
        currency: _offramp.PayoutCurrency,
        amount_minor: str,
        reference: str,
        options: CallOptions | None = None,
    ) -> Success[_admin.Liquidity] | Failure[WithdrawLiquidityError]:
        """Withdraw liquidity: `withdraw` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(
            WITHDRAW_LIQUIDITY,
            {"provider": provider, "currency": currency, "amountMinor": amount_minor, "reference": reference},
            options,
        )
