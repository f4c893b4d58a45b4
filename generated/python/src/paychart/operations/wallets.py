# Written by codegen from spec/. Do not edit.
"""The operations of the namespace wallets, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED10, SHARED12

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import payments as _payments
    from ..types import wallets as _wallets
    from ._shared import Shared1Code, Shared10Code, Shared12Code

if TYPE_CHECKING:
    CreateDripCode: TypeAlias = "Literal['INVALID_AMOUNT', 'AMOUNT_EXCEEDS_CAP', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'FAUCET_NOT_AVAILABLE', 'FAUCET_RATE_LIMITED', 'SMART_ACCOUNT_NOT_LINKED', 'ORG_ACCOUNT_NOT_READY', 'WALLET_NOT_DEPLOYABLE'] | Shared1Code"


class CreateDripError(PaychartError):
    """What `wallets.drip` fails with."""

    code: CreateDripCode
    details: _errors.InvalidAmountDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.FaucetRateLimitedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.OrgAccountNotReadyDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    CreateWalletCode: TypeAlias = "Literal['INVALID_WALLET_ADDRESS', 'ACCOUNT_CHAIN_MISMATCH', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROLE_NOT_PERMITTED'] | Shared1Code"


class CreateWalletError(PaychartError):
    """What `wallets.create` fails with."""

    code: CreateWalletCode
    details: _errors.InvalidWalletAddressDetails | _errors.ValidationFailedDetails | _errors.AccountChainMismatchDetails | _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    CreateWalletTransactionCode: TypeAlias = "Literal['INVALID_WALLET_ADDRESS', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'INSUFFICIENT_FUNDS', 'AUTHORITY_MISSING', 'NEW_PAYEE_NOT_SAVED', 'PAYEE_COOLING_OFF', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'POLICY_DENIED', 'APPROVAL_REQUIRED', 'WALLET_NOT_FOUND', 'WALLET_NOT_DEPLOYED', 'POLICY_UNAVAILABLE', 'CHAIN_UNAVAILABLE'] | Shared1Code"


class CreateWalletTransactionError(PaychartError):
    """What `wallets.create_transaction` fails with."""

    code: CreateWalletTransactionCode
    details: _errors.InvalidWalletAddressDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.InsufficientFundsDetails | _errors.AuthorityMissingDetails | _errors.PayeeCoolingOffDetails | _errors.TwofaRequiredDetails | _errors.PolicyDeniedDetails | _errors.ApprovalRequiredDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    FundWalletCode: TypeAlias = "Literal['INVALID_AMOUNT', 'AMOUNT_EXCEEDS_CAP', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'FAUCET_NOT_AVAILABLE', 'FAUCET_RATE_LIMITED', 'WALLET_NOT_FOUND', 'WALLET_NOT_DEPLOYABLE'] | Shared1Code"


class FundWalletError(PaychartError):
    """What `wallets.fund` fails with."""

    code: FundWalletCode
    details: _errors.InvalidAmountDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.FaucetRateLimitedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetBalanceCode: TypeAlias = "Literal['ACCOUNT_NOT_READY', 'BALANCE_UNAVAILABLE'] | Shared10Code"


class GetBalanceError(PaychartError):
    """What `wallets.get_balance` fails with."""

    code: GetBalanceCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.AccountNotReadyDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetCapabilitiesCode: TypeAlias = "Shared12Code"


class GetCapabilitiesError(PaychartError):
    """What `wallets.get_capabilities` fails with."""

    code: GetCapabilitiesCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetDripCode: TypeAlias = "Literal['FAUCET_NOT_AVAILABLE', 'DRIP_NOT_FOUND'] | Shared10Code"


class GetDripError(PaychartError):
    """What `wallets.get_drip` fails with."""

    code: GetDripCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetWalletCode: TypeAlias = "Literal['WALLET_NOT_FOUND', 'BALANCE_UNAVAILABLE'] | Shared10Code"


class GetWalletError(PaychartError):
    """What `wallets.get` fails with."""

    code: GetWalletCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListDripsCode: TypeAlias = "Literal['FAUCET_NOT_AVAILABLE'] | Shared10Code"


class ListDripsError(PaychartError):
    """What `wallets.list_drips` fails with."""

    code: ListDripsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListWalletsCode: TypeAlias = "Shared10Code"


class ListWalletsError(PaychartError):
    """What `wallets.list` fails with."""

    code: ListWalletsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    SetDirectoryHandleCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROLE_NOT_PERMITTED', 'POLICY_DENIED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'WALLET_NOT_FOUND', 'HANDLE_RESERVED', 'HANDLE_TAKEN', 'POLICY_UNAVAILABLE'] | Shared10Code"


class SetDirectoryHandleError(PaychartError):
    """What `wallets.set_directory_handle` fails with."""

    code: SetDirectoryHandleCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.PolicyDeniedDetails | _errors.TwofaRequiredDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


CREATE_DRIP: Operation[_wallets.Drip, CreateDripError] = Operation(
    name="createDrip",
    method="POST",
    path="/v1/faucet/drips",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@wallets.Drip",
    error=CreateDripError,
    codes=("INVALID_AMOUNT", "AMOUNT_EXCEEDS_CAP", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "FAUCET_NOT_AVAILABLE", "FAUCET_RATE_LIMITED", "SMART_ACCOUNT_NOT_LINKED", "ORG_ACCOUNT_NOT_READY", "WALLET_NOT_DEPLOYABLE"),
    shared=SHARED1,
)

CREATE_WALLET: Operation[_wallets.Wallet, CreateWalletError] = Operation(
    name="createWallet",
    method="POST",
    path="/v1/wallets",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@wallets.Wallet",
    error=CreateWalletError,
    codes=("INVALID_WALLET_ADDRESS", "ACCOUNT_CHAIN_MISMATCH", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "ROLE_NOT_PERMITTED"),
    shared=SHARED1,
)

CREATE_WALLET_TRANSACTION: Operation[_payments.LegacyPayment, CreateWalletTransactionError] = Operation(
    name="createWalletTransaction",
    method="POST",
    path="/v1/wallets/{id}/transactions",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@payments.LegacyPayment",
    error=CreateWalletTransactionError,
    codes=("INVALID_WALLET_ADDRESS", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "REQUEST_SIGNATURE_REQUIRED", "INSUFFICIENT_FUNDS", "AUTHORITY_MISSING", "NEW_PAYEE_NOT_SAVED", "PAYEE_COOLING_OFF", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "POLICY_DENIED", "APPROVAL_REQUIRED", "WALLET_NOT_FOUND", "WALLET_NOT_DEPLOYED", "POLICY_UNAVAILABLE", "CHAIN_UNAVAILABLE"),
    shared=SHARED1,
)

FUND_WALLET: Operation[_wallets.Drip, FundWalletError] = Operation(
    name="fundWallet",
    method="POST",
    path="/v1/wallets/{id}/fund",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@wallets.Drip",
    error=FundWalletError,
    codes=("INVALID_AMOUNT", "AMOUNT_EXCEEDS_CAP", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "FAUCET_NOT_AVAILABLE", "FAUCET_RATE_LIMITED", "WALLET_NOT_FOUND", "WALLET_NOT_DEPLOYABLE"),
    shared=SHARED1,
)

GET_BALANCE: Operation[_wallets.Balance, GetBalanceError] = Operation(
    name="getBalance",
    method="GET",
    path="/v1/balance",
    query=("ensure",),
    body="none",
    replay="always",
    result="json",
    form="@wallets.Balance",
    error=GetBalanceError,
    codes=("ACCOUNT_NOT_READY", "BALANCE_UNAVAILABLE"),
    shared=SHARED10,
)

GET_CAPABILITIES: Operation[_wallets.Capabilities, GetCapabilitiesError] = Operation(
    name="getCapabilities",
    method="GET",
    path="/v1/capabilities",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@wallets.Capabilities",
    error=GetCapabilitiesError,
    codes=(),
    shared=SHARED12,
)

GET_DRIP: Operation[_wallets.Drip, GetDripError] = Operation(
    name="getDrip",
    method="GET",
    path="/v1/faucet/drips/{dripId}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@wallets.Drip",
    error=GetDripError,
    codes=("FAUCET_NOT_AVAILABLE", "DRIP_NOT_FOUND"),
    shared=SHARED10,
)

GET_WALLET: Operation[_wallets.WalletWithBalances, GetWalletError] = Operation(
    name="getWallet",
    method="GET",
    path="/v1/wallets/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@wallets.WalletWithBalances",
    error=GetWalletError,
    codes=("WALLET_NOT_FOUND", "BALANCE_UNAVAILABLE"),
    shared=SHARED10,
)

LIST_DRIPS: Operation[_wallets.DripList, ListDripsError] = Operation(
    name="listDrips",
    method="GET",
    path="/v1/faucet/drips",
    query=("walletId", "status", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@wallets.DripList",
    error=ListDripsError,
    codes=("FAUCET_NOT_AVAILABLE",),
    shared=SHARED10,
    items=("drips", "drips"),
)

LIST_WALLETS: Operation[_wallets.WalletList, ListWalletsError] = Operation(
    name="listWallets",
    method="GET",
    path="/v1/wallets",
    query=("status", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@wallets.WalletList",
    error=ListWalletsError,
    codes=(),
    shared=SHARED10,
    items=("wallets", "wallets"),
)

SET_DIRECTORY_HANDLE: Operation[_wallets.DirectoryHandle, SetDirectoryHandleError] = Operation(
    name="setDirectoryHandle",
    method="PUT",
    path="/v1/directory/handle",
    query=(),
    body="rest",
    replay="always",
    result="json",
    form="@wallets.DirectoryHandle",
    error=SetDirectoryHandleError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "ROLE_NOT_PERMITTED", "POLICY_DENIED", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "WALLET_NOT_FOUND", "HANDLE_RESERVED", "HANDLE_TAKEN", "POLICY_UNAVAILABLE"),
    shared=SHARED10,
    deprecated="Deprecated since 2026-06-30, and served until 2027-06-30. Use `IntentPhoneRecipient` instead.",
)


def get_drip_waiting() -> Waiting:
    from .._runtime.waits import Waiting
    from ..lifecycles import WAY_6
    from .events import LIST_EVENTS

    steps = {"": WAY_6}
    return Waiting(GET_DRIP, "dripId", LIST_EVENTS, steps, None)


def get_wallet_waiting() -> Waiting:
    from .._runtime.waits import Waiting
    from ..lifecycles import WAY_24
    from .events import LIST_EVENTS

    steps = {"": WAY_24}
    return Waiting(GET_WALLET, "id", LIST_EVENTS, steps, None)
