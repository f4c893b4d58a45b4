# Written by codegen from spec/. Do not edit.
"""The operations of the namespace review_cases, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED16, SHARED5

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import sandbox as _sandbox
    from ._shared import Shared16Code, Shared5Code

if TYPE_CHECKING:
    GetReviewCaseCode: TypeAlias = "Literal['ROUTE_NOT_FOUND', 'REVIEW_CASE_NOT_FOUND'] | Shared16Code"


class GetReviewCaseError(PaychartError):
    """What `review_cases.get` fails with."""

    code: GetReviewCaseCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListReviewCasesCode: TypeAlias = "Literal['ROUTE_NOT_FOUND'] | Shared16Code"


class ListReviewCasesError(PaychartError):
    """What `review_cases.list` fails with."""

    code: ListReviewCasesCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ResolveReviewCaseCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROUTE_NOT_FOUND', 'REVIEW_CASE_NOT_FOUND', 'REVIEW_CASE_RESOLVED', 'REVIEW_CASE_NOT_OPEN'] | Shared5Code"


class ResolveReviewCaseError(PaychartError):
    """What `review_cases.resolve` fails with."""

    code: ResolveReviewCaseCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.ReviewCaseResolvedDetails | _errors.ReviewCaseNotOpenDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


GET_REVIEW_CASE: Operation[_sandbox.ReviewCase, GetReviewCaseError] = Operation(
    name="getReviewCase",
    method="GET",
    path="/v1/admin/review-cases/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@sandbox.ReviewCase",
    error=GetReviewCaseError,
    codes=("ROUTE_NOT_FOUND", "REVIEW_CASE_NOT_FOUND"),
    shared=SHARED16,
)

LIST_REVIEW_CASES: Operation[_sandbox.ReviewCaseList, ListReviewCasesError] = Operation(
    name="listReviewCases",
    method="GET",
    path="/v1/admin/review-cases",
    query=("status", "reason", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@sandbox.ReviewCaseList",
    error=ListReviewCasesError,
    codes=("ROUTE_NOT_FOUND",),
    shared=SHARED16,
    items=("reviewCases", "review_cases"),
)

RESOLVE_REVIEW_CASE: Operation[_sandbox.ReviewCase, ResolveReviewCaseError] = Operation(
    name="resolveReviewCase",
    method="POST",
    path="/v1/admin/review-cases/{id}/resolve",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@sandbox.ReviewCase",
    error=ResolveReviewCaseError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "ROUTE_NOT_FOUND", "REVIEW_CASE_NOT_FOUND", "REVIEW_CASE_RESOLVED", "REVIEW_CASE_NOT_OPEN"),
    shared=SHARED5,
)


def get_review_case_waiting() -> Waiting:
    from .._runtime.waits import Waiting
    from ..lifecycles import WAY_18

    steps = {"": WAY_18}
    return Waiting(GET_REVIEW_CASE, "id", None, steps, None)
