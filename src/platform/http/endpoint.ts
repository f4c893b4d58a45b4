import type { ErrorCode } from '../../../generated/contract/errors.ts';
import { gateCodes, keyRefusals } from '../../../generated/contract/gates.ts';
import type { OperationMeta } from './operation-meta.ts';
import type { RequestValidators } from './request/validation.ts';

/** Any operation's handler: which request it takes, only its own operation knows. */
export type AnyHandler = (request: never) => Promise<unknown>;

/** One operation with everything about it that does not change between requests. */
export interface Endpoint {
  readonly meta: OperationMeta;
  readonly handler: AnyHandler;
  readonly validators: RequestValidators;
  /** The status of a handler's plain result. */
  readonly status: number;
  readonly isPublic: boolean;
  readonly isOperators: boolean;
  /** Keys are refused (D-013), with the code that the operation has for it. */
  readonly isSessionOnly: boolean;
  /** Sessions are refused. */
  readonly isKeyOnly: boolean;
  readonly keyRefusal: ErrorCode;
  readonly keyScopes: readonly string[];
  readonly sessionScopes: readonly string[];
  readonly takesIdempotencyKey: boolean;
  readonly hasBody: boolean;
  /** The query parameters that it takes; undefined where others are ignored. */
  readonly queryNames: readonly string[] | undefined;
  /** Bytes. */
  readonly bodyLimit: number;
  readonly salient: readonly string[];
  /** Header names and values that every response of the operation carries. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly location: ((result: unknown) => string) | undefined;
}

/** Where an operation says nothing else (D-036). */
export const DEFAULT_BODY_LIMIT = 1024 * 1024;

export interface EndpointParts extends OperationMeta {
  readonly handler: AnyHandler;
  readonly validators?: RequestValidators | undefined;
}

export function endpointOf({ handler, validators = {}, ...meta }: EndpointParts): Endpoint {
  const scopesOf = schemesOf(meta);
  const [keyScopes, sessionScopes] = [scopesOf('apiKey'), scopesOf('memberSession')];
  const isPublic = meta.security.length === 0;
  return {
    meta,
    handler,
    validators,
    status: meta.statuses.at(-1) ?? 200,
    isPublic,
    isOperators: scopesOf('adminKey') !== undefined,
    isSessionOnly: meta.sessionOnly === true || (sessionScopes !== undefined && keyScopes === undefined),
    isKeyOnly: keyScopes !== undefined && sessionScopes === undefined,
    keyRefusal: keyRefusalOf(meta),
    keyScopes: keyScopes ?? [],
    sessionScopes: sessionScopes ?? [],
    takesIdempotencyKey: meta.idempotency === true,
    hasBody: validators.body !== undefined,
    queryNames: meta.query,
    bodyLimit: meta.bodyLimit ?? DEFAULT_BODY_LIMIT,
    salient: meta.salient ?? [],
    headers: responseHeaders(meta, isPublic),
    location: meta.location === undefined ? undefined : locationOf(meta.location),
  };
}

const SCHEMES = ['apiKey', 'memberSession', 'adminKey'] as const;
type Scheme = (typeof SCHEMES)[number];

/**
 * The scopes by scheme. Throws for what the generator refuses as well: if it dropped a scope, the operation would not ask
 * for it, and would be open to callers without it (D-530).
 */
function schemesOf({ security }: Pick<OperationMeta, 'security'>) {
  const scopes = new Map<Scheme, readonly string[]>();
  for (const alternative of security) {
    const [name = '', ...others] = Object.keys(alternative);
    const scheme = SCHEMES.find((one) => one === name);
    if (scheme === undefined || others.length > 0 || scopes.has(scheme))
      throw new Error(`The security ${JSON.stringify(alternative)} is not authenticated`);
    scopes.set(scheme, alternative[scheme] ?? []);
  }
  if (scopes.has('adminKey') && scopes.size > 1)
    throw new Error('An operation with adminKey takes no other credential');
  return (scheme: Scheme): readonly string[] | undefined => scopes.get(scheme);
}

const OF_GATES = new Set(Object.values(gateCodes).flat());

/** The answer to a key where only sessions are taken. A code that a gate needs is no answer to that. */
function keyRefusalOf({ codes, twoFactor }: OperationMeta): ErrorCode {
  const ofGate = (code: ErrorCode): boolean => twoFactor === 'rights' && OF_GATES.has(code);
  return keyRefusals.find((code) => code in codes && !ofGate(code)) ?? 'MEMBER_SESSION_REQUIRED';
}

/**
 * D-061: nothing is cached or sniffed; public documents may be read by other origins. The address of a public operation
 * may be all that it takes to use it, such as an invitation's, so that none of them tells it to the next page (A 4.5).
 */
function responseHeaders({ publicDocument }: OperationMeta, isPublic: boolean): Endpoint['headers'] {
  const maxAge = publicDocument?.maxAge;
  return [
    ['Cache-Control', maxAge === undefined ? 'no-store' : `public, max-age=${maxAge}`],
    ['X-Content-Type-Options', 'nosniff'],
    ...(publicDocument === undefined ? [] : [['Access-Control-Allow-Origin', '*'] as const]),
    ...(isPublic ? [['Referrer-Policy', 'no-referrer'] as const] : []),
  ];
}

/** `/v1/things/{id}` over the response body's fields; a dot leads into an object. */
export function locationOf(template: string): (result: unknown) => string {
  // `/v1/x/{id}/y` as its texts and the paths between them, taken apart once.
  const [head = '', ...rest] = template.split(/\{([^{}]+)\}/);
  const parts = rest.flatMap((field, at) =>
    at % 2 === 0 ? [{ field, names: field.split('.'), text: rest[at + 1] ?? '' }] : [],
  );
  return (result) =>
    parts.reduce((location, { field, names, text }) => {
      const value = names.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], result);
      if (typeof value !== 'string') throw new Error(`The response has no ${field} for its Location ${template}`);
      return `${location}${encodeURIComponent(value)}${text}`;
    }, head);
}
