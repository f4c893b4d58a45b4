import type { Reads } from '../../../platform/db/reads.ts';
import type { Write } from '../../../platform/lifecycle/writes.ts';
import { subjectDid } from '../../identity/handles/index.ts';

/** The issuer and the subject of the statement; missing identities are created with it (D-222). */
export interface AttestationDids {
  readonly subjectDid: string;
  readonly orgDid: string;
  readonly writes: readonly Write[];
}

export async function memberDids(
  reads: Reads,
  tenantId: string,
  memberId: string,
  now: Date,
): Promise<AttestationDids> {
  const [member, organization] = await Promise.all([
    subjectDid(reads, { tenantId, subjectType: 'TENANT_MEMBER', subjectId: memberId }, now),
    organizationDids(reads, tenantId, now),
  ]);
  const { orgDid, writes } = organization;
  return { subjectDid: member.did, orgDid, writes: [...member.writes, ...writes] };
}

/** An organization is the subject of its own payment policy (D-224). */
export async function organizationDids(reads: Reads, tenantId: string, now: Date): Promise<AttestationDids> {
  const { did, writes } = await subjectDid(reads, { tenantId, subjectType: 'TENANT', subjectId: tenantId }, now);
  return { subjectDid: did, orgDid: did, writes };
}
