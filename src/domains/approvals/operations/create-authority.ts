import { judgeVoterChoice } from '../../../payments/tenancy/inviters.cross-tenant.ts';
import { newId } from '../../../platform/db/ids.ts';
import { isBehind } from '../../../platform/http/caller.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { attestableGrant } from '../attestations/attest-grant.ts';
import { authorityRecord, presentAuthority } from '../authority.present.ts';
import { nextVersion } from '../authority.store.ts';
import { windowOf } from '../manage-authority.ts';
import { newTerms } from '../rules/authority-terms.ts';
import { widensVote } from '../rules/voter-choice.ts';

/** Grants authority to an ACTIVE member (A 2.7, D-202); nobody to themselves (D-510), and no vote to an own invitee (D-522). */
export const createAuthority: Handler<'createAuthority'> = async (request) => {
  const { path, body, tenantId, reads, aggregate, open, write, caller, fail } = request;
  const terms = newTerms(body);
  if (!('allowedActions' in terms)) return fail('INVALID_USD_AMOUNT', { errors: [...terms] });
  // Locked, so that versions follow one another, and a suspension takes every grant with it (D-203, D-205).
  const member = await aggregate('member', path.memberId);
  if (!member) return fail('MEMBER_NOT_FOUND');
  if (isBehind(caller, member.id)) return fail('ROLE_NOT_PERMITTED');
  const choice = widensVote(null, terms) ? await judgeVoterChoice(request, member.id) : [];
  if (choice === undefined) return fail('ROLE_NOT_PERMITTED');
  if (member.status !== 'ACTIVE') return fail('AUTHORITY_NOT_ACTIVE');
  const context = {
    ...terms,
    tenantId,
    memberId: member.id,
    credentialId: null,
    suspendedAt: null,
    revokedAt: null,
    version: await nextVersion(reads, tenantId, member.id),
    versionedAt: member.now,
  };
  const authority = authorityRecord(await open('authority', { id: newId('gra'), context }));
  const { attestable, writes } = await attestableGrant(reads, authority, member.now);
  write(...writes, ...choice, ...windowOf(tenantId, member.id, terms));
  return { authority: presentAuthority(authority), attestation: attestable.attestation };
};
