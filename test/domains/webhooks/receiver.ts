import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import type { WebhookNetwork } from '../../../src/domains/webhooks/index.ts';

/** An address that is public; a test's sockets to it go to a receiver of its own instead. */
export const PUBLIC_ADDRESS = '93.184.216.34';

export interface Delivered {
  readonly id: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type Respond = (delivered: Delivered, response: ServerResponse) => unknown;

/** A receiver on this machine, as an endpoint of the internet. */
export interface Receiver {
  readonly url: string;
  readonly network: Required<Pick<WebhookNetwork, 'resolve' | 'dial'>>;
  readonly deliveries: Delivered[];
  /** Connections that were opened. */
  connections(): number;
  /** Those that are open now. */
  openSockets(): Promise<number>;
  respond: Respond;
  close(): Promise<void>;
}

export async function startReceiver(
  respond: Respond = (_, response) => response.writeHead(204).end(),
): Promise<Receiver> {
  const deliveries: Delivered[] = [];
  let connections = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    const delivered = { id: String(request.headers['webhook-id']), headers: request.headers, body };
    deliveries.push(delivered);
    receiver.respond(delivered, response);
  });
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: 'http://hooks.example/in',
    network: {
      resolve: async (host) => (host.endsWith('hooks.example') ? [PUBLIC_ADDRESS] : []),
      dial: () => ({ address: '127.0.0.1', port }),
    },
    deliveries,
    connections: () => connections,
    openSockets: promisify(server.getConnections.bind(server)),
    respond,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}
