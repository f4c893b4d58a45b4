import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFaults } from '../console/browser.ts';
import { park, tokenOf } from '../domains/claims/fixture.ts';
import { pay, polled, sent } from '../domains/invoices/fixture.ts';
import { noBrowser, openBrowser } from '../reference/chromium.ts';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { startTestService, type TestService } from '../support/service.ts';

const WIDTHS = [1440, 1024, 390];
const LOOKS = WIDTHS.flatMap((width) => (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })));

describe.skipIf(noBrowser !== undefined)('how the shared pages look', () => {
  let chain: TestChain;
  let service: TestService;
  let browser: Browser;
  /** Each page in a state, by its name: its path, and what it says. */
  const pages = new Map<string, readonly [path: string, says: string]>();

  beforeAll(async () => {
    [chain, browser] = await Promise.all([startTestChain(), openBrowser()]);
    service = await startTestService({ chain: chain.source });
    const acme = await service.signUp('Acme Looks');
    const [open, part] = [await sent(service, acme), await sent(service, acme)];
    await pay(service, part.hold, 5_000_000n);
    await polled(acme, part.id);
    const token = await tokenOf(await park(service, '+15550292001'));
    pages.set('an invoice', [`/i/${open.id}`, 'asks you to pay']);
    pages.set('an invoice that is paid in part', [`/i/${part.id}`, 'have arrived']);
    pages.set('an invoice that does not exist', ['/i/inv_none', 'does not exist']);
    pages.set('a claim', [`/c/${token}`, 'A payment is waiting for you']);
    pages.set('a claim that does not exist', ['/c/none', '']);
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await chain?.stop();
  });

  it.each(LOOKS)('has no serious fault by axe, and fits, at $width, $colorScheme', async ({ width, colorScheme }) => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme,
      bypassCSP: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const [name, [path, says]] of pages) {
      await page.goto(`${service.url}${path}`);
      await page.getByRole('status').filter({ hasText: says, hasNotText: 'Loading' }).waitFor();
      expect(await seriousFaults(page), name).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), name).toBeLessThanOrEqual(0);
      const shots = process.env.SCREENSHOTS;
      if (shots) await page.screenshot({ path: `${shots}/${name} ${width} ${colorScheme}.png`, fullPage: true });
    }
    await context.close();
  });
});
