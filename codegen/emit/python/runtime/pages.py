"""Lists, page by page."""

from __future__ import annotations

import re
from typing import Any, AsyncIterator, Awaitable, Callable, Generator, Generic, Iterator, TypeVar
from urllib.parse import urlsplit

from .results import Failure, Success

Item = TypeVar("Item")
T = TypeVar("T", covariant=True)

#: Asks for the page with this query, and gives what a call of it gives.
Ask = Callable[[str], Success[Any]]
AsyncAsk = Callable[[str], Awaitable[Success[Any]]]


def next_search(link: str | None) -> str | None:
    """The query of `Link: <…>; rel="next"`.

    Only the query is taken: the credentials must not follow a link to another host, and behind a proxy the service may not
    know its own.
    """
    for target, parameters in re.findall(r"<([^>]*)>([^<]*)", link or ""):
        if re.search(r";\s*rel=\"?next\"?\s*(?:[;,]|$)", parameters, re.IGNORECASE):
            query = urlsplit(target).query
            return f"?{query}" if query else ""
    return None


class _Base(Generic[Item]):
    """One page."""

    def __init__(self, sent: Success[Any], field: str, search: str | None) -> None:
        #: The items of this page.
        self.data: tuple[Item, ...] = tuple(getattr(sent.data, field))
        found = next_search(sent.response.headers.get("link"))
        self._next_search = None if found == search else found

    @property
    def has_more(self) -> bool:
        """True if there is a page behind this one."""
        return self._next_search is not None

    def __len__(self) -> int:
        return len(self.data)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({len(self.data)} items, has_more={self.has_more})"


class Page(_Base[Item]):
    """One page. A loop over it goes through the items of this page and of all behind it."""

    def __init__(self, sent: Success[Any], field: str, ask: Ask, search: str | None = None) -> None:
        super().__init__(sent, field, search)
        self._field = field
        self._ask = ask

    def next(self) -> Page[Item] | None:
        """The next page; None behind the last one."""
        search = self._next_search
        return None if search is None else Page(self._ask(search), self._field, self._ask, search)

    def __iter__(self) -> Iterator[Item]:
        page: Page[Item] | None = self
        while page is not None:
            yield from page.data
            page = page.next()


class AsyncPage(_Base[Item]):
    """One page. `async for` goes through the items of this page and of all behind it."""

    def __init__(self, sent: Success[Any], field: str, ask: AsyncAsk, search: str | None = None) -> None:
        super().__init__(sent, field, search)
        self._field = field
        self._ask = ask

    async def next(self) -> AsyncPage[Item] | None:
        """The next page; None behind the last one."""
        search = self._next_search
        return None if search is None else AsyncPage(await self._ask(search), self._field, self._ask, search)

    async def __aiter__(self) -> AsyncIterator[Item]:
        page: AsyncPage[Item] | None = self
        while page is not None:
            for item in page.data:
                yield item
            page = await page.next()


class AsyncPages(Generic[Item]):
    """A list that was asked for: awaited it is its first page, and `async for` goes through the items of all pages."""

    def __init__(self, first: Callable[[], Awaitable[AsyncPage[Item]]]) -> None:
        self._first = first

    def __await__(self) -> Generator[Any, None, AsyncPage[Item]]:
        return self._first().__await__()

    async def __aiter__(self) -> AsyncIterator[Item]:
        async for item in await self._first():
            yield item


def unwrapped(outcome: Success[T] | Failure[Any]) -> Success[T]:
    """The success; raises the error of a failure."""
    if isinstance(outcome, Failure):
        outcome.unwrap()
    return outcome
