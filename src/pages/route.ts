import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Context } from 'koa';
import type { Config } from '../platform/config/config.ts';

/**
 * The paths that the route below serves: `/i/<invoice>`, `/c/<token of a claim link>`, and the files that both pages
 * load.
 */
export const SHARED_PAGES: RegExp = /^\/(?:[ic]\/[A-Za-z0-9_-]{1,128}|pages\/[a-z]+\.(?:css|js))$/;

/** Everything from this origin, nothing inline: what a page does not bring along it cannot run, load or tell anybody. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

const FILES: ReadonlySet<string> = new Set(['page.css', 'uqr.js', 'invoice.js', 'claim.js']);

/** The part of the configuration that a page has to know: how a recipient signs in. */
export type PageSettings = Pick<Config, 'environment' | 'signInUrl'>;

const withSettings = (page: string, { environment, signInUrl = '' }: PageSettings): string =>
  page.replace('<body>', () => `<body data-environment="${environment}" data-sign-in="${escaped(signInUrl)}">`);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

interface Loaded {
  readonly body: string;
  readonly tag: string;
}

const loaded = new Map<string, Loaded>();

/** The library that draws QR codes comes as its package brings it: a module without dependencies of its own. */
const qrLibrary = (): URL => new URL('index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('uqr')));

/** Read when it is first asked for. */
function load(name: string): Loaded {
  let file = loaded.get(name);
  if (file === undefined) {
    const body = readFileSync(name === 'uqr.js' ? qrLibrary() : new URL(`./assets/${name}`, import.meta.url), 'utf8');
    file = { body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
    loaded.set(name, file);
  }
  return file;
}

/** The file behind a path; a page is the same for every id, which its script reads from the address. */
function fileOf(path: string): string | undefined {
  if (path.startsWith('/i/')) return 'invoice.html';
  if (path.startsWith('/c/')) return 'claim.html';
  const name = path.slice('/pages/'.length);
  return FILES.has(name) ? name : undefined;
}

/**
 * The page of an invoice for its payer, and of a claim link for its recipient: no operations of the contract. They know
 * nothing that the public operations do not answer, and a claim's token leaves in no referrer and stays in no cache.
 */
export const sharedPage =
  (settings: PageSettings) =>
  async (context: Context): Promise<void> => {
    const name = fileOf(context.path);
    if (name !== undefined) serve(context, name, settings);
  };

function serve(context: Context, name: string, settings: PageSettings): void {
  const isPage = name.endsWith('.html');
  context.set({
    'Content-Security-Policy': POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': isPage ? 'no-store' : 'public, no-cache',
  });
  const { body, tag } = load(name);
  context.status = 200;
  context.type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain';
  if (!isPage) context.etag = tag;
  if (!isPage && context.fresh) context.status = 304;
  else context.body = isPage ? withSettings(body, settings) : body;
}
