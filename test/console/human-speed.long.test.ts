import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noBrowser } from '../reference/chromium.ts';
import { openStage, type Stage, showsStatus } from './browser.ts';

/**
 * Times of the keystroke-level model (Card, Moran, Newell 1980): to decide what to do, to point at it and press, and to
 * type a character without practice in typing. A new page is read for longer.
 */
const DECIDE_MS = 1350;
const POINT_MS = 1200;
const TYPE_MS = 280;
const READ_MS = 3000;

const LONGEST_MS = 180_000;
const PHONE = '+15550106501';

const click = async (page: Page, what: Locator): Promise<void> => {
  await what.waitFor();
  await page.waitForTimeout(DECIDE_MS + POINT_MS);
  await what.click();
};

const type = async (page: Page, into: Locator, text: string): Promise<void> => {
  await click(page, into);
  await into.fill('');
  await into.pressSequentially(text, { delay: TYPE_MS });
};

describe.skipIf(noBrowser !== undefined)('the first payment of a new user', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  }, 240_000);
  afterAll(() => stage?.close());

  it('is delivered within three minutes at the speed of a person, in the browser alone', async () => {
    const page = await stage.open();
    const startedAt = performance.now();
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const read = () => page.waitForTimeout(READ_MS);
    await read();
    await click(page, button('Make a payer'));
    await page.getByRole('heading', { level: 1, name: /Acme/ }).waitFor();
    await read();
    await click(page, button('+ Account'));
    await click(page, button('Make a recipient'));
    await page.getByRole('heading', { level: 1, name: /Blue/ }).waitFor();
    await read();

    await click(page, page.locator('.accounts').getByRole('button', { name: /^Acme/ }));
    const form = page.locator('.pane .call').first();
    await type(page, form.getByLabel(/^Phone/).first(), PHONE);
    await type(page, form.getByLabel('Value'), '25.00');
    await click(page, form.getByRole('button', { name: 'Pay', exact: true }));
    await showsStatus(page, 'PENDING_CLAIM');
    await read();

    await click(page, page.locator('.accounts').getByRole('button', { name: /Blue/ }));
    await click(page, button('Verify the business'));
    await type(page, page.getByLabel('Phone number', { exact: true }), PHONE);
    await click(page, button('Send the code'));
    const code = (await page.locator('.one-time-code').first().textContent()) ?? '';
    await read();
    await type(page, page.getByLabel(/^Code for/), code);
    await click(page, button('Verify the code'));
    await click(page, button('Add my service balance'));
    await page.getByText('Ready. Payments').waitFor();
    await click(page, page.locator('.rows a').first());
    await read();

    await click(page, button('Select this route').first());
    await page.locator('.tag.chosen').waitFor();
    const confirm = page.locator('.actions > li', { hasText: /^Confirm/ }).first();
    await click(page, confirm.locator('.action'));
    await click(page, confirm.locator('button[type=submit]'));
    await showsStatus(page, 'DELIVERED');

    const tookMs = performance.now() - startedAt;
    expect(tookMs).toBeLessThan(LONGEST_MS);
    console.info(`The first payment was delivered after ${Math.round(tookMs / 1000)} seconds.`);
  }, 300_000);
});
