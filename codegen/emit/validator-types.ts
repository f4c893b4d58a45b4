import { header, lines } from '../print/text.ts';

/** `validators.d.ts`: beside ajv's JavaScript. */
export const REQUEST_TYPES = lines(
  header('spec/').trimEnd(),
  "import type { ErrorObject } from 'ajv';",
  "import type { OperationId } from './operations.ts';",
  '',
  '/** True when the value fits; otherwise all that is wrong stands in `errors`. */',
  'export interface Validate {',
  '  (value: unknown): boolean;',
  '  errors?: readonly ErrorObject[] | null;',
  '}',
  '',
  'export interface RequestValidators {',
  '  /** Reads text as the documented types and fills in defaults, in place. */',
  '  readonly query?: Validate;',
  '  /** Keys in lower case; read as the query is. */',
  '  readonly headers?: Validate;',
  '  /** Changes nothing. */',
  '  readonly body?: Validate;',
  '}',
  '',
  'export declare const requestValidators: { readonly [I in OperationId]?: RequestValidators };',
);

/** `response-validators.d.ts`. */
export const RESPONSE_TYPES = lines(
  header('spec/').trimEnd(),
  "import type { OperationId } from './operations.ts';",
  "import type { Validate } from './validators.js';",
  '',
  '/** By operation and 2xx status; none for a response that is not JSON. */',
  'export declare const responseValidators: { readonly [I in OperationId]?: { readonly [status: number]: Validate } };',
);
