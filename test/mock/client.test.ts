import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { mockAt } from '../../mock/src/client.ts';

it.each(['', '/', '/v1', '/v1/'])(
  'finds the controls from an address that ends in %j, as the SDK does',
  async (end) => {
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      response.end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      await mockAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}${end}`).reset();
      expect(asked).toEqual(['/__mock/reset']);
    } finally {
      server.close();
    }
  },
);

it.each(['', '  ', undefined as unknown as string])('refuses a world without a name: %j', async (name) => {
  // Nothing is asked: nobody listens there.
  await expect(mockAt('http://127.0.0.1:1').world(name)).rejects.toThrow('A world needs a name');
});
