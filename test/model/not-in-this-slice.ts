import { expect } from 'vitest';
import { multisigPaymentMachine } from '../../machines/payments/multisig-payment.machine.ts';
import { newHold } from '../../src/domains/invoices/rules/hold.ts';
import { explore } from './explore.ts';
import { sliceModel } from './payment-model.ts';
import { edgesIn } from './walks.ts';

/** Transitions that nothing can bring about yet: why, and how it is seen that this still holds. */
export interface Exemption {
  readonly reason: string;
  readonly edges: readonly string[];
  /** Fails as soon as the way is open: then the edges have to be walked. */
  stillHolds(): void;
}

const OWNERS = ['1', '2', '3'].map((digit) => `0x${digit.repeat(40)}`) as [string, string, string];

const HELD_FOR_APPROVAL = ['COMPLIANCE_HOLD.APPROVAL_REQUIRED', 'COMPLIANCE_HOLD.APPROVAL_PENDING'];

/** What needs voters beside the two tenants of a walk: test/domains/approvals/lane-walks.test.ts takes each of them. */
export const APPROVAL_LANE: readonly string[] = [
  'offramp-payment: POLICY_CHECK --POLICY_HELD--> COMPLIANCE_HOLD.APPROVAL_REQUIRED',
  'offramp-payment: COMPLIANCE_HOLD.APPROVAL_REQUIRED --VOTE_RECORDED--> COMPLIANCE_HOLD.APPROVAL_PENDING',
  'offramp-payment: COMPLIANCE_HOLD.APPROVAL_PENDING --VOTES_INVALIDATED--> COMPLIANCE_HOLD.APPROVAL_REQUIRED',
  'offramp-payment: POLICY_CHECK --POLICY_HELD--> COMPLIANCE_HOLD.APPROVAL_PENDING',
  ...[...HELD_FOR_APPROVAL, 'COMPLIANCE_HOLD.CREDENTIAL_HOLD'].flatMap((from) => [
    `offramp-payment: ${from} --APPROVAL_REJECTED--> REFUND_PENDING`,
    `offramp-payment: ${from} --APPROVAL_REJECTED--> CANCELED`,
  ]),
  ...HELD_FOR_APPROVAL.flatMap((from) => [
    `offramp-payment: ${from} --RECHECK--> POLICY_CHECK`,
    `offramp-payment: ${from} --REVIEW_RELEASED--> POLICY_CHECK`,
    `offramp-payment: ${from} --REVIEW_REJECTED--> REFUND_PENDING`,
    `offramp-payment: ${from} --REVIEW_REJECTED--> CANCELED`,
    `offramp-payment: ${from} --CANCEL--> CANCELED`,
    `offramp-payment: ${from} --GRACE_OVER--> REFUND_PENDING`,
  ]),
];

export const NOT_IN_THIS_SLICE: readonly Exemption[] = [
  {
    reason: 'votes need members beside the two tenants of a walk: test/domains/approvals/lane-walks.test.ts takes them',
    edges: APPROVAL_LANE,
    stillHolds: () => {
      const walked = new Set(edgesIn(explore(sliceModel)).keys());
      expect(APPROVAL_LANE.filter((edge) => walked.has(edge))).toEqual([]);
    },
  },
  {
    reason: 'a legacy payment is proposed by the request that creates it: it rests nowhere before that (D-172)',
    edges: ['multisig-payment: CREATED --FAIL--> FAILED', 'multisig-payment: CREATED --CANCEL--> CANCELLED'],
    stillHolds: () => {
      expect(multisigPaymentMachine.states.CREATED?.tags).toContain('passing');
    },
  },
  {
    reason: 'an escrow has a threshold of two: the signature after the first completes it (D-295, D-408)',
    edges: ['multisig-payment: SIGNING --SIGN--> SIGNING'],
    stillHolds: () => {
      const parties = { payerAddress: OWNERS[0], payeeAddress: OWNERS[1], arbiterAddress: OWNERS[2] };
      const { threshold } = newHold({ ...parties, tenantId: 'ten_model', chainId: 1 }, 'inv_model').context;
      expect(threshold).toBe(2);
    },
  },
  {
    reason:
      'an invoice is walked without changes of its escrow: test/domains/invoices/settlement.test.ts raises its threshold',
    edges: ['multisig-payment: READY_TO_EXECUTE --QUORUM_CHANGED--> SIGNING'],
    stillHolds: () => {
      expect(multisigPaymentMachine.states.READY_TO_EXECUTE?.on).toHaveProperty('QUORUM_CHANGED');
    },
  },
];

/** The exempt transitions of these machines. */
export const exemptOf = (machines: readonly string[]): string[] =>
  NOT_IN_THIS_SLICE.flatMap(({ edges }) => edges).filter((edge) => machines.includes(edge.slice(0, edge.indexOf(':'))));
