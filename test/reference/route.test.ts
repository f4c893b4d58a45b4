import { type IncomingHttpHeaders, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReference } from '../../src/reference/index.ts';
import { type Served, serveReference } from './served.ts';
import { smallContract } from './small-contract.ts';

let served: Served;
let loads = 0;

// The tests tell one story, in the order in which they stand.
describe('the route of the reference', { shuffle: false }, () => {
  beforeAll(async () => {
    served = await serveReference(async () => {
      loads += 1;
      return createReference(smallContract(), '');
    });
  });

  afterAll(() => served.close());

  const get = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(served.url + path, { redirect: 'manual', ...init });

  it('loads nothing before the first page, and loads once for all pages', async () => {
    expect(loads).toBe(0);
    await Promise.all([get('/docs/'), get('/docs/errors')]);
    expect(loads).toBe(1);
  });

  it('serves pages and files with their types', async () => {
    const types = await Promise.all(
      [
        '/docs/',
        '/docs/operations/switchLamp',
        '/docs/reference.css',
        '/docs/search.js',
        '/docs/search-index.js',
        '/docs/icon.svg',
      ].map(async (path) => [(await get(path)).status, (await get(path)).headers.get('content-type')]),
    );
    expect(types).toEqual([
      [200, 'text/html; charset=utf-8'],
      [200, 'text/html; charset=utf-8'],
      [200, 'text/css; charset=utf-8'],
      [200, 'text/javascript; charset=utf-8'],
      [200, 'text/javascript; charset=utf-8'],
      [200, 'image/svg+xml'],
    ]);
  });

  it('restricts a page to its own scripts, styles and connections', async () => {
    const { headers } = await get('/docs/');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'/);
    expect(headers.get('content-security-policy')).toContain("; connect-src 'self';");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('answers 304 to a client that has the page', async () => {
    const first = await get('/docs/errors');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const second = await get('/docs/errors', { headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } });
    expect([second.status, await second.text()]).toEqual([304, '']);
    expect((await get('/docs/errors', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('answers HEAD requests', async () => {
    const response = await get('/docs/errors', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it.each([
    '/docs/http:evil.example.html',
    '/docs/https:evil.example.html',
    '/docs/javascript:alert(1).html',
    '/docs/x/http:evil.example.html',
    '/docs/http:evil.example/',
    '/docs//evil.example.html',
    '/docs//evil.example/',
    '/docs//evil.example/index.html',
    '/docs/\\evil.example.html',
    '/docs/\\\\evil.example/',
    '/docs/%2F%2Fevil.example.html',
    '/docs/%5C%5Cevil.example/',
    '/docs/http%3Aevil.example.html',
    '/docs/?/evil.example.html',
    '/docs/x/?next=//evil.example/',
    '/docs/.html',
    '/docs//',
    '/docs/..//evil.example.html',
    '/docs.html',
    '/docs/http://evil.example/index.html',
  ])('%s leads to no other origin and out of no folder', async (path) => {
    // As it is sent: fetch would tidy the path.
    const { location } = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
      const sent = request(served.url, { path }, (response) => resolve(response.resume().headers));
      sent.once('error', reject).end();
    });
    if (location === undefined) return;
    expect(location).toMatch(/^(?:docs\/$|\.)/);
    const target = new URL(location, new URL(`${served.url}${path}`));
    expect(target.origin).toBe(new URL(served.url).origin);
  });

  it('redirects /docs to its folder, and a page with a slash to the page', async () => {
    const start = await get('/docs');
    expect([start.status, new URL(start.headers.get('location') ?? '', `${served.url}/docs`).pathname]).toEqual([
      308,
      '/docs/',
    ]);
    const page = await get('/docs/operations/switchLamp/');
    const back = new URL(page.headers.get('location') ?? '', `${served.url}/docs/operations/switchLamp/`).pathname;
    expect([page.status, back]).toEqual([308, '/docs/operations/switchLamp']);
  });

  it('answers 404 with a page that links to the start', async () => {
    const response = await get('/docs/operations/nothing');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<a href="../">start at the beginning</a>');
    for (const path of ['/docs/%2e%2e/secret', '/docs/%', '/docs/%00']) expect((await get(path)).status).toBe(404);
  });

  it('leaves other paths alone', async () => {
    expect((await get('/docsy')).status).toBe(404);
    expect((await get('/docsy')).headers.get('content-security-policy')).toBeNull();
  });

  it.each([
    ['/docs/index.html', '/docs/'],
    ['/docs.html', '/docs/'],
    ['/docs/errors.html', '/docs/errors'],
    ['/docs/operations/switchLamp.html', '/docs/operations/switchLamp'],
    ['/docs/operations/index.html', '/docs/operations'],
  ])('%s leads to %s', async (path, page) => {
    const response = await fetch(served.url + path);
    expect([response.redirected, new URL(response.url).pathname]).toEqual([true, page]);
  });
});
