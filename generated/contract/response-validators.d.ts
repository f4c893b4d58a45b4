// Generated from spec/ by `npm run generate`. Do not edit.

import type { OperationId } from './operations.ts';
import type { Validate } from './validators.js';

/** By operation and 2xx status; none for a response that is not JSON. */
export declare const responseValidators: { readonly [I in OperationId]?: { readonly [status: number]: Validate } };
