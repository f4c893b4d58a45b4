import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { Poster } from '../../../../src/domains/webhooks/network/post.ts';

/** A receiver, what reached it, and where sockets were opened to. */
async function receiving(respond: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const server = createServer(respond);
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const dialled: string[] = [];
  const poster = new Poster((address, to) => {
    dialled.push(`${address} ${to}`);
    return { address: '127.0.0.1', port };
  });
  onTestFinished(() => poster.close());
  const open = () => promisify(server.getConnections.bind(server))();
  return { port, poster, dialled, open, connections: () => connections };
}

/** A poster to a socket that answers the first bytes as it likes. */
async function toBytes(answer: (socket: Socket, first: Buffer) => unknown): Promise<Poster> {
  const server = createTcpServer((socket) => {
    socket.once('data', (first) => answer(socket, first));
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const poster = new Poster(() => ({ address: '127.0.0.1', port }));
  onTestFinished(() => poster.close());
  return poster;
}

let aborter = new AbortController();
afterEach(() => {
  aborter.abort();
  aborter = new AbortController();
});
const ask = (url: string, address = '93.184.216.34', body = '{"a":1.0}') => ({
  url: new URL(url),
  address,
  headers: { 'webhook-id': 'evt_1' },
  body,
  signal: aborter.signal,
});

describe('a post', () => {
  test('sends method, path, query, headers and body to the checked address (D-381)', async () => {
    const seen: unknown[] = [];
    const { poster, dialled } = await receiving(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { method, url, headers } = request;
      seen.push({ method, url, host: headers.host, id: headers['webhook-id'], body: Buffer.concat(chunks).toString() });
      response.writeHead(202).end();
    });
    expect(await poster.post(ask('http://hooks.example/in?to=1'))).toEqual({ httpStatus: 202 });
    expect(seen).toEqual([{ method: 'POST', url: '/in?to=1', host: 'hooks.example', id: 'evt_1', body: '{"a":1.0}' }]);
    expect(dialled).toEqual(['93.184.216.34 80']);
  });

  test.each([
    ['http://hooks.example:8081/', '93.184.216.34 8081'],
    ['https://hooks.example/', '93.184.216.34 443'],
    ['https://hooks.example:8443/', '93.184.216.34 8443'],
  ])('for %s connects to %s', async (url, place) => {
    const { poster, dialled } = await receiving((_, response) => response.end());
    await poster.post(ask(url));
    expect(dialled).toEqual([place]);
  });

  test('reuses a socket for the same address only', async () => {
    const { poster, dialled, connections } = await receiving((_, response) => response.end('thank you'));
    for (const address of ['93.184.216.34', '93.184.216.34', '93.184.216.35']) {
      await poster.post(ask('http://hooks.example/', address));
      // Until what the receiver says is read.
      await delay(20);
    }
    expect([connections(), dialled.length]).toEqual([2, 2]);
  });

  test.each([301, 404, 500])('returns status %i without following a redirect', async (status) => {
    const { poster, dialled } = await receiving((_, response) =>
      response.writeHead(status, { location: 'http://elsewhere.example/' }).end(),
    );
    expect(await poster.post(ask('http://hooks.example/'))).toEqual({ httpStatus: status });
    expect(dialled).toHaveLength(1);
  });

  test('stops reading an endless body, and closes its socket', async () => {
    let isClosed = false;
    const { poster } = await receiving((_, response) => {
      response.writeHead(200);
      const more = setInterval(() => response.write('x'.repeat(4096)), 1);
      response.on('close', () => {
        clearInterval(more);
        isClosed = true;
      });
    });
    expect(await poster.post(ask('http://hooks.example/'))).toEqual({ httpStatus: 200 });
    await expect.poll(() => isClosed).toBe(true);
  });

  test('fails when the connection is cut off or refused', async () => {
    const cut = await receiving((request) => request.socket.destroy());
    expect(await cut.poster.post(ask('http://hooks.example/'))).toEqual({ error: 'CONNECTION_FAILED' });
    const nobody = new Poster(() => ({ address: '127.0.0.1', port: 1 }));
    expect(await nobody.post(ask('http://hooks.example/'))).toEqual({ error: 'CONNECTION_FAILED' });
  });

  test('times out when it is given up', async () => {
    const { poster } = await receiving(() => aborter.abort());
    expect(await poster.post(ask('http://hooks.example/'))).toEqual({ error: 'TIMEOUT' });
  });

  test('returns 101 when the receiver answers with an upgrade', async () => {
    const poster = await toBytes((socket) =>
      socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n'),
    );
    expect(await poster.post(ask('http://hooks.example/'))).toEqual({ httpStatus: 101 });
  });

  test('connects to an address in the URL itself', async () => {
    const { port } = await receiving((_, response) => response.writeHead(204).end());
    const poster = new Poster();
    onTestFinished(() => poster.close());
    expect(await poster.post(ask(`http://hooks.example:${port}/`, '127.0.0.1'))).toEqual({ httpStatus: 204 });
  });

  test('to 257 receivers keeps 256 sockets, and closes the one idle for longest', async () => {
    const { poster, connections } = await receiving((_, response) => response.end());
    const post = (nth: number) => poster.post(ask(`http://hooks-${nth}.example/`));
    for (let nth = 0; nth < 256; nth += 1) await post(nth);
    await post(0);
    expect(connections()).toBe(256);
    await post(256);
    await post(0);
    expect(connections()).toBe(257);
    await post(1);
    expect(connections()).toBe(258);
  });

  test('names a host in the TLS handshake, but not an address', async () => {
    const hellos: Buffer[] = [];
    const poster = await toBytes((socket, hello) => {
      hellos.push(hello);
      socket.destroy();
    });
    await poster.post(ask('https://hooks.example/'));
    await poster.post(ask('https://[2606:2800:220:1::1]/', '2606:2800:220:1::1'));
    expect(hellos[0]?.includes('hooks.example')).toBe(true);
    expect(hellos[1]?.includes('2606')).toBe(false);
  });
});

test('a closed poster has no open socket', async () => {
  const { poster, open } = await receiving((_, response) => response.end());
  await poster.post(ask('http://hooks.example/'));
  expect(await open()).toBe(1);
  await poster.close();
  await expect.poll(open).toBe(0);
});
