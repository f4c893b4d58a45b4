import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import type { File } from './file.ts';
import type { Reference } from './reference.ts';

/** The paths that the route below serves: this prefix and everything under it. */
export const REFERENCE_PATHS: RegExp = /^\/docs(?:\.html$|\/|$)/;

/** Everything from this origin, nothing inline (a request tried out goes to this origin too): what a page does not bring along it cannot run or load. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * `GET /docs` and below: the reference for people, no operation of the contract. `load` is called once, for the first
 * request: the service starts without it.
 */
export const referenceRoute = (load: () => Promise<Reference>): ((context: Context) => Promise<void>) => {
  const loaded = loadedOnce(load);
  return async (context) => {
    context.set({
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      // Checked each time, so that a page is never of another release than the service; unchanged it costs a 304.
      'Cache-Control': 'public, no-cache',
    });
    const elsewhere = canonical(context.path);
    if (elsewhere !== undefined) {
      context.status = 308;
      context.set('Location', elsewhere);
      return;
    }
    const reference = await loaded();
    const path = decoded(context.path.slice('/docs/'.length));
    context.vary('Accept');
    const file = found(reference, path, context.accepts('text/html', 'text/markdown') === 'text/markdown');
    context.status = file === undefined ? 404 : 200;
    const { type, body } = file ?? reference.missing(path);
    context.type = type;
    if (file !== undefined) context.etag = tagOf(file);
    if (context.fresh) context.status = 304;
    else context.body = body;
  };
};

const tags = new WeakMap<File, string>();

/** A file is kept once it is rendered, and so is its tag. */
function tagOf(file: File): string {
  const tag = tags.get(file) ?? `"${createHash('sha256').update(file.body).digest('base64url').slice(0, 22)}"`;
  tags.set(file, tag);
  return tag;
}

/** Loads for the first caller; a failure is tried again by the next one. */
export const loadedOnce = (load: () => Promise<Reference>): (() => Promise<Reference>) => {
  let loading: Promise<Reference> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
};

/** `/llms.txt` and `/llms-full.txt`. */
export const TEXT_INDEX_PATHS: RegExp = /^\/llms(?:-full)?\.txt$/;

/** The index of the reference for agents, and all of its text in one file. */
export const textIndexRoute =
  (load: () => Promise<Reference>): ((context: Context) => Promise<void>) =>
  async (context) => {
    const { short, full } = await (await load()).textIndex();
    const file = context.path === '/llms.txt' ? short : full;
    context.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'public, no-cache' });
    context.status = 200;
    context.type = file.type;
    context.etag = tagOf(file);
    if (context.fresh) context.status = 304;
    else context.body = file.body;
  };

/** A page is Markdown at its address with `.md`, and wherever a client prefers Markdown to HTML. */
function found(reference: Reference, path: string, prefersMarkdown: boolean): File | undefined {
  const page = path.endsWith('.md') ? path.slice(0, -'.md'.length) : undefined;
  if (page !== undefined) return reference.markdown(page === 'index' ? '' : page);
  return (prefersMarkdown ? reference.markdown(path) : undefined) ?? reference.file(path);
}

/**
 * Links are relative: `/docs` is a folder and ends in a slash, a page is none. Relative too, for prefixes before us. What
 * the path brings along begins with a dot: a name such as `http:evil.example` would be an address of its own.
 */
const canonical = (path: string): string | undefined => {
  if (path === '/docs' || path === '/docs.html') return 'docs/';
  // The names that the pages have as files (`npm run docs`), and that people try.
  if (path.endsWith('/index.html')) return './';
  if (path.endsWith('.html')) return `./${path.slice(path.lastIndexOf('/') + 1, -'.html'.length)}`;
  // An older version is a folder, too.
  if (/^\/docs\/\d{4}-\d{2}-\d{2}$/.test(path)) return `${path.slice('/docs/'.length)}/`;
  const name = path.slice(path.lastIndexOf('/', path.length - 2) + 1, -1);
  return path.endsWith('/') && !/^\/docs\/(?:\d{4}-\d{2}-\d{2}\/)?$/.test(path) ? `../${name}` : undefined;
};

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
