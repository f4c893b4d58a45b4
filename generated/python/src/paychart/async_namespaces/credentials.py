# Written by codegen from spec/. Do not edit.
"""The namespace credentials of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import AsyncCalls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.credentials import (
    GET_CREDENTIAL,
    GET_CREDENTIAL_ARTIFACT,
    GET_CREDENTIAL_DISCLOSURE,
    GET_CREDENTIAL_STATUS,
    LIST_CREDENTIALS,
    REFRESH_CREDENTIAL,
    get_credential_waiting,
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
    from ..operations.credentials import (
    GetCredentialArtifactError,
    GetCredentialDisclosureError,
    GetCredentialError,
    GetCredentialStatusError,
    ListCredentialsError,
    RefreshCredentialError,
)
    from ..operations.explanations import ExplainResourceError
    from ..types import explanations as _explanations
    from ..types import identity as _identity


class AsyncCredentialsNamespace:
    """The operations of `credentials`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def get(self, id: str, *, options: CallOptions | None = None) -> _identity.Credential:
        """Get a credential.

        Returns one credential of the tenant or of one of its members.

        `GET /v1/credentials/{id}`, scope identity:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetCredentialError: `code` says why.
        """
        return await self._calls.give(GET_CREDENTIAL, {"id": id}, options)

    async def try_get(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_identity.Credential] | Failure[GetCredentialError]:
        """Get a credential: `get` with its result as a value, which never raises for what the service answers."""
        return await self._calls.attempt(GET_CREDENTIAL, {"id": id}, options)

    async def wait(
        self,
        id: str,
        *,
        until: _identity.CredentialStatus | Sequence[_identity.CredentialStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> _identity.Credential:
        """Waits until what `get` reads has a status, or has had it since the call.

        Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with
        WAIT_TIMEOUT after
        `timeout` seconds. The resource is as it is then: a status that lasts for a moment may be over.
        """
        data: _identity.Credential = (await self._calls.wait(get_credential_waiting(), id, until, timeout, options)).unwrap()
        return data

    async def try_wait(
        self,
        id: str,
        *,
        until: _identity.CredentialStatus | Sequence[_identity.CredentialStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> Success[_identity.Credential] | Failure[GetCredentialError | WaitTimeout | WaitEnded]:
        """`wait` with its result as a value."""
        return await self._calls.wait(get_credential_waiting(), id, until, timeout, options)

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

    async def get_artifact(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> _identity.CredentialArtifact:
        """Get the signed document of a credential.

        Returns the signed document of a credential, regardless of the status of the credential. A signed
        document does not mean that the credential is valid: read its status. Legacy credentials without a
        signature have no document.

        `GET /v1/credentials/{id}/artifact`, scope identity:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetCredentialArtifactError: `code` says why.
        """
        return await self._calls.give(GET_CREDENTIAL_ARTIFACT, {"id": id}, options)

    async def try_get_artifact(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_identity.CredentialArtifact] | Failure[GetCredentialArtifactError]:
        """Get the signed document of a credential: `get_artifact` with its result as a value, which never raises
        for what the service answers.
        """
        return await self._calls.attempt(GET_CREDENTIAL_ARTIFACT, {"id": id}, options)

    async def get_disclosure(
        self,
        id: str,
        *,
        key: str,
        options: CallOptions | None = None,
    ) -> _identity.SelectiveDisclosure:
        """Disclose one claim of a credential.

        Returns one claim of a credential, with the Merkle proof that it belongs to the root that is anchored
        on chain. The response reveals nothing about the other claims. Before the credential is anchored, and
        for a claim that it does not contain, the request is refused with DISCLOSURE_NOT_AVAILABLE.

        `GET /v1/credentials/{id}/disclosure`, scope identity:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            key: The key of the claim to disclose; exactly one.

        Raises:
            GetCredentialDisclosureError: `code` says why.
        """
        return await self._calls.give(GET_CREDENTIAL_DISCLOSURE, {"id": id, "key": key}, options)

    async def try_get_disclosure(
        self,
        id: str,
        *,
        key: str,
        options: CallOptions | None = None,
    ) -> Success[_identity.SelectiveDisclosure] | Failure[GetCredentialDisclosureError]:
        """Disclose one claim of a credential: `get_disclosure` with its result as a value, which never raises
        for what the service answers.
        """
        return await self._calls.attempt(GET_CREDENTIAL_DISCLOSURE, {"id": id, "key": key}, options)

    async def get_status(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> _identity.CredentialStatusRead:
        """Get the status of a credential.

        Returns the stored status of a credential, with the time and the source of its last confirmation.

        `GET /v1/credentials/{id}/status`, scope identity:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetCredentialStatusError: `code` says why.
        """
        return await self._calls.give(GET_CREDENTIAL_STATUS, {"id": id}, options)

    async def try_get_status(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_identity.CredentialStatusRead] | Failure[GetCredentialStatusError]:
        """Get the status of a credential: `get_status` with its result as a value, which never raises for what
        the service answers.
        """
        return await self._calls.attempt(GET_CREDENTIAL_STATUS, {"id": id}, options)

    def list(
        self,
        *,
        kind: _identity.CredentialKind | None = None,
        status: _identity.CredentialStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> AsyncPages[_identity.Credential]:
        """List credentials.

        Lists the credentials of the tenant and its members, newest first.

        `GET /v1/credentials`, scope identity:read

        Args:
            kind: Only credentials of this kind.
            status: Only credentials of this status.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListCredentialsError: `code` says why.
        """
        return self._calls.pages(
            LIST_CREDENTIALS,
            {"kind": kind, "status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def try_list(
        self,
        *,
        kind: _identity.CredentialKind | None = None,
        status: _identity.CredentialStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[AsyncPage[_identity.Credential]] | Failure[ListCredentialsError]:
        """List credentials: `list` with its result as a value, which never raises for what the service answers."""
        return await self._calls.attempt_page(
            LIST_CREDENTIALS,
            {"kind": kind, "status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def refresh(self, id: str, *, options: CallOptions | None = None) -> _identity.CredentialStatusRead:
        """Refresh a credential.

        Asks the verification provider for the status of a credential and returns the result. A credential
        that the provider has withdrawn becomes SUSPENDED, or REVOKED with reason PROVIDER. A credential that
        it has restored becomes ACTIVE again. A suspension by the platform stays. Only credentials from a
        verification session have a provider. A REVOKED or EXPIRED credential is returned unchanged. If the
        provider does not respond or is disabled, the request is refused with PROVIDER_UNAVAILABLE.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/credentials/{id}/refresh`, scope identity:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            RefreshCredentialError: `code` says why.
        """
        return await self._calls.give(REFRESH_CREDENTIAL, {"id": id}, options)

    async def try_refresh(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_identity.CredentialStatusRead] | Failure[RefreshCredentialError]:
        """Refresh a credential: `refresh` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(REFRESH_CREDENTIAL, {"id": id}, options)
