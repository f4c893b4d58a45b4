// Reads across tenants: operations that are public or for operators have no tenant.

import type { Caller } from '../http/caller.ts';
import type { Engine } from '../lifecycle/engine.ts';
import { type Scope, UnitOfWork } from '../lifecycle/unit-of-work.ts';

/** The transaction of a request: with the caller's role, behind the wall of its tenant, on record as the caller's. */
export function unitOfWorkFor(
  engine: Engine,
  caller: Caller,
  tenantId: string | null,
  options: Pick<Scope, 'lockTimeoutMs' | 'onlyReads' | 'work'> = {},
): UnitOfWork {
  const by = { ...actorOf(caller), requestId: caller.requestId };
  // Nobody's wall stands around public and operators' operations: what they may see is their handlers' rule.
  const role = caller.kind === 'public' || caller.kind === 'operator' ? 'system' : 'app';
  return new UnitOfWork(engine, { role, tenantId, by, ...options, isRequest: true });
}

function actorOf(caller: Caller): {
  actorType: 'member' | 'key' | 'operator' | 'system' | 'public';
  actorId: string | null;
} {
  switch (caller.kind) {
    case 'apiKey':
      return { actorType: 'key', actorId: caller.apiKeyId };
    case 'member':
      return { actorType: 'member', actorId: caller.memberId ?? caller.userId };
    case 'operator':
      // Who stands behind the deployment's one key (D-425).
      return { actorType: 'operator', actorId: caller.userId };
    default:
      return { actorType: caller.kind, actorId: null };
  }
}
