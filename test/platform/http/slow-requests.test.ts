import { connect } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { describe, expect, test } from 'vitest';
import { TIMEOUTS } from '../../../src/platform/http/server/listen.ts';
import { startServer, type TestServer } from './server-fixture.ts';

const HEADERS_MS = 600;
/** How late a connection may be cut (20 s and at most 1 s). */
const LATE_MS = 1000;

interface Cut {
  readonly afterMs: number;
  /** The longest time for which this process, in which the server runs too, was kept from its timers. */
  readonly heldUpMs: number;
  readonly text: string;
}

/** Sends `first`, then `more` again and again, and never ends its side: until the server destroys the connection. */
function drip(server: TestServer, first: string, more: string): Promise<Cut> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const delays = monitorEventLoopDelay({ resolution: 10 });
    delays.enable();
    let text = '';
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true }, () => socket.write(first));
    const dripping = setInterval(() => socket.write(more), 50);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    const end = () => {
      clearInterval(dripping);
      socket.destroy();
      delays.disable();
      resolve({ afterMs: performance.now() - startedAt, heldUpMs: delays.max / 1e6, text });
    };
    // Writing to what is destroyed is answered by a reset.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      /ECONNRESET|EPIPE/.test(error.code ?? '') ? end() : reject(error),
    );
    socket.on('close', end);
    // Who sends nothing is never told that nobody is there.
    if (more === '') socket.on('end', end);
  });
}

describe('a slow connection is cut', () => {
  test.each([
    ['a head that never ends', 'GET /v1/things HTTP/1.1\r\n', 'X-More: y\r\n'],
    ['the head of a second request', 'GET /healthz HTTP/1.1\r\n\r\nGET /healthz HTTP/1.1\r\n', 'X-More: y\r\n'],
    ['nothing at all', '', ''],
  ])('for %s', async (_, first, more) => {
    const server = await startServer({ timeouts: { headers: HEADERS_MS } });
    const { afterMs, heldUpMs, text } = await drip(server, first, more);
    expect(afterMs).toBeGreaterThan(HEADERS_MS - 50);
    expect(afterMs).toBeLessThan(HEADERS_MS + LATE_MS + heldUpMs);
    expect(text).toMatch(/HTTP\/1\.1 400 Bad Request\r\n.*"code":"VALIDATION_FAILED"/s);
  });

  test('for a body that never ends', async () => {
    const server = await startServer({ timeouts: { headers: 200, request: HEADERS_MS } });
    const first = 'POST /v1/things HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n';
    const { afterMs, heldUpMs } = await drip(server, first, ' ');
    expect(afterMs).toBeLessThan(HEADERS_MS + LATE_MS + heldUpMs);
  });

  test('after an answer to a request that cannot be parsed', async () => {
    const server = await startServer();
    const { afterMs, heldUpMs, text } = await drip(server, 'nonsense\r\n\r\n', 'more');
    expect(text).toMatch(/HTTP\/1\.1 400 Bad Request\r\n.*"code":"VALIDATION_FAILED"/s);
    expect(afterMs).toBeLessThan(LATE_MS + heldUpMs);
  });

  test('after 20 s for the headers and 60 s for the request', () => {
    expect(TIMEOUTS).toMatchObject({ headers: 20_000, request: 60_000 });
  });
});
