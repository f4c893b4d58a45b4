import type { ServerResponse } from 'node:http';
import { deprecationHeaders } from './deprecation.ts';
import type { Endpoint } from './endpoint.ts';
import type { Exchange } from './exchange.ts';
import type { Answer } from './ports.ts';
import type { Refusal } from './refusal.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Where no operation says otherwise (D-061). */
const DEFAULT_HEADERS = ['Cache-Control', 'no-store', 'X-Content-Type-Options', 'nosniff'] as const;

/** What the registry of error codes says of each (spec/errors.yaml). */
export type ErrorRegistry = Readonly<
  Record<string, { readonly statuses: readonly number[]; readonly meaning: string }>
>;

export interface ReplyRules {
  readonly errors: ErrorRegistry;
  /** The package's version, for `X-Service-Version` (D-062). */
  readonly version: string;
  /** Where the service is reached from outside, for links to its documentation. */
  readonly baseUrl: string;
  /** True while the server shuts down: each response then closes its connection. */
  readonly isDraining: () => boolean;
}

export function replyAnswer(rules: ReplyRules, exchange: Exchange, answer: Answer, isReplay: boolean): void {
  const type = exchange.endpoint?.meta.mediaType ?? JSON_TYPE;
  const headers = commonHeaders(rules, exchange, type, answer.body);
  if (answer.location !== undefined) headers.push('Location', answer.location);
  if (answer.link !== undefined) headers.push('Link', answer.link);
  if (isReplay) headers.push('Idempotency-Replayed', 'true');
  send(exchange.response, answer.status, headers, answer.body);
}

/** The one error envelope (D-033), with the challenge of a 401 (D-011) and the wait of a 429 or 503 (D-053). */
export function replyRefusal(rules: ReplyRules, exchange: Exchange, refusal: Refusal): void {
  const status = statusOf(rules, exchange, refusal);
  const body = envelope(rules.errors, exchange.requestId, status, refusal.code, refusal.details);
  const headers = commonHeaders(rules, exchange, JSON_TYPE, body);
  if (status === 401) headers.push('WWW-Authenticate', 'Bearer realm="service"');
  const wait = refusal.retryAfterSeconds ?? (status === 429 ? 60 : status === 503 ? 1 : undefined);
  if (wait !== undefined) headers.push('Retry-After', String(wait));
  exchange.code = refusal.code;
  send(exchange.response, status, headers, body);
}

/** For what is no operation: `/metrics`. */
export function replyText(rules: ReplyRules, exchange: Exchange, type: string, body: string): void {
  send(exchange.response, 200, commonHeaders(rules, exchange, type, body), body);
}

export function envelope(
  errors: ErrorRegistry,
  requestId: string,
  statusCode: number,
  code: string,
  details?: Readonly<Record<string, unknown>>,
): string {
  const message = errors[code]?.meaning ?? code;
  return JSON.stringify({ statusCode, message, code, requestId, details });
}

/** The refusal's own status, else the operation's for the code, else the registry's first. */
export const statusOf = ({ errors }: ReplyRules, { endpoint }: Exchange, { code, status }: Refusal): number =>
  status ?? endpoint?.meta.codes[code]?.status ?? errors[code]?.statuses[0] ?? 500;

function commonHeaders(rules: ReplyRules, exchange: Exchange, type: string, body: string): string[] {
  const endpoint: Endpoint | undefined = exchange.endpoint;
  const bytes = String(Buffer.byteLength(body));
  const headers = ['Content-Type', type, 'Content-Length', bytes, 'X-Request-Id', exchange.requestId];
  headers.push('X-Service-Version', rules.version);
  for (const one of endpoint?.headers ?? DEFAULT_HEADERS) headers.push(one);
  const { limit } = exchange;
  if (limit !== undefined) {
    headers.push('RateLimit-Limit', String(limit.limit), 'RateLimit-Remaining', String(limit.remaining));
    headers.push('RateLimit-Reset', String(limit.resetSeconds));
  }
  if (exchange.deprecated) headers.push(...deprecationHeaders(rules.baseUrl));
  if (rules.isDraining()) headers.push('Connection', 'close');
  return headers;
}

function send(response: ServerResponse, status: number, headers: string[], body: string): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, headers);
  // The same bytes for ASCII, which most bodies are, and Node writes them with a twentieth less of a small GET's CPU.
  response.end(body, Buffer.byteLength(body) === body.length ? 'latin1' : 'utf8');
}
