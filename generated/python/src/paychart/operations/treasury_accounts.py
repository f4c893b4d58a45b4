# Written by codegen from spec/. Do not edit.
"""The operations of the namespace treasury_accounts, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED10

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import treasury as _treasury
    from ._shared import Shared1Code, Shared10Code

if TYPE_CHECKING:
    CreateTreasuryAccountCode: TypeAlias = "Literal['ACCOUNT_CHAIN_MISMATCH', 'NO_SIGNER_ADDRESS', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'MEMBER_NOT_FOUND', 'PAYEE_NOT_FOUND'] | Shared1Code"


class CreateTreasuryAccountError(PaychartError):
    """What `treasury_accounts.create` fails with."""

    code: CreateTreasuryAccountCode
    details: _errors.ValidationFailedDetails | _errors.AccountChainMismatchDetails | _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetTreasuryAccountCode: TypeAlias = "Literal['SANDBOX_ONLY', 'TREASURY_ACCOUNT_NOT_FOUND'] | Shared10Code"


class GetTreasuryAccountError(PaychartError):
    """What `treasury_accounts.get` fails with."""

    code: GetTreasuryAccountCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListTreasuryAccountsCode: TypeAlias = "Literal['SANDBOX_ONLY'] | Shared10Code"


class ListTreasuryAccountsError(PaychartError):
    """What `treasury_accounts.list` fails with."""

    code: ListTreasuryAccountsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


CREATE_TREASURY_ACCOUNT: Operation[_treasury.TreasuryAccount, CreateTreasuryAccountError] = Operation(
    name="createTreasuryAccount",
    method="POST",
    path="/v1/treasury/accounts",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@treasury.TreasuryAccount",
    error=CreateTreasuryAccountError,
    codes=("ACCOUNT_CHAIN_MISMATCH", "NO_SIGNER_ADDRESS", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY", "MEMBER_NOT_FOUND", "PAYEE_NOT_FOUND"),
    shared=SHARED1,
)

GET_TREASURY_ACCOUNT: Operation[_treasury.TreasuryAccount, GetTreasuryAccountError] = Operation(
    name="getTreasuryAccount",
    method="GET",
    path="/v1/treasury/accounts/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@treasury.TreasuryAccount",
    error=GetTreasuryAccountError,
    codes=("SANDBOX_ONLY", "TREASURY_ACCOUNT_NOT_FOUND"),
    shared=SHARED10,
)

LIST_TREASURY_ACCOUNTS: Operation[_treasury.TreasuryAccountList, ListTreasuryAccountsError] = Operation(
    name="listTreasuryAccounts",
    method="GET",
    path="/v1/treasury/accounts",
    query=("status", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@treasury.TreasuryAccountList",
    error=ListTreasuryAccountsError,
    codes=("SANDBOX_ONLY",),
    shared=SHARED10,
    items=("accounts", "accounts"),
)


def get_treasury_account_waiting() -> Waiting:
    from .._runtime.waits import Waiting
    from ..lifecycles import WAY_20
    from .events import LIST_EVENTS

    steps = {"": WAY_20}
    return Waiting(GET_TREASURY_ACCOUNT, "id", LIST_EVENTS, steps, None)
