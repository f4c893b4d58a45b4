import { grantingScopes } from '../../../../generated/contract/gates.ts';
import { blockOf } from '../../../platform/http/credentials/ip-address.ts';
import { isAgentForbidden, type Scope } from './scopes.ts';

/** The checks of a request for a key beyond its schema; null counts as absent (D-037). */
export interface KeyRequest {
  readonly scopes?: readonly Scope[] | null;
  readonly agent?: boolean | null;
  readonly agentId?: string | null;
  readonly ipAllowlist?: readonly string[] | null;
  readonly expiresAt?: string | null;
}

interface FieldError {
  readonly path: string;
  readonly message: string;
  readonly rule: string;
}

/** Everything that is wrong with it, in the shape of `details.errors` (D-034). `now` is real time (D-067). */
export function keyRequestErrors(request: KeyRequest, now: Date): FieldError[] {
  const errors: FieldError[] = [];
  const isForAgent = request.agent ?? false;
  if (request.agentId && !isForAgent) {
    errors.push({ path: '/body/agentId', message: 'needs agent: true', rule: 'dependentRequired' });
  }
  for (const [at, scope] of (request.scopes ?? []).entries()) {
    if (!isForAgent || !isAgentForbidden(scope)) continue;
    errors.push({ path: `/body/scopes/${at}`, message: 'may not be held by an agent', rule: 'agentForbidden' });
  }
  for (const [at, entry] of (request.ipAllowlist ?? []).entries()) {
    if (blockOf(entry) !== undefined) continue;
    errors.push({ path: `/body/ipAllowlist/${at}`, message: 'must be an IP address or a CIDR block', rule: 'cidr' });
  }
  if (request.expiresAt && new Date(request.expiresAt) <= now) {
    errors.push({ path: '/body/expiresAt', message: 'must be in the future', rule: 'future' });
  }
  return errors;
}

/**
 * The scopes that it asks for. By default all that the creator holds and such a key may, but for those by which a stolen key
 * could give rights that outlive it: these have to be named (D-007, D-023, D-517).
 */
export const requestedScopes = (request: KeyRequest, held: readonly string[]): readonly string[] =>
  request.scopes ??
  held.filter((scope) => !grantingScopes.includes(scope) && !(request.agent && isAgentForbidden(scope)));
