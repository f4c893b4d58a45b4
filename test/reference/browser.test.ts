import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '../../generated/contract/errors.ts';
import { createReference, fileOf, type Reference, readContract } from '../../src/reference/index.ts';
import { noBrowser, openBrowser } from './chromium.ts';
import { contrast } from './contrast.ts';
import { type Served, serveReference } from './served.ts';

/** The reference as a reader has it: in a browser, served and as a folder of files. */

let reference: Reference;
let served: Served;
let folder: string;
let browser: Browser;

if (noBrowser !== undefined) console.warn(`The reference is not looked at in a browser: ${noBrowser}`);

describe.skipIf(noBrowser !== undefined)('in a browser', () => {
  beforeAll(async () => {
    reference = createReference(await readContract(errors), '');
    served = await serveReference(async () => reference);
    folder = mkdtempSync(join(tmpdir(), 'paychart-docs-'));
    execFileSync(process.execPath, ['scripts/docs.ts', '--out', folder]);
    browser = await openBrowser();
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await served?.close();
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  });

  describe.each([
    { kind: 'served', address: (path: string) => `${served.url}/docs/${path}` },
    { kind: 'as files', address: (path: string) => `${pathToFileURL(folder)}/${fileOf(path, '.html')}` },
  ])('$kind', ({ address }) => {
    const complaints: string[] = [];

    const open = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const origin = address('').split('/').slice(0, 3).join('/');
      page.on('request', (request) => {
        if (!request.url().startsWith(origin)) complaints.push(`asked for ${request.url()}`);
      });
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(`${path}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`${path}: ${error.message}`));
      await page.goto(address(path));
      return page;
    };

    afterEach(async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
      expect(complaints.splice(0)).toEqual([]);
    });

    it('finds a code by keyboard and opens it', async () => {
      const page = await open('');
      await page.keyboard.press('/');
      await page.keyboard.type('route_quote_exp');
      await page.waitForSelector('[role=option]');
      expect(await page.textContent('[role=option][aria-selected]')).toContain('ROUTE_QUOTE_EXPIRED');
      await page.keyboard.press('Enter');
      await page.waitForURL(/errors(\.html)?#ROUTE_QUOTE_EXPIRED$/);
      expect(await page.textContent('article:target code')).toBe('ROUTE_QUOTE_EXPIRED');
    });

    it('opens what was typed even when Enter comes before the index', async () => {
      const page = await open('schemas');
      await page.keyboard.type('/confirmOfframpPayment');
      await page.keyboard.press('Enter');
      await page.waitForURL(/operations\/confirmOfframpPayment(\.html)?$/);
    });

    it('goes through what it found with the arrows, and closes with Escape', async () => {
      const page = await open('lifecycles/offramp-payment');
      await page.keyboard.type('/funds');
      await page.waitForSelector('[role=option]');
      await page.keyboard.press('ArrowDown');
      expect(await page.getAttribute('#search', 'aria-activedescendant')).toBe('found-1');
      await page.keyboard.press('ArrowUp');
      expect(await page.getAttribute('#search', 'aria-activedescendant')).toBe('found-0');
      await page.keyboard.type('_locked');
      await page.keyboard.press('Enter');
      await page.waitForURL(/#state-FUNDS_LOCKED$/);
      await page.keyboard.type('/x');
      await page.keyboard.press('Escape');
      expect(await page.isVisible('#found')).toBe(false);
    });

    it('leads from the diagram to the row of a state', async () => {
      const page = await open('lifecycles/offramp-payment');
      await page.locator('.diagram a', { hasText: 'FUNDS_LOCKED' }).click();
      await page.waitForURL(/#state-FUNDS_LOCKED$/);
    });

    it('skips to the content by the first tab', async () => {
      const page = await open('errors');
      await page.keyboard.press('Tab');
      expect(await page.evaluate('document.activeElement.className')).toBe('skip');
      await page.keyboard.press('Enter');
      expect(await page.evaluate('document.activeElement.id')).toBe('main');
    });

    it('never scrolls a whole page sideways on a phone', async () => {
      const page = await open('', { viewport: { width: 360, height: 740 }, isMobile: true });
      const widths: [string, unknown][] = [];
      for (const path of sample()) {
        await page.goto(address(path));
        widths.push([path, await page.evaluate('document.documentElement.scrollWidth')]);
      }
      expect(widths.filter(([, width]) => width !== 360)).toEqual([]);
    }, 60_000);

    it.each(['light', 'dark'] as const)('has contrast in %s', async (colorScheme) => {
      const page = await open('operations/confirmOfframpPayment', { colorScheme });
      const backs = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
      const weak: [string, number][] = [];
      for (const selector of ['body', 'main a', '.meta', '.need', '.badge', '.means', '.status', 'footer', '.notes']) {
        const colour = await page.evaluate<string>(`getComputedStyle(document.querySelector('${selector}')).color`);
        if (contrast(colour, backs) < 4.5) weak.push([selector, contrast(colour, backs)]);
      }
      expect(weak).toEqual([]);
      const body = await page.evaluate<string>('getComputedStyle(document.body).color');
      expect(contrast(body, backs)).toBeGreaterThan(7);
      expect(contrast(backs, 'rgb(255, 255, 255)') > 4.5).toBe(colorScheme === 'dark');
    });
  });
});

/** The largest page of each kind, and every page that is the only one of its kind. */
const sample = (): string[] => {
  const pages = reference.paths.filter((path) => !/\.(js|css|svg)$/.test(path));
  const kinds = Map.groupBy(pages, (path) => (path.includes('/') ? path.split('/')[0] : path));
  const size = (path: string): number => reference.file(path)?.body.length ?? 0;
  return [...kinds.values()].flatMap((all) => all.sort((a, b) => size(b) - size(a)).slice(0, 3));
};
