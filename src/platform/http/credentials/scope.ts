import { agentForbidden } from '../../../../generated/contract/gates.ts';
import { Refusal, refuse } from '../../refusal.ts';
import type { Caller } from '../caller.ts';
import type { Endpoint } from '../endpoint.ts';
import type { Credential } from './credential.ts';

/** Scopes that no agent key may hold (D-023). */
const AGENT_FORBIDDEN = new Set(agentForbidden);

/** Session-only operations refuse keys, then every scope that the contract names must be held (D-013, D-019). */
export function checkScope(endpoint: Endpoint, { caller }: Credential): Refusal | undefined {
  if (endpoint.isPublic || endpoint.isOperators) return undefined;
  if (caller.kind === 'apiKey' && endpoint.isSessionOnly) return new Refusal(endpoint.keyRefusal);
  if (caller.kind === 'member' && endpoint.isKeyOnly) return refuse('API_KEY_REQUIRED');
  const missing = missingScopes(endpoint, caller);
  if (missing.length === 0) return undefined;
  const isAgents = missing.some((scope) => isForbidden(caller, scope));
  const details = isAgents ? { required: missing, agentForbidden: true } : { required: missing };
  return refuse('INSUFFICIENT_SCOPE', { details });
}

/** The scopes of an operation that a caller does not hold, or may not use. */
export function missingScopes({ keyScopes, sessionScopes }: Endpoint, caller: Caller): string[] {
  const required = caller.kind === 'apiKey' ? keyScopes : sessionScopes;
  return required.filter((scope) => !caller.scopes.includes(scope) || isForbidden(caller, scope));
}

const isForbidden = (caller: Caller, scope: string): boolean => caller.agentId !== null && AGENT_FORBIDDEN.has(scope);
