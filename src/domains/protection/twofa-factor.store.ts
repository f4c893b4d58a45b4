import type { Knex } from 'knex';
import type { FactorType } from '../../../machines/protection/twofa-factor.machine.ts';
import { lockByName } from '../../platform/db/named-lock.ts';
import type { Reads } from '../../platform/db/reads.ts';
import { literallyNoneOf, sql } from '../../platform/db/sql.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';
import { DAY_MS } from '../../platform/limits/budget.ts';

/** The owner of the budget that a code counts on: an address's fingerprint, or a member's id. */
export type CodeSubject = `enroll:${string}` | `approve:${string}`;

export type FactorRecord = RecordOf<'twofa-factor'>;

/** A member's factors; removed ones are never read. */
export const factorsOf = (tenantId: string, memberId: string): Knex.QueryBuilder =>
  sql('twofa_factors')
    .where({ tenant_id: tenantId, member_id: memberId })
    .where(literallyNoneOf('status', ['REMOVED']));

/** Tells whether the member has the factor already: one TOTP, one IDP_MFA, each address and phone once (D-349). */
export const sameFactor = (
  reads: Reads,
  tenantId: string,
  { memberId, type, targetIndex }: { memberId: string; type: FactorType; targetIndex: string },
): Promise<{ readonly id: string } | undefined> =>
  reads.one<{ id: string }>(factorsOf(tenantId, memberId).where({ type, target_index: targetIndex }).select('id'));

/** A verified factor of the member besides this one; undefined where it is the first (D-350). */
export const anotherVerified = (
  reads: Reads,
  tenantId: string,
  memberId: string,
  id: string,
): Promise<{ readonly id: string } | undefined> =>
  reads.one<{ id: string }>(
    factorsOf(tenantId, memberId).where({ status: 'VERIFIED' }).whereNot({ id }).select('id').limit(1),
  );

/** The address of a member's factor; undefined where there is no such factor. Another member's is none. */
export const addressOf = (
  reads: Reads,
  tenantId: string,
  memberId: string,
  id: string,
): Promise<Pick<FactorRecord, 'targetIndex' | 'targetCiphertext'> | undefined> =>
  reads.one(factorsOf(tenantId, memberId).where({ id }).select('target_index', 'target_ciphertext'));

/** Locks the budget until the transaction ends, before rows are locked. */
export const lockCodes = (reads: Reads, tenantId: string, subject: CodeSubject): Promise<void> =>
  lockByName(reads, 'twofa-codes', tenantId, subject);

/**
 * Returns the times of the last day at which codes of a budget were sent, and locks the budget until the transaction ends,
 * so that requests at the same time count each other's codes. To avoid a deadlock, lock the budget of the address first.
 */
export async function lockCodesSent(reads: Reads, tenantId: string, subject: CodeSubject, now: Date): Promise<Date[]> {
  const since = new Date(now.getTime() - DAY_MS);
  // In one message: the count looks only when the lock is held.
  const [, rows] = await Promise.all([
    lockCodes(reads, tenantId, subject),
    reads.many<{ sentAt: Date }>(
      sql('twofa_code_sends').select('sent_at').where({ tenant_id: tenantId, subject }).where('sent_at', '>', since),
    ),
  ]);
  return rows.map(({ sentAt }) => sentAt);
}
