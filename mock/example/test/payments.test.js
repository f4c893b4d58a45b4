import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

const { url: paychart, apiKey: key } = inject('paychart');

let site;
let browser;
let page;

beforeAll(async () => {
  site = await createServer({ logLevel: 'error', server: { port: 0 } });
  await site.listen();
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  page = await browser.newPage();
  await page.goto(`${site.resolvedUrls.local[0]}?${new URLSearchParams({ paychart, key })}`);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function pay(phone, amountUsd) {
  await page.getByLabel('Phone').fill(phone);
  await page.getByLabel('Amount').fill(amountUsd);
  await page.getByRole('button').click();
}

it('lists what was paid', async () => {
  await pay('+15550101234', '25.00');
  await page.getByText('25.00 USD').waitFor();
  // The mock keeps it: it is there after the page is loaded again.
  await page.reload();
  await page.getByText('25.00 USD').waitFor();
});

it('shows why a payment is refused', async () => {
  await pay('+15550101234', '99999.00');
  await expect.poll(() => page.getByRole('alert').textContent()).toBe('INSUFFICIENT_FUNDS');
});
