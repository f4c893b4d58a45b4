import type { OperationMeta } from '../../../generated/contract/operation-table.ts';
import type { HandlerRequest } from './handler-request.ts';
import type { RequestValidators, Validator } from './validation.ts';

/** Any operation's handler, as the kernel calls it: its input has passed the operation's own validators. */
export type AnyHandler = (request: HandlerRequest) => Promise<unknown>;

/** Undefined where the contract describes no body. */
export type ResponseValidator = (status: number) => Promise<Validator | undefined>;

/** One operation with everything about it that does not change between requests. */
export interface Endpoint {
  readonly meta: OperationMeta;
  readonly handler: AnyHandler;
  readonly validators: RequestValidators;
  readonly isPublic: boolean;
  readonly isOperators: boolean;
  /** Keys are refused (D-013), with the code that the operation has for it. */
  readonly isSessionOnly: boolean;
  readonly keyRefusal: 'MEMBER_SESSION_REQUIRED' | 'APPROVAL_REQUIRES_MEMBER' | 'TWOFA_AGENT_NOT_PERMITTED';
  readonly keyScopes: readonly string[];
  readonly sessionScopes: readonly string[];
  /** Health and meta are not limited (D-071). */
  readonly isLimited: boolean;
  readonly takesIdempotencyKey: boolean;
  /** Header names and values, one after the other, that every response of the operation carries. */
  readonly headers: readonly string[];
  readonly location: ((result: unknown) => string) | undefined;
  /** Checks response bodies of a status; loaded when first needed. */
  readonly responseValidator: ResponseValidator;
}

export interface EndpointParts {
  readonly meta: OperationMeta;
  readonly handler: AnyHandler;
  readonly validators: RequestValidators;
  readonly responseValidator: ResponseValidator;
}

export function endpointOf({ meta, handler, validators, responseValidator }: EndpointParts): Endpoint {
  const scopesOf = (scheme: string) => meta.security.find((one) => one.scheme === scheme)?.scopes ?? [];
  const has = (scheme: string) => meta.security.some((one) => one.scheme === scheme);
  const isPublic = meta.security.length === 0;
  return {
    meta,
    handler,
    validators,
    responseValidator,
    isPublic,
    isOperators: has('adminKey'),
    isSessionOnly: meta.sessionOnly || (has('memberSession') && !has('apiKey')),
    keyRefusal:
      (['APPROVAL_REQUIRES_MEMBER', 'TWOFA_AGENT_NOT_PERMITTED'] as const).find((code) => code in meta.codes) ??
      'MEMBER_SESSION_REQUIRED',
    keyScopes: scopesOf('apiKey'),
    sessionScopes: scopesOf('memberSession'),
    isLimited: !(isPublic && meta.domain === 'admin'),
    takesIdempotencyKey: meta.idempotency && meta.method === 'post',
    headers: responseHeaders(meta, isPublic),
    location: meta.location === undefined ? undefined : locationOf(meta.location),
  };
}

/**
 * D-061: nothing is cached or sniffed; public documents may be read by other origins. The address of a public operation
 * may be all that it takes to use it, such as a claim link's, so that none of them tells it to the next page (A 4.5).
 */
function responseHeaders({ publicDocument }: OperationMeta, isPublic: boolean): readonly string[] {
  const maxAge = publicDocument?.maxAge;
  return [
    'Cache-Control',
    maxAge === undefined ? 'no-store' : `public, max-age=${maxAge}`,
    'X-Content-Type-Options',
    'nosniff',
    ...(publicDocument === undefined ? [] : ['Access-Control-Allow-Origin', '*']),
    ...(isPublic ? ['Referrer-Policy', 'no-referrer'] : []),
  ];
}

/** `/v1/things/{id}` over the response body's fields; a dot leads into an object. */
function locationOf(template: string): (result: unknown) => string {
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
