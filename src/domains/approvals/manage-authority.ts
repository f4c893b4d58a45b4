import type { AuthorityTerms } from '../../../machines/approvals/authority.machine.ts';
import type { Reads } from '../../platform/db/reads.ts';
import type { Aggregate, Aggregates } from '../../platform/lifecycle/aggregates/aggregate.ts';
import { insert, type Write } from '../../platform/lifecycle/writes.ts';

interface Tools extends Pick<Aggregates, 'aggregate'> {
  readonly tenantId: string;
  readonly reads: Reads;
}

/** The grant behind its member, both locked, in this order: suspending a member takes them in the same one. */
export async function lockedAuthority(
  { aggregate }: Tools,
  { memberId, authorityId }: { readonly memberId: string; readonly authorityId: string },
): Promise<
  | { readonly member: Aggregate<'member'>; readonly authority: Aggregate<'authority'> }
  | 'MEMBER_NOT_FOUND'
  | 'AUTHORITY_NOT_FOUND'
> {
  const member = await aggregate('member', memberId);
  if (!member) return 'MEMBER_NOT_FOUND';
  const authority = await aggregate('authority', authorityId);
  return authority?.context.memberId === memberId ? { member, authority } : 'AUTHORITY_NOT_FOUND';
}

/** The row that checks of a member's window lock, from the first limit over time on (D-207). */
export const windowOf = (
  tenantId: string,
  memberId: string,
  { dailyLimitBaseUnits, monthlyLimitBaseUnits }: AuthorityTerms,
): readonly Write[] =>
  dailyLimitBaseUnits === null && monthlyLimitBaseUnits === null
    ? []
    : [insert('authority_windows', { tenantId, memberId }, 'ignore')];
