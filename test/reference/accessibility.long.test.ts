import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '../../generated/contract/errors.ts';
import { namespaces } from '../../generated/sdk/src/namespaces.gen.ts';
import { createReference, readContract } from '../../src/reference/index.ts';
import { noBrowser, openBrowser } from './chromium.ts';
import { type Served, serveReference } from './served.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** One page of each kind. */
const PAGES = [
  '',
  'operations/createOfframpPayment',
  'lifecycles/offramp-payment',
  'errors',
  'access',
  'guides/make-your-first-payment',
  'schemas/OfframpPayment',
  'webhooks/payment.delivered',
];

describe.skipIf(noBrowser !== undefined)('the reference by the rules of axe', () => {
  let served: Served;
  let browser: Browser;
  beforeAll(async () => {
    const reference = createReference(await readContract({ errors, namespaces }), '');
    [served, browser] = await Promise.all([serveReference(async () => reference), openBrowser()]);
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });

  const looks = [
    { look: 'on a desktop', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
    { look: 'on a phone, dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  ] as const;

  it.each(looks.flatMap((look) => PAGES.map((path) => ({ path, ...look }))))(
    '/docs/$path has no serious fault $look',
    async ({ path, viewport, colorScheme }) => {
      // Its own policy would keep the checker out.
      const context = await browser.newContext({ viewport, colorScheme, bypassCSP: true });
      const page = await context.newPage();
      await page.goto(`${served.url}/docs/${path}`);
      await page.evaluate(axe);
      const { violations } = (await page.evaluate('axe.run()')) as AxeResults;
      await context.close();
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(
        serious.map(
          ({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map(({ target }) => target.join(' '))}`,
        ),
      ).toEqual([]);
    },
  );
});
