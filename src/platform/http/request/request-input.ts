import { parse } from 'node:querystring';
import type { ErrorCode } from '../../../../generated/contract/errors.ts';
import { pageFault } from '../../lists/paging.ts';
import { Refusal } from '../../refusal.ts';
import { errorsOfSigned } from '../credentials/signed-once.ts';
import type { Endpoint } from '../endpoint.ts';
import type { Exchange } from '../exchange.ts';
import { valueAt } from '../idempotency.ts';
import { type ImpossibleValues, impossibleValues } from './impossible-values.ts';
import type { RequestInput } from './input.ts';
import { errorsOfBody, parseBody, verbatimErrors, verbatimOf } from './request-body.ts';
import { unknownQueryErrors } from './unknown-query.ts';
import { unverifiedBody } from './unverified-body.ts';
import { errorsOf, type FieldError, textErrors, validationRefusal } from './validation.ts';

/** Parses and validates; every failure of headers, query and body is told at once (D-034). */
export function parseInput(
  exchange: Exchange,
  endpoint: Endpoint,
  rawBody: Buffer,
  isSigned: boolean,
  impossible: readonly ImpossibleValues[] = [],
): RequestInput | Refusal {
  const { validators, meta } = endpoint;
  const headers = exchange.request.headers as Record<string, unknown>;
  const { version, operationId } = exchange;
  const asked: Record<string, unknown> = exchange.search === '' ? {} : { ...parse(exchange.search) };
  const query = version === undefined ? asked : version.query(operationId, asked);
  for (const name of meta.commas ?? []) {
    const list = query[name];
    // Its values have no commas themselves: a client may have encoded those between them.
    if (typeof list === 'string') query[name] = list.split(',');
  }
  // As sent: validation fills defaults in, `skip` and `take` among them.
  const paging = pageFault(query);
  const unknown = endpoint.queryNames === undefined ? [] : unknownQueryErrors(query, endpoint.queryNames);
  const sent = meta.rawBody ? undefined : parseBody(exchange.request, endpoint, rawBody);
  if (sent instanceof Refusal) return sent;
  const body = version === undefined || sent === undefined ? sent : version.body(operationId, sent);
  if (version !== undefined) exchange.asked = { query, body };
  const when = meta.deprecation?.when;
  if (typeof when === 'object' && when.with.some((key) => valueAt(body, key) != null)) exchange.deprecated = true;
  const verbatim = verbatimOf(endpoint, body, rawBody);
  const errors: FieldError[] = [];
  if (validators.headers !== undefined) errors.push(...errorsOf(validators.headers, headers, '/headers'));
  if (isSigned) errors.push(...errorsOfSigned(exchange, endpoint, body));
  if (validators.query !== undefined) {
    if (exchange.search.includes('%')) errors.push(...encodedQueryErrors(exchange.search, query));
    errors.push(...errorsOf(validators.query, query, '/query'));
    if (paging !== undefined && query.take !== undefined) errors.push(paging);
  }
  errors.push(...unknown);
  errors.push(...verbatimErrors(endpoint, body, verbatim));
  if (!meta.rawBody) errors.push(...errorsOfBody(endpoint, body, rawBody));
  if (errors.length > 0) {
    errors.push(...impossibleValues(impossible, meta, body, errors));
    const { code, details } = validationRefusal(meta, errors);
    if (!meta.lateBodyCodes?.includes(code as ErrorCode)) {
      const message = sentElsewhere(meta, body);
      return new Refusal(code as ErrorCode, { details, ...(message !== undefined && { message }) });
    }
    // It is going to be refused, so that no key is taken for it.
    const invalidBody = { code, errors: [...details.errors] };
    return { query, headers, body, verbatim, invalidBody, idempotencyKey: undefined };
  }
  const idempotencyKey = endpoint.takesIdempotencyKey ? exchange.header('idempotency-key') : undefined;
  const unverified = meta.rawBody && { unverified: unverifiedBody(endpoint, rawBody) };
  return { query, headers, body, verbatim, ...unverified, idempotencyKey };
}

/** What to send instead of a member that the body does not have, and that another operation takes. */
const sentElsewhere = (
  { elsewhere = {} }: Endpoint['meta'],
  body: Readonly<Record<string, unknown>> | undefined,
): string | undefined => Object.entries(elsewhere).find(([name]) => body?.[name] != null)?.[1];

function encodedQueryErrors(search: string, query: Readonly<Record<string, unknown>>): FieldError[] {
  try {
    decodeURIComponent(search);
  } catch {
    return [{ path: '/query', message: 'must be percent-encoded UTF-8', rule: 'percentEncoding' }];
  }
  return textErrors(query, '/query');
}
