import type { AuthorityTerms } from '../../../../machines/approvals/authority.machine.ts';

type VotingTerms = Pick<AuthorityTerms, 'allowedActions' | 'approvalWeight'>;

const votes = (terms: VotingTerms | null): terms is VotingTerms =>
  terms?.allowedActions.includes('payment.approve') === true;

/** Tells whether a grant lets its member vote, or vote with more weight, than what was in force before it; null is nothing. */
export const widensVote = (before: VotingTerms | null, after: VotingTerms): boolean =>
  votes(after) && (!votes(before) || after.approvalWeight > before.approvalWeight);
