# Written by codegen from spec/. Do not edit.
"""The namespace loans of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import Calls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.loans import (GET_LOAN, LIST_LOANS, REPAY_LOAN, get_loan_waiting)
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
    from ..operations.loans import (GetLoanError, ListLoansError, RepayLoanError)
    from ..operations.explanations import ExplainResourceError
    from ..types import explanations as _explanations
    from ..types import lending as _lending


class LoansNamespace:
    """The operations of `loans`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def get(self, id: str, *, options: CallOptions | None = None) -> _lending.Loan:
        """Get a loan.

        Returns a loan, with the interest that has accrued up to now. Its lender, borrower and supplier can
        read it.

        `GET /v1/lending/loans/{id}`, scope lending:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetLoanError: `code` says why.
        """
        return self._calls.give(GET_LOAN, {"id": id}, options)

    def try_get(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_lending.Loan] | Failure[GetLoanError]:
        """Get a loan: `get` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt(GET_LOAN, {"id": id}, options)

    def wait(
        self,
        id: str,
        *,
        until: _lending.LoanStatus | Sequence[_lending.LoanStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> _lending.Loan:
        """Waits until what `get` reads has a status, or has had it since the call.

        Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with
        WAIT_TIMEOUT after
        `timeout` seconds. The resource is as it is then: a status that lasts for a moment may be over.
        """
        data: _lending.Loan = (self._calls.wait(get_loan_waiting(), id, until, timeout, options)).unwrap()
        return data

    def try_wait(
        self,
        id: str,
        *,
        until: _lending.LoanStatus | Sequence[_lending.LoanStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> Success[_lending.Loan] | Failure[GetLoanError | WaitTimeout | WaitEnded]:
        """`wait` with its result as a value."""
        return self._calls.wait(get_loan_waiting(), id, until, timeout, options)

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

    def list(
        self,
        *,
        status: _lending.LoanStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Page[_lending.Loan]:
        """List loans.

        Lists the loans in which the tenant is lender, borrower or supplier, newest first.

        `GET /v1/lending/loans`, scope lending:read

        Args:
            status: Only loans of this status.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListLoansError: `code` says why.
        """
        return self._calls.page(
            LIST_LOANS,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def try_list(
        self,
        *,
        status: _lending.LoanStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[Page[_lending.Loan]] | Failure[ListLoansError]:
        """List loans: `list` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt_page(
            LIST_LOANS,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def repay(
        self,
        id: str,
        *,
        max_amount: str,
        deadline_seconds: int | None = None,
        options: CallOptions | None = None,
    ) -> _lending.LoanRepayment:
        """Repay a loan.

        Repays a loan from the borrower's INTERNAL_BALANCE. Only the borrower may, while the loan is ACTIVE,
        GRACE or DEFAULTED. The smaller of `maxAmount` and the amount owed is paid, first interest and then
        principal. When nothing is owed any more, the loan and its purchase order become REPAID. Under
        two-factor protection, a repayment needs two-factor approval if `maxAmount` reaches the threshold. The
        policy of an agent whose key calls applies to `maxAmount`.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/lending/loans/{id}/repay`, scope lending:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            max_amount: The highest amount to pay, in atoms.
            deadline_seconds: Number of seconds for which the authorization is valid. It is executed at once.

        Raises:
            RepayLoanError: `code` says why.
        """
        return self._calls.give(
            REPAY_LOAN,
            {"id": id, "maxAmount": max_amount, "deadlineSeconds": deadline_seconds},
            options,
        )

    def try_repay(
        self,
        id: str,
        *,
        max_amount: str,
        deadline_seconds: int | None = None,
        options: CallOptions | None = None,
    ) -> Success[_lending.LoanRepayment] | Failure[RepayLoanError]:
        """Repay a loan: `repay` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt(
            REPAY_LOAN,
            {"id": id, "maxAmount": max_amount, "deadlineSeconds": deadline_seconds},
            options,
        )
