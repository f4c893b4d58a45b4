import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { newId } from '../../db/ids.ts';
import { WRITTEN_HEADERS } from '../../names.ts';
import { world } from '../../world.ts';
import type { App } from '../app.ts';
import { requestIdOf } from '../exchange.ts';
import { originForm } from '../request/request-target.ts';
import { envelope } from '../response/envelope.ts';

/** Milliseconds. */
export interface Timeouts {
  /** An idle connection; longer than load balancers keep one, so that they close first. */
  readonly keepAlive: number;
  /** The time until a request's head has to be complete. */
  readonly headers: number;
  /** The time until its body has to be complete, too. */
  readonly request: number;
}

export const TIMEOUTS: Timeouts = { keepAlive: 65_000, headers: 20_000, request: 60_000 };

export interface Listening {
  /** `http://<host>:<port>`, with the port that was taken when 0 was asked for. */
  readonly url: string;
  readonly server: Server;
  /**
   * Stops accepting, lets what runs finish, and resolves when the last connection is gone. After `deadlineMs` the rest
   * is cut off: a transaction that has not committed by then rolls back, and its client retries.
   */
  close(deadlineMs?: number): Promise<void>;
}

/** The interval at which Node looks for connections whose time is over. Its default of half a minute is longer than that time. */
const CHECK_MS = 500;

/** The time that a refused client has to read the reason and to close its side. */
const LINGER_MS = 250;

export interface ListenOptions {
  readonly port: number;
  readonly host?: string;
  readonly timeouts?: Partial<Timeouts>;
}

/** Serves on loopback unless a host says otherwise. */
export async function listen(app: App, { port, host = '127.0.0.1', timeouts }: ListenOptions): Promise<Listening> {
  const listener: RequestListener = (request, response) => {
    request.url = originForm(request.url);
    app.listener(request, response);
  };
  const server = createServer(serverOptions({ ...TIMEOUTS, ...timeouts }), listener);
  // Node leaves out what comes after the 2,000th header. The limit of the head is enough.
  server.maxHeadersCount = 0;
  server.on('checkExpectation', listener);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuseMalformed(app, error, socket));
  server.on('connect', (request: IncomingMessage, socket: Duplex) => refuseConnect(app, request, socket));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { port: taken } = server.address() as AddressInfo;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${taken}`;
  app.listensOn(url);
  return {
    url,
    server,
    close: (deadlineMs = 10_000) => close(app, server, deadlineMs),
  };
}

/** The limit of a request's line and headers together, in bytes (D-513). */
const MAX_HEAD = 16 * 1024;

const serverOptions = ({ keepAlive, headers, request }: Timeouts): ServerOptions => ({
  keepAliveTimeout: keepAlive,
  headersTimeout: headers,
  requestTimeout: request,
  connectionsCheckingInterval: CHECK_MS,
  maxHeaderSize: MAX_HEAD,
  requireHostHeader: false,
});

function close(app: App, server: Server, deadlineMs: number): Promise<void> {
  app.drain();
  return new Promise((resolve) => {
    const deadline = world.setTimeout(() => server.closeAllConnections(), deadlineMs);
    server.close(() => {
      world.clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}

const MALFORMED = {
  message: undefined,
  details: { errors: [{ path: '', message: 'is not well-formed HTTP', rule: 'http' }] },
};

const HEAD_TOO_LONG = {
  message: 'The request headers are longer than 16 KiB.',
  details: { errors: [{ path: '', message: 'the request head is longer than 16 KiB', rule: 'maxHeadSize' }] },
};

/** Answers requests that are not HTTP, are too slow, or have too long a head. They are the client's faults, never ours. */
function refuseMalformed(app: App, error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const fault = error.code === 'HPE_HEADER_OVERFLOW' ? HEAD_TOO_LONG : MALFORMED;
  const requestId = newId('req');
  app.log.info({ requestId, operationId: 'none', status: 400, reason: error.code }, 'request');
  endWith(
    app,
    socket,
    'HTTP/1.1 400 Bad Request',
    requestId,
    envelope(app.errors, requestId, 400, { code: 'VALIDATION_FAILED', ...fault }),
  );
}

function refuseConnect(app: App, request: IncomingMessage, socket: Duplex): void {
  const requestId = requestIdOf(request);
  socket.on('error', () => undefined);
  endWith(
    app,
    socket,
    'HTTP/1.1 404 Not Found',
    requestId,
    envelope(app.errors, requestId, 404, { code: 'ROUTE_NOT_FOUND' }),
  );
}

function endWith({ version }: App, socket: Duplex, statusLine: string, requestId: string, body: string): void {
  const head = [
    statusLine,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    `${WRITTEN_HEADERS.version}: ${version}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // A client that goes on sending would keep its half of the connection open forever: Node sets no time-out for it.
  const lingering = world.setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => world.clearTimeout(lingering));
}
