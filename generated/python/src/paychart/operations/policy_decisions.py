# Written by codegen from spec/. Do not edit.
"""The operations of the namespace policy_decisions, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED10

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import policies as _policies
    from ._shared import Shared10Code

if TYPE_CHECKING:
    ListPolicyDecisionsCode: TypeAlias = "Shared10Code"


class ListPolicyDecisionsError(PaychartError):
    """What `policy_decisions.list` fails with."""

    code: ListPolicyDecisionsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


LIST_POLICY_DECISIONS: Operation[_policies.PolicyDecisionList, ListPolicyDecisionsError] = Operation(
    name="listPolicyDecisions",
    method="GET",
    path="/v1/policies/decisions",
    query=("policyId", "subjectType", "subjectId", "allow", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@policies.PolicyDecisionList",
    error=ListPolicyDecisionsError,
    codes=(),
    shared=SHARED10,
    items=("decisions", "decisions"),
)
