import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from '../reference/chromium.ts';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { startTestService, type TestService } from '../support/service.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A sandbox whose workers run, as `npm start` has them, and a browser that looks at it. */
export interface Stage {
  readonly service: TestService;
  readonly chain: TestChain;
  readonly browser: Browser;
  /** What no page may do: errors in its console, requests to elsewhere. */
  readonly complaints: string[];
  open(options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const [chain, browser] = await Promise.all([startTestChain(), openBrowser()]);
  const service = await startTestService({ chain: chain.source, working: true });
  const complaints: string[] = [];
  const contexts: BrowserContext[] = [];
  return {
    service,
    chain,
    browser,
    complaints,
    open: async (options = {}) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
      contexts.push(context);
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('request', (request) => {
        if (!request.url().startsWith(service.url)) complaints.push(`asked for ${request.url()}`);
      });
      page.on('console', (message) => {
        // The browser itself reports an answer that is an error.
        const isExpected = message.text().startsWith('Failed to load resource');
        if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(message.text());
      });
      await page.goto(`${service.url}/console`);
      return page;
    },
    close: async () => {
      for (const context of contexts) await context.close();
      await browser.close();
      await service.stop();
      await chain.stop();
    },
  };
}

/** The faults of a page that axe calls serious or worse, in words. */
export async function seriousFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = (await page.evaluate('axe.run()')) as AxeResults;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 4).map(({ target }) => target.join(' '))}`);
}

/** Makes an account by its button, from wherever the console is. */
export async function makeAccount(page: Page, part: 'payer' | 'recipient'): Promise<void> {
  const more = page.getByRole('button', { name: '+ Account' });
  if (await more.isVisible()) await more.click();
  await page.getByRole('button', { name: `Make a ${part}` }).click();
  await page
    .getByRole('heading', { level: 1, name: part === 'payer' ? /Acme|Birch|Cedar/ : /Blue|Mia|Nordwind/ })
    .waitFor();
}

/** Signs in as somebody who has a session or a key. */
export async function signIn(page: Page, credential: string): Promise<void> {
  const more = page.getByRole('button', { name: '+ Account' });
  if (await more.isVisible()) await more.click();
  await page.locator('#credential').fill(credential);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('.pane').waitFor();
}

/** Pays from the overview, and stays on the payment's page. */
export async function pay(page: Page, phone: string, amount = '25.00', memo = ''): Promise<void> {
  const form = page.locator('.pane .call').first();
  await form.getByLabel('Phone number', { exact: true }).fill(phone);
  await form.getByLabel('Value').fill(amount);
  if (memo !== '') await form.getByLabel(/^Memo/).first().fill(memo);
  await form.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.locator('.resource-head').waitFor();
}

/** What the page says about the resource that it shows. */
export const showsStatus = (page: Page, status: string): Promise<void> =>
  page
    .locator('.resource-head .status')
    .and(page.locator(`[title="${status}"]`))
    .waitFor();

/** Does one of the things that can happen next. */
export async function act(page: Page, name: RegExp): Promise<void> {
  const item = page
    .locator('.actions > li')
    .filter({ has: page.locator('.action', { hasText: name }) })
    .first();
  await item.locator('.action').click();
  await item.locator('button[type=submit]').click();
}

/** What a recipient does before it can be paid: the code comes from the inbox beside it. */
export async function onboard(page: Page, phone: string): Promise<void> {
  await page.getByRole('button', { name: 'Verify the business' }).click();
  await page.getByLabel('Phone number', { exact: true }).fill(phone);
  await page.getByRole('button', { name: 'Send the code' }).click();
  const code = await page.locator('.one-time-code').first().textContent();
  await page.getByLabel(/^Code for/).fill(code ?? '');
  await page.getByRole('button', { name: 'Verify the code' }).click();
  await page.getByRole('button', { name: 'Add my service balance' }).click();
  await page.getByText('Ready. Payments').waitFor();
}
