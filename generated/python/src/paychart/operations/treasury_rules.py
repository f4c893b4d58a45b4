# Written by codegen from spec/. Do not edit.
"""The operations of the namespace treasury_rules, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED10, SHARED9

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import treasury as _treasury
    from ._shared import Shared1Code, Shared10Code, Shared9Code

if TYPE_CHECKING:
    CreateTreasuryRuleCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'TREASURY_ACCOUNT_NOT_FOUND', 'TREASURY_BUCKET_NOT_FOUND'] | Shared1Code"


class CreateTreasuryRuleError(PaychartError):
    """What `treasury_rules.create` fails with."""

    code: CreateTreasuryRuleCode
    details: _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    DeleteTreasuryRuleCode: TypeAlias = "Literal['SANDBOX_ONLY', 'TREASURY_RULE_NOT_FOUND'] | Shared9Code"


class DeleteTreasuryRuleError(PaychartError):
    """What `treasury_rules.delete` fails with."""

    code: DeleteTreasuryRuleCode
    details: _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListTreasuryRulesCode: TypeAlias = "Literal['SANDBOX_ONLY', 'TREASURY_ACCOUNT_NOT_FOUND'] | Shared10Code"


class ListTreasuryRulesError(PaychartError):
    """What `treasury_rules.list` fails with."""

    code: ListTreasuryRulesCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    UpdateTreasuryRuleCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'TREASURY_RULE_NOT_FOUND', 'TREASURY_BUCKET_NOT_FOUND'] | Shared10Code"


class UpdateTreasuryRuleError(PaychartError):
    """What `treasury_rules.update` fails with."""

    code: UpdateTreasuryRuleCode
    details: _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


CREATE_TREASURY_RULE: Operation[_treasury.TreasuryRule, CreateTreasuryRuleError] = Operation(
    name="createTreasuryRule",
    method="POST",
    path="/v1/treasury/accounts/{id}/rules",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@treasury.TreasuryRule",
    error=CreateTreasuryRuleError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY", "TREASURY_ACCOUNT_NOT_FOUND", "TREASURY_BUCKET_NOT_FOUND"),
    shared=SHARED1,
)

DELETE_TREASURY_RULE: Operation[_treasury.TreasuryRuleDeleted, DeleteTreasuryRuleError] = Operation(
    name="deleteTreasuryRule",
    method="DELETE",
    path="/v1/treasury/rules/{ruleId}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@treasury.TreasuryRuleDeleted",
    error=DeleteTreasuryRuleError,
    codes=("SANDBOX_ONLY", "TREASURY_RULE_NOT_FOUND"),
    shared=SHARED9,
)

LIST_TREASURY_RULES: Operation[_treasury.TreasuryRuleList, ListTreasuryRulesError] = Operation(
    name="listTreasuryRules",
    method="GET",
    path="/v1/treasury/accounts/{id}/rules",
    query=("skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@treasury.TreasuryRuleList",
    error=ListTreasuryRulesError,
    codes=("SANDBOX_ONLY", "TREASURY_ACCOUNT_NOT_FOUND"),
    shared=SHARED10,
    items=("rules", "rules"),
)

UPDATE_TREASURY_RULE: Operation[_treasury.TreasuryRule, UpdateTreasuryRuleError] = Operation(
    name="updateTreasuryRule",
    method="PATCH",
    path="/v1/treasury/rules/{ruleId}",
    query=(),
    body="rest",
    replay="always",
    result="json",
    form="@treasury.TreasuryRule",
    error=UpdateTreasuryRuleError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY", "TREASURY_RULE_NOT_FOUND", "TREASURY_BUCKET_NOT_FOUND"),
    shared=SHARED10,
)
