import { judgeVoterChoice } from '../../../payments/tenancy/inviters.cross-tenant.ts';
import { isBehind } from '../../../platform/http/caller.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { authorityRecord, presentAuthority } from '../authority.present.ts';
import { lockedAuthority } from '../manage-authority.ts';
import { widensVote } from '../rules/voter-choice.ts';

/** Puts a suspended grant of an ACTIVE member back into force (D-205); votes that lapsed stay so (D-220). */
export const reactivateAuthority: Handler<'reactivateAuthority'> = async (request) => {
  const { path, caller, write, fail } = request;
  const found = await lockedAuthority(request, path);
  if (typeof found === 'string') return fail(found);
  const { member, authority } = found;
  if (isBehind(caller, member.id)) return fail('ROLE_NOT_PERMITTED');
  const choice = widensVote(null, authority.context) ? await judgeVoterChoice(request, member.id) : [];
  if (choice === undefined) return fail('ROLE_NOT_PERMITTED');
  if (authority.status === 'REVOKED') return fail('AUTHORITY_REVOKED');
  if (!authority.can('REACTIVATE') || member.status !== 'ACTIVE') return fail('AUTHORITY_NOT_ACTIVE');
  await authority.send('REACTIVATE');
  write(...choice);
  return presentAuthority(authorityRecord(authority));
};
