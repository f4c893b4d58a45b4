# Written by codegen from spec/. Do not edit.
"""The operations of the namespace loans, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED10

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import lending as _lending
    from ._shared import Shared1Code, Shared10Code

if TYPE_CHECKING:
    GetLoanCode: TypeAlias = "Literal['SANDBOX_ONLY', 'LOAN_NOT_FOUND'] | Shared10Code"


class GetLoanError(PaychartError):
    """What `loans.get` fails with."""

    code: GetLoanCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListLoansCode: TypeAlias = "Literal['SANDBOX_ONLY'] | Shared10Code"


class ListLoansError(PaychartError):
    """What `loans.list` fails with."""

    code: ListLoansCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    RepayLoanCode: TypeAlias = "Literal['INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'INSUFFICIENT_FUNDS', 'NOT_ORDER_PARTY', 'AUTHORITY_MISSING', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'APPROVAL_REQUIRED', 'POLICY_DENIED', 'SANDBOX_ONLY', 'LOAN_NOT_FOUND', 'POLICY_UNAVAILABLE'] | Shared1Code"


class RepayLoanError(PaychartError):
    """What `loans.repay` fails with."""

    code: RepayLoanCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.InsufficientFundsDetails | _errors.AuthorityMissingDetails | _errors.TwofaRequiredDetails | _errors.ApprovalRequiredDetails | _errors.PolicyDeniedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


GET_LOAN: Operation[_lending.Loan, GetLoanError] = Operation(
    name="getLoan",
    method="GET",
    path="/v1/lending/loans/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@lending.Loan",
    error=GetLoanError,
    codes=("SANDBOX_ONLY", "LOAN_NOT_FOUND"),
    shared=SHARED10,
)

LIST_LOANS: Operation[_lending.LoanList, ListLoansError] = Operation(
    name="listLoans",
    method="GET",
    path="/v1/lending/loans",
    query=("status", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@lending.LoanList",
    error=ListLoansError,
    codes=("SANDBOX_ONLY",),
    shared=SHARED10,
    items=("loans", "loans"),
)

REPAY_LOAN: Operation[_lending.LoanRepayment, RepayLoanError] = Operation(
    name="repayLoan",
    method="POST",
    path="/v1/lending/loans/{id}/repay",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@lending.LoanRepayment",
    error=RepayLoanError,
    codes=("INVALID_TRANSITION", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "REQUEST_SIGNATURE_REQUIRED", "INSUFFICIENT_FUNDS", "NOT_ORDER_PARTY", "AUTHORITY_MISSING", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "APPROVAL_REQUIRED", "POLICY_DENIED", "SANDBOX_ONLY", "LOAN_NOT_FOUND", "POLICY_UNAVAILABLE"),
    shared=SHARED1,
)


def get_loan_waiting() -> Waiting:
    from .._runtime.waits import Waiting
    from ..lifecycles import WAY_11
    from .events import LIST_EVENTS

    steps = {"": WAY_11}
    return Waiting(GET_LOAN, "id", LIST_EVENTS, steps, None)
