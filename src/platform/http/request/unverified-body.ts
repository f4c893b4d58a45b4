import type { UnverifiedBody } from '../../../../generated/contract/operations.ts';
import type { Endpoint } from '../endpoint.ts';
import { parseJsonObject } from './json-body.ts';
import { errorsOfBody, limitError } from './request-body.ts';
import { MAX_ERRORS, toldError } from './validation.ts';

const NOT_JSON = { path: '/body', message: 'must be a JSON object that repeats no key', rule: 'json' };

/**
 * The body of an operation with `x-raw-body`: its bytes, which the handler verifies, and what they say, which nobody looks
 * at before it has. Whatever is wrong with their form is VALIDATION_FAILED, by the handler (D-133).
 */
export const unverifiedBody = (endpoint: Endpoint, bytes: Buffer): UnverifiedBody<Record<string, unknown>> => ({
  bytes,
  verified() {
    const body = parseJsonObject(bytes);
    if (body === undefined) return { errors: [NOT_JSON] };
    if (typeof body === 'string') return { errors: [toldError(limitError(body))] };
    const errors = errorsOfBody(endpoint, body, bytes);
    return errors.length === 0 ? { body } : { errors: errors.slice(0, MAX_ERRORS).map(toldError) };
  },
});
