import type { RouterMiddleware } from '@koa/router';
import type { DefaultState } from 'koa';
import { HEADER_PREFIX } from '../../names.ts';
import { refuse } from '../../refusal.ts';
import type { KernelContext } from '../context.ts';
import { replyRefusal } from '../response/reply.ts';

/** Headers of HTTP that have one value, and that decide who asks for what. */
const SINGLE: ReadonlySet<string> = new Set([
  'authorization',
  'content-type',
  'host',
  'idempotency-key',
  'last-event-id',
]);

/** Our own headers, and those of the providers' webhooks, all have one value. */
const SINGLE_PREFIXES = [HEADER_PREFIX, 'x-provider-'];

const isSingle = (name: string): boolean =>
  SINGLE.has(name) || SINGLE_PREFIXES.some((prefix) => name.startsWith(prefix));

/**
 * The first header of one value that was sent more than once, in lowercase. Node joins some of them by a comma, which
 * makes another idempotency key out of two, and keeps only the first of others. Two equal values are refused as well: a
 * client and a proxy that both add a header would agree only by accident.
 */
export function repeatedHeader(rawHeaders: readonly string[]): string | undefined {
  const seen = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] as string).toLowerCase();
    if (!isSingle(name)) continue;
    if (seen.has(name)) return name;
    seen.add(name);
  }
  return undefined;
}

/** Refuses a request that sends a header of one value more than once, before the router and any operation. */
export const refuseRepeatedHeaders: RouterMiddleware<DefaultState, KernelContext> = (context, next) => {
  const name = repeatedHeader(context.req.rawHeaders);
  if (name === undefined) return next();
  const errors = [{ path: `/headers/${name}`, message: 'must be sent once', rule: 'single' }];
  replyRefusal(context, refuse('VALIDATION_FAILED', { details: { errors } }));
  return undefined;
};
