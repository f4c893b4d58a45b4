# Written by codegen from spec/. Do not edit.
"""The operations of the namespace policy_attachments, and what they fail with."""

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
    ListPolicyAttachmentsCode: TypeAlias = "Literal['POLICY_NOT_FOUND'] | Shared10Code"


class ListPolicyAttachmentsError(PaychartError):
    """What `policy_attachments.list` fails with."""

    code: ListPolicyAttachmentsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


LIST_POLICY_ATTACHMENTS: Operation[_policies.PolicyAttachmentList, ListPolicyAttachmentsError] = Operation(
    name="listPolicyAttachments",
    method="GET",
    path="/v1/policies/{id}/attachments",
    query=("skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@policies.PolicyAttachmentList",
    error=ListPolicyAttachmentsError,
    codes=("POLICY_NOT_FOUND",),
    shared=SHARED10,
    items=("attachments", "attachments"),
)
