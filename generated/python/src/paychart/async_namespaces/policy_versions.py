# Written by codegen from spec/. Do not edit.
"""The namespace policy_versions of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import AsyncCalls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.policy_versions import (CREATE_POLICY_VERSION, LIST_POLICY_VERSIONS)

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import AsyncPage, AsyncPages
    from .._runtime.results import Failure, Success
    from .._runtime.streams import AsyncEventStream
    from .._runtime.values import Amount
    from ..operations.policy_versions import (CreatePolicyVersionError, ListPolicyVersionsError)
    from ..types import policies as _policies


class AsyncPolicyVersionsNamespace:
    """The operations of `policy_versions`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def create(
        self,
        id: str,
        *,
        document: _policies.PolicyDocument,
        options: CallOptions | None = None,
    ) -> _policies.PolicyVersion:
        """Create a policy version.

        Compiles the document to the next version of a policy. The new version applies at once wherever the
        policy is attached. An identical document creates a new version with the same `sha256`. The name of
        the policy never changes. API keys of agents cannot call this operation.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/policies/{id}/versions`, scope policies:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            document: The new rules of the policy.

        Raises:
            CreatePolicyVersionError: `code` says why.
        """
        return await self._calls.give(CREATE_POLICY_VERSION, {"id": id, "document": document}, options)

    async def try_create(
        self,
        id: str,
        *,
        document: _policies.PolicyDocument,
        options: CallOptions | None = None,
    ) -> Success[_policies.PolicyVersion] | Failure[CreatePolicyVersionError]:
        """Create a policy version: `create` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(CREATE_POLICY_VERSION, {"id": id, "document": document}, options)

    def list(
        self,
        id: str,
        *,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        options: CallOptions | None = None,
    ) -> AsyncPages[_policies.PolicyVersion]:
        """List the versions of a policy.

        Lists all versions of a policy, oldest first.

        `GET /v1/policies/{id}/versions`, scope policies:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.

        Raises:
            ListPolicyVersionsError: `code` says why.
        """
        return self._calls.pages(
            LIST_POLICY_VERSIONS,
            {"id": id, "skip": skip, "take": take, "cursor": cursor},
            options,
        )

    async def try_list(
        self,
        id: str,
        *,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[AsyncPage[_policies.PolicyVersion]] | Failure[ListPolicyVersionsError]:
        """List the versions of a policy: `list` with its result as a value, which never raises for what the
        service answers.
        """
        return await self._calls.attempt_page(
            LIST_POLICY_VERSIONS,
            {"id": id, "skip": skip, "take": take, "cursor": cursor},
            options,
        )
