import type { ErrorCode } from '../../../generated/contract/errors.ts';
import type { Caller } from '../http/caller.ts';
import { missingScopes } from '../http/credentials/scope.ts';
import { endpointOf } from '../http/endpoint.ts';
import { refuseCaller } from '../http/gates.ts';
import type { OperationMeta } from '../http/operation-meta.ts';

/** The part of the caller that decides which operations admit it; null for an operator, who needs no scope. */
export interface Access {
  readonly caller: Caller | null;
  readonly environment: 'sandbox' | 'live';
}

/** The reason why an operation lets this caller in to nothing at all; undefined where it lets the caller in. */
export function accessRefusal(meta: OperationMeta, { caller }: Access): ErrorCode | undefined {
  if (caller === null || meta.security.length === 0) return undefined;
  const endpoint = endpointOf({ ...meta, handler: unasked });
  if (caller.kind === 'apiKey' && endpoint.isSessionOnly) return endpoint.keyRefusal;
  if (missingScopes(endpoint, caller).length > 0) return 'INSUFFICIENT_SCOPE';
  // What the risk of the operation asks of the caller alone; the rest depends on the request.
  return refuseCaller(endpoint, caller)?.code;
}

const unasked = async (): Promise<never> => {
  throw new Error('only its scopes are looked at');
};
