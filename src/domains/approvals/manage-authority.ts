import type { AuthorityTerms } from '../../../machines/approvals/authority.machine.ts';
import type { Reads } from '../../kernel/db/reads.ts';
import type { Aggregate, Aggregates } from '../../kernel/lifecycle/aggregates/aggregate.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { audit, insert, type Write } from '../../kernel/lifecycle/writes.ts';
import { activeGrants } from './authority.store.ts';
import { joinsGroup } from './rules/voter-choice.ts';
import { inviterChoice } from './voter-choice.cross-tenant.ts';

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

/** What the audit trail says of whoever gives a vote to a member of their own choice; undefined where it is refused (D-522). */
export async function judgeVoterChoice(
  request: { readonly reads: Reads; readonly tenantId: string; readonly caller: Pick<Caller, 'memberId' | 'keyIssuerId'> },
  memberId: string,
): Promise<readonly Write[] | undefined> {
  const choice = await inviterChoice(request, memberId);
  if (choice === 'watched') return undefined;
  return choice === 'alone' ? [audit('authority.voter_chosen_by_inviter', memberId, request.tenantId, { memberId })] : [];
}

/** The same of whoever puts a member that votes into a further group, whose payments it then approves. */
export async function judgeGroupChoice(
  request: Parameters<typeof judgeVoterChoice>[0],
  memberId: string,
  { before, after }: { readonly before: readonly string[]; readonly after: readonly string[] },
): Promise<readonly Write[] | undefined> {
  const { reads, tenantId } = request;
  if (!joinsGroup(before, after)) return [];
  const votes = await reads.one(activeGrants(tenantId, memberId, 'payment.approve').select('id').limit(1));
  return votes === undefined ? [] : judgeVoterChoice(request, memberId);
}
