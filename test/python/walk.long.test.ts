import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaychart } from '#sdk';
import { type Answer, Deployment, type Request } from '../../walker/deployment.ts';
import { recipes } from '../../walker/recipes/index.ts';
import { run } from '../../walker/run.ts';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { hasPython, startPython } from './python.ts';

/** Each has requests of its own kind: destinations, claims, votes, keys, documents, money. */
const LIFECYCLES = [
  ...['agent', 'api-key', 'approval-request', 'authority', 'claim', 'contact', 'email-alias', 'extraction', 'member'],
  ...['payment-policy', 'payout-destination', 'phone-alias', 'policy', 'sales-order', 'webhook-endpoint'],
];

/** What was asked, and what the answer was. */
interface Told {
  readonly operation: string;
  readonly answer: string;
}

describe.runIf(hasPython)('the walker’s requests', () => {
  let chain: TestChain;
  let service: TestService;
  beforeAll(async () => {
    // The recipes of payments fund wallets and ask the partner for deposits, so that the service needs both.
    chain = await startTestChain();
    const variables = { PROVIDER_POLL_INTERVAL_MS: '3600000', FUNDING_PARTNER_TRON_MODE: 'mock' };
    service = await startTestService({ working: true, chain: chain.source, variables });
  });
  afterAll(async () => {
    await service?.stop();
    await chain?.stop();
  });

  /** Walks, and says what was asked and answered. */
  async function walked(lifecycles: readonly string[], budgetMs: number, through: Through): Promise<Set<string>> {
    const chosen = recipes.filter(({ lifecycle }) => lifecycles.includes(lifecycle));
    expect(chosen.length).toBeGreaterThanOrEqual(lifecycles.length);
    const deployment = await Deployment.open(service.url);
    const seen: Told[] = [];
    const asked = Object.assign(Object.create(deployment) as Deployment, {
      call: async (id: string, request: Request) => {
        const answer = await through(id, sentOf(deployment, id, request));
        const { code = '' } = (answer.body ?? {}) as { code?: string };
        seen.push({ operation: id, answer: `${answer.status} ${code}`.trim() });
        return answer;
      },
    });
    const options = { seed: 7, budgetMs, parallel: 2, recipes: chosen, progress: () => {} };
    const { finding, walks } = await run(asked, options);
    expect(finding).toBeUndefined();
    expect(walks).toBeGreaterThan(0);
    return new Set(seen.map(({ operation, answer }) => `${operation} ${answer}`));
  }

  it('of more than ten lifecycles have the same answers through the Python SDK as through that of TypeScript', async () => {
    const bridge = new Bridge(service.url);
    const python = await walked(LIFECYCLES, Number.POSITIVE_INFINITY, (id, sent) => bridge.call(id, sent));
    const typescript = await walked(LIFECYCLES, Number.POSITIVE_INFINITY, (id, sent) =>
      throughTypeScript(service.url, id, sent),
    );
    await bridge.end();
    expect(bridge.differing).toEqual([]);
    expect([...python].sort()).toEqual([...typescript].sort());
  }, 900_000);

  it('of payments are answered through the Python SDK as the lifecycle says', async () => {
    const bridge = new Bridge(service.url);
    await walked(['offramp-payment'], 45_000, (id, sent) => bridge.call(id, sent));
    await bridge.end();
    expect(bridge.differing).toEqual([]);
  }, 600_000);
});

type Through = (id: string, sent: Sent) => Promise<Answer>;

interface Sent {
  readonly credential: string | undefined;
  readonly input: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the walker sends: parameters of the header are options of a call. */
function sentOf(deployment: Deployment, id: string, { credential, input = {} }: Request): Sent {
  const names = deployment
    .operation(id)
    .parameters.flatMap(({ name, in: place }) => (place === 'header' ? [name] : []));
  const entries = Object.entries(input);
  const headers = entries.filter(([name]) => names.includes(name)).map(([name, value]) => [name, String(value)]);
  return {
    credential,
    input: Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
    headers: Object.fromEntries(headers),
  };
}

async function throughTypeScript(baseUrl: string, id: string, { credential, input, headers }: Sent): Promise<Answer> {
  const own = credential?.startsWith('svc_') ? { apiKey: credential } : credential ? { session: credential } : {};
  const client = createPaychart({ baseUrl, ...own, maxRetries: 20 } as Parameters<typeof createPaychart>[0]);
  const methods = client as unknown as Record<string, (params: object, options: object) => Promise<Result>>;
  const method = methods[id];
  if (method === undefined) throw new Error(`the SDK of TypeScript has no ${id}`);
  const { ok, data, error, response } = await method(input, { headers });
  return { status: response?.status ?? 599, body: ok ? data : error, cursor: cursorOf(response?.headers.get('link')) };
}

interface Result {
  readonly ok: boolean;
  readonly data: unknown;
  readonly error: unknown;
  readonly response: Response | undefined;
}

const cursorOf = (link: string | null | undefined): string | undefined => {
  const next = /<([^>]*)>; rel="next"/.exec(link ?? '')?.[1];
  return next === undefined ? undefined : (new URL(next, 'http://any').searchParams.get('cursor') ?? undefined);
};

interface Line {
  readonly id: number;
  readonly status: number;
  readonly body: unknown;
  readonly same: boolean;
  readonly link: string | null;
}

/** A Python process that makes calls by the SDK. */
class Bridge {
  /** Answers that the SDK does not write again as they came. */
  readonly differing: string[] = [];
  readonly #child: ReturnType<typeof startPython>;
  readonly #waiting = new Map<number, { operation: string; take: (line: Line) => void }>();
  #next = 0;
  #errors = '';

  constructor(baseUrl: string) {
    // Walks call what is deprecated, too.
    this.#child = startPython(['-W', 'ignore::DeprecationWarning', 'test/python/programs/bridge.py']);
    this.#child.stdin?.write(`${baseUrl}\n`);
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#errors += text;
    });
    if (this.#child.stdout === null) throw new Error('the bridge has no output');
    createInterface({ input: this.#child.stdout }).on('line', (text) => this.#take(JSON.parse(text) as Line));
  }

  call(operation: string, sent: Sent): Promise<Answer> {
    this.#next += 1;
    const id = this.#next;
    return new Promise((resolve) => {
      const take = ({ status, body, link }: Line) => resolve({ status, body, cursor: cursorOf(link) });
      this.#waiting.set(id, { operation, take });
      this.#child.stdin?.write(`${JSON.stringify({ id, operation, ...sent, credential: sent.credential ?? null })}\n`);
    });
  }

  async end(): Promise<void> {
    const ended = once(this.#child, 'close');
    this.#child.stdin?.end();
    await ended;
    expect(this.#errors).toBe('');
  }

  #take(line: Line): void {
    const waiting = this.#waiting.get(line.id);
    this.#waiting.delete(line.id);
    if (!line.same) this.differing.push(`${waiting?.operation} ${JSON.stringify(line).slice(0, 500)}`);
    waiting?.take(line);
  }
}
