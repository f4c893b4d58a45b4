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

/** Stands between a service and its node, and fails as nodes do: 429 and 503, silence, and replies lost on the way. */
export async function startFaultProxy(target: string, faults: Faults = NONE, seed = 1): Promise<FaultProxy> {
  const generator = new Random(seed);
  const random = () => generator.next();
  const hanging = new Set<ServerResponse>();
  const told = { error: 0, hang: 0, lost: 0, passed: 0 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    let at = random();
    const falls = (kind: keyof Faults): boolean => {
      at -= proxy.faults[kind];
      if (at >= 0) return false;
      told[kind] += 1;
      return true;
    };
    if (falls('error')) return void response.writeHead(random() < 0.5 ? 429 : 503).end();
    if (falls('hang')) return void hanging.add(response);
    const lost = falls('lost');
    const asked = Buffer.concat(chunks);
    if (await proxy.refuses?.(asked.toString())) return void response.writeHead(503).end();
    try {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(target, { method: 'POST', headers, body: asked });
      const body = await answer.text();
      if (lost) return void response.destroy();
      told.passed += 1;
      response.writeHead(answer.status, headers).end(body);
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
