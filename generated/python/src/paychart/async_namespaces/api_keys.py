# Written by codegen from spec/. Do not edit.
"""The namespace api_keys of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import AsyncCalls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.api_keys import (
    CREATE_API_KEY,
    GET_API_KEY,
    LIST_API_KEYS,
    REVOKE_API_KEY,
    get_api_key_waiting,
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
    from ..operations.api_keys import (CreateApiKeyError, GetApiKeyError, ListApiKeysError, RevokeApiKeyError)
    from ..operations.explanations import ExplainResourceError
    from ..types import accounts as _accounts
    from ..types import explanations as _explanations


class AsyncApiKeysNamespace:
    """The operations of `api_keys`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    @overload
    async def create(
        self,
        *,
        name: str,
        scopes: Sequence[_accounts.Scope] | None = None,
        agent: bool | None = None,
        member_id: str | None = None,
        ip_allowlist: Sequence[str] | None = None,
        request_signing: bool | None = None,
        expires_at: datetime | None = None,
        options: CallOptions | None = None,
    ) -> _accounts.ApiKeyIssued: ...

    @overload
    async def create(
        self,
        *,
        name: str,
        agent: Literal[True],
        agent_id: str,
        scopes: Sequence[_accounts.Scope] | None = None,
        member_id: str | None = None,
        ip_allowlist: Sequence[str] | None = None,
        request_signing: bool | None = None,
        expires_at: datetime | None = None,
        options: CallOptions | None = None,
    ) -> _accounts.ApiKeyIssued: ...

    async def create(self, options: CallOptions | None = None, **fields: Any) -> _accounts.ApiKeyIssued:
        """Create an API key.

        Creates an API key. Only a member session of role OWNER or ADMIN may. The response contains the key
        once; the service stores only its hash. A key never has a scope that its creator's role lacks. A key
        of an agent never has `policies:write`, `members:manage` or `webhooks:manage`. Only an OWNER may set
        `memberId` to another member, and that member has to be ACTIVE. Both that member and the member who
        issues the key are initiators of the payments that the key creates, and neither can approve them. With
        `agent: true` and without `agentId`, an agent with the name of the key is created. A tenant has at
        most 100 keys that are not revoked.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/api-keys`

        Args:
            name: A label that says what the key is used for.
            scopes: The scopes of the key. By default every scope of the creator that a key may have, except
            for `members:manage` and `policies:write`, which have to be named: a stolen key with one of these
            could give rights to others.
            agent: True for a key of an agent, which can never hold some scopes.
            member_id: Id of the member in whose name the key acts; the creator by default. Only an OWNER may
            set another member.
            ip_allowlist: IPv4 or IPv6 addresses and CIDR blocks from which the key may be used. An empty list
            allows any address.
            request_signing: True if requests that move money have to be signed.
            expires_at: Time at which the key expires. It has to be in the future.
            agent_id: Id of the agent that gets the key; by default a new agent with the name of the key is
            created. It needs `agent: true`.

        Raises:
            CreateApiKeyError: `code` says why.
        """
        return await self._calls.give(
            CREATE_API_KEY,
            {**renamed("create", {"name": "name", "scopes": "scopes", "agent": "agent", "member_id": "memberId", "ip_allowlist": "ipAllowlist", "request_signing": "requestSigning", "expires_at": "expiresAt", "agent_id": "agentId"}, fields)},
            options,
        )

    @overload
    async def try_create(
        self,
        *,
        name: str,
        scopes: Sequence[_accounts.Scope] | None = None,
        agent: bool | None = None,
        member_id: str | None = None,
        ip_allowlist: Sequence[str] | None = None,
        request_signing: bool | None = None,
        expires_at: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[_accounts.ApiKeyIssued] | Failure[CreateApiKeyError]: ...

    @overload
    async def try_create(
        self,
        *,
        name: str,
        agent: Literal[True],
        agent_id: str,
        scopes: Sequence[_accounts.Scope] | None = None,
        member_id: str | None = None,
        ip_allowlist: Sequence[str] | None = None,
        request_signing: bool | None = None,
        expires_at: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[_accounts.ApiKeyIssued] | Failure[CreateApiKeyError]: ...

    async def try_create(
        self,
        options: CallOptions | None = None,
        **fields: Any,
    ) -> Success[_accounts.ApiKeyIssued] | Failure[CreateApiKeyError]:
        """Create an API key: `create` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(
            CREATE_API_KEY,
            {**renamed("try_create", {"name": "name", "scopes": "scopes", "agent": "agent", "member_id": "memberId", "ip_allowlist": "ipAllowlist", "request_signing": "requestSigning", "expires_at": "expiresAt", "agent_id": "agentId"}, fields)},
            options,
        )

    async def get(self, id: str, *, options: CallOptions | None = None) -> _accounts.ApiKey:
        """Get an API key.

        Returns the record of an API key, without the key itself. Only a member session of role OWNER or ADMIN
        may.

        `GET /v1/api-keys/{id}`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetApiKeyError: `code` says why.
        """
        return await self._calls.give(GET_API_KEY, {"id": id}, options)

    async def try_get(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_accounts.ApiKey] | Failure[GetApiKeyError]:
        """Get an API key: `get` with its result as a value, which never raises for what the service answers."""
        return await self._calls.attempt(GET_API_KEY, {"id": id}, options)

    async def wait(
        self,
        id: str,
        *,
        until: _accounts.ApiKeyStatus | Sequence[_accounts.ApiKeyStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> _accounts.ApiKey:
        """Waits until what `get` reads has a status, or has had it since the call.

        Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with
        WAIT_TIMEOUT after
        `timeout` seconds. The resource is as it is then: a status that lasts for a moment may be over.
        """
        data: _accounts.ApiKey = (await self._calls.wait(get_api_key_waiting(), id, until, timeout, options)).unwrap()
        return data

    async def try_wait(
        self,
        id: str,
        *,
        until: _accounts.ApiKeyStatus | Sequence[_accounts.ApiKeyStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> Success[_accounts.ApiKey] | Failure[GetApiKeyError | WaitTimeout | WaitEnded]:
        """`wait` with its result as a value."""
        return await self._calls.wait(get_api_key_waiting(), id, until, timeout, options)

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
        status: _accounts.ApiKeyStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> AsyncPages[_accounts.ApiKey]:
        """List API keys.

        Lists the tenant's API keys, newest first, including revoked and expired ones. Only a member session
        of role OWNER or ADMIN may. An API key can never manage API keys.

        `GET /v1/api-keys`

        Args:
            status: Only keys of this status.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListApiKeysError: `code` says why.
        """
        return self._calls.pages(
            LIST_API_KEYS,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def try_list(
        self,
        *,
        status: _accounts.ApiKeyStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[AsyncPage[_accounts.ApiKey]] | Failure[ListApiKeysError]:
        """List API keys: `list` with its result as a value, which never raises for what the service answers."""
        return await self._calls.attempt_page(
            LIST_API_KEYS,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def revoke(
        self,
        id: str,
        *,
        disable_created: bool | None = None,
        options: CallOptions | None = None,
    ) -> _accounts.RevokedApiKey:
        """Revoke an API key.

        Revokes an API key. Requests with the key are refused from then on. Only a member session of role
        OWNER or ADMIN may. Revoking a REVOKED key returns the same record. `created` names what the key has
        made and is still in force, up to 1,000 resources. If the key was stolen, send `disableCreated=true`:
        the members, grants, cards, phone aliases and webhook endpoints among them are suspended, frozen,
        revoked or disabled in the same transaction. Look at destinations, wallets, permits and policies
        yourself.

        **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.

        `DELETE /v1/api-keys/{id}`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            disable_created: True also takes the rights of what the key has made, for a key that was stolen.

        Raises:
            RevokeApiKeyError: `code` says why.
        """
        return await self._calls.give(REVOKE_API_KEY, {"id": id, "disableCreated": disable_created}, options)

    async def try_revoke(
        self,
        id: str,
        *,
        disable_created: bool | None = None,
        options: CallOptions | None = None,
    ) -> Success[_accounts.RevokedApiKey] | Failure[RevokeApiKeyError]:
        """Revoke an API key: `revoke` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(
            REVOKE_API_KEY,
            {"id": id, "disableCreated": disable_created},
            options,
        )
