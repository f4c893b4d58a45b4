import type { IncomingMessage } from 'node:http';
import { memberText } from '../../json/index.ts';
import { Refusal, refuse } from '../../refusal.ts';
import type { Endpoint } from '../endpoint.ts';
import { mayHoldRefusedText } from '../response/refused-text.ts';
import { BODY_LIMITS, type BodyLimit, parseJsonObject, repeatedKeys } from './json-body.ts';
import { jsonFault } from './json-fault.ts';
import { readRawBody } from './raw-body.ts';
import { bodyErrors, errorsOf, type FieldError, textErrors, toldError, type Validator } from './validation.ts';

const NOTHING = Buffer.alloc(0);

/**
 * The bytes under the operation's limit. Where neither a body nor an idempotency key is taken, a body has no meaning and
 * is thrown away unread. The body of a POST is read and refused, because its sender expects an effect. Throws ClientAborted.
 */
export function rawBodyOf(request: IncomingMessage, endpoint: Endpoint): Promise<Buffer | Refusal> | Buffer | Refusal {
  const { hasBody, takesIdempotencyKey, bodyLimit } = endpoint;
  const isRead = hasBody || takesIdempotencyKey || request.method === 'POST';
  return isRead ? readRawBody(request, bodyLimit) : NOTHING;
}

/** The JSON object; an absent body is an empty one: what the operation requires is then missing (D-037). */
export function parseBody(
  request: IncomingMessage,
  endpoint: Endpoint,
  rawBody: Buffer,
): Record<string, unknown> | undefined | Refusal {
  if (!endpoint.hasBody) return undefined;
  if (rawBody.length === 0) return {};
  const { bodyType = 'application/json' } = endpoint.meta;
  if (!isOfType(request, bodyType))
    return refuse('UNSUPPORTED_CONTENT_TYPE', { message: typeFault(request, bodyType) });
  const body = parseJsonObject(rawBody, endpoint.meta.verbatim);
  if (body === undefined) return refuse('INVALID_JSON', { message: jsonFault(rawBody) });
  if (typeof body === 'string')
    return refuse('VALIDATION_FAILED', { details: { errors: [toldError(limitError(body))] } });
  return body;
}

const LIMITS_IN_WORDS: Readonly<Record<BodyLimit, string>> = {
  values: `must have at most ${BODY_LIMITS.values.toLocaleString('en-US')} values and keys in all`,
  keyCharacters: `must not have a key of more than ${BODY_LIMITS.keyCharacters} characters`,
  levels: `must be nested at most ${BODY_LIMITS.levels} levels deep`,
};

/** A body that exceeds a limit is looked at no further: this is its only error (D-511). */
export const limitError = (limit: BodyLimit): FieldError => ({
  path: '/body',
  message: LIMITS_IN_WORDS[limit],
  rule: limit,
});

/** The text of the field that is kept as it was sent; undefined without such a field. */
export function verbatimOf(
  { meta: { verbatim } }: Endpoint,
  body: Record<string, unknown> | undefined,
  rawBody: Buffer,
): string | undefined {
  return verbatim === undefined || body?.[verbatim] == null
    ? undefined
    : memberText(rawBody.toString('utf8'), verbatim);
}

/** A key that comes twice cannot be returned as it was sent and mean one thing (D-490). */
export function verbatimErrors(
  { meta: { verbatim } }: Endpoint,
  body: Record<string, unknown> | undefined,
  text: string | undefined,
): FieldError[] {
  if (verbatim === undefined || repeatedKeys(text, body?.[verbatim]) === 0) return [];
  return [{ path: `/body/${verbatim}`, message: 'must not repeat a key', rule: 'uniqueKeys' }];
}

const PARAMETER = /^charset="?utf-?8"?$/;

function isOfType({ headers }: IncomingMessage, wanted: string): boolean {
  const type = headers['content-type'];
  if (type !== wanted && (type === undefined || !isNamed(type, wanted))) return false;
  const encoding = headers['content-encoding'];
  return encoding === undefined || encoding === 'identity';
}

/** Tells whether a header names the type, with nothing but UTF-8 as its character set. */
function isNamed(header: string, wanted: string): boolean {
  const [type, ...parameters] = header
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  // One semicolon may end the header.
  if (parameters.at(-1) === '') parameters.pop();
  return type === wanted && parameters.length <= 1 && parameters.every((parameter) => PARAMETER.test(parameter));
}

function typeFault({ headers }: IncomingMessage, wanted: string): string {
  if (headers['content-type'] === undefined) return `The header Content-Type is missing. Send ${wanted}.`;
  if (headers['content-encoding'] !== undefined) return 'The body is compressed. Send it without Content-Encoding.';
  return `The Content-Type of the body is not ${wanted}.`;
}

/** Everything wrong with a parsed body, or with bytes that stand where the operation takes no body. */
export function errorsOfBody(
  endpoint: Endpoint,
  body: Record<string, unknown> | undefined,
  rawBody: Buffer,
): FieldError[] {
  if (body === undefined) return isNothing(rawBody) ? [] : [UNWANTED];
  const errors = mayHoldRefusedText(rawBody) ? textErrors(body, '/body', opaqueOf(endpoint)) : [];
  if (endpoint.validators.body === undefined) return errors;
  // In a merge patch null is a request to remove a field, and stands for no absent one.
  const found = endpoint.meta.bodyType === undefined ? bodyErrors : patchErrors;
  return [...errors, ...found(endpoint.validators.body, body)];
}

/** Where text may turn its direction: in what its sender alone gets back, and in what a provider tells, once and for all. */
const opaqueOf = ({ meta: { verbatim, rawBody } }: Endpoint): string | undefined =>
  rawBody ? '/body' : verbatim && `/body/${verbatim}`;

const patchErrors = (validate: Validator, body: Record<string, unknown>): FieldError[] =>
  errorsOf(validate, body, '/body');

const UNWANTED: FieldError = { path: '/body', message: 'must be empty: this operation has no body', rule: 'noBody' };

/** Clients that always send JSON send an empty object. */
const isNothing = (rawBody: Buffer): boolean =>
  rawBody.length === 0 || (rawBody.length < 16 && /^\s*(?:\{\s*\})?\s*$/.test(rawBody.toString('latin1')));

/** A body beyond all limits, where the contract has no code for bodies because it takes none. */
export const asUnwanted = (endpoint: Endpoint, refusal: Refusal): Refusal =>
  endpoint.hasBody ? refusal : new Refusal('VALIDATION_FAILED', { details: { errors: [UNWANTED] } });
