import type { JsonObject } from '../../load/json.ts';
import type { Product } from '../../load/product/product.ts';
import { errorExampleName, errorName, errorSchemaName } from '../errors.ts';
import { refusedCodes } from '../machines/refused-states.ts';
import type { ErrorEntry, Operation } from '../model.ts';
import { deprecated } from './deprecation.ts';
import { headersOf } from './response-headers.ts';

/** A code that an operation answers, under one of its statuses. */
export interface Answer {
  readonly entry: ErrorEntry;
  readonly status: number;
}

/** The responses of an operation under one status. */
export interface Refusal {
  readonly status: number;
  /** Says all that the response says: responses of one name are one and the same. */
  readonly name: string;
  readonly answers: readonly Answer[];
  readonly isDeprecated: boolean;
  readonly headers: JsonObject;
}

/** All that an operation may refuse with: its own codes in their order, then field codes, then the platform's. */
export const answersOf = (operation: Operation, errors: ReadonlyMap<string, ErrorEntry>): Answer[] => {
  // As the platform answers it: with the operation's own status for the code, else with the registry's first.
  const statusOf = (code: string): number =>
    operation.codes.find((own) => own.code === code)?.status ?? errors.get(code)?.statuses[0] ?? 400;
  const fieldCodes = operation.fieldCodes.map(({ code }) => ({ code, status: statusOf(code) }));
  const refused = operation.lifecycle
    .flatMap((use) => refusedCodes(use.refused))
    .filter((code) => !operation.codes.some((own) => own.code === code))
    .map((code) => ({ code, status: statusOf(code) }));
  const { differs, required } = operation.bodyKey ?? {};
  const bodyKey = [differs, required].flatMap((code) => (code === undefined ? [] : [{ code, status: statusOf(code) }]));
  const answers = new Map<string, Answer>();
  for (const { code, status } of [
    ...operation.codes,
    ...refused,
    ...fieldCodes,
    ...bodyKey,
    ...operation.kernelCodes,
  ]) {
    const entry = errors.get(code);
    if (entry) answers.set(`${code} ${status}`, { entry, status });
  }
  return [...answers.values()];
};

/** An operation's answers by rising status. */
export const refusalsOf = (answers: readonly Answer[], operation: Operation, product: Product): Refusal[] =>
  [...Map.groupBy(answers, ({ status }) => status)]
    .sort(([a], [b]) => a - b)
    .map(([status, own]) => {
      const name = refusalName(
        status,
        own.map(({ entry }) => entry.code),
      );
      const isDeprecated = operation.deprecation !== undefined;
      const marks = [name, ...(operation.rateLimited ? [] : ['Unlimited']), ...(isDeprecated ? ['Deprecated'] : [])];
      const headers = headersOf({ operation, status, codes: own.map(({ entry }) => entry) }, product);
      return { status, name: marks.join('_'), answers: own, isDeprecated, headers };
    });

/** The status texts of node:http, which takes 40 ms to load. */
const PHRASES: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  402: 'PaymentRequired',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  409: 'Conflict',
  410: 'Gone',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  422: 'UnprocessableEntity',
  429: 'TooManyRequests',
  500: 'InternalServerError',
  501: 'NotImplemented',
  502: 'BadGateway',
  503: 'ServiceUnavailable',
  504: 'GatewayTimeout',
};

/** Codes that the platform answers together go by one word in the names of responses, which would be long lists otherwise. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  ApiKey: ['API_KEY_INVALID', 'API_KEY_REVOKED', 'API_KEY_EXPIRED'],
  Signature: ['REQUEST_SIGNATURE_STALE', 'REQUEST_SIGNATURE_INVALID'],
  Caller: [
    'TENANT_SUSPENDED',
    'AGENT_SUSPENDED',
    'IP_NOT_ALLOWED',
    'TENANT_REQUIRED',
    'MEMBER_NOT_ACTIVE',
    'REQUEST_SIGNING_NOT_CONFIGURED',
  ],
  Body: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON'],
  Idempotency: ['IDEMPOTENCY_IN_PROGRESS', 'IDEMPOTENCY_KEY_REUSED'],
};

/** `NotFound_PaymentNotFound`, `Forbidden_SandboxOnly_Caller_InsufficientScope`: the codes in their order, and no more. */
export const refusalName = (status: number, codes: readonly string[]): string => {
  const words: string[] = [PHRASES[status] ?? `Status${status}`];
  for (let at = 0; at < codes.length; ) {
    const [word, group] = Object.entries(TOGETHER).find(([, group]) =>
      group.every((code, offset) => codes[at + offset] === code),
    ) ?? [errorName(codes[at] ?? ''), [codes[at]]];
    words.push(word);
    at += group.length;
  }
  return words.join('_');
};

/** A union that narrows on `code`, and one named example per code for Prism's `Prefer: example=`. */
export const responseOf = ({ answers, isDeprecated, headers }: Refusal): JsonObject =>
  isDeprecated ? deprecated(errorResponse(answers, headers)) : errorResponse(answers, headers);

const errorResponse = (answers: readonly Answer[], headers: JsonObject): JsonObject => {
  const refs = answers.map(({ entry }) => ({ $ref: `#/components/schemas/${errorSchemaName(entry.code)}` }));
  const [only, ...others] = refs;
  return {
    description: answers.map(({ entry }) => entry.code).join(', '),
    headers,
    content: {
      'application/json': {
        schema: others.length === 0 && only ? only : { oneOf: refs },
        examples: Object.fromEntries(
          answers.map(({ entry, status }) => [
            entry.code,
            { $ref: `#/components/examples/${errorExampleName(entry, status)}` },
          ]),
        ),
      },
    },
  };
};
