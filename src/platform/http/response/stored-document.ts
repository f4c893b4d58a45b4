import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Middleware } from '../app.ts';
import type { Context } from '../context.ts';

export interface StoredDocument {
  readonly operationId: string;
  readonly path: string;
  /** The document is another one when this is. */
  readonly version: () => string;
}

/** A document as it was answered once, with its compressed forms, each made when it is first asked for. */
class Stored {
  readonly version: string;
  readonly type: string;
  readonly body: Buffer;
  /** Weak: the compressed forms have other bytes and say the same. */
  readonly tag: string;
  readonly #compressed = new Map<string, Promise<Buffer>>();

  constructor(version: string, type: string, body: Buffer) {
    this.version = version;
    this.type = type;
    this.body = body;
    this.tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  }

  in(encoding: 'br' | 'gzip'): Promise<Buffer> {
    const made = this.#compressed.get(encoding) ?? COMPRESSORS[encoding](this.body);
    this.#compressed.set(encoding, made);
    return made;
  }
}

/** The best of brotli takes seconds for a document of megabytes; this takes a tenth of one for nearly the same size. */
const QUALITY = 6;

const COMPRESSORS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
} as const;

/**
 * Keeps what a public operation without parameters answered: after the first request neither the operation nor the
 * rendering runs again. Answers it compressed to clients that accept that, and 304 to clients that have it.
 */
export function storedDocument({ operationId, path, version }: StoredDocument): Middleware {
  let stored: Stored | undefined;
  return async (context, next) => {
    if (context.path !== path || (context.method !== 'GET' && context.method !== 'HEAD')) return next();
    if (stored?.version !== version()) {
      await next();
      const { status, body, response } = context;
      if (status !== 200 || typeof body !== 'string') return;
      stored = new Stored(version(), response.get('Content-Type'), Buffer.from(body));
    }
    context._matchedRouteName = operationId;
    await answer(context, stored);
  };
}

async function answer(context: Context, stored: Stored): Promise<void> {
  const encoding = (['br', 'gzip'] as const).find((one) => context.acceptsEncodings(one) === one);
  context.status = 200;
  context.vary('Accept-Encoding');
  context.set({
    // Asked for each time, so that it is never of another release than the service; unchanged it costs a 304.
    'Cache-Control': 'public, no-cache',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    ETag: stored.tag,
  });
  if (context.fresh) {
    context.status = 304;
    return;
  }
  const body = encoding === undefined ? stored.body : await stored.in(encoding);
  if (encoding !== undefined) context.set('Content-Encoding', encoding);
  context.body = body;
  context.set('Content-Type', stored.type);
}
