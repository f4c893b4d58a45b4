import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { VendorConnection } from '../../../src/payments/config/payouts.ts';

export interface Heard {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Answer = (response: ServerResponse) => void;

/** A vendor that says what a test tells it to say, and keeps what it heard. */
export async function startSaying() {
  const heard: Heard[] = [];
  let answer: Answer = (response) => void response.end('{}');
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, url, headers } = request;
    heard.push({ method, path: url, headers, body: Buffer.concat(chunks).toString() });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const connection: VendorConnection = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey: 'key-of-ours',
    timeoutMs: 5_000,
  };
  return {
    connection,
    heard,
    answers: (next: Answer): void => {
      answer = next;
    },
    /** A status with JSON, or with a text that is none. */
    says: (status: number, body: unknown, headers: Record<string, string> = {}): void => {
      answer = (response) =>
        void response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
    },
    breaks: (): void => {
      answer = (response) => void response.destroy();
    },
    stop: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Saying = Awaited<ReturnType<typeof startSaying>>;
