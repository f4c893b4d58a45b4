import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '../../generated/contract/errors.ts';
import { namespaces } from '../../generated/sdk/src/namespaces.gen.ts';
import { createReference, fileOf, type Reference, readContract } from '../../src/reference/index.ts';
import { isAsset } from '../../src/reference/links.ts';
import { noBrowser, openBrowser } from './chromium.ts';
import { contrast } from './contrast.ts';
import { type Served, serveReference } from './served.ts';

/** The reference as a reader has it: in a browser, served and as a folder of files. */

let reference: Reference;
let served: Served;
let folder: string;
let browser: Browser;
let context: BrowserContext;

if (noBrowser !== undefined) console.warn(`The reference is not looked at in a browser: ${noBrowser}`);

describe.skipIf(noBrowser !== undefined)('in a browser', () => {
  const complaints: string[] = [];

  /** A page that is watched: it may ask nobody but its own origin, and its console stays empty. */
  const watched = async (within: BrowserContext, origin: string): Promise<Page> => {
    const page = await within.newPage();
    page.on('request', (request) => {
      if (!request.url().startsWith(origin)) complaints.push(`asked for ${request.url()}`);
    });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    return page;
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'paychart-docs-'));
    const written = promisify(execFile)(process.execPath, ['scripts/docs.ts', '--out', folder]);
    const opened = openBrowser();
    reference = createReference(await readContract({ errors, namespaces }), '');
    served = await serveReference(async () => reference);
    [browser] = await Promise.all([opened, written]);
    context = await browser.newContext();
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await served?.close();
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  });

  afterEach(() => expect(complaints.splice(0)).toEqual([]));

  const address = (path: string): string => `${served.url}/docs/${path}`;

  /** What differs between the two ways of reading: addresses, and how the index of the search is loaded. */
  describe.each([
    { kind: 'served', address, origin: () => `${served.url}/` },
    {
      kind: 'as files',
      address: (path: string) => `${pathToFileURL(folder)}/${fileOf(path, '.html')}`,
      origin: () => 'file:///',
    },
  ])('$kind', (reading) => {
    let page: Page;

    beforeAll(async () => {
      page = await watched(context, reading.origin());
    });

    afterAll(() => page?.close());

    it('finds a code by keyboard and opens it', async () => {
      await page.goto(reading.address(''));
      await page.keyboard.press('/');
      await page.keyboard.type('route_quote_exp');
      await page.waitForSelector('[role=option]');
      expect(await page.textContent('[role=option][aria-selected]')).toContain('ROUTE_QUOTE_EXPIRED');
      await page.keyboard.press('Enter');
      await page.waitForURL(/errors(\.html)?#ROUTE_QUOTE_EXPIRED$/);
      expect(await page.textContent('article:target code')).toBe('ROUTE_QUOTE_EXPIRED');
    });

    it('links a diagram to the row of a state, and finds another folder before the index is loaded', async () => {
      await page.goto(reading.address('lifecycles/offramp-payment'));
      await page.locator('.diagram a', { hasText: 'PENDING_CLAIM' }).click();
      await page.waitForURL(/#state-PENDING_CLAIM$/);
      await page.keyboard.press('/');
      await page.keyboard.insertText('confirmOfframpPayment');
      await page.keyboard.press('Enter');
      await page.waitForURL(/operations\/confirmOfframpPayment(\.html)?$/);
    });
  });

  describe('with either kind of page', () => {
    let page: Page;

    beforeAll(async () => {
      page = await watched(context, served.url);
    });

    it('moves through search results with the arrows, and closes them with Escape', async () => {
      await page.goto(address('lifecycles/offramp-payment'));
      await page.keyboard.type('/funds');
      await page.waitForSelector('[role=option]');
      await page.keyboard.press('ArrowDown');
      expect(await page.getAttribute('#search', 'aria-activedescendant')).toBe('found-1');
      await page.keyboard.press('ArrowUp');
      expect(await page.getAttribute('#search', 'aria-activedescendant')).toBe('found-0');
      await page.keyboard.type('_locked');
      await page.keyboard.press('Enter');
      await page.waitForURL(/#state-FUNDS_LOCKED$/);
      await page.fill('#search', 'x');
      await page.waitForSelector('[role=option]');
      await page.keyboard.press('Escape');
      expect(await page.isVisible('#found')).toBe(false);
    });

    it('skips to the content with the first tab', async () => {
      await page.goto(address('guides'));
      await page.keyboard.press('Tab');
      expect(await page.evaluate('document.activeElement.className')).toBe('skip');
      await page.keyboard.press('Enter');
      expect(await page.evaluate('document.activeElement.id')).toBe('main');
    });

    it('has enough contrast in both colour schemes', async () => {
      await page.goto(address('operations/confirmOfframpPayment'));
      const parts = ['body', 'main a', '.meta', '.need', '.badge', '.means', '.status', 'footer', '.notes'];
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const colour = (selector: string, property: string): Promise<string> =>
          page.evaluate<string>(`getComputedStyle(document.querySelector('${selector}')).${property}`);
        const backs = await colour('body', 'backgroundColor');
        const contrasts = await Promise.all(
          parts.map(async (part) => ({ part, value: contrast(await colour(part, 'color'), backs) })),
        );
        expect(
          contrasts.filter(({ value }) => value < 4.5),
          colorScheme,
        ).toEqual([]);
        expect(contrasts[0]?.value, colorScheme).toBeGreaterThan(7);
        expect(contrast(backs, 'rgb(255, 255, 255)') > 4.5).toBe(colorScheme === 'dark');
      }
    });

    it.each([1280, 390])('fits the largest diagram, and zooms into it, on a page of %i pixels', async (width) => {
      const reader = await browser.newContext({ viewport: { width, height: 900 } });
      const shown = await watched(reader, served.url);
      await shown.goto(address('lifecycles/offramp-payment'));
      const box = shown.locator('.diagram');
      const drawing = shown.locator('.diagram svg');
      const first = shown.locator('.diagram a', { hasText: /^\s*CREATED\b/ }).first();
      const view = async () => (await drawing.getAttribute('viewBox'))?.split(' ').map(Number);
      const fitted = await view();
      const [frame, place] = [await box.boundingBox(), await first.boundingBox()];
      if (frame === null || place === null) throw new Error('The diagram is not shown');
      expect([place.x >= frame.x, place.x + place.width <= frame.x + frame.width]).toEqual([true, true]);
      expect([place.y >= frame.y, place.y + place.height <= frame.y + frame.height]).toEqual([true, true]);

      await shown.getByRole('button', { name: 'Zoom in' }).click();
      const larger = await first.boundingBox();
      expect((larger?.width ?? 0) / place.width).toBeCloseTo(1.4, 1);
      await shown.getByRole('button', { name: 'Fit' }).click();
      expect(await view()).toEqual(fitted);

      await shown.getByRole('button', { name: 'Full screen' }).click();
      await expect.poll(() => shown.evaluate("document.fullscreenElement?.classList.contains('diagram')")).toBe(true);
      await reader.close();
    });

    it('sends a request to try it out, and keeps its key in the tab alone', async () => {
      const asked: { authorization: string | undefined; key: string | undefined }[] = [];
      const reader = await browser.newContext();
      await reader.route('**/v1/me', async (route) => {
        const headers = route.request().headers();
        asked.push({ authorization: headers.authorization, key: headers['x-service-api-key'] });
        await route.fulfill({ json: { actorType: 'api_key' } });
      });
      const shown = await watched(reader, served.url);
      await shown.goto(address('operations/getMe'));
      const form = shown.locator('.try');
      await form.locator('summary').click();
      await form.getByLabel('Test key or session').fill('svc_live_secret');
      await form.getByRole('button', { name: 'Send GET' }).click();
      const answer = form.locator('output');
      await expect.poll(() => answer.textContent()).toContain('test keys only');
      expect([asked, await shown.evaluate('sessionStorage.length')]).toEqual([[], 0]);

      await form.getByLabel('Test key or session').fill('svc_test_key');
      await form.getByRole('button', { name: 'Send GET' }).click();
      await expect.poll(() => answer.textContent()).toContain('api_key');
      expect(asked).toEqual([{ authorization: undefined, key: 'svc_test_key' }]);
      expect(await shown.evaluate("sessionStorage.getItem('service-key')")).toBe('svc_test_key');
      expect(await shown.evaluate('localStorage.length')).toBe(0);
      await reader.close();
    });

    it('filters errors by text and by operation', async () => {
      const reader = await browser.newContext();
      const shown = await watched(reader, served.url);
      await shown.goto(address('errors'));
      const [codes, filter] = [shown.locator('article.code:visible'), shown.locator('.filter')];
      const every = await codes.count();
      await filter.getByLabel('Text').fill('INVALID_PHONE');
      await expect.poll(() => codes.count()).toBeLessThan(every / 10);
      expect(await shown.locator('#INVALID_PHONE').isVisible()).toBe(true);
      await filter.getByLabel('Text').fill('');
      await filter.getByLabel('Operation').fill('getMe');
      await filter.getByLabel('Operation').press('Enter');
      await expect.poll(() => codes.count()).toBeLessThan(every / 2);
      const visible = await codes.evaluateAll((articles) => articles.map(({ id }) => id));
      expect(visible).toContain('UNAUTHENTICATED');
      expect(visible).not.toContain('INSUFFICIENT_FUNDS');
      expect(await filter.locator('output').textContent()).toBe(`${visible.length} of ${every} codes`);
      await reader.close();
    });

    it('never scrolls a whole page sideways on a phone', async () => {
      const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true });
      const narrow = await watched(phone, served.url);
      const widths: [string, unknown][] = [];
      for (const path of sample()) {
        // Scripts are deferred, so that styles are there when the document is.
        await narrow.goto(address(path), { waitUntil: 'domcontentloaded' });
        widths.push([path, await narrow.evaluate('document.documentElement.scrollWidth')]);
      }
      expect(widths.filter(([, width]) => width !== 360)).toEqual([]);
    }, 240_000);
  });
});

/** Every page that is the only one of its kind, and the largest in each folder. */
const sample = (): string[] => {
  const pages = reference.paths.filter((path) => !isAsset(path));
  const kinds = Map.groupBy(pages, (path) => path.slice(0, path.indexOf('/') + 1) || path);
  const size = (path: string): number => statSync(join(folder, fileOf(path, '.html'))).size;
  const larger = (one: string, other: string): string => (size(other) > size(one) ? other : one);
  return [...kinds.values()].map((all) => all.reduce(larger));
};
