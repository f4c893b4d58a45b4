import { expect, it } from 'vitest';
import { hostileRequests, sendBytes } from '../../support/hostile-requests.ts';
import { API_KEY, call, startServer } from './server-fixture.ts';

const requests = hostileRequests({ collection: '/v1/things', credential: `X-Service-Api-Key: ${API_KEY}` });

it('the service survives every hostile request', async () => {
  const server = await startServer();
  const faults: string[] = [];
  for (const { title, bytes } of requests) {
    const { status } = await sendBytes(server.url, bytes).catch(({ message }: Error) => ({ status: message }));
    if (typeof status !== 'number' || status >= 500) faults.push(`${title}: ${status}`);
  }
  expect(faults).toEqual([]);
  expect((await call(server, 'GET', '/v1/things')).status).toBe(200);
});
