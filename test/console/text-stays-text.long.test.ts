import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noBrowser } from '../reference/chromium.ts';
import type { TestTenant } from '../support/service.ts';
import { openStage, type Stage, signIn } from './browser.ts';

const MARKUP = `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>"'&`;

/** Unfolds what is folded, whatever appears meanwhile. */
const OPEN_ALL = `for (const one of document.querySelectorAll('.pane-body details')) one.open = true;
  for (const one of document.querySelectorAll('.events button[aria-expanded=false]')) one.click();`;

/** Every view that shows what somebody wrote, each with the words that it waits for. */
describe.skipIf(noBrowser !== undefined)('text that users enter stays text', () => {
  let stage: Stage;
  let page: Page;
  let tenant: TestTenant;
  let paymentId: string;
  let endpointId: string;
  beforeAll(async () => {
    stage = await openStage();
    tenant = await stage.service.signUp('Acme');
    await tenant.fund('100.00');
    await tenant.session.updateMyTenant({ name: `Acme ${MARKUP}` }).unwrap();
    const sink = await tenant.api.createTestWebhookSink().unwrap();
    endpointId = (await tenant.api.createWebhookEndpoint({ url: sink.url, description: MARKUP }).unwrap()).id;
    const payment = { phone: '+15550106101', amountUsd: '5.00', memo: MARKUP };
    paymentId = (await tenant.api.createOfframpPayment(payment).unwrap()).paymentId;
    await tenant.api.createPayment({
      recipient: { phoneNumber: '+15550106102' },
      amount: { value: '5.00', currency: 'USD' },
      metadata: { note: MARKUP },
    });
    await tenant.session.createMember({ email: 'm@acme.test', name: MARKUP, role: 'FINANCE' }).unwrap();
    // Without its policy, nothing but the page itself keeps markup from running.
    page = await stage.open({ bypassCSP: true });
    page.setDefaultTimeout(60_000);
    await signIn(page, tenant.token);
  }, 240_000);
  afterAll(() => stage?.close());

  const go = async (path: string): Promise<void> => {
    const [place] = (await page.evaluate<string>('location.hash')).split('/');
    await page.evaluate((hash) => {
      (globalThis as unknown as { location: { hash: string } }).location.hash = hash;
    }, `${place}/${path}`);
    await page.locator('.pane-body h1').waitFor();
  };

  const VIEWS = [
    { name: 'the overview', path: () => '', shows: MARKUP },
    { name: 'the list of payments', path: () => 'list/offramp-payment', shows: MARKUP },
    { name: 'all payments', path: () => 'list/multisig-payment', shows: '5.00' },
    { name: 'a payment', path: () => `r/offramp-payment/${paymentId}`, shows: MARKUP },
    { name: 'members', path: () => 'list/member', shows: MARKUP },
    { name: 'an endpoint', path: () => `r/webhook-endpoint/${endpointId}`, shows: 'sink.test' },
    { name: 'events', path: () => 'events', shows: 'payment.' },
  ];

  it.each(VIEWS)('in $name', async ({ path, shows }) => {
    await go(path());
    await page.getByText(shows).first().waitFor({ state: 'attached' });
    await page.evaluate(OPEN_ALL);
    await harmless();
  });

  it('in the webhooks that a sink received', async () => {
    await page.locator('.control > summary', { hasText: 'Webhook sink' }).click();
    await page.getByRole('button', { name: 'Make a sink' }).click();
    // Its endpoint gets the events that come after it.
    await page.locator('.control .id', { hasText: 'sink.test' }).first().waitFor();
    await tenant.api.createOfframpPayment({ phone: '+15550106103', amountUsd: '5.00', memo: MARKUP }).unwrap();
    await page.locator('.control details > summary', { hasText: 'payment.' }).first().click();
    await page.locator('.control pre', { hasText: 'onerror' }).first().waitFor();
    await harmless();
  });

  /** Nothing of it ran, and nothing of it became an element. */
  const harmless = async (): Promise<void> => {
    expect(await page.evaluate('window.hacked')).toBeUndefined();
    expect(await page.locator('img[onerror], img[src=x], #app script').count()).toBe(0);
  };
});
