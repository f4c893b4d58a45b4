import type { Readable } from 'node:stream';
import { WRITTEN_HEADERS } from '../../names.ts';
import type { Refusal } from '../../refusal.ts';
import { newestVersion } from '../../versions/index.ts';
import type { Context } from '../context.ts';
import type { Endpoint } from '../endpoint.ts';
import type { Exchange } from '../exchange.ts';
import type { Answer } from '../ports.ts';
import { deprecationHeaders } from './deprecation.ts';
import { envelope, type Refused, type ReplyRules } from './envelope.ts';
import { messageOf } from './refusal-words.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Where no operation says otherwise (D-061). */
const DEFAULT_HEADERS: Endpoint['headers'] = [
  ['Cache-Control', 'no-store'],
  ['X-Content-Type-Options', 'nosniff'],
];

/** Sets the answer of an operation, which Koa sends once all middleware has seen it. */
export function replyAnswer(context: Context, answer: Answer, isReplay: boolean): void {
  const { status, body, location, link } = answer;
  const { meta } = context.exchange.endpoint ?? {};
  reply(context, status, meta?.mediaType ?? JSON_TYPE, body);
  if (meta?.empty?.includes(status)) context.response.remove('Content-Type');
  const { res: response } = context;
  if (location !== undefined) response.setHeader('Location', location);
  if (link !== undefined) response.appendHeader('Link', link);
  if (isReplay) response.setHeader('Idempotency-Replayed', 'true');
}

/** The one error envelope (D-033), with the challenge of a 401 (D-011) and the wait of a 429 or 503 (D-053). */
export function replyRefusal(context: Context, refusal: Refusal): void {
  const { kernel, exchange, res: response } = context;
  const status = statusOf(kernel, exchange, refusal);
  exchange.code = refusal.code;
  reply(
    context,
    status,
    JSON_TYPE,
    envelope(kernel.errors, exchange.requestId, status, shownRefusal(context, refusal)),
  );
  // Whatever the operation says of its successes: what is not there now may be there in a moment.
  response.setHeader('Cache-Control', 'no-store');
  if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer realm="service"');
  const wait = refusal.retryAfterSeconds ?? (status === 429 ? 60 : status === 503 ? 1 : undefined);
  if (wait !== undefined) response.setHeader('Retry-After', String(wait));
}

/** A refusal as the client's version knows it: by its code, and with its names of fields. */
function shownRefusal({ kernel: { errors }, exchange }: Context, refusal: Refusal): Refused {
  const { version, operationId, asked } = exchange;
  if (version === undefined) return refusal;
  const details = refusal.details && version.details(operationId, refusal.details, asked);
  const meaning = errors[refusal.code]?.meaning ?? refusal.code;
  const message = refusal.message ?? messageOf(meaning, refusal.code, details);
  return { code: version.code(operationId, refusal.code), details, message };
}

/** Status, body and the headers that every answer has; Koa's own setters cost more than they do here. */
export function reply(context: Context, status: number, type: string, body: string | Readable): void {
  const { kernel, exchange, res: response } = context;
  response.setHeader('Content-Type', type);
  for (const [name, value] of exchange.endpoint?.headers ?? DEFAULT_HEADERS) response.setHeader(name, value);
  const { limit, version } = exchange;
  if (newestVersion !== undefined) response.setHeader(WRITTEN_HEADERS.apiVersion, version?.date ?? newestVersion);
  if (limit !== undefined) {
    response.setHeader('RateLimit-Limit', String(limit.limit));
    response.setHeader('RateLimit-Remaining', String(limit.remaining));
    response.setHeader('RateLimit-Reset', String(limit.resetSeconds));
  }
  if (version !== undefined || exchange.deprecated) {
    const deprecation = exchange.deprecated ? exchange.endpoint?.meta.deprecation : undefined;
    for (const [name, value] of deprecationHeaders(kernel.baseUrl, version, deprecation, exchange.path))
      response.appendHeader(name, value);
  }
  const answered = context.response;
  answered.status = status;
  answered.body = body;
}

/** The refusal's own status, else the operation's for the code, else the registry's first. */
export const statusOf = ({ errors }: ReplyRules, { endpoint }: Exchange, { code, status }: Refusal): number =>
  status ?? endpoint?.meta.codes[code] ?? errors[code]?.statuses[0] ?? 500;
