// Reads across tenants: a credential is looked up before its tenant is known.

import type { Vault } from '../../../platform/crypto/index.ts';
import { isUnavailable } from '../../../platform/db/errors.ts';
import { camelRow } from '../../../platform/db/rows/case.ts';
import { runAsSystem } from '../../../platform/db/run-as-system.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import {
  type Authenticator,
  type KeyRecord,
  type Membership,
  type SessionRecord,
  TryAgain,
} from '../../../platform/http/ports.ts';
import type { Engine } from '../../../platform/lifecycle/engine.ts';
import { transact } from '../../../platform/lifecycle/transact.ts';
import type { UnitOfWork } from '../../../platform/lifecycle/unit-of-work.ts';
import { chooseMembership } from '../members/choose-membership.ts';
import { membershipConfirmation } from '../members/membership-confirmation.ts';
import { verifyEmail } from '../members/verify-email.ts';
import { type KeyRow, keyByHash, type MembershipRow, membershipsOfUser } from './authenticate.cross-tenant.ts';
import { KeyMemory } from './key-memory.ts';
import { effectiveScopes, scopesOfRole } from './scopes.ts';

/** Looks credentials up with the system role, one statement each; the platform judges what is found (D-030). */
export function createAuthenticator(engine: Engine, vault: Vault): Authenticator {
  const memory = new KeyMemory();
  return {
    async apiKey(hash) {
      const [row] = await systemRows<KeyRow>(engine, keyByHash(hash, engine.realTime()));
      return row && memory.remember(hash, row, keyRecord(row, vault));
    },
    rememberedKey: (hash) => memory.find(hash, engine.realTime()),
    async session(claims, tenantHeader) {
      const { email, emailVerified } = claims;
      const index = email === null || !emailVerified ? null : vault.blindIndex('email', email);
      const rows = await systemRows<MembershipRow>(engine, membershipsOfUser(claims.userId, index));
      await proveEmail(engine, rows);
      const choice = chooseMembership(rows, claims, tenantHeader);
      if (choice === 'ambiguous') return { membership: null, ambiguous: true };
      if (choice === null) return { membership: null, ambiguous: false };
      return sessionRecord(choice);
    },
  };
}

async function systemRows<T extends object>({ pool, fault }: Engine, statement: Statement): Promise<T[]> {
  try {
    // Who was let in, or was not, is an answer too.
    const presence = pool.presence?.();
    presence?.begin();
    const [result] = await runAsSystem(pool, [statement], fault);
    await presence?.proved();
    return (result?.rows ?? []).map((row: Record<string, unknown>) => camelRow<T>(row));
  } catch (error) {
    throw isUnavailable(error) ? new TryAgain('the database is not available', { cause: error }) : error;
  }
}

/** A session's address counts for every tenant that its user belongs to under it, whichever the session acts in. */
async function proveEmail(engine: Engine, rows: readonly MembershipRow[]): Promise<void> {
  for (const { id } of rows.filter(({ provesEmail }) => provesEmail)) {
    await asMember(engine, id, async (work) => {
      const member = await work.aggregate('member', id);
      const tools = { reads: work.reads, open: work.open.bind(work) };
      if (member) await verifyEmail(member, tools, engine.services.vault);
    });
  }
}

/** A transaction of its own, before the request's: what a session proves stands whatever becomes of the request. */
const asMember = <T>(engine: Engine, memberId: string, task: (work: UnitOfWork) => Promise<T>): Promise<T> =>
  transact(engine, { actorType: 'member', actorId: memberId, requestId: null }, task);

function keyRecord(row: KeyRow, vault: Vault): KeyRecord {
  return {
    id: row.id,
    tenantId: row.tenantId,
    tenantStatus: row.tenantStatus,
    // Removing a member revokes its keys; those of members who were removed before that rule are none either (D-488).
    revokedAt: row.revokedAt ?? row.memberRemovedAt,
    expiresAt: row.expiresAt,
    scopes: effectiveScopes(row.scopes, row.memberRole),
    agentId: row.agentId,
    agentStatus: row.agentStatus,
    ipAllowlist: row.ipAllowlist,
    requestSigning: row.signingSecretCiphertext !== null,
    signingSecret: row.signingSecretCiphertext === null ? null : vault.decrypt(row.signingSecretCiphertext),
    memberId: row.memberId,
    memberRole: row.memberRole,
    memberActive: row.memberStatus === 'ACTIVE',
    issuedByMemberId: row.issuedByMemberId,
    apiVersion: row.apiVersion,
  };
}

function sessionRecord(row: MembershipRow): SessionRecord {
  const membership: Membership = {
    memberId: row.id,
    tenantId: row.tenantId,
    tenantStatus: row.tenantStatus,
    role: row.role,
    active: row.status === 'ACTIVE',
    scopes: scopesOfRole(row.role),
  };
  return { membership, ambiguous: false, confirmation: membershipConfirmation(membership) };
}
