import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, park, tokenOf } from '../domains/claims/fixture.ts';
import { AMOUNT, drafted, pay, polled, sent } from '../domains/invoices/fixture.ts';
import { noBrowser, openBrowser } from '../reference/chromium.ts';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';

if (noBrowser !== undefined) console.warn(`The shared pages are not looked at in a browser: ${noBrowser}`);

describe.skipIf(noBrowser !== undefined)('the shared pages in a browser', () => {
  let chain: TestChain;
  let service: TestService;
  let acme: TestTenant;
  let browser: Browser;
  let phone: BrowserContext;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    [chain, browser] = await Promise.all([startTestChain(), openBrowser()]);
    service = await startTestService({ chain: chain.source });
    acme = await service.signUp('Acme Pages');
    phone = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
    page = await phone.newPage();
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(service.url) && url !== 'data:,') complaints.push(`asked for ${url}`);
    });
    page.on('console', (message) => {
      // The browser itself reports an answer that is an error.
      const isExpected = message.text().startsWith('Failed to load resource');
      if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await chain?.stop();
  });
  afterEach(() => expect(complaints.splice(0)).toEqual([]));

  const says = (text: string | RegExp) =>
    page.getByRole('status').filter({ hasText: text }).waitFor({ timeout: 60_000 });
  const saysNoMore = (text: string) =>
    page.getByRole('status').filter({ hasNotText: text }).waitFor({ timeout: 60_000 });
  const fitsThePhone = () => page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth');

  it('an invoice shows the public view and nothing else, and follows it to FUNDED (R359, R456, D-288)', async () => {
    const escrow = await sent(service, acme);
    const { payeeName, arbiterAddress, expiresAt } = await acme.api.getPublicInvoice({ id: escrow.id }).unwrap();
    const answer = await page.goto(`${service.url}/i/${escrow.id}`);
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
    expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    await says('asks you to pay $12.00 in USDC on Base Sepolia');
    const shown = await page.getByRole('main').textContent();
    for (const text of ['$12.00 in USDC', 'Waiting for payment', escrow.hold, payeeName, arbiterAddress])
      expect(shown).toContain(text);
    expect(await page.getByRole('time').getAttribute('datetime')).toBe(expiresAt);
    for (const hidden of [escrow.payer.address, escrow.payee.address, 'Acme Pages'])
      expect(shown).not.toContain(hidden);
    expect(await page.getByRole('img', { name: 'QR code of the payment for a wallet' }).isVisible()).toBe(true);
    const { settlementToken } = chain.chain.contracts;
    expect(await page.getByRole('link', { name: 'Open in a wallet' }).getAttribute('href')).toBe(
      `ethereum:${settlementToken}@84532/transfer?address=${escrow.hold}&uint256=12000000`,
    );
    expect(await fitsThePhone()).toBe(true);
    await pay(service, escrow.hold, 5_000_000n);
    await polled(acme, escrow.id);
    await says('$5.00 of $12.00 have arrived. Pay the rest, $7.00 in USDC');
    expect(await page.getByRole('link', { name: 'Open in a wallet' }).getAttribute('href')).toBe(
      `ethereum:${settlementToken}@84532/transfer?address=${escrow.hold}&uint256=7000000`,
    );
    expect(await page.locator('#received').textContent()).toBe('$5.00');
    await pay(service, escrow.hold, AMOUNT);
    await polled(acme, escrow.id);
    await says('The money is in escrow');
    expect(await page.getByRole('img').isVisible()).toBe(false);
    expect(await page.getByRole('button').isVisible()).toBe(false);
  });

  it('no payment is requested for a cancelled invoice, or while the state cannot be read', async () => {
    const escrow = await sent(service, acme, { deployed: false });
    await page.goto(`${service.url}/i/${escrow.id}`);
    await says('asks you to pay');
    await phone.setOffline(true);
    await says('is not available right now');
    expect(await page.getByRole('img').isVisible()).toBe(false);
    await phone.setOffline(false);
    await says('asks you to pay');
    await acme.api.cancelInvoice({ id: escrow.id }).unwrap();
    await says('Cancelled. Do not pay.');
  });

  it('a draft is not shown', async () => {
    const { id } = await drafted(acme);
    await page.goto(`${service.url}/i/${id}`);
    await says('This invoice does not exist.');
    expect(await page.getByText('12.00').isVisible()).toBe(false);
  });

  it('a claim link is requested, verified and accepted by keyboard alone (R536)', async () => {
    const parked = await park(service, '+15550104611');
    await page.goto(`${service.url}/c/${await tokenOf(parked)}`);
    await says('A payment is waiting for you');
    expect(await page.getByRole('main').textContent()).not.toContain('25.00');
    expect(await fitsThePhone()).toBe(true);
    await page.getByRole('button', { name: 'Send me a code' }).press('Enter');
    await says('We have sent you a code');
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await saysNoMore('We have sent you a code');
    await page.getByLabel('Code of six digits').fill(await codeOf(service, parked));
    await page.keyboard.press('Enter');
    await says('Verified');
    await page.getByLabel('Your e-mail address').fill('owner@claimed.test');
    await page.getByLabel('Name of your business').fill('Claimed Pages');
    await page.keyboard.press('Enter');
    await says(/Accepted\. The payment comes as soon as you verify your business/);
    expect(await page.getByLabel('Your e-mail address').isVisible()).toBe(false);
  });

  it('a used or unknown link offers no action', async () => {
    await page.goto(`${service.url}/c/${'x'.repeat(43)}`);
    await saysNoMore('Loading…');
    expect(await page.getByRole('button').isVisible()).toBe(false);
  });

  it('files beside the pages are not served', async () => {
    for (const path of ['/pages/other.js', '/pages/invoice.html', '/i/a/b', '/i/a%2Fb']) {
      expect((await fetch(`${service.url}${path}`)).status, path).toBe(404);
    }
  });
});
