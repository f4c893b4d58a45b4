import type { RowReads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import { activeGrants } from '../authority.store.ts';
import type { Voter } from '../rules/vote-rules.ts';

interface MemberRow {
  readonly id: string;
  readonly status: string;
  readonly signerAddress: string | null;
  readonly approvalGroups: readonly string[];
}

/**
 * A member as a voter, held until the commit: a suspension comes before this vote, which it then refuses, or after it,
 * and finds it to invalidate (D-220). Null: no member of this tenant.
 */
export async function holdVoter(reads: RowReads, tenantId: string, memberId: string): Promise<Voter | null> {
  const [member, grants] = await Promise.all([
    reads.one<MemberRow>(
      sql('members')
        .where({ tenant_id: tenantId, id: memberId })
        .select('id', 'status', 'signer_address', 'approval_groups')
        .forShare(),
    ),
    reads.many<{ id: string; version: number; approvalWeight: number }>(
      activeGrants(tenantId, memberId, 'payment.approve').select('id', 'version', 'approval_weight').forShare(),
    ),
  ]);
  if (member === undefined) return null;
  // Sorted again: a row that another transaction held may have changed while this one waited.
  const [newest] = grants.toSorted((a, b) => b.version - a.version);
  return {
    memberId: member.id,
    isActive: member.status === 'ACTIVE',
    signerAddress: member.signerAddress,
    approvalGroups: member.approvalGroups,
    weight: newest?.approvalWeight ?? null,
    authorityId: newest?.id ?? null,
  };
}

/** Which of these members may approve no longer (D-220). */
export async function lapsedVoters(
  reads: RowReads,
  tenantId: string,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (memberIds.length === 0) return new Set();
  const standing = await reads.many<{ id: string }>(
    sql('members as m')
      .select('m.id')
      .where({ 'm.tenant_id': tenantId, 'm.status': 'ACTIVE' })
      .whereRaw('m.id = ANY(?)', [[...memberIds]])
      .whereRaw(`EXISTS (SELECT FROM authorities a WHERE a.tenant_id = m.tenant_id AND a.member_id = m.id
        AND a.status = 'ACTIVE' AND 'payment.approve' = ANY(a.allowed_actions))`),
  );
  const may = new Set(standing.map(({ id }) => id));
  return new Set(memberIds.filter((id) => !may.has(id)));
}

/** The open requests in which a vote of this member counts, with their payments, in the order of these. */
export const countedVotes = (
  reads: RowReads,
  tenantId: string,
  memberId: string,
  limit: number,
): Promise<{ id: string; paymentId: string }[]> =>
  reads.many<{ id: string; paymentId: string }>(
    sql('approval_votes as v')
      .join('approval_requests as r', 'r.id', 'v.approval_request_id')
      .where({ 'v.tenant_id': tenantId, 'v.member_id': memberId, 'v.decision': 'APPROVE', 'r.status': 'PENDING' })
      .whereNull('v.invalidated_at')
      .select('r.id', 'r.payment_id')
      .orderBy('r.payment_id')
      .limit(limit),
  );
