import type { Delay, Failure } from './faults.ts';

/** What a test tells a mock, wherever that runs: in this process, or in the set-up of all test files. */
export interface MockControls {
  /** The next requests that fit answer a documented refusal, and do nothing. */
  failNext(failure: Failure): Promise<void>;
  /** Answers wait so long from now on. */
  delay(delay: number | Delay): Promise<void>;
  /** A tenant of its own with 1,000.00 USD, the same for the same name until `reset`. */
  world(name: string): Promise<World>;
  /** Forgets failures, delays and worlds: tests that follow begin with tenants of their own. */
  reset(): Promise<void>;
}

/** One test's tenant. Failures and delays are of its requests alone, so that tests run beside each other. */
export interface World {
  readonly url: string;
  readonly apiKey: string;
  failNext(failure: Omit<Failure, 'apiKey'>): Promise<void>;
  delay(delay: number | Omit<Delay, 'apiKey'>): Promise<void>;
  /** Moves the tenant's clock: deadlines that pass are reached. */
  advance(seconds: number): Promise<void>;
}

/** The controls of the mock at this address. */
export function mockAt(url: string): MockControls {
  // The address is not repeated: it may hold a secret.
  const { username, password } = URL.canParse(url) ? new URL(url) : { username: '', password: '' };
  if (username || password) throw new TypeError('The address of the mock must not hold a user name or a password');
  // As the SDK reads an address.
  const base = url.replace(/\/+$/, '').replace(/\/v1$/, '');
  const tell = (control: string, sent: object = {}) => send(`${base}/__mock/${control}`, sent);
  const asDelay = (delay: number | Delay): Delay => (typeof delay === 'number' ? { ms: delay } : delay);
  return {
    failNext: async (failure) => void (await tell('fail-next', failure)),
    delay: async (delay) => void (await tell('delay', asDelay(delay))),
    reset: async () => void (await tell('reset')),
    world: async (name) => {
      // Tests without a name would share one.
      if (typeof name !== 'string' || name.trim() === '')
        throw new TypeError('A world needs a name, such as the test’s');
      const { apiKey } = (await tell('world', { name })) as { readonly apiKey: string };
      return {
        url: base,
        apiKey,
        failNext: async (failure) => void (await tell('fail-next', { ...failure, apiKey })),
        delay: async (delay) => void (await tell('delay', { ...asDelay(delay), apiKey })),
        advance: async (advanceSeconds) =>
          void (await send(`${base}/v1/test/clock`, { advanceSeconds }, { 'x-service-api-key': apiKey })),
      };
    },
  };
}

async function send(url: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const answer: unknown = text === '' ? undefined : JSON.parse(text);
  if (response.ok) return answer;
  throw new TypeError(String((answer as { readonly message?: unknown } | undefined)?.message ?? response.status));
}
