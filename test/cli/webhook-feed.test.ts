import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { FeedRefused, WebhookFeed } from '../../src/cli/webhook-feed.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A service whose feed ends with the event `newest`, as its list shows it: newest first, in pages. */
async function serviceOf(feed: { newest: number }, onPage: (page: number) => void = () => undefined) {
  const asked: string[] = [];
  let pages = 0;
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://service.test');
    asked.push(request.url ?? '');
    const [, id] = /^\/v1\/events\/evt_(\d+)$/.exec(pathname) ?? [];
    if (id !== undefined) return void response.end(`{"id": "evt_${id}", "amount": 1.00}`);
    const [skip, take] = [Number(searchParams.get('skip') ?? 0), Number(searchParams.get('take'))];
    const events = Array.from({ length: Math.max(0, Math.min(take, feed.newest - skip)) }, (_, at) => {
      const sequence = feed.newest - skip - at;
      return { id: `evt_${sequence}`, type: 'payment.created', sequence: String(sequence) };
    });
    pages += 1;
    onPage(pages);
    response.end(JSON.stringify({ events }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { feed: new WebhookFeed({ baseUrl: `http://127.0.0.1:${port}`, apiKey: 'svc_test_1' }), asked };
}

const through = (first: number, last: number): bigint[] =>
  Array.from({ length: last - first + 1 }, (_, at) => BigInt(first + at));

describe('the feed of events for a listener', () => {
  it.each([0, 1, 2, 9, 10, 11, 199, 200, 201, 399, 400, 401])(
    'reads all of %s events after a number, oldest first, with their bytes',
    async (count) => {
      const { feed } = await serviceOf({ newest: 50 + count });
      const events = await feed.after(50n);
      expect(events.map(({ sequence }) => sequence)).toEqual(count === 0 ? [] : through(51, 50 + count));
      if (count > 0) expect(events[0]?.body).toBe('{"id": "evt_51", "amount": 1.00}');
    },
  );

  it('requests no page after the newest event', async () => {
    const { feed, asked } = await serviceOf({ newest: 1000 });
    await feed.after(995n);
    expect(asked.filter((url) => url.startsWith('/v1/events?'))).toEqual(['/v1/events?take=200&skip=0']);
  });

  it('reads each event exactly once when new ones arrive while it reads its pages', async () => {
    const newest = { newest: 300 };
    const { feed } = await serviceOf(newest, () => {
      newest.newest += 3;
    });
    const events = await feed.after(0n);
    expect(events.map(({ sequence }) => sequence)).toEqual(through(1, 300));
  });

  it('knows the number of the newest event, and 0 without any', async () => {
    const newest = { newest: 0 };
    const { feed } = await serviceOf(newest);
    expect(await feed.newest()).toBe(0n);
    newest.newest = 12;
    expect(await feed.newest()).toBe(12n);
  });

  it.each(['', '<html>Welcome</html>', '{}', 'null'])(
    'is refused by a program that is no service and answers %j',
    async (text) => {
      server = createServer((_, response) => void response.end(text));
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const baseUrl = `http://127.0.0.1:${port}`;
      const asking = new WebhookFeed({ baseUrl, apiKey: 'svc_test_1' }).newest();
      await expect(asking).rejects.toThrow(`${baseUrl} is another program`);
      await expect(asking).rejects.toMatchObject({ code: 'NOT_THE_SERVICE', isTemporary: false });
    },
  );

  it.each([
    [429, true],
    [499, false],
    [500, true],
    [503, true],
    [401, false],
    [404, false],
  ])('is refused with %s, which is temporary: %s', async (status, isTemporary) => {
    server = createServer((_, response) => void response.writeHead(status).end('{"code":"NO","message":"No."}'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const refused = await new WebhookFeed({ baseUrl: `http://127.0.0.1:${port}`, apiKey: 'svc_test_1' })
      .newest()
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(FeedRefused);
    expect(refused).toMatchObject({ code: 'NO', message: 'No.', isTemporary });
  });
});
