import { judgeVoterChoice } from '../../../payments/tenancy/inviters.cross-tenant.ts';
import { isBehind } from '../../../platform/http/caller.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { attestableGrant } from '../attestations/attest-grant.ts';
import { authorityRecord, presentAuthority } from '../authority.present.ts';
import { nextVersion } from '../authority.store.ts';
import { lockedAuthority, windowOf } from '../manage-authority.ts';
import { changedTerms, NO_TERMS } from '../rules/authority-terms.ts';
import { widensVote } from '../rules/voter-choice.ts';
import { widens } from '../rules/widening.ts';

/** Writes the next version of a grant; an attestation of the one before is void (D-203). */
export const updateAuthority: Handler<'updateAuthority'> = async (request) => {
  const { path, body, tenantId, reads, write, caller, risk, fail } = request;
  const found = await lockedAuthority(request, path);
  if (typeof found === 'string') {
    // What the body says alone is refused whatever it is about.
    const unfit = changedTerms(NO_TERMS, body);
    return 'allowedActions' in unfit ? fail(found) : fail('INVALID_USD_AMOUNT', { errors: [...unfit] });
  }
  const { member, authority } = found;
  const terms = changedTerms(authority.context, body);
  if (!('allowedActions' in terms)) return fail('INVALID_USD_AMOUNT', { errors: [...terms] });
  if (isBehind(caller, member.id)) return fail('ROLE_NOT_PERMITTED');
  const choice = widensVote(authority.context, terms) ? await judgeVoterChoice(request, member.id) : [];
  if (choice === undefined) return fail('ROLE_NOT_PERMITTED');
  const version = await nextVersion(reads, tenantId, member.id);
  const event = { terms, version, at: authority.now };
  if (!authority.can('UPDATE', event)) return fail('AUTHORITY_REVOKED');
  risk(widens(authority.context, terms) ? 'grants-rights' : 'takes-rights');
  await authority.send('UPDATE', event);
  const record = authorityRecord(authority);
  const { attestable, writes } = await attestableGrant(reads, record, authority.now);
  write(...writes, ...choice, ...windowOf(tenantId, member.id, terms));
  return { authority: presentAuthority(record), attestation: attestable.attestation };
};
