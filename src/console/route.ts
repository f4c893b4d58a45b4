import type { Context } from 'koa';
import { consoleAssets, type Deployment } from './assets.ts';

/** The route below serves this path and everything under it. */
export const CONSOLE_PATHS: RegExp = /^\/console(?:\/|$)/;

/**
 * Everything from this origin, nothing inline, and no text that becomes markup: the page makes no HTML out of strings, so
 * the browser is told to refuse every attempt.
 */
const POLICY = [
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'",
  "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
].join('; ');

/** `GET /console` and below: the console for people. It is no operation of the contract, and calls nothing but those. */
export function consoleRoute(deployment: Deployment): (context: Context) => Promise<void> {
  const assetOf = consoleAssets(deployment);
  return async (context) => {
    context.set({
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      // Checked each time, so that a page is never of another release than the service; unchanged it costs a 304.
      'Cache-Control': 'public, no-cache',
    });
    if (context.path === '/console/') {
      context.status = 308;
      context.set('Location', '../console');
      return;
    }
    const name = context.path === '/console' ? 'index.html' : context.path.slice('/console/'.length);
    const asset = await assetOf(name);
    if (asset === undefined) {
      context.status = 404;
      context.type = 'text/plain';
      context.body = 'The console has no such file. It begins at /console.';
      return;
    }
    context.status = 200;
    context.type = asset.type;
    context.etag = asset.tag;
    context.vary('Accept-Encoding');
    if (context.fresh) {
      context.status = 304;
      return;
    }
    const isGzipped = context.acceptsEncodings('gzip', 'identity') === 'gzip';
    if (isGzipped) context.set('Content-Encoding', 'gzip');
    context.body = isGzipped ? asset.gzipped : asset.body;
  };
}
