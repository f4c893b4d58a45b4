import { namedAfter, type Product } from '../../load/product/product.ts';
import type { SdkCall } from '../../model/sdk/calls.ts';
import type { Audience } from '../../model/sdk/document.ts';
import { safe, snake } from './names.ts';
import type { Kind } from './namespaces.ts';
import { namespaceClass } from './operations.ts';
import { docstring, generated } from './text.ts';

export type Namespaces = readonly (readonly [namespace: string, members: readonly SdkCall[]])[];

export interface Client {
  readonly path: string;
  readonly name: string;
  readonly kind: Kind;
  readonly audience: Audience;
}

export const clientsNamed = ({ clientName }: Product): readonly Client[] => [
  { path: 'client.py', name: clientName, kind: 'sync', audience: 'tenants' },
  { path: 'async_client.py', name: `Async${clientName}`, kind: 'async', audience: 'tenants' },
  { path: 'admin.py', name: `${clientName}Admin`, kind: 'sync', audience: 'operators' },
  { path: 'async_admin.py', name: `Async${clientName}Admin`, kind: 'async', audience: 'operators' },
];

/** A client: its namespaces, each loaded when it is first used. */
export function clientModule(namespaces: Namespaces, { name, kind, audience }: Client, product: Product): string {
  const { credentials, docs } = AUDIENCES[audience];
  const prefix = kind === 'sync' ? '' : 'Async';
  const folder = kind === 'sync' ? 'namespaces' : 'async_namespaces';
  return generated(docs[kind].title, [
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
    ...(audience === 'tenants' ? ['    Session,'] : []),
    ')',
    '',
    'if TYPE_CHECKING:',
    ...namespaces.map(
      ([namespace]) => `    from .${folder}.${safe(namespace)} import ${prefix}${namespaceClass(namespace)}`,
    ),
    '',
    '',
    `class ${name}:`,
    docstring(namedAfter(product, docs[kind].about), '    '),
    '',
    '    def __init__(',
    '        self,',
    '        *,',
    ...credentials.map(({ option, type }) => `        ${option}: ${type},`),
    '        max_retries: int = DEFAULT_MAX_RETRIES,',
    '        timeout: float = DEFAULT_TIMEOUT,',
    '        deadline: float | None = None,',
    '        retry_base: float = DEFAULT_RETRY_BASE,',
    '        retry_max: float = DEFAULT_RETRY_MAX,',
    '        headers: Mapping[str, str | None] | None = None,',
    '        on_event: Callable[[CallEvent], Any] | None = None,',
    '        ssl_context: Any = None,',
    '        proxy: str | None = None,',
    '        random: Callable[[], float] | None = None,',
    ...(kind === 'sync' ? [] : ['        transport: Any = None,']),
    '    ) -> None:',
    docstring(namedAfter(product, optionsDoc(credentials)), '        '),
    '        options = ClientOptions(',
    ...[...credentials.map(({ option }) => option), ...SHARED_NAMES].map(
      (option) => `            ${option}=${option},`,
    ),
    '        )',
    `        self._calls = ${prefix}Calls(options${kind === 'sync' ? '' : ', transport'})`,
    '',
    '    def __repr__(self) -> str:',
    `        return f"${name}(base_url={self._calls.options.base_url!r})"`,
    '',
    ...(kind === 'sync' ? syncEnds(name) : asyncEnds(name)),
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

interface Credential {
  readonly option: string;
  /** With its default, if it has one. */
  readonly type: string;
  readonly doc: string;
}

const TENANTS: readonly Credential[] = [
  { option: 'api_key', type: 'str | None = None', doc: '`svc_test_…` or `svc_live_…`.' },
  {
    option: 'session',
    type: 'Session | None = None',
    doc: "A member's session token, or a function that returns the current one and is called before every attempt.",
  },
  {
    option: 'base_url',
    type: 'str | None = None',
    doc: "Where the service is. It may be left out if a service is published for the key's prefix.",
  },
  { option: 'signing_secret', type: 'str | None = None', doc: '`sgs_…`: signs every request.' },
  {
    option: 'tenant_id',
    type: 'str | None = None',
    doc: 'The tenant to act in, for a session of a member of several tenants.',
  },
];

const OPERATORS: readonly Credential[] = [
  { option: 'admin_key', type: 'str', doc: 'The admin key of the deployment.' },
  {
    option: 'operator',
    type: 'str',
    doc: 'The name of the person who acts. The service writes it to the audit log.',
  },
  { option: 'base_url', type: 'str', doc: 'Where the service is.' },
];

const SHARED_NAMES = [
  ...['max_retries', 'timeout', 'deadline', 'retry_base', 'retry_max', 'headers', 'on_event', 'ssl_context', 'proxy'],
  'random',
];

const SYNC = `A client of the service. Threads may share it, and so may a process and its forks.

    client = Paychart(api_key=os.environ["PAYCHART_API_KEY"], base_url="http://localhost:8080")`;

const ASYNC = `A client of the service for asyncio. It needs httpx: \`pip install paychart[async]\`.

    async with AsyncPaychart(api_key=os.environ["PAYCHART_API_KEY"], base_url="http://localhost:8080") as client:`;

const optionsDoc = (credentials: readonly Credential[]): string =>
  [CONNECTS, ...credentials.map(({ option, doc }) => `    ${option}: ${doc}`), SHARED].join('\n');

const CONNECTS = `Connects to the service. Raises a TypeError for options that cannot lead anywhere.

Args:`;

const SHARED = `    max_retries: Retries after the first attempt.
    timeout: Seconds of one attempt, with its body.
    deadline: Seconds of a call with all its attempts and pauses; 120 by default, or \`timeout\` if that is longer.
    retry_base: Upper limit in seconds of the random pause before the first retry; it doubles with each retry.
    retry_max: Upper limit in seconds of the random pause before any retry, in addition to Retry-After.
    headers: Sent with every request.
    on_event: Called for every request, answer, failure and retry, without credentials and bodies.
    ssl_context: An \`ssl.SSLContext\` for a certificate authority of your own, such as \`ssl.create_default_context(cafile="ca.pem")\`. The variable \`SSL_CERT_FILE\` does the same.
    proxy: \`http://proxy.example:3128\`, also with a user and a password. By default it is that of the environment (\`HTTPS_PROXY\`, \`HTTP_PROXY\`, \`ALL_PROXY\`, \`NO_PROXY\`), but not for your own machine. An empty text means none.
    random: Used instead of \`random.random\` for the pauses, for tests.`;

const ADMIN = `A client of the operators of a deployment, with its admin key. Threads may share it, and so may a process and its forks.

    admin = PaychartAdmin(
        admin_key=os.environ["ADMIN_API_KEY"], operator="Rosa Lindqvist", base_url="http://localhost:8080"
    )`;

const ASYNC_ADMIN = `A client of the operators of a deployment, for asyncio. It needs httpx: \`pip install paychart[async]\`.

    async with AsyncPaychartAdmin(
        admin_key=os.environ["ADMIN_API_KEY"], operator="Rosa Lindqvist", base_url="http://localhost:8080"
    ) as admin:`;

interface Doc {
  readonly title: string;
  readonly about: string;
}

const AUDIENCES: Readonly<
  Record<Audience, { readonly credentials: readonly Credential[]; readonly docs: Readonly<Record<Kind, Doc>> }>
> = {
  tenants: {
    credentials: TENANTS,
    docs: {
      sync: { title: 'The client that blocks.', about: SYNC },
      async: { title: 'The client for an event loop.', about: ASYNC },
    },
  },
  operators: {
    credentials: OPERATORS,
    docs: {
      sync: { title: 'The client of operators that blocks.', about: ADMIN },
      async: { title: 'The client of operators for an event loop.', about: ASYNC_ADMIN },
    },
  },
};

const syncEnds = (name: string): string[] => [
  '    def close(self) -> None:',
  '        """Closes the connections that are kept."""',
  '        self._calls.driver.close()',
  '',
  `    def __enter__(self) -> ${name}:`,
  '        return self',
  '',
  '    def __exit__(self, *_: object) -> None:',
  '        self.close()',
];

const asyncEnds = (name: string): string[] => [
  '    async def close(self) -> None:',
  '        """Closes the connections that are kept."""',
  '        await self._calls.driver.close()',
  '',
  `    async def __aenter__(self) -> ${name}:`,
  '        return self',
  '',
  '    async def __aexit__(self, *_: object) -> None:',
  '        await self.close()',
];
