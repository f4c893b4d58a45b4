import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '../../generated/contract/errors.ts';
import { namespaces } from '../../generated/sdk/src/namespaces.gen.ts';
import { createReference, type Reference, readContract } from '../../src/reference/index.ts';
import { markdownOf } from '../../src/reference/text/as-markdown.ts';
import { type Served, serveReference } from './served.ts';
import { smallContract } from './small-contract.ts';

describe('a page as Markdown', () => {
  it.each([
    ['<h1>A &amp; B</h1><p>Text.</p>', '# A & B\n\nText.\n'],
    ['<pre><code>{ "a": 1 }</code></pre>', '```\n{ "a": 1 }\n```\n'],
    ['<details><summary>More</summary><p>Text.</p></details>', '**More**\n\nText.\n'],
    ['<nav class="trail">Up</nav><p>Text.<button>Copy</button></p><svg><text>x</text></svg>', 'Text.\n'],
    [
      '<table><thead><tr><th>Name</th><th>Meaning</th></tr></thead><tbody><tr><td>a|b</td><td>One.<ul><li>two</li><li>three</li></ul></td></tr></tbody></table>',
      '| Name | Meaning |\n| --- | --- |\n| a\\|b | One; two; three |\n',
    ],
  ])('%s', (html, markdown) => {
    expect(markdownOf(html).replaceAll(/ +\|/g, ' |')).toBe(markdown);
  });
});

describe('the pages of the whole contract', () => {
  let reference: Reference;
  beforeAll(async () => {
    reference = createReference(await readContract({ errors, namespaces }), '');
  });

  it('link to other Markdown pages', () => {
    const pages = reference.paths.filter((path) => reference.file(path)?.type.startsWith('text/html'));
    // Most pages lead to the same ones, and to write a page as text takes milliseconds.
    const found = new Set<string>();
    // A seventh of them: the others are made the same way.
    for (const path of pages.filter((_, n) => n % 7 === 0)) {
      const { type, body = '' } = reference.markdown(path) ?? {};
      expect(type, path).toBe('text/markdown; charset=utf-8');
      expect(body, path).toMatch(/^# /);
      if (path.includes('guides/') || path.startsWith('payments/')) continue;
      for (const [, target = ''] of body.matchAll(/\]\(([^)#]+)[^)]*\)/g)) {
        if (/^https?:/.test(target)) continue;
        const { pathname } = new URL(target, `http://docs.test/${path}`);
        const page = decodeURIComponent(pathname.slice(1)).replace(/\.md$/, '');
        if (found.has(page)) continue;
        found.add(page);
        expect(reference.markdown(page === 'index' ? '' : page), `${path} leads to ${target}`).toBeDefined();
      }
    }
  });

  it('are listed in llms.txt, which states the size of the whole text', async () => {
    const { short, full } = await reference.textIndex();
    for (const line of [
      '- [Make your first payment](docs/guides/make-your-first-payment.md): ',
      '- [confirmOfframpPayment](docs/operations/confirmOfframpPayment.md): Confirm a payment (POST /v1/offramp/payments/{id}/confirm)',
      '- [offramp-payment](docs/lifecycles/offramp-payment.md): ',
    ]) {
      expect(short.body).toContain(line);
    }
    const [, size, tokens] = /(\d+) kB, about (\d+),000 tokens/.exec(short.body) ?? [];
    expect(Number(size)).toBe(Math.ceil((Buffer.byteLength(full.body) - 1) / 1024));
    expect(Number(tokens)).toBeLessThan(200);
    for (const title of ['# Make your first payment', '# Errors', '## confirmOfframpPayment']) {
      expect(full.body).toContain(`\n${title}\n`);
    }
    expect(Buffer.byteLength(short.body)).toBeLessThan(60_000);
  });
});

describe('over HTTP', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serveReference(async () => createReference(smallContract(), ''));
  });
  afterAll(() => served.close());
  const get = (path: string, accept = '*/*') => fetch(served.url + path, { headers: { accept } });
  const typeOf = async (response: Promise<Response>) => [
    (await response).status,
    (await response).headers.get('content-type'),
  ];
  const MARKDOWN = [200, 'text/markdown; charset=utf-8'];
  const HTML = [200, 'text/html; charset=utf-8'];

  it.each([
    ['/docs/operations/switchLamp.md', '*/*', MARKDOWN],
    ['/docs/index.md', '*/*', MARKDOWN],
    ['/docs/operations/switchLamp', 'text/markdown', MARKDOWN],
    ['/docs/operations/switchLamp', 'text/markdown, text/html;q=0.5', MARKDOWN],
    ['/docs/operations/switchLamp', 'text/html,application/xhtml+xml,*/*;q=0.8', HTML],
    ['/docs/operations/switchLamp', '*/*', HTML],
    ['/docs/reference.css', 'text/markdown', [200, 'text/css; charset=utf-8']],
    ['/docs/operations/nothing.md', '*/*', [404, 'text/html; charset=utf-8']],
    ['/docs/reference.css.md', '*/*', [404, 'text/html; charset=utf-8']],
  ])('%s for a client that accepts %s', async (path, accept, expected) => {
    expect(await typeOf(get(path, accept))).toEqual(expected);
  });

  it('tells caches that an address has two forms', async () => {
    expect((await get('/docs/errors')).headers.get('vary')).toContain('Accept');
  });

  it('a missing page links to no Markdown', async () => {
    expect(await (await get('/docs/http:evil.example')).text()).not.toContain('as-text');
    expect(await (await get('/docs/errors')).text()).toContain('href="errors.md"');
  });
});
