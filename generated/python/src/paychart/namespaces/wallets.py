# Written by codegen from spec/. Do not edit.
"""The namespace wallets of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import Calls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.wallets import (
    CREATE_DRIP,
    CREATE_WALLET,
    CREATE_WALLET_TRANSACTION,
    FUND_WALLET,
    GET_BALANCE,
    GET_CAPABILITIES,
    GET_DRIP,
    GET_WALLET,
    LIST_DRIPS,
    LIST_WALLETS,
    SET_DIRECTORY_HANDLE,
    get_drip_waiting,
    get_wallet_waiting,
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
    from ..operations.wallets import (
    CreateDripError,
    CreateWalletError,
    CreateWalletTransactionError,
    FundWalletError,
    GetBalanceError,
    GetCapabilitiesError,
    GetDripError,
    GetWalletError,
    ListDripsError,
    ListWalletsError,
    SetDirectoryHandleError,
)
    from ..operations.explanations import ExplainResourceError
    from ..types import explanations as _explanations
    from ..types import payments as _payments
    from ..types import wallets as _wallets


class WalletsNamespace:
    """The operations of `wallets`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def drip(
        self,
        *,
        asset: _wallets.TokenAsset | None = None,
        amount: Amount | None = None,
        account: Literal["smart", "organization"] | None = None,
        options: CallOptions | None = None,
    ) -> _wallets.Drip:
        """Request test money from the faucet.

        Sends test money to the acting member's smart account or to the organization account. The transfer
        runs asynchronously: read the drip until it is CONFIRMED before you spend the money. A confirmed usdc
        drip also credits the tenant's internal balance with the same amount. The account does not have to be
        deployed. A missing smart account is refused with SMART_ACCOUNT_NOT_LINKED, a FAILED one with
        WALLET_NOT_DEPLOYABLE, and a missing or FAILED organization account with ORG_ACCOUNT_NOT_READY.
        Without a body the smart account gets 250 usdc. One drip gives at most 1000 usdc or 0.02 eth. An
        address gets at most 20 drips a day and a tenant 100, by the UTC day of the tenant's clock; further
        requests are refused with 403 and Retry-After. FAILED drips do not count. A live deployment, and an
        account on a main chain, refuse the request with FAUCET_NOT_AVAILABLE.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. Under the same key, another value of `account`, `asset`, `amount` is refused with 409, and
        any other difference in the body with 422.

        `POST /v1/faucet/drips`, scope wallets:fund

        Args:
            asset: `usdc`, or `eth` for the native coin.
            amount: The amount in whole tokens, above zero, with at most 6 decimals for usdc and 18 for eth.
            usdc: 250 by default, at most 1000. eth: 0.02 by default and at most.
            account: The account that receives the money: `smart` for the acting member's smart account,
            `organization` for the tenant's organization account.

        Raises:
            CreateDripError: `code` says why.
        """
        return self._calls.give(CREATE_DRIP, {"asset": asset, "amount": amount, "account": account}, options)

    def try_drip(
        self,
        *,
        asset: _wallets.TokenAsset | None = None,
        amount: Amount | None = None,
        account: Literal["smart", "organization"] | None = None,
        options: CallOptions | None = None,
    ) -> Success[_wallets.Drip] | Failure[CreateDripError]:
        """Request test money from the faucet: `drip` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(
            CREATE_DRIP,
            {"asset": asset, "amount": amount, "account": account},
            options,
        )

    def create(
        self,
        *,
        name: str,
        owners: Sequence[_wallets.CreateWalletOwner],
        threshold: int | None = None,
        chain_id: int | None = None,
        options: CallOptions | None = None,
    ) -> _wallets.Wallet:
        """Create a multisig wallet.

        Creates a multisig wallet. The response contains its final address before anything is on the chain,
        and the address can receive money at once. The wallet is deployed asynchronously: its status goes from
        PENDING_DEPLOYMENT to DEPLOYING, then to DEPLOYED, or to FAILED after three attempts. The threshold is
        at most the number of owners, and an owner can be given only once, regardless of letter case. A chain
        other than the deployment's is refused with ACCOUNT_CHAIN_MISMATCH. Two wallets may have the same
        name.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/wallets`, scope wallets:write

        Args:
            name: A label of your own for the wallet.
            owners: The addresses that may sign. Each address can be given once.
            threshold: The number of owners who have to sign, at most the number of owners.
            chain_id: The chain of the deployment, which is also the default: 84532 in the sandbox, 8453 in
            live.

        Raises:
            CreateWalletError: `code` says why.
        """
        return self._calls.give(
            CREATE_WALLET,
            {"name": name, "owners": owners, "threshold": threshold, "chainId": chain_id},
            options,
        )

    def try_create(
        self,
        *,
        name: str,
        owners: Sequence[_wallets.CreateWalletOwner],
        threshold: int | None = None,
        chain_id: int | None = None,
        options: CallOptions | None = None,
    ) -> Success[_wallets.Wallet] | Failure[CreateWalletError]:
        """Create a multisig wallet: `create` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(
            CREATE_WALLET,
            {"name": name, "owners": owners, "threshold": threshold, "chainId": chain_id},
            options,
        )

    def create_transaction(
        self,
        id: str,
        *,
        to: str,
        value: str | None = None,
        data: str | None = None,
        memo: str | None = None,
        options: CallOptions | None = None,
    ) -> _payments.LegacyPayment:
        """Propose a wallet transaction.

        Proposes a transaction of a wallet: a call of any contract, or a transfer of ETH to any address. The
        proposal is recorded as a legacy payment with destinationType `transaction`, which the owners sign,
        execute and cancel under `/v1/payments`. Use it also to change the owners of an organization account.
        The wallet has to be DEPLOYED and hold the value; a shortfall is refused with INSUFFICIENT_FUNDS, in
        wei. A call of `transfer`, `transferFrom` or `approve` of the settlement token is judged as the
        payment that it is, by its amount and by the recipient or spender. Any other call, and ETH, is refused
        with POLICY_DENIED and the reason CALL_NOT_JUDGED if a policy with limits or counterparty rules is
        enforced. Under two-factor protection the payee has to be a saved one or a wallet of the tenant. A
        call without an amount in USD always needs two-factor approval.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/wallets/{id}/transactions`, scope wallets:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            to: The address to call. Mixed case has to pass the EIP-55 checksum.
            value: The ETH to send, in wei.
            data: The call data, `0x` and hex, at most 64 KiB.
            memo: A note in plain text.

        Raises:
            CreateWalletTransactionError: `code` says why.
        """
        return self._calls.give(
            CREATE_WALLET_TRANSACTION,
            {"id": id, "to": to, "value": value, "data": data, "memo": memo},
            options,
        )

    def try_create_transaction(
        self,
        id: str,
        *,
        to: str,
        value: str | None = None,
        data: str | None = None,
        memo: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_payments.LegacyPayment] | Failure[CreateWalletTransactionError]:
        """Propose a wallet transaction: `create_transaction` with its result as a value, which never raises for
        what the service answers.
        """
        return self._calls.attempt(
            CREATE_WALLET_TRANSACTION,
            {"id": id, "to": to, "value": value, "data": data, "memo": memo},
            options,
        )

    def fund(
        self,
        id: str,
        *,
        asset: _wallets.TokenAsset | None = None,
        amount: Amount | None = None,
        options: CallOptions | None = None,
    ) -> _wallets.Drip:
        """Fund a wallet with test money.

        Sends test money to a wallet. The transfer runs asynchronously: read the drip until it is CONFIRMED
        before you spend the money. The wallet does not have to be deployed, but a FAILED one is refused.
        Without a body the wallet gets 250 usdc. One drip gives at most 1000 usdc or 0.02 eth. An address gets
        at most 20 drips a day and a tenant 100, by the UTC day of the tenant's clock; further requests are
        refused with 403 and Retry-After. FAILED drips do not count. The tenant's internal balance is not
        credited: use `POST /v1/faucet/drips` for that. A live deployment, and a wallet on a main chain,
        refuse the request with FAUCET_NOT_AVAILABLE.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. Under the same key, another value of `asset`, `amount` is refused with 409, and any other
        difference in the body with 422.

        `POST /v1/wallets/{id}/fund`, scope wallets:fund

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            asset: `usdc`, or `eth` for the native coin.
            amount: The amount in whole tokens, above zero, with at most 6 decimals for usdc and 18 for eth.
            usdc: 250 by default, at most 1000. eth: 0.02 by default and at most.

        Raises:
            FundWalletError: `code` says why.
        """
        return self._calls.give(FUND_WALLET, {"id": id, "asset": asset, "amount": amount}, options)

    def try_fund(
        self,
        id: str,
        *,
        asset: _wallets.TokenAsset | None = None,
        amount: Amount | None = None,
        options: CallOptions | None = None,
    ) -> Success[_wallets.Drip] | Failure[FundWalletError]:
        """Fund a wallet with test money: `fund` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(FUND_WALLET, {"id": id, "asset": asset, "amount": amount}, options)

    def get_balance(
        self,
        *,
        ensure: bool | None = None,
        options: CallOptions | None = None,
    ) -> _wallets.Balance:
        """Get your balance.

        Returns the tenant's internal balance and, separately, its two on-chain accounts: the acting member's
        smart account and the organization account. If neither account exists, or one has FAILED, the request
        is refused with ACCOUNT_NOT_READY, and `details.status` is NOT_PROVISIONED or FAILED. With
        `?ensure=true` missing accounts are created and FAILED ones are tried again, and the response is 200
        while they are being deployed; the request can be repeated. A member without a signing address has no
        smart account, and without the signing address of an OWNER or ADMIN there is no organization account.
        If the chain does not respond within 5 seconds, the request is refused with BALANCE_UNAVAILABLE and
        Retry-After.

        `GET /v1/balance`, scope status:read

        Args:
            ensure: True to create accounts that are missing or FAILED before the response.

        Raises:
            GetBalanceError: `code` says why.
        """
        return self._calls.give(GET_BALANCE, {"ensure": ensure}, options)

    def try_get_balance(
        self,
        *,
        ensure: bool | None = None,
        options: CallOptions | None = None,
    ) -> Success[_wallets.Balance] | Failure[GetBalanceError]:
        """Get your balance: `get_balance` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(GET_BALANCE, {"ensure": ensure}, options)

    def get_capabilities(self, *, options: CallOptions | None = None) -> _wallets.Capabilities:
        """Get the capabilities of this deployment.

        Returns what the caller's tenant can use: features, chains with their settlement token, funding modes
        and rails. Every authenticated caller may read it; no scope is needed.

        `GET /v1/capabilities`

        Raises:
            GetCapabilitiesError: `code` says why.
        """
        return self._calls.give(GET_CAPABILITIES, {}, options)

    def try_get_capabilities(
        self,
        *,
        options: CallOptions | None = None,
    ) -> Success[_wallets.Capabilities] | Failure[GetCapabilitiesError]:
        """Get the capabilities of this deployment: `get_capabilities` with its result as a value, which never
        raises for what the service answers.
        """
        return self._calls.attempt(GET_CAPABILITIES, {}, options)

    def get_drip(self, drip_id: str, *, options: CallOptions | None = None) -> _wallets.Drip:
        """Get a faucet drip.

        Returns one drip. Read it until it is CONFIRMED and has a `txHash` before you spend the money. In live
        there are no drips.

        `GET /v1/faucet/drips/{dripId}`, scope wallets:fund

        Args:
            drip_id: Id of the drip. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetDripError: `code` says why.
        """
        return self._calls.give(GET_DRIP, {"dripId": drip_id}, options)

    def try_get_drip(
        self,
        drip_id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_wallets.Drip] | Failure[GetDripError]:
        """Get a faucet drip: `get_drip` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(GET_DRIP, {"dripId": drip_id}, options)

    def wait_for_drip(
        self,
        id: str,
        *,
        until: _wallets.DripStatus | Sequence[_wallets.DripStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> _wallets.Drip:
        """Waits until what `get_drip` reads has a status, or has had it since the call.

        Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with
        WAIT_TIMEOUT after
        `timeout` seconds. The resource is as it is then: a status that lasts for a moment may be over.
        """
        data: _wallets.Drip = (self._calls.wait(get_drip_waiting(), id, until, timeout, options)).unwrap()
        return data

    def try_wait_for_drip(
        self,
        id: str,
        *,
        until: _wallets.DripStatus | Sequence[_wallets.DripStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> Success[_wallets.Drip] | Failure[GetDripError | WaitTimeout | WaitEnded]:
        """`wait_for_drip` with its result as a value."""
        return self._calls.wait(get_drip_waiting(), id, until, timeout, options)

    def next_for_drip(
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

    def get(self, id: str, *, options: CallOptions | None = None) -> _wallets.WalletWithBalances:
        """Get a wallet and its balances.

        Returns one wallet of any kind, in any status, with its current balances. The balances are read from
        the chain for this response, even if the wallet is not deployed. If the chain does not respond within
        5 seconds, the request is refused with BALANCE_UNAVAILABLE and Retry-After.

        `GET /v1/wallets/{id}`, scope wallets:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetWalletError: `code` says why.
        """
        return self._calls.give(GET_WALLET, {"id": id}, options)

    def try_get(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_wallets.WalletWithBalances] | Failure[GetWalletError]:
        """Get a wallet and its balances: `get` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(GET_WALLET, {"id": id}, options)

    def wait(
        self,
        id: str,
        *,
        until: _wallets.WalletStatus | Sequence[_wallets.WalletStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> _wallets.WalletWithBalances:
        """Waits until what `get` reads has a status, or has had it since the call.

        Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with
        WAIT_TIMEOUT after
        `timeout` seconds. The resource is as it is then: a status that lasts for a moment may be over.
        """
        data: _wallets.WalletWithBalances = (self._calls.wait(get_wallet_waiting(), id, until, timeout, options)).unwrap()
        return data

    def try_wait(
        self,
        id: str,
        *,
        until: _wallets.WalletStatus | Sequence[_wallets.WalletStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> Success[_wallets.WalletWithBalances] | Failure[GetWalletError | WaitTimeout | WaitEnded]:
        """`wait` with its result as a value."""
        return self._calls.wait(get_wallet_waiting(), id, until, timeout, options)

    def next(
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

    def list_drips(
        self,
        *,
        wallet_id: str | None = None,
        status: _wallets.DripStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Page[_wallets.Drip]:
        """List faucet drips.

        Lists the tenant's drips into wallets and accounts, newest first. In live the list is empty.

        `GET /v1/faucet/drips`, scope wallets:fund

        Args:
            wallet_id: Only drips into this wallet. For a wallet of another tenant the list is empty.
            status: Only drips of this status.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListDripsError: `code` says why.
        """
        return self._calls.page(
            LIST_DRIPS,
            {"walletId": wallet_id, "status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def try_list_drips(
        self,
        *,
        wallet_id: str | None = None,
        status: _wallets.DripStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[Page[_wallets.Drip]] | Failure[ListDripsError]:
        """List faucet drips: `list_drips` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt_page(
            LIST_DRIPS,
            {"walletId": wallet_id, "status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def list(
        self,
        *,
        status: _wallets.WalletStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Page[_wallets.Wallet]:
        """List wallets.

        Lists the tenant's wallets of every kind, newest first, without their balances. The list includes the
        tenant's accounts, treasury buckets and escrows of invoices. `total` counts the wallets of all pages.

        `GET /v1/wallets`, scope wallets:read

        Args:
            status: Only wallets of this status.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListWalletsError: `code` says why.
        """
        return self._calls.page(
            LIST_WALLETS,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def try_list(
        self,
        *,
        status: _wallets.WalletStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[Page[_wallets.Wallet]] | Failure[ListWalletsError]:
        """List wallets: `list` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt_page(
            LIST_WALLETS,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def set_directory_handle(
        self,
        *,
        handle: str,
        wallet_id: str,
        options: CallOptions | None = None,
    ) -> _wallets.DirectoryHandle:
        """Set the wallet of a handle.

        Deprecated since 2026-06-30, and served until 2027-06-30. Use `IntentPhoneRecipient` instead.

        Sets the handle of the tenant and the wallet that it belongs to. Handles are deprecated: every
        response contains the headers Deprecation, Sunset and Link. A tenant has one handle. Setting another
        handle replaces it; setting the same handle assigns it to another wallet. The handle also refers to
        the tenant's payment DID. A handle that is reserved for a contact cannot be set before that contact
        has claimed it. A session needs the role OWNER, ADMIN or FINANCE. Under two-factor protection, this
        needs two-factor approval, because payments to the handle go to the wallet.

        **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.

        `PUT /v1/directory/handle`, scope wallets:write

        Args:
            handle: The handle: 3 to 32 lower case letters, digits and hyphens, without `@`.
            wallet_id: Id of one of the tenant's wallets.

        Raises:
            SetDirectoryHandleError: `code` says why.
        """
        return self._calls.give(SET_DIRECTORY_HANDLE, {"handle": handle, "walletId": wallet_id}, options)

    def try_set_directory_handle(
        self,
        *,
        handle: str,
        wallet_id: str,
        options: CallOptions | None = None,
    ) -> Success[_wallets.DirectoryHandle] | Failure[SetDirectoryHandleError]:
        """Set the wallet of a handle: `set_directory_handle` with its result as a value, which never raises for
        what the service answers.
        """
        return self._calls.attempt(SET_DIRECTORY_HANDLE, {"handle": handle, "walletId": wallet_id}, options)
