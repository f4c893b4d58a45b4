import type { FactorType } from '../../../machines/protection/twofa-factor.machine.ts';
import { lockByName } from '../../platform/db/named-lock.ts';
import { oncePerTransaction } from '../../platform/db/once-per-transaction.ts';
import type { Reads, RowReads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import { DEFAULTS, type Settings } from './rules/settings.ts';
import type { ProtectionTerms, SavedPayee } from './rules/transfer.ts';

/** A factor that counts now. */
export interface UsableFactor {
  readonly id: string;
  readonly type: FactorType;
  readonly hint: string | null;
}

/** Protection that is enabled, and the factors of the member who acts that count now. */
export interface Protection extends ProtectionTerms {
  readonly factors: readonly UsableFactor[];
}

const USABLE = `SELECT coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'type', f.type, 'hint', f.hint)
    ORDER BY f.created_at DESC, f.id DESC), '[]')
  FROM twofa_factors f WHERE f.tenant_id = ? AND f.member_id = ? AND f.status = 'VERIFIED' AND f.usable_at <= ?`;

/** The owner of the protection: the caller's tenant, member and clock. */
export interface Protected {
  readonly reads: Reads;
  readonly tenantId: string;
  readonly caller: { readonly memberId: string | null };
  readonly now: Date;
}

/**
 * Protection as it applies to the caller; undefined while it is not enabled. Asked once a transaction: handlers ask along
 * with what they look up anyway, so that the gate costs a tenant without protection no round trip.
 */
export const protectionOf = ({ reads, tenantId, caller, now }: Protected): Promise<Protection | undefined> =>
  oncePerTransaction(reads, 'protection', () =>
    reads.one<Protection>(
      sql.raw(
        `SELECT s.cooling_off_seconds, s.threshold_base_units, s.required_factors, (${USABLE}) AS factors
          FROM protection_settings s WHERE s.tenant_id = ? AND s.enabled`,
        [tenantId, caller.memberId ?? '', now, tenantId],
      ),
    ),
  );

/** The member's factors that count now, whether protection is enabled or not. */
export async function usableFactors({ reads, tenantId, caller, now }: Protected): Promise<readonly UsableFactor[]> {
  const row = await reads.one<{ factors: UsableFactor[] }>(
    sql.raw(`SELECT (${USABLE}) AS factors`, [tenantId, caller.memberId ?? '', now]),
  );
  return row?.factors ?? [];
}

/**
 * What the tenant has saved of a payee: a contact with the target, or one of its own wallets. A wallet cools off from its
 * creation like a contact: whoever creates it names its owners, who need not belong to the tenant (D-505).
 */
export async function savedPayee(
  reads: RowReads,
  tenantId: string,
  { targetIndex, address }: { readonly targetIndex: string | null; readonly address: string | null },
  coolingOffSeconds: number,
): Promise<SavedPayee> {
  const row = await reads.one<SavedPayee>(
    sql.raw(
      `SELECT c.label, least(c.available_at, w.created_at + ? * interval '1 second') AS available_at
        FROM (VALUES (1)) one
        LEFT JOIN contacts c ON c.tenant_id = ? AND c.target_index = ? AND c.status = 'SAVED'
        LEFT JOIN LATERAL (SELECT created_at FROM wallets WHERE tenant_id = ? AND lower(address) = lower(?) LIMIT 1) w ON true`,
      [coolingOffSeconds, tenantId, targetIndex, tenantId, address],
    ),
  );
  return row ?? { label: null, availableAt: null };
}

/** The settings as they stand, the defaults where nobody has changed them; `updatedAt` is then undefined. */
export async function settingsOf(
  reads: RowReads,
  tenantId: string,
): Promise<Settings & { readonly updatedAt: Date | undefined }> {
  const row = await reads.one<Settings & { updatedAt: Date }>(
    sql('protection_settings').where({ tenant_id: tenantId }),
  );
  return row ?? { ...DEFAULTS, updatedAt: undefined };
}

/** One change of a member's factors after the other: what is counted holds until the transaction ends. */
export const lockFactors = (reads: RowReads, memberId: string): Promise<void> =>
  lockByName(reads, 'twofa-factors', memberId);
