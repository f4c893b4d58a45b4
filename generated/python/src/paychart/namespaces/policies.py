# Written by codegen from spec/. Do not edit.
"""The namespace policies of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import Calls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.policies import (
    ATTACH_POLICY,
    CREATE_POLICY,
    DELETE_POLICY,
    DETACH_POLICY,
    EVALUATE_POLICY,
    GET_POLICY,
    LIST_POLICIES,
    get_policy_waiting,
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
    from ..operations.policies import (
    AttachPolicyError,
    CreatePolicyError,
    DeletePolicyError,
    DetachPolicyError,
    EvaluatePolicyError,
    GetPolicyError,
    ListPoliciesError,
)
    from ..operations.explanations import ExplainResourceError
    from ..types import explanations as _explanations
    from ..types import policies as _policies


class PoliciesNamespace:
    """The operations of `policies`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def attach(
        self,
        id: str,
        *,
        subject_type: _policies.PolicySubjectType,
        subject_id: str,
        options: CallOptions | None = None,
    ) -> _policies.PolicyAttachment:
        """Attach a policy.

        Attaches a policy to a wallet, card, agent or treasury account of the tenant. The policy of a treasury
        account covers all of its buckets. A subject has at most one policy: detach the old one first. From
        then on the policy applies to what the subject pays, according to the enforcement mode. API keys of
        agents cannot call this operation.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/policies/{id}/attachments`, scope policies:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            subject_type: The type of the subject: `wallet`, `card`, `agent` or `treasury_account`.
            subject_id: Id of the wallet, card, agent or treasury account.

        Raises:
            AttachPolicyError: `code` says why.
        """
        return self._calls.give(
            ATTACH_POLICY,
            {"id": id, "subjectType": subject_type, "subjectId": subject_id},
            options,
        )

    def try_attach(
        self,
        id: str,
        *,
        subject_type: _policies.PolicySubjectType,
        subject_id: str,
        options: CallOptions | None = None,
    ) -> Success[_policies.PolicyAttachment] | Failure[AttachPolicyError]:
        """Attach a policy: `attach` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt(
            ATTACH_POLICY,
            {"id": id, "subjectType": subject_type, "subjectId": subject_id},
            options,
        )

    def create(
        self,
        *,
        name: str,
        document: _policies.PolicyDocument,
        options: CallOptions | None = None,
    ) -> _policies.PolicyCreated:
        """Create a policy.

        Creates a spend policy and compiles its document to version 1, which is in force at once. Compiling
        sorts lists, removes duplicates and empty parts, and writes addresses in lower case, so that equal
        rules have equal hashes. An invalid document is refused with INVALID_POLICY_RULE, and `details` lists
        every place. Amounts of zero, and mixed-case addresses with a wrong EIP-55 checksum, are found after
        the schema has been checked. A policy applies to nothing until it is attached. API keys of agents
        cannot call this operation.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/policies`, scope policies:write

        Args:
            name: The name, which never changes.
            document: The rules.

        Raises:
            CreatePolicyError: `code` says why.
        """
        return self._calls.give(CREATE_POLICY, {"name": name, "document": document}, options)

    def try_create(
        self,
        *,
        name: str,
        document: _policies.PolicyDocument,
        options: CallOptions | None = None,
    ) -> Success[_policies.PolicyCreated] | Failure[CreatePolicyError]:
        """Create a policy: `create` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt(CREATE_POLICY, {"name": name, "document": document}, options)

    def delete(self, id: str, *, options: CallOptions | None = None) -> _policies.PolicyDeletion:
        """Delete a policy.

        Deletes a policy that is attached to nothing. Its versions are kept for the decision log. A deleted
        policy is not found, and deleting it again is refused with POLICY_NOT_FOUND.

        **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.

        `DELETE /v1/policies/{id}`, scope policies:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            DeletePolicyError: `code` says why.
        """
        return self._calls.give(DELETE_POLICY, {"id": id}, options)

    def try_delete(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_policies.PolicyDeletion] | Failure[DeletePolicyError]:
        """Delete a policy: `delete` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt(DELETE_POLICY, {"id": id}, options)

    def detach(self, attachment_id: str, *, options: CallOptions | None = None) -> _policies.PolicyDeletion:
        """Detach a policy.

        Detaches a policy from its subject. The policy and the subject are kept. Detaching it again is refused
        with POLICY_ATTACHMENT_NOT_FOUND. API keys of agents cannot call this operation.

        **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.

        `DELETE /v1/policies/attachments/{attachmentId}`, scope policies:write

        Args:
            attachment_id: Id of the attachment. Ids are opaque: a malformed one is refused like one that does
            not exist.

        Raises:
            DetachPolicyError: `code` says why.
        """
        return self._calls.give(DETACH_POLICY, {"attachmentId": attachment_id}, options)

    def try_detach(
        self,
        attachment_id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_policies.PolicyDeletion] | Failure[DetachPolicyError]:
        """Detach a policy: `detach` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt(DETACH_POLICY, {"attachmentId": attachment_id}, options)

    @overload
    def evaluate(
        self,
        *,
        policy_id: str,
        amount_usd: Amount,
        mcc: str | None = None,
        counterparty: str | None = None,
        options: CallOptions | None = None,
    ) -> _policies.PolicyEvaluation: ...

    @overload
    def evaluate(
        self,
        *,
        subject_type: _policies.PolicySubjectType,
        subject_id: str,
        amount_usd: Amount,
        mcc: str | None = None,
        counterparty: str | None = None,
        options: CallOptions | None = None,
    ) -> _policies.PolicyEvaluation: ...

    def evaluate(self, options: CallOptions | None = None, **fields: Any) -> _policies.PolicyEvaluation:
        """Evaluate a policy (dry run).

        Evaluates a policy without a payment. A dry run records no spending and ignores the enforcement mode,
        so that the
        same request always has the same result. It only adds an entry to the decision log. If the policy
        denies, the
        response is 200 with `allow` false.

        The request contains either a policy or a subject. A subject without a policy is allowed with reason
        NO_POLICY.
        Counterparty rules come before merchant categories and amounts, and denylists before allowlists. The
        trace
        contains every rule. An invalid amount is refused with VALIDATION_FAILED. While the policy check is
        unavailable,
        the request is refused with POLICY_UNAVAILABLE.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/policies/evaluate`, scope policies:evaluate

        Args:
            policy_id: An opaque id that begins with `pol_`.
            amount_usd: The amount in USD: above zero, at most 1000000000.
            mcc: The merchant category code. Without it the rules for merchant categories are skipped.
            counterparty: The EVM address of the payee. Mixed case has to pass the EIP-55 checksum. Without it
            the rules for counterparties are skipped.
            subject_type: The type of the subject: `wallet`, `card`, `agent` or `treasury_account`.
            subject_id: Id of the wallet, card, agent or treasury account.

        Raises:
            EvaluatePolicyError: `code` says why.
        """
        return self._calls.give(
            EVALUATE_POLICY,
            {**renamed("evaluate", {"policy_id": "policyId", "amount_usd": "amountUsd", "mcc": "mcc", "counterparty": "counterparty", "subject_type": "subjectType", "subject_id": "subjectId"}, fields)},
            options,
        )

    @overload
    def try_evaluate(
        self,
        *,
        policy_id: str,
        amount_usd: Amount,
        mcc: str | None = None,
        counterparty: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_policies.PolicyEvaluation] | Failure[EvaluatePolicyError]: ...

    @overload
    def try_evaluate(
        self,
        *,
        subject_type: _policies.PolicySubjectType,
        subject_id: str,
        amount_usd: Amount,
        mcc: str | None = None,
        counterparty: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_policies.PolicyEvaluation] | Failure[EvaluatePolicyError]: ...

    def try_evaluate(
        self,
        options: CallOptions | None = None,
        **fields: Any,
    ) -> Success[_policies.PolicyEvaluation] | Failure[EvaluatePolicyError]:
        """Evaluate a policy (dry run): `evaluate` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(
            EVALUATE_POLICY,
            {**renamed("try_evaluate", {"policy_id": "policyId", "amount_usd": "amountUsd", "mcc": "mcc", "counterparty": "counterparty", "subject_type": "subjectType", "subject_id": "subjectId"}, fields)},
            options,
        )

    def get(self, id: str, *, options: CallOptions | None = None) -> _policies.Policy:
        """Get a policy.

        Returns one policy of the tenant with the version that is in force. A deleted policy is not found.

        `GET /v1/policies/{id}`, scope policies:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetPolicyError: `code` says why.
        """
        return self._calls.give(GET_POLICY, {"id": id}, options)

    def try_get(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_policies.Policy] | Failure[GetPolicyError]:
        """Get a policy: `get` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt(GET_POLICY, {"id": id}, options)

    def wait(
        self,
        id: str,
        *,
        until: _policies.PolicyStatus | Sequence[_policies.PolicyStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> _policies.Policy:
        """Waits until what `get` reads has a status, or has had it since the call.

        Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with
        WAIT_TIMEOUT after
        `timeout` seconds. The resource is as it is then: a status that lasts for a moment may be over.
        """
        data: _policies.Policy = (self._calls.wait(get_policy_waiting(), id, until, timeout, options)).unwrap()
        return data

    def try_wait(
        self,
        id: str,
        *,
        until: _policies.PolicyStatus | Sequence[_policies.PolicyStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> Success[_policies.Policy] | Failure[GetPolicyError | WaitTimeout | WaitEnded]:
        """`wait` with its result as a value."""
        return self._calls.wait(get_policy_waiting(), id, until, timeout, options)

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
        status: _policies.PolicyStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Page[_policies.Policy]:
        """List policies.

        Lists the tenant's policies, newest first. Deleted policies are not listed.

        `GET /v1/policies`, scope policies:read

        Args:
            status: Only policies of this status.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListPoliciesError: `code` says why.
        """
        return self._calls.page(
            LIST_POLICIES,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def try_list(
        self,
        *,
        status: _policies.PolicyStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[Page[_policies.Policy]] | Failure[ListPoliciesError]:
        """List policies: `list` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt_page(
            LIST_POLICIES,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )
