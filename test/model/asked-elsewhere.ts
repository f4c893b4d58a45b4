/** Declared answers that the walks of the small machines cannot ask for, and the tests that ask for them. */
export interface AskedElsewhere {
  readonly reason: string;
  readonly tests: readonly string[];
  /** Each as `machine EVENT: operation`, or as `machine EVENT` for all of its operations. */
  readonly answers: readonly string[];
}

export const ASKED_ELSEWHERE: readonly AskedElsewhere[] = [
  {
    reason: 'Every operation that redeems a challenge passes one gate. The walk asks it through one operation.',
    tests: ['test/domains/protection/gate.test.ts', 'test/domains/protection/challenges.test.ts'],
    answers: ['twofa-challenge REDEEM'],
  },
  {
    reason: 'The credential of a member who is not ACTIVE is refused before the state is read, except in a race.',
    tests: ['test/model/late-refusals.test.ts'],
    answers: ['member REGISTER_SIGNER'],
  },
  {
    reason: 'The operation finds the request by its payment. The walk has no payment that waits for a vote.',
    tests: ['test/domains/approvals/votes.test.ts'],
    answers: ['approval-request APPROVE: approvePayment', 'approval-request REJECT: approvePayment'],
  },
  {
    reason: 'The operation sends APPROVE first, or REJECT if the signature is one of a rejection.',
    tests: ['test/domains/approvals/attestation.test.ts'],
    answers: ['approval-request REJECT: signApproval'],
  },
  {
    reason: 'A guard decides: the state takes the event from others.',
    tests: [
      'test/domains/approvals/attestation.test.ts',
      'test/domains/cards/authorizations.test.ts',
      'test/domains/identity/dids.test.ts',
    ],
    answers: ['authority ATTEST', 'payment-policy ATTEST', 'card-authorization REVERSE', 'did-reservation NAME'],
  },
  {
    reason: 'The operation is about another resource, which reaches this one: a successor, an offer, a challenge.',
    tests: [
      'test/domains/identity/wallet-bindings.test.ts',
      'test/domains/lending/loans.test.ts',
      'test/domains/protection/challenges.test.ts',
    ],
    answers: ['wallet-binding ROTATE: verifyWalletBinding', 'financing-pool LEND', 'twofa-factor USE'],
  },
  {
    reason: 'The key of an operator asks it.',
    tests: ['test/domains/admin/review-cases.test.ts'],
    answers: ['review-case RESOLVE: resolveReviewCase'],
  },
  {
    reason: 'The service leaves these states within the request that enters them, so that no other request meets one.',
    tests: ['test/domains/payments/legacy-execution.test.ts'],
    answers: ['multisig-payment SIGN', 'multisig-payment EXECUTE'],
  },
];
