# Written by codegen from spec/. Do not edit.
"""The operations of the namespace explanations, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED10

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import explanations as _explanations
    from ._shared import Shared10Code

if TYPE_CHECKING:
    ExplainResourceCode: TypeAlias = "Literal['MEMBER_SESSION_REQUIRED', 'TWOFA_AGENT_NOT_PERMITTED', 'ROLE_NOT_PERMITTED', 'RESOURCE_NOT_FOUND'] | Shared10Code"


class ExplainResourceError(PaychartError):
    """What `explanations.get` fails with."""

    code: ExplainResourceCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.InsufficientScopeDetails | _errors.MemberNotActiveDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


EXPLAIN_RESOURCE: Operation[_explanations.Explanation, ExplainResourceError] = Operation(
    name="explainResource",
    method="GET",
    path="/v1/explanations/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@explanations.Explanation",
    error=ExplainResourceError,
    codes=("MEMBER_SESSION_REQUIRED", "TWOFA_AGENT_NOT_PERMITTED", "ROLE_NOT_PERMITTED", "RESOURCE_NOT_FOUND"),
    shared=SHARED10,
)
