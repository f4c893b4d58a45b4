import { isBehind } from '../../../platform/http/caller.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { authorityRecord, presentAuthority } from '../authority.present.ts';
import { lockedAuthority } from '../manage-authority.ts';

/**
 * Revokes a grant for good, and its credential with it (A 3.5, D-204). Nobody revokes their own (D-510): an OWNER, ADMIN or
 * FINANCE without a grant pays without personal limits.
 */
export const revokeAuthority: Handler<'revokeAuthority'> = async (request) => {
  const { path, caller, fail } = request;
  const found = await lockedAuthority(request, path);
  if (typeof found === 'string') return fail(found);
  const { member, authority } = found;
  if (isBehind(caller, member.id)) return fail('ROLE_NOT_PERMITTED');
  const event = { at: authority.now };
  if (!authority.can('REVOKE', event)) return fail('AUTHORITY_REVOKED');
  await authority.send('REVOKE', event);
  return presentAuthority(authorityRecord(authority));
};
