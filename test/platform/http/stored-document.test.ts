import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { expect, it } from 'vitest';
import { storedDocument } from '../../../src/platform/http/response/stored-document.ts';
import { call, startServer } from './server-fixture.ts';

/** `getThing` stands for any operation that answers one document. */
async function serving() {
  const document = { version: 'a', runs: 0 };
  const server = await startServer({
    middleware: [storedDocument({ operationId: 'getThing', path: '/v1/things/1', version: () => document.version })],
    handlers: {
      getThing: async () => {
        document.runs += 1;
        return { id: `${document.version}${'x'.repeat(5000)}` };
      },
    },
  });
  const get = async (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
    const answer = await request(`${server.url}/v1/things/1`, {
      method,
      headers: { 'x-service-api-key': `svc_test_${'a'.repeat(40)}`, ...headers },
    });
    return { ...answer, bytes: Buffer.from(await answer.body.arrayBuffer()) };
  };
  return { document, server, get };
}

it('a stored document is made once, and answered plain, with brotli or with gzip', async () => {
  const { document, get } = await serving();
  const plain = await get();
  const [br, gz] = [await get({ 'accept-encoding': 'gzip, br' }), await get({ 'accept-encoding': 'gzip' })];
  expect(document.runs).toBe(1);
  expect([plain, br, gz].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
  expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes);
  expect(gunzipSync(gz.bytes)).toEqual(plain.bytes);
  expect(br.bytes.length).toBeLessThan(plain.bytes.length / 10);
  for (const { statusCode, headers } of [plain, br, gz]) {
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      vary: 'Accept-Encoding',
      etag: plain.headers.etag,
    });
  }
});

it('a stored document answers 304 until its version changes', async () => {
  const { document, get, server } = await serving();
  const { etag } = (await get()).headers as { etag: string };
  const again = await get({ 'if-none-match': etag, 'accept-encoding': 'br' });
  expect([again.statusCode, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
  document.version = 'b';
  const changed = await get({ 'if-none-match': etag });
  expect([changed.statusCode, JSON.parse(changed.bytes.toString()).id[0], document.runs]).toEqual([200, 'b', 2]);
  expect(changed.headers.etag).not.toBe(etag);
  const logged = server.lines.map((line) => JSON.parse(line) as { operationId: string; status: number });
  expect(logged.map(({ operationId, status }) => [operationId, status])).toEqual([
    ['getThing', 200],
    ['getThing', 304],
    ['getThing', 200],
  ]);
});

it('a stored document stores no refusal, and answers HEAD without a body', async () => {
  const { document, get } = await serving();
  expect((await get({ 'x-service-api-key': 'svc_test_wrong' })).statusCode).toBe(401);
  expect(document.runs).toBe(0);
  await get();
  const head = await get({}, 'HEAD');
  expect([head.statusCode, head.bytes.length, Number(head.headers['content-length'])]).toEqual([
    200,
    0,
    expect.any(Number),
  ]);
  expect(document.runs).toBe(1);
});

it('a stored document answers only its own path, and only GET and HEAD', async () => {
  const { get, server } = await serving();
  const { bytes } = await get();
  const others = [await call(server, 'GET', '/v1/things'), await call(server, 'DELETE', '/v1/things/1')];
  for (const { body } of others) expect(JSON.stringify(body)).not.toBe(bytes.toString());
});
