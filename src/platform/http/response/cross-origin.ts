import cors from '@koa/cors';
import type { RouterMiddleware } from '@koa/router';
import type { DefaultState } from 'koa';
import { WRITTEN_HEADERS } from '../../names.ts';
import type { KernelContext } from '../context.ts';

export interface CrossOriginRules {
  readonly environment: 'sandbox' | 'live';
  /** In live, the origins whose pages may call the service. */
  readonly corsOrigins: readonly string[];
}

/** Headers that scripts of other origins may read, besides those that browsers always expose. */
export const EXPOSED_HEADERS: readonly string[] = [
  'X-Request-Id',
  WRITTEN_HEADERS.version,
  WRITTEN_HEADERS.apiVersion,
  'Location',
  'Link',
  'Idempotency-Replayed',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'Deprecation',
  'Sunset',
  'WWW-Authenticate',
  'Allow',
];

/** The time that a browser may keep the answer to a preflight. Two hours is the most that Chromium takes. */
const PREFLIGHT_SECONDS = 7200;

/**
 * CORS (D-497): in the sandbox for pages of any origin, in live for those that are listed. Credentials travel in headers
 * only, so that cookies are never allowed. Requests without `Origin` come from no page, and pass untouched.
 */
export function crossOrigin({
  environment,
  corsOrigins,
}: CrossOriginRules): RouterMiddleware<DefaultState, KernelContext> {
  const listed = (origin: string): string => (corsOrigins.includes(origin) ? origin : '');
  const answer = cors({
    origin: environment === 'sandbox' ? '*' : (context) => listed(context.get('Origin')),
    exposeHeaders: [...EXPOSED_HEADERS],
    maxAge: PREFLIGHT_SECONDS,
  });
  return (context, next) => (context.req.headers.origin === undefined ? next() : answer(context, next));
}
