import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PACE } from '../../src/console/app/feed/follow-events.ts';
import { noBrowser } from '../reference/chromium.ts';
import type { TestTenant } from '../support/service.ts';
import { openStage, type Stage, signIn } from './browser.ts';

const STREAMS_OF_A_KEY = 20;

describe.skipIf(noBrowser !== undefined)('the events of an account, as they happen', () => {
  let stage: Stage;
  let tenant: TestTenant;
  beforeAll(async () => {
    stage = await openStage();
    tenant = await stage.service.signUp('Acme');
    await tenant.fund('100.00');
  }, 240_000);
  afterAll(() => stage?.close());

  const isInState = (page: Page, text: string): Promise<void> => page.locator('.feed', { hasText: text }).waitFor();
  const pay = async (): Promise<string> =>
    (await tenant.api.createOfframpPayment({ phone: '+15550106401', amountUsd: '1.00' }).unwrap()).paymentId;
  const shows = (page: Page, paymentId: string): Promise<void> =>
    page.locator(`.events a[title="${paymentId}"]`).first().waitFor();

  it('arrive by the stream, without a request for the list every second', async () => {
    const page = await stage.open();
    const asked: string[] = [];
    const beganAt = performance.now();
    page.on('request', async (request) => {
      if (new URL(request.url()).pathname === '/v1/events') asked.push(request.headers().accept ?? '');
    });
    await signIn(page, tenant.apiKey);
    await isInState(page, 'Live');
    await shows(page, await pay());
    await page.waitForTimeout(5000);
    const passedMs = performance.now() - beganAt;
    expect(asked.filter((accept) => accept === 'text/event-stream')).toHaveLength(1);
    expect(asked.length).toBeLessThanOrEqual(2 + Math.floor(passedMs / PACE.compare));
  }, 240_000);

  it('report a lost connection, and catch up on what was missed when it is back', async () => {
    const page = await stage.open();
    await signIn(page, tenant.apiKey);
    await isInState(page, 'Live');
    await page.context().setOffline(true);
    await isInState(page, 'No connection');
    const paymentId = await pay();
    await page.context().setOffline(false);
    await isInState(page, 'Live');
    await shows(page, paymentId);
  }, 240_000);

  it('are read from the list while the service refuses another stream', async () => {
    const stop = new AbortController();
    const headers = { accept: 'text/event-stream', 'x-service-api-key': tenant.apiKey };
    const held = await Promise.all(
      Array.from({ length: STREAMS_OF_A_KEY }, () =>
        fetch(`${stage.service.url}/v1/events`, { headers, signal: stop.signal }),
      ),
    );
    expect(held.some(({ status }) => status === 200)).toBe(true);
    const page = await stage.open();
    await signIn(page, tenant.apiKey);
    await isInState(page, 'Live, read once a second');
    await shows(page, await pay());
    stop.abort();
  }, 240_000);
});
