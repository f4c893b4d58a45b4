# Written by codegen from spec/. Do not edit.
"""The namespace approvals of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import Calls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.approvals import (
    ATTEST_PAYMENT_POLICY,
    GET_APPROVAL,
    GET_PAYMENT_POLICY,
    LIST_APPROVALS,
    LIST_PAYMENT_POLICY_VERSIONS,
    REJECT_APPROVAL,
    SET_PAYMENT_POLICY,
    SIGN_APPROVAL,
    get_approval_waiting,
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
    from ..operations.approvals import (
    AttestPaymentPolicyError,
    GetApprovalError,
    GetPaymentPolicyError,
    ListApprovalsError,
    ListPaymentPolicyVersionsError,
    RejectApprovalError,
    SetPaymentPolicyError,
    SignApprovalError,
)
    from ..operations.explanations import ExplainResourceError
    from ..types import approvals as _approvals
    from ..types import explanations as _explanations


class ApprovalsNamespace:
    """The operations of `approvals`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def attest_payment_policy(
        self,
        *,
        signature: str,
        options: CallOptions | None = None,
    ) -> _approvals.PaymentPolicyAttested:
        """Attest the payment policy.

        Attests the current version of the payment policy: backs it with a credential that the organization's
        multisig wallet signs. `signature` is the combined signature of the wallet over the EIP-712 hash of
        `attestation.message`, in the same domain as for authority grants. The service verifies it on chain
        with `isValidSignature`, and issues the PAYMENT_POLICY credential. A version that is already attested
        is refused with 400; for authority grants the status is 409.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/payment-policy/attest`, scope policies:write

        Args:
            signature: The combined signature of the Safe, `0x` and hex digits, in the form that
            `isValidSignature` (EIP-1271) accepts.

        Raises:
            AttestPaymentPolicyError: `code` says why.
        """
        return self._calls.give(ATTEST_PAYMENT_POLICY, {"signature": signature}, options)

    def try_attest_payment_policy(
        self,
        *,
        signature: str,
        options: CallOptions | None = None,
    ) -> Success[_approvals.PaymentPolicyAttested] | Failure[AttestPaymentPolicyError]:
        """Attest the payment policy: `attest_payment_policy` with its result as a value, which never raises for
        what the service answers.
        """
        return self._calls.attempt(ATTEST_PAYMENT_POLICY, {"signature": signature}, options)

    def get(self, id: str, *, options: CallOptions | None = None) -> _approvals.ApprovalRequest:
        """Get an approval request.

        Returns one approval request of a payment that the tenant sends.

        `GET /v1/approvals/{id}`, scope payments:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetApprovalError: `code` says why.
        """
        return self._calls.give(GET_APPROVAL, {"id": id}, options)

    def try_get(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_approvals.ApprovalRequest] | Failure[GetApprovalError]:
        """Get an approval request: `get` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(GET_APPROVAL, {"id": id}, options)

    def wait(
        self,
        id: str,
        *,
        until: _approvals.ApprovalStatus | Sequence[_approvals.ApprovalStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> _approvals.ApprovalRequest:
        """Waits until what `get` reads has a status, or has had it since the call.

        Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with
        WAIT_TIMEOUT after
        `timeout` seconds. The resource is as it is then: a status that lasts for a moment may be over.
        """
        data: _approvals.ApprovalRequest = (self._calls.wait(get_approval_waiting(), id, until, timeout, options)).unwrap()
        return data

    def try_wait(
        self,
        id: str,
        *,
        until: _approvals.ApprovalStatus | Sequence[_approvals.ApprovalStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> Success[_approvals.ApprovalRequest] | Failure[GetApprovalError | WaitTimeout | WaitEnded]:
        """`wait` with its result as a value."""
        return self._calls.wait(get_approval_waiting(), id, until, timeout, options)

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

    def get_payment_policy(self, *, options: CallOptions | None = None) -> _approvals.PaymentPolicy:
        """Get the payment policy.

        Returns the payment policy: the rules that apply to all payments of the organization. Before it is set
        for the first time there are no rules, and `policyId` is null.

        `GET /v1/payment-policy`, scope policies:read

        Raises:
            GetPaymentPolicyError: `code` says why.
        """
        return self._calls.give(GET_PAYMENT_POLICY, {}, options)

    def try_get_payment_policy(
        self,
        *,
        options: CallOptions | None = None,
    ) -> Success[_approvals.PaymentPolicy] | Failure[GetPaymentPolicyError]:
        """Get the payment policy: `get_payment_policy` with its result as a value, which never raises for what
        the service answers.
        """
        return self._calls.attempt(GET_PAYMENT_POLICY, {}, options)

    def list(
        self,
        *,
        status: _approvals.ApprovalStatus | None = None,
        payment_id: str | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Page[_approvals.ApprovalRequest]:
        """List approval requests.

        Lists the approval requests of the payments that the tenant sends, newest first. The votes of each are
        oldest first.

        `GET /v1/approvals`, scope payments:read

        Args:
            status: Only requests of this status.
            payment_id: Only requests of this payment.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListApprovalsError: `code` says why.
        """
        return self._calls.page(
            LIST_APPROVALS,
            {"status": status, "paymentId": payment_id, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def try_list(
        self,
        *,
        status: _approvals.ApprovalStatus | None = None,
        payment_id: str | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[Page[_approvals.ApprovalRequest]] | Failure[ListApprovalsError]:
        """List approval requests: `list` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt_page(
            LIST_APPROVALS,
            {"status": status, "paymentId": payment_id, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def list_payment_policy_versions(
        self,
        *,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        options: CallOptions | None = None,
    ) -> Page[_approvals.PaymentPolicyVersion]:
        """List payment policy versions.

        Lists the versions of the payment policy, newest first. All but the newest are SUPERSEDED.

        `GET /v1/payment-policy/history`, scope policies:read

        Args:
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.

        Raises:
            ListPaymentPolicyVersionsError: `code` says why.
        """
        return self._calls.page(
            LIST_PAYMENT_POLICY_VERSIONS,
            {"skip": skip, "take": take, "cursor": cursor},
            options,
        )

    def try_list_payment_policy_versions(
        self,
        *,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[Page[_approvals.PaymentPolicyVersion]] | Failure[ListPaymentPolicyVersionsError]:
        """List payment policy versions: `list_payment_policy_versions` with its result as a value, which never
        raises for what the service answers.
        """
        return self._calls.attempt_page(
            LIST_PAYMENT_POLICY_VERSIONS,
            {"skip": skip, "take": take, "cursor": cursor},
            options,
        )

    def reject(
        self,
        id: str,
        *,
        signature: str | None = None,
        options: CallOptions | None = None,
    ) -> _approvals.ApprovalRequest:
        """Reject an approval request.

        Rejects an approval request. This is the same as a vote with the decision REJECT: one rejection
        decides. The payment becomes CANCELED, or REFUND_PENDING if it is funded, with `failureReason`
        APPROVAL_REJECTED. Only a member session may vote; an API key is refused with
        APPROVAL_REQUIRES_MEMBER. The voter has to be an ACTIVE member with an ACTIVE grant of
        `payment.approve`, and a member of the request's group if it has one. The initiator cannot vote, but
        can cancel the payment. Of a payment that an API key created, neither the member for whom the key acts
        nor the member who issued it can vote. Each member votes once. If a signature is sent, its text
        contains `decision: REJECT`.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/approvals/{id}/reject`, scope payments:execute

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            signature: A signature as for signing a vote, over the text with `decision: REJECT`.

        Raises:
            RejectApprovalError: `code` says why.
        """
        return self._calls.give(REJECT_APPROVAL, {"id": id, "signature": signature}, options)

    def try_reject(
        self,
        id: str,
        *,
        signature: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_approvals.ApprovalRequest] | Failure[RejectApprovalError]:
        """Reject an approval request: `reject` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(REJECT_APPROVAL, {"id": id, "signature": signature}, options)

    def set_payment_policy(
        self,
        *,
        rules: _approvals.PaymentPolicyRules,
        options: CallOptions | None = None,
    ) -> _approvals.PaymentPolicyWithAttestation:
        """Set the payment policy.

        Replaces all rules of the payment policy with a new version, which applies at once. The same rules
        create a new version too. The credential of the previous version is revoked with the reason
        POLICY_CHANGED. `maximumAmountUsd`, `allowedAssets` and `allowedChains` reject payments.
        `maximumFeeMinor` and `allowedRails` exclude routes. `approvals` require votes. The operation does not
        accept an Idempotency-Key.

        **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.

        `PUT /v1/payment-policy`, scope policies:write

        Args:
            rules: The rules. An empty object removes all rules.

        Raises:
            SetPaymentPolicyError: `code` says why.
        """
        return self._calls.give(SET_PAYMENT_POLICY, {"rules": rules}, options)

    def try_set_payment_policy(
        self,
        *,
        rules: _approvals.PaymentPolicyRules,
        options: CallOptions | None = None,
    ) -> Success[_approvals.PaymentPolicyWithAttestation] | Failure[SetPaymentPolicyError]:
        """Set the payment policy: `set_payment_policy` with its result as a value, which never raises for what
        the service answers.
        """
        return self._calls.attempt(SET_PAYMENT_POLICY, {"rules": rules}, options)

    def sign(
        self,
        id: str,
        *,
        decision: _approvals.VoteDecision | None = None,
        signature: str | None = None,
        options: CallOptions | None = None,
    ) -> _approvals.ApprovalRequest:
        """Approve an approval request.

        Votes on an approval request. Only a member session may vote; an API key is refused with
        APPROVAL_REQUIRES_MEMBER.
        The voter has to be an ACTIVE member with an ACTIVE grant of `payment.approve`, and a member of the
        request's
        group if it has one. The initiator cannot vote, but can cancel the payment. A payment that an API key
        created has
        two initiators: the member for whom the key acts, and the member who issued it. Each member votes
        once.

        An APPROVE adds the voter's current weight. When the votes reach the required weight, the payment is
        checked again in the same transaction. The first vote makes the payment APPROVAL_PENDING. A single
        REJECT decides
        at once: the payment becomes CANCELED, or REFUND_PENDING if it is funded, with `failureReason`
        APPROVAL_REJECTED.
        A signature is optional. If it is sent, it has to be made by the member's `signerAddress`.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/approvals/{id}/sign`, scope payments:execute

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            decision: The vote: APPROVE or REJECT; APPROVE by default.
            signature: EIP-191 `personal_sign` by the member's signerAddress (EIP-1271 if that is a contract)
            over five lines, without a line break after the last: `Service approval vote`, `request: <id>`,
            `payment: <paymentId>`, `decision: <decision>`, `member: <memberId>`.

        Raises:
            SignApprovalError: `code` says why.
        """
        return self._calls.give(
            SIGN_APPROVAL,
            {"id": id, "decision": decision, "signature": signature},
            options,
        )

    def try_sign(
        self,
        id: str,
        *,
        decision: _approvals.VoteDecision | None = None,
        signature: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_approvals.ApprovalRequest] | Failure[SignApprovalError]:
        """Approve an approval request: `sign` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(
            SIGN_APPROVAL,
            {"id": id, "decision": decision, "signature": signature},
            options,
        )
