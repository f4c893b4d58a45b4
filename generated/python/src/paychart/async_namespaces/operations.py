# Written by codegen from spec/. Do not edit.
"""The namespace operations of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import AsyncCalls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.operations import (GET_HEALTH, GET_OPEN_API_DOCUMENT, GET_READINESS)

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import AsyncPage, AsyncPages
    from .._runtime.results import Failure, Success
    from .._runtime.streams import AsyncEventStream
    from .._runtime.values import Amount
    from ..operations.operations import (GetHealthError, GetOpenApiDocumentError, GetReadinessError)
    from ..types import admin as _admin


class AsyncOperationsNamespace:
    """The operations of `operations`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def get_health(self, *, options: CallOptions | None = None) -> _admin.Health:
        """Check liveness.

        Returns 200 as long as the process runs. It does not check the database. The operation is public and
        not rate limited.

        `GET /healthz`

        Raises:
            GetHealthError: `code` says why.
        """
        return await self._calls.give(GET_HEALTH, {}, options)

    async def try_get_health(
        self,
        *,
        options: CallOptions | None = None,
    ) -> Success[_admin.Health] | Failure[GetHealthError]:
        """Check liveness: `get_health` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(GET_HEALTH, {}, options)

    async def get_open_api_document(self, *, options: CallOptions | None = None) -> _admin.OpenApiDocument:
        """Get the OpenAPI document.

        Returns the bundled OpenAPI 3.1 document, from which routes, validators, the mock and the SDK are
        generated. The operation is public and not rate limited. The response is compressed if
        `Accept-Encoding` allows brotli or gzip. It has an `ETag`. A request with that value in
        `If-None-Match` gets a response with the status 304. With `?version=2026-11-28` it returns the
        document of an older version of the contract, as it was published.

        `GET /openapi.json`

        Raises:
            GetOpenApiDocumentError: `code` says why.
        """
        return await self._calls.give(GET_OPEN_API_DOCUMENT, {}, options)

    async def try_get_open_api_document(
        self,
        *,
        options: CallOptions | None = None,
    ) -> Success[_admin.OpenApiDocument] | Failure[GetOpenApiDocumentError]:
        """Get the OpenAPI document: `get_open_api_document` with its result as a value, which never raises for
        what the service answers.
        """
        return await self._calls.attempt(GET_OPEN_API_DOCUMENT, {}, options)

    async def get_readiness(self, *, options: CallOptions | None = None) -> _admin.Readiness:
        """Check readiness.

        Checks the components that the service needs. If one is unavailable, the status is 503: TRY_AGAIN for
        the database, CHAIN_UNAVAILABLE for the chain. A database that has refused a statement within the last
        30 seconds because its disk is full, or because it lacks memory or connections, counts as unavailable.
        A relayer without gas is only a warning in the response: requests are served, and transactions wait.
        In live, warnings are shown only if the request has the deployment's admin key. A process without a
        configured chain does not check it. The operation is public and not rate limited.

        `GET /readyz`

        Raises:
            GetReadinessError: `code` says why.
        """
        return await self._calls.give(GET_READINESS, {}, options)

    async def try_get_readiness(
        self,
        *,
        options: CallOptions | None = None,
    ) -> Success[_admin.Readiness] | Failure[GetReadinessError]:
        """Check readiness: `get_readiness` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(GET_READINESS, {}, options)
