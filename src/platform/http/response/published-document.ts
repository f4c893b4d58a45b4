import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { WRITTEN_HEADERS } from '../../names.ts';
import { refuse } from '../../refusal.ts';
import { knownVersions, newestVersion, olderVersion } from '../../versions/index.ts';
import type { Middleware } from '../app.ts';
import type { Context } from '../context.ts';
import { replyRefusal } from './reply.ts';

/** Where the documents of versions are kept as they were published. */
const VERSIONS = new URL('../../../../spec/versions/', import.meta.url);

type PublishedName = 'openapi' | 'asyncapi' | 'model';

/** Answers `?version=` of a document: an older version as it was published, byte for byte (D-531). */
export function publishedDocument(path: string, routeName: string, name: PublishedName): Middleware {
  return async (context, next) => {
    const isAsked = context.path === path && (context.method === 'GET' || context.method === 'HEAD');
    const named = isAsked ? new URLSearchParams(context.exchange.search).get('version') : null;
    if (named === null || named === newestVersion) return next();
    context._matchedRouteName = routeName;
    const date = olderVersion(named)?.date;
    const compressed = date === undefined ? undefined : await published(date, name);
    if (compressed === undefined) {
      replyRefusal(context, refuse('API_VERSION_UNKNOWN', { details: { versions: [...knownVersions] } }));
      return;
    }
    await answer(context, named, compressed);
  };
}

const published = (date: string, name: PublishedName): Promise<Buffer | undefined> =>
  readFile(new URL(`${date}/published/${name}.json.gz`, VERSIONS)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

async function answer(context: Context, version: string, compressed: Buffer): Promise<void> {
  const takesGzip = context.acceptsEncodings('gzip') === 'gzip';
  context.status = 200;
  context.vary('Accept-Encoding');
  context.set({
    // It never changes.
    'Cache-Control': 'public, max-age=86400',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    [WRITTEN_HEADERS.apiVersion]: version,
  });
  if (takesGzip) context.set('Content-Encoding', 'gzip');
  context.body = takesGzip ? compressed : await promisify(gunzip)(compressed);
  context.set('Content-Type', 'application/json; charset=utf-8');
}
