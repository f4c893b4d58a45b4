import type { SdkCall } from '../../model/sdk/calls.ts';
import { safe, snake } from './names.ts';
import type { Kind } from './namespaces.ts';
import { namespaceClass } from './operations.ts';
import { docstring, generated } from './text.ts';

type Namespaces = readonly (readonly [namespace: string, members: readonly SdkCall[]])[];

/** The client: its namespaces, each loaded when it is first used. */
export function clientModule(namespaces: Namespaces, kind: Kind): string {
  const prefix = kind === 'sync' ? '' : 'Async';
  const folder = kind === 'sync' ? 'namespaces' : 'async_namespaces';
  return generated(kind === 'sync' ? 'The client that blocks.' : 'The client for an event loop.', [
    'from functools import cached_property',
    'from typing import TYPE_CHECKING, Any, Callable, Mapping',
    '',
    `from ._runtime.clients import ${prefix}Calls`,
    'from ._runtime.options import (',
    '    DEFAULT_MAX_RETRIES,',
    '    DEFAULT_RETRY_BASE,',
    '    DEFAULT_RETRY_MAX,',
    '    DEFAULT_TIMEOUT,',
    '    CallEvent,',
    '    ClientOptions,',
    '    Session,',
    ')',
    '',
    'if TYPE_CHECKING:',
    ...namespaces.map(
      ([namespace]) => `    from .${folder}.${safe(namespace)} import ${prefix}${namespaceClass(namespace)}`,
    ),
    '',
    '',
    `class ${prefix}Paychart:`,
    docstring(kind === 'sync' ? SYNC : ASYNC, '    '),
    '',
    '    def __init__(',
    '        self,',
    '        *,',
    '        api_key: str | None = None,',
    '        session: Session | None = None,',
    '        base_url: str | None = None,',
    '        signing_secret: str | None = None,',
    '        tenant_id: str | None = None,',
    '        max_retries: int = DEFAULT_MAX_RETRIES,',
    '        timeout: float = DEFAULT_TIMEOUT,',
    '        deadline: float | None = None,',
    '        retry_base: float = DEFAULT_RETRY_BASE,',
    '        retry_max: float = DEFAULT_RETRY_MAX,',
    '        headers: Mapping[str, str | None] | None = None,',
    '        on_event: Callable[[CallEvent], Any] | None = None,',
    '        ssl_context: Any = None,',
    '        random: Callable[[], float] | None = None,',
    ...(kind === 'sync' ? [] : ['        transport: Any = None,']),
    '    ) -> None:',
    docstring(OPTIONS, '        '),
    '        options = ClientOptions(',
    ...OPTION_NAMES.map((name) => `            ${name}=${name},`),
    '        )',
    `        self._calls = ${prefix}Calls(options${kind === 'sync' ? '' : ', transport'})`,
    '',
    '    def __repr__(self) -> str:',
    `        return f"${prefix}Paychart(base_url={self._calls.options.base_url!r})"`,
    '',
    ...(kind === 'sync' ? SYNC_ENDS : ASYNC_ENDS),
    '',
    ...namespaces.flatMap(([namespace]) => [
      '    @cached_property',
      `    def ${safe(namespace)}(self) -> ${prefix}${namespaceClass(namespace)}:`,
      `        """The operations of \`${snake(namespace)}\`."""`,
      `        from .${folder}.${safe(namespace)} import ${prefix}${namespaceClass(namespace)}`,
      '',
      `        return ${prefix}${namespaceClass(namespace)}(self._calls)`,
      '',
    ]),
  ]);
}

const OPTION_NAMES = [
  ...['api_key', 'session', 'base_url', 'signing_secret', 'tenant_id', 'max_retries', 'timeout', 'deadline'],
  ...['retry_base', 'retry_max', 'headers', 'on_event', 'ssl_context', 'random'],
];

const SYNC = `A client of the service. Threads may share it, and so may a process and its forks.

    client = Paychart(api_key=os.environ["PAYCHART_API_KEY"], base_url="http://localhost:8080")`;

const ASYNC = `A client of the service for asyncio. It needs httpx: \`pip install paychart[async]\`.

    async with AsyncPaychart(api_key=os.environ["PAYCHART_API_KEY"], base_url="http://localhost:8080") as client:`;

const OPTIONS = `Connects to the service. Raises a TypeError for options that cannot lead anywhere.

Args:
    api_key: \`svc_test_…\` or \`svc_live_…\`.
    session: A member's session token, or a function that returns the current one and is called before every attempt.
    base_url: Where the service is. It may be left out if a service is published for the key's prefix.
    signing_secret: \`sgs_…\`: signs every request.
    tenant_id: The tenant to act in, for a session of a member of several tenants.
    max_retries: Retries after the first attempt.
    timeout: Seconds of one attempt, with its body.
    deadline: Seconds of a call with all its attempts and pauses; 120 by default, or \`timeout\` if that is longer.
    retry_base: Upper limit in seconds of the random pause before the first retry; it doubles with each retry.
    retry_max: Upper limit in seconds of the random pause before any retry, in addition to Retry-After.
    headers: Sent with every request.
    on_event: Called for every request, answer, failure and retry, without credentials and bodies.
    ssl_context: An \`ssl.SSLContext\` for a certificate authority of your own.
    random: Used instead of \`random.random\` for the pauses, for tests.`;

const SYNC_ENDS = [
  '    def close(self) -> None:',
  '        """Closes the connections that are kept."""',
  '        self._calls.driver.close()',
  '',
  '    def __enter__(self) -> Paychart:',
  '        return self',
  '',
  '    def __exit__(self, *_: object) -> None:',
  '        self.close()',
];

const ASYNC_ENDS = [
  '    async def close(self) -> None:',
  '        """Closes the connections that are kept."""',
  '        await self._calls.driver.close()',
  '',
  '    async def __aenter__(self) -> AsyncPaychart:',
  '        return self',
  '',
  '    async def __aexit__(self, *_: object) -> None:',
  '        await self.close()',
];
