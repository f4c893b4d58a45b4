import type { AuthorityTerms } from '../../../../machines/approvals/authority.machine.ts';

type VotingTerms = Pick<AuthorityTerms, 'allowedActions' | 'approvalWeight'>;

const votes = (terms: VotingTerms | null): terms is VotingTerms =>
  terms?.allowedActions.includes('payment.approve') === true;

/** Tells whether a grant lets its member vote, or vote with more weight, than what was in force before it; null is nothing. */
export const widensVote = (before: VotingTerms | null, after: VotingTerms): boolean =>
  votes(after) && (!votes(before) || after.approvalWeight > before.approvalWeight);

/** Tells whether a member joins a group that it was not in. */
export const joinsGroup = (before: readonly string[], after: readonly string[]): boolean =>
  after.some((group) => !before.includes(group));

/**
 * Two can see to it that nobody chooses the voter of an own payment (D-522). The only OWNER cannot ask anybody else, and
 * the audit trail says when that was so.
 */
export const isWatched = (administrators: number): boolean => administrators >= 2;
