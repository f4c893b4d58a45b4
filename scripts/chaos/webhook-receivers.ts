import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Public; what is sent there goes to the receivers of this machine. */
export const CHAOS_ADDRESS = '93.184.216.34';

export type Health = 'healthy' | 'hangs' | 'fails' | 'gone';

/** An endpoint as its receiver knows it. */
export interface Receiving {
  readonly host: string;
  readonly secret: string;
  readonly health: Health;
}

/** What has arrived at one endpoint. */
interface Arrivals {
  readonly receiving: Receiving;
  /** By event: when it arrived first, and with which number. */
  readonly first: Map<string, { readonly at: number; readonly resourceId: string; readonly sequence: number }>;
  requests: number;
  forged: number;
}

interface Told {
  readonly id: string;
  readonly resourceId: string;
  readonly sequence: string;
}

/** All receivers of a run behind one port, told apart by the host that they are asked as. */
export class Receivers {
  readonly #server: Server;
  readonly #arrivals = new Map<string, Arrivals>();

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<Receivers> {
    const server = createServer();
    const receivers = new Receivers(server);
    server.on('request', (request, response) => void receivers.#take(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return receivers;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  expect(receiving: Receiving): void {
    this.#arrivals.set(receiving.host, { receiving, first: new Map(), requests: 0, forged: 0 });
  }

  all(): readonly Arrivals[] {
    return [...this.#arrivals.values()];
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const at = Date.now();
    const arrivals = this.#arrivals.get(request.headers.host ?? '');
    if (arrivals === undefined) {
      response.writeHead(404).end();
      return;
    }
    arrivals.requests += 1;
    const body = Buffer.concat(chunks);
    if (!isSigned(request, body, arrivals.receiving.secret)) arrivals.forged += 1;
    const { id, resourceId, sequence } = JSON.parse(body.toString('utf8')) as Told;
    if (!arrivals.first.has(id)) arrivals.first.set(id, { at, resourceId, sequence: Number(sequence) });
    answer(arrivals.receiving.health, response);
  }
}

function answer(health: Health, response: ServerResponse): void {
  if (health === 'hangs') return;
  const status = { healthy: 204, fails: 500, gone: 410 }[health];
  response.writeHead(status).end();
}

/** By the words of Standard Webhooks, and with none of the service's code. */
function isSigned({ headers }: IncomingMessage, body: Buffer, secret: string): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const covered = Buffer.concat([Buffer.from(`${headers['webhook-id']}.${headers['webhook-timestamp']}.`), body]);
  const expected = `v1,${createHmac('sha256', key).update(covered).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}
