import type { Context } from 'koa';
import { describe, expect, it } from 'vitest';
import { SHARED_PAGES, sharedPage } from '../../src/pages/route.ts';

/** What is answered to a request whose copy is as fresh as it is said. */
async function served(path: string, fresh = false) {
  const headers: Record<string, string> = {};
  const context = { path, fresh, status: 404, set: (more: object) => void Object.assign(headers, more) };
  await sharedPage({ environment: 'live', signInUrl: 'https://app.test/in?a="b' })(context as unknown as Context);
  const { status, type, body, etag } = context as Partial<Context>;
  return { status, type, body: body as string | undefined, etag, headers };
}

describe('the files of the shared pages', () => {
  it('include a page for each id, neither cached nor tagged', async () => {
    const page = await served('/i/inv_1');
    expect(page).toMatchObject({ status: 200, type: 'text/html; charset=utf-8', etag: undefined });
    expect(page.headers).toMatchObject({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    expect(page.headers['X-Content-Type-Options']).toBe('nosniff');
    expect(page.headers['Content-Security-Policy']).toContain("default-src 'none'; script-src 'self'");
    expect((await served('/i/inv_2')).body).toBe(page.body);
    expect(page.body).toContain('<body data-environment="live" data-sign-in="https://app.test/in?a=&quot;b">');
    expect((await served('/c/token', true)).status).toBe(200);
  });

  it('include everything that the pages load, tagged by content, and not sent twice', async () => {
    const script = await served('/pages/invoice.js');
    expect(script).toMatchObject({ status: 200, type: 'text/javascript; charset=utf-8' });
    expect(script.headers['Cache-Control']).toBe('public, no-cache');
    expect(script.etag).toMatch(/^"[\w-]{22}"$/);
    expect((await served('/pages/claim.js')).etag).not.toBe(script.etag);
    expect(await served('/pages/invoice.js', true)).toMatchObject({ status: 304, body: undefined, etag: script.etag });
    expect((await served('/pages/page.css')).type).toBe('text/css; charset=utf-8');
  });

  it('include every imported module, and each is named in its page', async () => {
    const asked = async (path: string, what: RegExp) =>
      [...((await served(path)).body ?? '').matchAll(what)].map(([, name]) => `/pages/${name}`);
    const loaded = [
      ...(await asked('/i/inv_1', /"\.\.\/pages\/([^"]+)"/g)),
      ...(await asked('/c/token', /"\.\.\/pages\/([^"]+)"/g)),
      ...(await asked('/pages/invoice.js', /from '\.\/([^']+)'/g)),
    ];
    expect(new Set(loaded)).toEqual(
      new Set(['/pages/page.css', '/pages/invoice.js', '/pages/claim.js', '/pages/uqr.js']),
    );
    for (const path of loaded) {
      expect(path).toMatch(SHARED_PAGES);
      expect((await served(path)).status).toBe(200);
    }
    // A browser resolves no name of a package: what is served imports nothing further.
    const library = (await served('/pages/uqr.js')).body ?? '';
    expect(library).toMatch(/export \{[^}]*\bencode\b/);
    expect(library).not.toMatch(/\bimport\b.*\bfrom\b/);
  });

  it('include no other files', async () => {
    for (const path of ['/pages/invoice.html', '/pages/route.js', '/pages/qr.js']) {
      expect(await served(path)).toMatchObject({ status: 404, body: undefined, headers: {} });
    }
    for (const path of ['/pages/../route.ts', '/i/', '/i/a/b', '/pages/x.html', '/c/a.b', '/x/inv_1']) {
      expect(path).not.toMatch(SHARED_PAGES);
    }
  });
});
