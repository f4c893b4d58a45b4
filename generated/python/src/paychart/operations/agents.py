# Written by codegen from spec/. Do not edit.
"""The operations of the namespace agents, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED10, SHARED6

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import accounts as _accounts
    from ..types import errors as _errors
    from ._shared import Shared10Code, Shared6Code

if TYPE_CHECKING:
    CreateAgentCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'MEMBER_SESSION_REQUIRED'] | Shared6Code"


class CreateAgentError(PaychartError):
    """What `agents.create` fails with."""

    code: CreateAgentCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetAgentCode: TypeAlias = "Literal['AGENT_NOT_FOUND'] | Shared10Code"


class GetAgentError(PaychartError):
    """What `agents.get` fails with."""

    code: GetAgentCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListAgentsCode: TypeAlias = "Shared10Code"


class ListAgentsError(PaychartError):
    """What `agents.list` fails with."""

    code: ListAgentsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ResumeAgentCode: TypeAlias = "Literal['INVALID_TRANSITION', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'MEMBER_SESSION_REQUIRED', 'AGENT_NOT_FOUND'] | Shared6Code"


class ResumeAgentError(PaychartError):
    """What `agents.resume` fails with."""

    code: ResumeAgentCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.TwofaRequiredDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    SuspendAgentCode: TypeAlias = "Literal['INVALID_TRANSITION', 'MEMBER_SESSION_REQUIRED', 'AGENT_NOT_FOUND'] | Shared6Code"


class SuspendAgentError(PaychartError):
    """What `agents.suspend` fails with."""

    code: SuspendAgentCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


CREATE_AGENT: Operation[_accounts.Agent, CreateAgentError] = Operation(
    name="createAgent",
    method="POST",
    path="/v1/agents",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@accounts.Agent",
    error=CreateAgentError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "MEMBER_SESSION_REQUIRED"),
    shared=SHARED6,
)

GET_AGENT: Operation[_accounts.AgentWithSpent, GetAgentError] = Operation(
    name="getAgent",
    method="GET",
    path="/v1/agents/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@accounts.AgentWithSpent",
    error=GetAgentError,
    codes=("AGENT_NOT_FOUND",),
    shared=SHARED10,
)

LIST_AGENTS: Operation[_accounts.AgentList, ListAgentsError] = Operation(
    name="listAgents",
    method="GET",
    path="/v1/agents",
    query=("status", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@accounts.AgentList",
    error=ListAgentsError,
    codes=(),
    shared=SHARED10,
    items=("agents", "agents"),
)

RESUME_AGENT: Operation[_accounts.Agent, ResumeAgentError] = Operation(
    name="resumeAgent",
    method="POST",
    path="/v1/agents/{id}/resume",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@accounts.Agent",
    error=ResumeAgentError,
    codes=("INVALID_TRANSITION", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "MEMBER_SESSION_REQUIRED", "AGENT_NOT_FOUND"),
    shared=SHARED6,
)

SUSPEND_AGENT: Operation[_accounts.Agent, SuspendAgentError] = Operation(
    name="suspendAgent",
    method="POST",
    path="/v1/agents/{id}/suspend",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@accounts.Agent",
    error=SuspendAgentError,
    codes=("INVALID_TRANSITION", "MEMBER_SESSION_REQUIRED", "AGENT_NOT_FOUND"),
    shared=SHARED6,
)


def get_agent_waiting() -> Waiting:
    from .._runtime.waits import Waiting
    from ..lifecycles import WAY_1
    from .events import LIST_EVENTS

    steps = {"": WAY_1}
    return Waiting(GET_AGENT, "id", LIST_EVENTS, steps, None)
