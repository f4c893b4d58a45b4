import { KEY_PREFIXES } from '../platform/names.ts';
import { world } from '../platform/world.ts';
import { type Json, type JsonObject, objectIn, textIn } from './json.ts';
import { isParameter, type Operation } from './operations.ts';
import { withoutSecrets } from './secrets.ts';
import type { Arguments, Validate } from './validate.ts';

export interface Access {
  readonly baseUrl: string;
  /** API keys by the name that a call gives to `as`. The first one is the default. */
  readonly keys: ReadonlyMap<string, string>;
  readonly allowLiveWrites: boolean;
}

export interface CallRequest extends Arguments {
  readonly operation: Operation;
  readonly as: string | undefined;
  readonly idempotencyKey: string | undefined;
}

/** The answer of the service, or the reason why nothing was sent. */
export type Called =
  | { readonly isSent: true; readonly status: number; readonly answer: Json; readonly idempotencyKey?: string }
  | { readonly isSent: false; readonly problems: readonly string[] };

/** Checks a call by the contract and by the rules for live keys, and sends it. */
export async function call(
  access: Access,
  openapi: JsonObject,
  validate: Validate,
  request: CallRequest,
): Promise<Called> {
  const { operation, as } = request;
  const name = as ?? [...access.keys.keys()][0];
  const key = name === undefined ? undefined : access.keys.get(name);
  if (as !== undefined && key === undefined)
    return unsent(`as: there is no key named ${as}; there are ${names(access)}`);
  const isWrite = operation.method !== 'GET';
  if (isWrite && key?.startsWith(KEY_PREFIXES.live) && !access.allowLiveWrites) {
    return unsent(
      'This is a live key, and live calls may only read. The user can allow more with --allow-live-writes.',
    );
  }
  const problems = validate(operation, request);
  if (problems.length > 0) return { isSent: false, problems };
  const idempotencyKey =
    isWrite && takesIdempotencyKey(operation) ? (request.idempotencyKey ?? world.randomUUID()) : undefined;
  const response = await send(access, { ...request, key, keyHeader: keyHeaderOf(openapi), idempotencyKey });
  const text = await response.text();
  const answer = withoutSecrets(openapi, operation, response.status, parsed(text));
  return { isSent: true, status: response.status, answer, ...(idempotencyKey && { idempotencyKey }) };
}

const unsent = (problem: string): Called => ({ isSent: false, problems: [problem] });
const names = ({ keys }: Access): string => [...keys.keys()].join(', ') || 'none';

const takesIdempotencyKey = ({ parameters }: Operation): boolean =>
  parameters.some((parameter) => parameter.in === 'header' && /^idempotency-key$/i.test(textIn(parameter.name)));

interface Sending extends CallRequest {
  readonly key: string | undefined;
  readonly keyHeader: string;
}

/** The header that the contract names for API keys. */
const keyHeaderOf = ({ components }: JsonObject): string => {
  const { apiKey } = objectIn(objectIn(components).securitySchemes);
  return textIn(objectIn(apiKey).name).toLowerCase();
};

function send(
  { baseUrl }: Access,
  { operation, params, body, key, keyHeader, idempotencyKey }: Sending,
): Promise<Response> {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams();
  for (const { name, in: place, explode } of operation.parameters) {
    const value = params[textIn(name)];
    if (place !== 'query' || value === undefined) continue;
    const values = ([value].flat() as Json[]).map(String);
    for (const one of explode === false ? [values.join(',')] : values) query.append(textIn(name), one);
  }
  return world.fetch(`${baseUrl}${path}${query.size > 0 ? `?${query}` : ''}`, {
    method: operation.method,
    redirect: 'error',
    signal: world.timeoutSignal(60_000),
    headers: {
      accept: 'application/json',
      ...(key !== undefined && { [keyHeader]: key }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...headersOf(operation, params),
      ...(body !== undefined && { 'content-type': operation.bodyType ?? 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

const headersOf = ({ parameters }: Operation, params: JsonObject): Record<string, string> =>
  Object.fromEntries(
    parameters.flatMap((parameter) => {
      const value = params[textIn(parameter.name)];
      const isSent = parameter.in === 'header' && isParameter(parameter) && value !== undefined;
      return isSent ? [[textIn(parameter.name), String(value)]] : [];
    }),
  );

function parsed(text: string): Json {
  if (text === '') return null;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
