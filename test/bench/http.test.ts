import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { server } from '../../bench/http/candidates/paychart.ts';
import { apiKey, created, getPath, payment, postBody, postPath } from '../../bench/http/sample.ts';

/** `npm run bench -- http` sends these two requests, and has no figure unless both are answered. */
describe('the platform as the benchmark serves it', () => {
  let origin = '';

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('answers GET requests', async () => {
    const response = await fetch(`${origin}${getPath}`, { headers: { 'x-service-api-key': apiKey } });
    expect({ status: response.status, body: await response.json() }).toEqual({ status: 200, body: payment });
  });

  it('answers POST requests', async () => {
    const response = await fetch(`${origin}${postPath}`, {
      method: 'POST',
      headers: { 'x-service-api-key': apiKey, 'content-type': 'application/json' },
      body: postBody,
    });
    expect({ status: response.status, body: await response.json() }).toEqual({ status: 201, body: created });
  });

  it('refuses an unknown key', async () => {
    const response = await fetch(`${origin}${getPath}`, {
      headers: { 'x-service-api-key': `svc_test_${'b'.repeat(40)}` },
    });
    expect(response.status).toBe(401);
  });
});
