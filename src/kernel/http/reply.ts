import { deprecationHeaders } from './deprecation.ts';
import type { Exchange } from './exchange.ts';
import type { Answer } from './ports.ts';
import type { LimitState } from './rate-limit.ts';
import type { Refusal } from './refusal.ts';
import { messageOf } from './refusal-words.ts';

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
  const { status, body, location, link } = answer;
  const type = exchange.endpoint?.meta.mediaType ?? JSON_TYPE;
  const own: string[] = [];
  if (location !== undefined) own.push('Location', location);
  if (link !== undefined) own.push('Link', link);
  if (isReplay) own.push('Idempotency-Replayed', 'true');
  send(rules, exchange, { status, type, body, own });
}

/** The one error envelope (D-033), with the challenge of a 401 (D-011) and the wait of a 429 or 503 (D-053). */
export function replyRefusal(rules: ReplyRules, exchange: Exchange, refusal: Refusal): void {
  const status = statusOf(rules, exchange, refusal);
  const body = envelope(rules.errors, exchange.requestId, status, refusal);
  const own: string[] = [];
  if (status === 401) own.push('WWW-Authenticate', 'Bearer realm="service"');
  const wait = refusal.retryAfterSeconds ?? (status === 429 ? 60 : status === 503 ? 1 : undefined);
  if (wait !== undefined) own.push('Retry-After', String(wait));
  exchange.code = refusal.code;
  send(rules, exchange, { status, type: JSON_TYPE, body, own });
}

/** For what is no operation: `/metrics`. */
export function replyText(rules: ReplyRules, exchange: Exchange, type: string, body: string): void {
  send(rules, exchange, { status: 200, type, body, own: NONE });
}

interface EnvelopeParts {
  readonly code: string;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  /** Where it is not said, it follows from the code and its details. */
  readonly message?: string | undefined;
}

export function envelope(
  errors: ErrorRegistry,
  requestId: string,
  statusCode: number,
  { code, details, message = messageOf(errors[code]?.meaning ?? code, code, details) }: EnvelopeParts,
): string {
  return JSON.stringify({ statusCode, message, code, requestId, details });
}

/** The refusal's own status, else the operation's for the code, else the registry's first. */
export const statusOf = ({ errors }: ReplyRules, { endpoint }: Exchange, { code, status }: Refusal): number =>
  status ?? endpoint?.meta.codes[code]?.status ?? errors[code]?.statuses[0] ?? 500;

interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /** Header names and values that this one has besides. */
  readonly own: readonly string[];
}

const NONE: readonly string[] = [];

function send(rules: ReplyRules, exchange: Exchange, { status, type, body, own }: Reply): void {
  const { endpoint, response, requestId, limit } = exchange;
  if (response.headersSent || response.destroyed) return;
  const bytes = Buffer.byteLength(body);
  const common = [
    'Content-Type',
    type,
    'Content-Length',
    String(bytes),
    'X-Request-Id',
    requestId,
    'X-Service-Version',
    rules.version,
  ];
  const limits = limit === undefined ? NONE : limitHeaders(limit);
  const headers = common.concat(endpoint?.headers ?? DEFAULT_HEADERS, limits, own);
  if (exchange.deprecated) headers.push(...deprecationHeaders(rules.baseUrl));
  if (rules.isDraining()) headers.push('Connection', 'close');
  response.writeHead(status, headers);
  // The same bytes for ASCII, which most bodies are, and Node writes them with a twentieth less of a small GET's CPU.
  response.end(body, bytes === body.length ? 'latin1' : 'utf8');
}

const limitHeaders = ({ limit, remaining, resetSeconds }: LimitState): string[] => [
  'RateLimit-Limit',
  String(limit),
  'RateLimit-Remaining',
  String(remaining),
  'RateLimit-Reset',
  String(resetSeconds),
];
