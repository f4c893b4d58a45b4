// Generated from spec/ by `npm run generate`. Do not edit.

import type { ErrorObject } from 'ajv';
import type { OperationId } from './operations.ts';

/** True when the value fits; otherwise all that is wrong stands in `errors`. */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly ErrorObject[] | null;
}

export interface RequestValidators {
  /** Reads text as the documented types and fills in defaults, in place. */
  readonly query?: Validate;
  /** Keys in lower case; read as the query is. */
  readonly headers?: Validate;
  /** Changes nothing. */
  readonly body?: Validate;
}

export declare const requestValidators: { readonly [I in OperationId]?: RequestValidators };
