import { isBehind } from '../../../platform/http/caller.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { authorityRecord, presentAuthority } from '../authority.present.ts';
import { lockedAuthority } from '../manage-authority.ts';

/** Takes a grant and its credential out of force until it is reactivated (D-205). */
export const suspendAuthority: Handler<'suspendAuthority'> = async (request) => {
  const { path, caller, fail } = request;
  const found = await lockedAuthority(request, path);
  if (typeof found === 'string') return fail(found);
  const { member, authority } = found;
  if (isBehind(caller, member.id)) return fail('ROLE_NOT_PERMITTED');
  if (authority.status === 'REVOKED') return fail('AUTHORITY_REVOKED');
  const event = { at: authority.now };
  if (!authority.can('SUSPEND', event)) return fail('AUTHORITY_NOT_ACTIVE');
  await authority.send('SUSPEND', event);
  return presentAuthority(authorityRecord(authority));
};
