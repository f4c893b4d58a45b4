import type { Handler } from '../../../kernel/http/handler.ts';
import { authorityRecord, presentAuthority } from '../authority.present.ts';
import { lockedAuthority } from '../manage-authority.ts';

/** Revokes a grant for good, the own one too, and its credential with it (A 3.5, D-204). */
export const revokeAuthority: Handler<'revokeAuthority'> = async (request) => {
  const { path, fail } = request;
  const found = await lockedAuthority(request, path);
  if (typeof found === 'string') return fail(found);
  const { authority } = found;
  const event = { at: authority.now };
  if (!authority.can('REVOKE', event)) return fail('AUTHORITY_REVOKED');
  await authority.send('REVOKE', event);
  return presentAuthority(authorityRecord(authority));
};
