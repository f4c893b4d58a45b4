# Written by codegen from spec/. Do not edit.
"""The client of operators for an event loop."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Callable, Mapping

from ._runtime.clients import AsyncCalls
from ._runtime.options import (
    DEFAULT_MAX_RETRIES,
    DEFAULT_RETRY_BASE,
    DEFAULT_RETRY_MAX,
    DEFAULT_TIMEOUT,
    CallEvent,
    ClientOptions,
)

if TYPE_CHECKING:
    from .async_namespaces.liquidity import AsyncLiquidityNamespace
    from .async_namespaces.review_cases import AsyncReviewCasesNamespace


class AsyncPaychartAdmin:
    """A client of the operators of a deployment, for asyncio. It needs httpx: `pip install paychart[async]`.

        async with AsyncPaychartAdmin(
            admin_key=os.environ["ADMIN_API_KEY"], operator="Rosa Lindqvist", base_url="http://localhost:8080"
        ) as admin:
    """

    def __init__(
        self,
        *,
        admin_key: str,
        operator: str,
        base_url: str,
        max_retries: int = DEFAULT_MAX_RETRIES,
        timeout: float = DEFAULT_TIMEOUT,
        deadline: float | None = None,
        retry_base: float = DEFAULT_RETRY_BASE,
        retry_max: float = DEFAULT_RETRY_MAX,
        headers: Mapping[str, str | None] | None = None,
        on_event: Callable[[CallEvent], Any] | None = None,
        ssl_context: Any = None,
        proxy: str | None = None,
        random: Callable[[], float] | None = None,
        transport: Any = None,
    ) -> None:
        """Connects to the service. Raises a TypeError for options that cannot lead anywhere.

        Args:
            admin_key: The admin key of the deployment.
            operator: The name of the person who acts. The service writes it to the audit log.
            base_url: Where the service is.
            max_retries: Retries after the first attempt.
            timeout: Seconds of one attempt, with its body.
            deadline: Seconds of a call with all its attempts and pauses; 120 by default, or `timeout` if that
            is longer.
            retry_base: Upper limit in seconds of the random pause before the first retry; it doubles with
            each retry.
            retry_max: Upper limit in seconds of the random pause before any retry, in addition to
            Retry-After.
            headers: Sent with every request.
            on_event: Called for every request, answer, failure and retry, without credentials and bodies.
            ssl_context: An `ssl.SSLContext` for a certificate authority of your own, such as
            `ssl.create_default_context(cafile="ca.pem")`. The variable `SSL_CERT_FILE` does the same.
            proxy: `http://proxy.example:3128`, also with a user and a password. By default it is that of the
            environment (`HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY`, `NO_PROXY`), but not for your own machine.
            An empty text means none.
            random: Used instead of `random.random` for the pauses, for tests.
        """
        options = ClientOptions(
            admin_key=admin_key,
            operator=operator,
            base_url=base_url,
            max_retries=max_retries,
            timeout=timeout,
            deadline=deadline,
            retry_base=retry_base,
            retry_max=retry_max,
            headers=headers,
            on_event=on_event,
            ssl_context=ssl_context,
            proxy=proxy,
            random=random,
        )
        self._calls = AsyncCalls(options, transport)

    def __repr__(self) -> str:
        return f"AsyncPaychartAdmin(base_url={self._calls.options.base_url!r})"

    async def close(self) -> None:
        """Closes the connections that are kept."""
        await self._calls.driver.close()

    async def __aenter__(self) -> AsyncPaychartAdmin:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @cached_property
    def liquidity(self) -> AsyncLiquidityNamespace:
        """The operations of `liquidity`."""
        from .async_namespaces.liquidity import AsyncLiquidityNamespace

        return AsyncLiquidityNamespace(self._calls)

    @cached_property
    def review_cases(self) -> AsyncReviewCasesNamespace:
        """The operations of `review_cases`."""
        from .async_namespaces.review_cases import AsyncReviewCasesNamespace

        return AsyncReviewCasesNamespace(self._calls)
