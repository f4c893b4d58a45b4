import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { park, tokenOf } from '../domains/claims/fixture.ts';
import { sent } from '../domains/invoices/fixture.ts';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { chromiumPath, noBrowser } from './chromium.ts';

const root = new URL('../../', import.meta.url).pathname;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number; readonly auditRefs: readonly AuditRef[] }>>;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly displayValue?: string }>>;
}

interface AuditRef {
  readonly id: string;
  readonly weight: number;
}

/** A shared link is for whoever has it, so that its page keeps search engines out. */
const PRIVATE = ['is-crawlable', 'meta-description'];
/** How fast the machine is, and what else it does, decides these. docs/performance.md has them of a quiet machine. */
const OF_THE_MACHINE = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'];

/** What costs a page points, as `category: audit value`. */
const lost = ({ categories, audits }: Report, allowed: readonly string[]): string[] =>
  Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && !allowed.includes(id) && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id} ${audits[id]?.displayValue ?? ''}`),
  );

describe.skipIf(noBrowser !== undefined)('Lighthouse', { timeout: 300_000 }, () => {
  let chain: TestChain;
  let service: TestService;
  const paths = new Map<string, string>();
  beforeAll(async () => {
    chain = await startTestChain();
    service = await startTestService({ chain: chain.source });
    const acme = await service.signUp('Acme Lighthouse');
    paths.set('the sign-in page of the console', '/console');
    paths.set('the start of the reference', '/docs');
    paths.set('an operation', '/docs/operations/createPayment');
    paths.set('a lifecycle', '/docs/lifecycles/offramp-payment');
    paths.set('an invoice', `/i/${(await sent(service, acme)).id}`);
    paths.set('a claim', `/c/${await tokenOf(await park(service, '+15550292002'))}`);
  }, 240_000);
  afterAll(async () => {
    await service?.stop();
    await chain?.stop();
  });

  const measure = async (url: string): Promise<Report> => {
    const flags = ['--quiet', '--output=json', '--output-path=stdout', '--chrome-flags=--headless=new --no-sandbox'];
    const categories = '--only-categories=performance,accessibility,best-practices,seo';
    const path = `${dirname(process.execPath)}:${process.env.PATH}`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(root, 'scripts/tools.mjs'), 'lighthouse', url, ...flags, categories],
      { cwd: root, maxBuffer: 100_000_000, env: { ...process.env, PATH: path, CHROME_PATH: chromiumPath } },
    );
    return JSON.parse(stdout);
  };

  it.each([
    'the sign-in page of the console',
    'the start of the reference',
    'an operation',
    'a lifecycle',
    'an invoice',
    'a claim',
  ])('reports nothing on %s', async (page) => {
    const path = paths.get(page) ?? '';
    const isPrivate = path.startsWith('/i/') || path.startsWith('/c/');
    const report = await measure(`${service.url}${path}`);
    expect(lost(report, [...OF_THE_MACHINE, ...(isPrivate ? PRIVATE : [])])).toEqual([]);
    expect(Object.keys(report.categories)).toHaveLength(4);
  });

  it('reports a page without a language, a title and an alternative text', async () => {
    const body = '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="9" height="9"><p>Text</p>';
    const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(body));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const report = await measure(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    server.close();
    const found = lost(report, OF_THE_MACHINE).join('\n');
    for (const id of ['html-has-lang', 'document-title', 'image-alt', 'meta-description']) expect(found).toContain(id);
  });
});
