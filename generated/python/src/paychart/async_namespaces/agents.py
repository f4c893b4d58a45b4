# Written by codegen from spec/. Do not edit.
"""The namespace agents of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import AsyncCalls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.agents import (
    CREATE_AGENT,
    GET_AGENT,
    LIST_AGENTS,
    RESUME_AGENT,
    SUSPEND_AGENT,
    get_agent_waiting,
)
from ..operations.explanations import EXPLAIN_RESOURCE

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import AsyncPage, AsyncPages
    from .._runtime.results import Failure, Success
    from .._runtime.streams import AsyncEventStream
    from .._runtime.values import Amount
    from ..operations.agents import (
    CreateAgentError,
    GetAgentError,
    ListAgentsError,
    ResumeAgentError,
    SuspendAgentError,
)
    from ..operations.explanations import ExplainResourceError
    from ..types import accounts as _accounts
    from ..types import explanations as _explanations


class AsyncAgentsNamespace:
    """The operations of `agents`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def create(self, *, name: str, options: CallOptions | None = None) -> _accounts.Agent:
        """Create an agent.

        Creates an agent: a program that acts for the tenant with API keys of its own. Only a member session
        may. An API key that is created with `agent: true` and without `agentId` creates its agent
        automatically. Create the agent first if it needs several keys, or a policy before it acts.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/agents`, scope members:manage

        Args:
            name: A label of your own, 1 to 120 characters.

        Raises:
            CreateAgentError: `code` says why.
        """
        return await self._calls.give(CREATE_AGENT, {"name": name}, options)

    async def try_create(
        self,
        *,
        name: str,
        options: CallOptions | None = None,
    ) -> Success[_accounts.Agent] | Failure[CreateAgentError]:
        """Create an agent: `create` with its result as a value, which never raises for what the service answers."""
        return await self._calls.attempt(CREATE_AGENT, {"name": name}, options)

    async def get(self, id: str, *, options: CallOptions | None = None) -> _accounts.AgentWithSpent:
        """Get an agent.

        Returns one agent, with the amounts that its cards have spent in the current day, week and month.

        `GET /v1/agents/{id}`, scope members:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetAgentError: `code` says why.
        """
        return await self._calls.give(GET_AGENT, {"id": id}, options)

    async def try_get(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_accounts.AgentWithSpent] | Failure[GetAgentError]:
        """Get an agent: `get` with its result as a value, which never raises for what the service answers."""
        return await self._calls.attempt(GET_AGENT, {"id": id}, options)

    async def wait(
        self,
        id: str,
        *,
        until: _accounts.AgentStatus | Sequence[_accounts.AgentStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> _accounts.AgentWithSpent:
        """Waits until what `get` reads has a status, or has had it since the call.

        Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with
        WAIT_TIMEOUT after
        `timeout` seconds. The resource is as it is then: a status that lasts for a moment may be over.
        """
        data: _accounts.AgentWithSpent = (await self._calls.wait(get_agent_waiting(), id, until, timeout, options)).unwrap()
        return data

    async def try_wait(
        self,
        id: str,
        *,
        until: _accounts.AgentStatus | Sequence[_accounts.AgentStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> Success[_accounts.AgentWithSpent] | Failure[GetAgentError | WaitTimeout | WaitEnded]:
        """`wait` with its result as a value."""
        return await self._calls.wait(get_agent_waiting(), id, until, timeout, options)

    async def next(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> tuple[_explanations.ExplanationNext, ...]:
        """The operations that can move the resource now, each with whether the service would take it from you,
        or the code of its refusal.
        """
        told = await self._calls.give(EXPLAIN_RESOURCE, {"id": id}, options)
        return tuple(step for step in told.next if step.by == "operation" and step.operation_id is not None)

    def list(
        self,
        *,
        status: _accounts.AgentStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> AsyncPages[_accounts.Agent]:
        """List agents.

        Lists the tenant's agents, newest first.

        `GET /v1/agents`, scope members:read

        Args:
            status: Only agents of this status.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListAgentsError: `code` says why.
        """
        return self._calls.pages(
            LIST_AGENTS,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def try_list(
        self,
        *,
        status: _accounts.AgentStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[AsyncPage[_accounts.Agent]] | Failure[ListAgentsError]:
        """List agents: `list` with its result as a value, which never raises for what the service answers."""
        return await self._calls.attempt_page(
            LIST_AGENTS,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def resume(self, id: str, *, options: CallOptions | None = None) -> _accounts.Agent:
        """Resume an agent.

        Makes a SUSPENDED agent ACTIVE again, so that its keys work. Only a member session may.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/agents/{id}/resume`, scope members:manage

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            ResumeAgentError: `code` says why.
        """
        return await self._calls.give(RESUME_AGENT, {"id": id}, options)

    async def try_resume(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_accounts.Agent] | Failure[ResumeAgentError]:
        """Resume an agent: `resume` with its result as a value, which never raises for what the service answers."""
        return await self._calls.attempt(RESUME_AGENT, {"id": id}, options)

    async def suspend(self, id: str, *, options: CallOptions | None = None) -> _accounts.Agent:
        """Suspend an agent.

        Suspends an ACTIVE agent. From the next request on, all of its keys are refused with AGENT_SUSPENDED.
        Only a member session may.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/agents/{id}/suspend`, scope members:manage

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            SuspendAgentError: `code` says why.
        """
        return await self._calls.give(SUSPEND_AGENT, {"id": id}, options)

    async def try_suspend(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_accounts.Agent] | Failure[SuspendAgentError]:
        """Suspend an agent: `suspend` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(SUSPEND_AGENT, {"id": id}, options)
