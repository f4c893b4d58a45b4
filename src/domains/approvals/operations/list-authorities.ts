import { memberOf } from '../../../payments/tenancy/members.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { pageByVersion } from '../../../platform/lists/page-by-version.ts';
import { presentAuthority } from '../authority.present.ts';
import { type AuthorityRecord, authoritiesOf } from '../authority.store.ts';

/** A member's grants in every status, newest version first (D-202, D-439). */
export const listAuthorities: Handler<'listAuthorities'> = async ({ path, query, tenantId, reads, nextPage, fail }) => {
  if (!(await memberOf(reads, tenantId, path.memberId))) return fail('MEMBER_NOT_FOUND');
  const { status } = query;
  const list = authoritiesOf(tenantId, path.memberId).where(status === undefined ? {} : { status });
  const { rows, next } = await pageByVersion<AuthorityRecord>(reads, list, query);
  nextPage(next);
  return { authorities: rows.map(presentAuthority) };
};
