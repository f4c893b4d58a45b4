import type { Reads } from '../../../platform/db/reads.ts';
import type { AuthorityRecord } from '../authority.store.ts';
import { type Attestable, attestableOf } from '../rules/attestation.ts';
import { grantFields } from '../rules/grant-document.ts';
import { memberDids } from './organization-dids.ts';

/**
 * Returns the text of this version of a grant that the multisig may sign, and the identities that it names (A 2.7,
 * D-222).
 */
export async function attestableGrant(reads: Reads, grant: Omit<AuthorityRecord, 'status'>, now: Date) {
  const { id, tenantId, memberId, version, versionedAt } = grant;
  const { subjectDid, orgDid, writes } = await memberDids(reads, tenantId, memberId, now);
  const attestable: Attestable = attestableOf({
    kind: 'AUTHORITY_DELEGATION',
    subjectDid,
    orgDid,
    id,
    version,
    versionedAt,
    content: { grant: grantFields(id, grant) },
  });
  return { attestable, writes };
}
