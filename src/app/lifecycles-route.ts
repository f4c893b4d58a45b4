import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Context } from 'koa';

/** `/lifecycles.json`, and `/lifecycles/<name>.json` for one of them. */
export const LIFECYCLES_PATHS: RegExp = /^\/lifecycles(?:\.json|\/[^/]+\.json)$/;

const FILE = new URL('../../generated/model/lifecycles.json', import.meta.url);

interface Document {
  readonly body: string;
  readonly tag: string;
}

/**
 * The machines as data, for whoever tests or draws them: the same as the package `@paychart/model`. No operation of the
 * contract: public, and without a rate limit. The file is read for the first request.
 */
export const lifecyclesRoute = (): ((context: Context) => Promise<void>) => {
  let loading: Promise<ReadonlyMap<string, Document>> | undefined;
  return async (context) => {
    loading ??= documents().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    const found = (await loading).get(context.path);
    context.set({
      'Access-Control-Allow-Origin': '*',
      // Checked each time, so that it is never of another release than the service; unchanged it costs a 304.
      'Cache-Control': 'public, no-cache',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    });
    context.type = 'application/json';
    if (found === undefined) {
      context.status = 404;
      context.body = JSON.stringify({
        error: 'There is no lifecycle with this name. /lifecycles.json has all of them.',
      });
      return;
    }
    context.status = 200;
    context.etag = found.tag;
    if (context.fresh) context.status = 304;
    else context.body = found.body;
  };
};

async function documents(): Promise<ReadonlyMap<string, Document>> {
  const text = await readFile(FILE, 'utf8');
  const { lifecycles } = JSON.parse(text) as { readonly lifecycles: Readonly<Record<string, unknown>> };
  return new Map([
    ['/lifecycles.json', documentOf(text)],
    ...Object.entries(lifecycles).map(
      ([name, lifecycle]) => [`/lifecycles/${name}.json`, documentOf(JSON.stringify(lifecycle))] as const,
    ),
  ]);
}

const documentOf = (body: string): Document => ({
  body,
  tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});
