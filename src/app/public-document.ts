import { createHash } from 'node:crypto';
import type { Context } from 'koa';

/** A document that no operation answers: public, and without a rate limit. */
export interface PublicDocument {
  readonly type: string;
  readonly body: string;
  readonly tag: string;
}

export const publicDocument = (body: string, type = 'application/json'): PublicDocument => ({
  type,
  body,
  tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});

/** Answers with the document, or with 404 and what to ask for instead. */
export function answerDocument(context: Context, found: PublicDocument | undefined, instead: string): void {
  context.set({
    'Access-Control-Allow-Origin': '*',
    // Checked each time, so that it is never of another release than the service; unchanged it costs a 304.
    'Cache-Control': 'public, no-cache',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  });
  context.type = found?.type ?? 'application/json';
  if (found === undefined) {
    context.status = 404;
    context.body = JSON.stringify({ error: instead });
    return;
  }
  context.status = 200;
  context.etag = found.tag;
  if (context.fresh) context.status = 304;
  else context.body = found.body;
}

/** Loads for the first request; a failure is tried again by the next one. */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
