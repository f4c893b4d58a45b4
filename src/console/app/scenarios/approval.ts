import { pays, waits } from './payment-steps.ts';
import { WITH_BALANCE } from './recipient-steps.ts';
import type { Scenario } from './scenario.ts';

const VOTER = 'Vera Voter';

interface Approvals {
  readonly approvals: readonly { readonly id: string; readonly paymentId: string; readonly status: string }[];
}

/** Ends where a person goes on: the second member signs in here, and its vote releases the payment. */
export const APPROVAL: Scenario = {
  id: 'approval',
  title: 'A payment that a second person approves',
  says: `From now on, your payments above 100.00 USD need an approval. One waits for ${VOTER}, who signs in here: you vote as her.`,
  hasRecipient: true,
  steps: [
    ...WITH_BALANCE,
    {
      kind: 'call',
      by: 'payer',
      says: 'You require one approval above 100.00 USD',
      operation: 'setPaymentPolicy',
      params: () => ({ rules: { approvals: [{ aboveUsd: '100', minimumApprovals: 1 }] } }),
    },
    {
      kind: 'call',
      by: 'payer',
      says: `You invite ${VOTER}`,
      operation: 'createMember',
      params: ({ eventId }) => ({ email: `voter-${eventId.slice(0, 8)}@payer.test`, name: VOTER, role: 'FINANCE' }),
      keep: ({ kept }, answer) => {
        kept.voter = (answer as { readonly id: string }).id;
      },
    },
    {
      kind: 'call',
      by: 'anyone',
      says: 'She signs in',
      operation: 'createTestSession',
      params: ({ kept }) => ({ memberId: kept.voter }),
      keep: ({ kept }, answer) => {
        kept.voterSession = (answer as { readonly token: string }).token;
      },
    },
    {
      kind: 'call',
      by: 'payer',
      says: 'You let her approve payments',
      operation: 'createAuthority',
      params: ({ kept }) => ({ memberId: kept.voter, allowedActions: ['payment.approve'] }),
    },
    pays('101.00'),
    waits('The payment is held', 'APPROVAL_REQUIRED'),
    {
      kind: 'call',
      by: 'payer',
      says: 'An approval request waits for her vote',
      operation: 'listApprovals',
      params: () => ({ status: 'PENDING' }),
      keep: ({ kept }, answer) => {
        kept.approval = (answer as Approvals).approvals.find(({ paymentId }) => paymentId === kept.payment)?.id ?? '';
      },
      tells: (_, { kept }) => (kept.approval ? 'PENDING' : undefined),
    },
  ],
  opens: ({ approval }) =>
    approval ? { path: `r/approval-request/${approval}`, label: 'Open the approval request' } : undefined,
  joins: ({ voter = '', voterSession = '' }) => ({ name: VOTER, memberId: voter, session: voterSession }),
};
