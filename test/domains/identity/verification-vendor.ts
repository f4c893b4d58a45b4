import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Session {
  readonly id: string;
  reference: string;
  kind: string;
  status: string;
  passed: string[];
  readonly subject: unknown;
}

type Fault = 'error' | 'hang' | 'garbage' | 'refuse' | undefined;

/** A vendor of verifications over real sockets, with its own books: what it says is its word, not ours. */
export class VerificationVendor {
  readonly sessions = new Map<string, Session>();
  readonly calls: string[] = [];
  fault: Fault;
  /** Called once between the vendor's decision on an answer and its sending: the answer arrives late. */
  meanwhile: (() => Promise<unknown>) | undefined;
  readonly #apiKey: string;
  readonly #secret: string;
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #hanging = new Set<ServerResponse>();

  private constructor(apiKey: string, secret: string) {
    this.#apiKey = apiKey;
    this.#secret = secret;
  }

  static async start({ apiKey, secret }: { apiKey: string; secret: string }): Promise<VerificationVendor> {
    const vendor = new VerificationVendor(apiKey, secret);
    vendor.#server.listen(0, '127.0.0.1');
    await once(vendor.#server, 'listening');
    return vendor;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The session that was begun under our id. */
  of(reference: string): Session {
    const session = this.sessions.get(reference);
    if (!session) throw new Error(`the vendor knows no ${reference}`);
    return session;
  }

  /** News of a session, signed as the contract says, and not by our code. */
  webhook(body: object, { secret = this.#secret, at = Date.now() }: { secret?: string; at?: number } = {}) {
    const timestamp = String(Math.floor(at / 1000));
    const text = JSON.stringify(body);
    const signature = `v1=${createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex')}`;
    return {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-provider-timestamp': timestamp,
        'x-provider-signature': signature,
      },
      body: text,
    };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '' } = request;
    this.calls.push(`${method} ${url}`);
    if (request.headers.authorization !== `Bearer ${this.#apiKey}`) return answer(response, 401, {});
    if (this.fault === 'error') return answer(response, 503, {});
    if (this.fault === 'refuse') return answer(response, 422, { error: { code: 'name_refused' } });
    if (this.fault === 'hang') return void this.#hanging.add(response);
    if (this.fault === 'garbage') return answer(response, 200, { hello: 'world' });
    if (method === 'POST' && url === '/sessions') {
      const key = String(request.headers['idempotency-key']);
      const { reference, kind, subject } = JSON.parse(Buffer.concat(chunks).toString());
      const session = this.sessions.get(key) ?? {
        id: `vnd_${key}`,
        reference,
        kind,
        status: 'open',
        passed: [],
        subject,
      };
      this.sessions.set(key, session);
      return answer(response, 201, {
        ...shown(session),
        token: `secret-of-${key}`,
        templateId: 't',
        environmentId: 'e',
      });
    }
    const id = decodeURIComponent(url.replace('/sessions/', ''));
    const session = [...this.sessions.values()].find((one) => one.id === id);
    if (!session) return answer(response, 404, {});
    const said = shown(session);
    const { meanwhile } = this;
    this.meanwhile = undefined;
    await meanwhile?.();
    answer(response, 200, said);
  }
}

const shown = ({ id, reference, kind, status, passed }: Session) => ({
  id,
  reference,
  kind,
  status,
  checks: passed.map((type) => ({ type, status: 'passed' })),
});

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
