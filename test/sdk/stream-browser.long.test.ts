import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noBrowser, openBrowser } from '../reference/chromium.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';

const SDK = fileURLToPath(new URL('../../generated/sdk/src/index.ts', import.meta.url));

/** A page that keeps what it is told by the stream. */
const PROGRAM = `
  import { streamEvents } from 'sdk';
  window.follow = async (baseUrl, token, after) => {
    window.seen = [];
    const client = { baseUrl, session: () => token, retryBaseMs: 10 };
    for await (const event of streamEvents(client, { after })) window.seen.push(event.sequence);
  };
`;

describe.skipIf(noBrowser !== undefined)('a stream in a page of another origin', { timeout: 120_000 }, () => {
  let service: TestService;
  let tenant: TestTenant;
  let browser: Browser;
  let site: Server;
  beforeAll(async () => {
    service = await startTestService();
    tenant = await service.signUp('Browsing');
    await tenant.fund('100');
    await service.runUntilIdle();
    const bundle = await rolldown({
      input: 'program',
      plugins: [
        {
          name: 'program',
          resolveId: (id) => ({ program: 'program', sdk: SDK })[id],
          load: (id) => (id === 'program' ? PROGRAM : undefined),
        },
      ],
    });
    const { output } = await bundle.generate({ format: 'iife' });
    const page = `<!doctype html><title>Events</title><script>${output[0].code}</script>`;
    site = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page));
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    browser = await openBrowser();
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    site?.close();
    await service?.stop();
  });

  test('receives each event once while the network comes and goes', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
    await page.evaluate(([url, token]) => void (globalThis as unknown as Following).follow(url, token, '0'), [
      service.url,
      tenant.token,
    ] as const);
    for (let n = 0; n < 4; n += 1) {
      await tenant.api.createOfframpPayment({ phone: '+15550180002', amountUsd: '1.00' }).unwrap();
      await context.setOffline(n % 2 === 0);
    }
    await context.setOffline(false);
    await service.runUntilIdle();
    const all: string[] = [];
    for await (const { sequence } of tenant.api.events.list.all({ order: 'asc', take: 200 })) all.push(sequence);
    expect(all.length).toBeGreaterThan(8);
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as Following).seen), { timeout: 30_000 })
      .toEqual(all);
    await context.close();
  });
});

interface Following {
  follow(baseUrl: string, token: string, after: string): Promise<void>;
  readonly seen: readonly string[];
}
