import type { AuthorityTerms } from '../../../machines/approvals/authority.machine.ts';
import type { Reads, RowReads } from '../../kernel/db/reads.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import type { Aggregate, Aggregates } from '../../kernel/lifecycle/aggregate.ts';
import { insert, type Write } from '../../kernel/lifecycle/writes.ts';
import { otherActiveOwners } from '../../kernel/tenancy/members.ts';

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

/** Nobody changes the own authority but the only ACTIVE OWNER; a key is its member (D-206). */
export async function mayManageAuthority(
  { tenantId, reads, caller }: { tenantId: string; reads: RowReads; caller: Pick<Caller, 'memberId' | 'role'> },
  memberId: string,
): Promise<boolean> {
  if (caller.memberId !== memberId) return true;
  if (caller.role !== 'OWNER') return false;
  return (await reads.one(otherActiveOwners(tenantId, memberId))) === undefined;
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
