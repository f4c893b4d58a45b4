import { createServer, type ServerResponse } from 'node:http';
import { Random } from '../contract/random.ts';

export interface Faults {
  /** Shares of requests, 0 to 1. */
  readonly error: number;
  readonly hang: number;
  /** Passed on, but the reply never comes back. */
  readonly lost: number;
}

const NONE: Faults = { error: 0, hang: 0, lost: 0 };

export interface FaultProxy {
  readonly url: string;
  /** How often each has happened. */
  readonly told: Record<keyof Faults | 'passed', number>;
  faults: Faults;
  /** Looks at each request that is about to be passed on; true answers it with 503 instead. */
  refuses: ((body: string) => Promise<boolean>) | undefined;
  close(): Promise<void>;
}

/**
 * Stands between a service and its node, and fails as nodes do: 429 and 503, silence, and replies lost on the way. Of calls
 * that come in one request, each has a fate of its own.
 */
export async function startFaultProxy(target: string, faults: Faults = NONE, seed = 1): Promise<FaultProxy> {
  const generator = new Random(seed);
  const random = () => generator.next();
  const hanging = new Set<ServerResponse>();
  const told = { error: 0, hang: 0, lost: 0, passed: 0 };
  const fateOf = (kinds: readonly (keyof Faults)[]): keyof Faults | undefined => {
    let at = random();
    const fate = kinds.find((kind) => {
      at -= proxy.faults[kind];
      return at < 0;
    });
    if (fate) told[fate] += 1;
    return fate;
  };
  const pass = async (asked: string) => {
    const answer = await fetch(target, { method: 'POST', headers: JSON_HEADERS, body: asked });
    return { status: answer.status, body: await answer.text() };
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const asked = Buffer.concat(chunks).toString();
    const calls = asked.startsWith('[') ? (JSON.parse(asked) as Call[]) : undefined;
    const fate = fateOf(calls ? ['hang'] : ['error', 'hang', 'lost']);
    if (fate === 'error') return void response.writeHead(random() < 0.5 ? 429 : 503).end();
    if (fate === 'hang') return void hanging.add(response);
    if (await proxy.refuses?.(asked)) return void response.writeHead(503).end();
    try {
      const { status, body } = calls ? await passEach(calls, () => fateOf(['error', 'lost']), pass) : await pass(asked);
      if (fate === 'lost') return void response.destroy();
      told.passed += 1;
      response.writeHead(status, JSON_HEADERS).end(body);
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const proxy: FaultProxy = {
    url: `http://127.0.0.1:${port}`,
    told,
    faults,
    refuses: undefined,
    close: async () => {
      for (const response of hanging) response.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}

const JSON_HEADERS = { 'Content-Type': 'application/json' };

interface Call {
  readonly id: number;
}

/** Passes on what is not refused; whoever's reply is lost is told of an error like those who were refused. */
async function passEach(
  calls: readonly Call[],
  fateOf: () => keyof Faults | undefined,
  pass: (asked: string) => Promise<{ status: number; body: string }>,
): Promise<{ status: number; body: string }> {
  const fates = new Map(calls.map(({ id }) => [id, fateOf()]));
  const passed = calls.filter(({ id }) => fates.get(id) !== 'error');
  const answers = passed.length > 0 ? (JSON.parse((await pass(JSON.stringify(passed))).body) as readonly Call[]) : [];
  const failed = calls
    .filter(({ id }) => fates.get(id) !== undefined)
    .map(({ id }) => ({ jsonrpc: '2.0', id, error: { code: -32005, message: 'too many requests' } }));
  const whole = answers.filter(({ id }) => fates.get(id) === undefined);
  return { status: 200, body: JSON.stringify([...whole, ...failed]) };
}
