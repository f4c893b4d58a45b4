import type { Act, Recipe, Signing, Step } from '../recipe.ts';
import { escrowed, settlementOf } from './escrow.ts';
import { act, byKey, owner, signed, start } from './notation.ts';
import { changeThreshold } from './safe-calls.ts';
import { fundedWallet, policyIsDown, STRANGER } from './wallet-payments.ts';

const payment = { id: '{{payment}}' };
const hold = byKey('setTestChain', { holdExecution: true });
const proposal = (name: string, value = '1.00'): Step =>
  byKey(
    'createPayment',
    {
      sourceWalletId: '{{wallet}}',
      destination: { type: 'address', address: STRANGER, chainId: 84_532 },
      amount: { value },
    },
    { keep: { [name]: 'id', [`${name}Hash`]: 'multisigTxHash' } },
  );
const thresholdRaised = byKey(
  'createWalletTransaction',
  { id: '{{wallet}}', to: '{{walletAddress}}', data: changeThreshold(2) },
  { keep: { before: 'id', beforeHash: 'multisigTxHash' } },
);

/** A wallet of two owners that does nothing by itself: enough signatures leave a payment READY_TO_EXECUTE. */
const walletOf = (threshold: number): readonly Step[] => [
  ...owner,
  ...fundedWallet(['owner', 'second'], threshold),
  hold,
];

const sign = (name: string, who: string): readonly (Step | Signing)[] => [
  signed('hash', `{{${name}Hash}}`, who),
  byKey('signPayment', { id: `{{${name}}}`, signature: '{{signature}}' }),
];
const execute = byKey('executePayment', payment);
/** The payment that has the nonce before ours, from its signature to its end. */
const beforeDone: readonly (Step | Signing)[] = [
  ...sign('before', 'owner'),
  byKey('executePayment', { id: '{{before}}' }),
  byKey('getPayment', { id: '{{before}}' }, { until: { at: 'status', is: 'COMPLETED' } }),
];

const signatures: readonly Act[] = [
  act('SIGN', 'AWAITING_SIGNATURE', 'READY_TO_EXECUTE', sign('payment', 'owner'), {
    when: { needsTwo: false, settlement: false, signed: false },
    sets: { signed: true },
  }),
  act('SIGN', 'AWAITING_SIGNATURE', 'AWAITING_SIGNATURE', sign('payment', 'owner'), {
    when: { needsTwo: true, signed: false },
    sets: { signed: true },
  }),
  act('SIGN', 'AWAITING_SIGNATURE', 'READY_TO_EXECUTE', sign('payment', 'second'), { when: { signed: true } }),
  act('SIGN', 'AWAITING_SIGNATURE', 'SIGNING', sign('payment', 'owner'), { when: { settlement: true } }),
  act('SIGN', 'SIGNING', 'READY_TO_EXECUTE', sign('payment', 'payee'), { when: { settlement: true } }),
];

const execution: readonly Act[] = [
  act('WAIT_TURN', 'READY_TO_EXECUTE', 'READY_TO_EXECUTE', [execute], {
    when: { before: 'open', waits: false },
    sets: { waits: true },
  }),
  act('QUORUM_CHANGED', 'READY_TO_EXECUTE', 'AWAITING_SIGNATURE', [...beforeDone, execute], {
    when: { before: 'threshold' },
    sets: { before: 'done' },
  }),
  act('EXECUTE', 'READY_TO_EXECUTE', 'EXECUTING', [execute], { when: { before: false } }),
  act('EXECUTE', 'READY_TO_EXECUTE', 'EXECUTING', [...beforeDone, execute], {
    when: { before: 'rival' },
    sets: { isPoor: true },
  }),
  act('EXECUTION_CONFIRMED', 'EXECUTING', 'COMPLETED', [], { when: { isPoor: false } }),
  act('FAIL', 'EXECUTING', 'FAILED', [], { when: { isPoor: true } }),
  act('FAIL', 'READY_TO_EXECUTE', 'FAILED', [...policyIsDown, execute], { when: { before: false } }),
];

const NONCE = 'needs a transaction of the wallet that the service has not proposed';
const ONE_REQUEST = 'is one request with the proposal, and a refusal leaves no payment';
const ESCROW = 'the escrow of an invoice has three owners and the threshold two, and nobody can propose to change it';

export const multisigPayment: Recipe = {
  lifecycle: 'multisig-payment',
  needs: 'chain',
  id: 'payment',
  owner: 'ownerKey',
  restless: ['EXECUTING'],
  starts: [
    start('AWAITING_SIGNATURE', [...walletOf(2), proposal('payment')], { needsTwo: true }),
    start('AWAITING_SIGNATURE', [...walletOf(1), proposal('before'), proposal('payment')], { before: 'open' }),
    start('AWAITING_SIGNATURE', [...walletOf(1), thresholdRaised, proposal('payment')], { before: 'threshold' }),
    // Each could be paid, and not both.
    start('AWAITING_SIGNATURE', [...walletOf(1), proposal('before', '250'), proposal('payment', '250')], {
      before: 'rival',
    }),
    start('AWAITING_SIGNATURE', [...escrowed, hold, ...settlementOf('releaseInvoice', 'payment')], {
      settlement: true,
    }),
  ],
  acts: [
    ...signatures,
    ...execution,
    act('CANCEL', ['AWAITING_SIGNATURE', 'SIGNING', 'READY_TO_EXECUTE'], 'CANCELLED', [
      byKey('cancelPayment', payment),
    ]),
  ],
  beyond: {
    'CREATED --FAIL--> FAILED': ONE_REQUEST,
    'CREATED --CANCEL--> CANCELLED': ONE_REQUEST,
    'AWAITING_SIGNATURE --FAIL--> FAILED': NONCE,
    'SIGNING --FAIL--> FAILED': NONCE,
    'SIGNING --SIGN--> SIGNING': ESCROW,
    'READY_TO_EXECUTE --QUORUM_CHANGED--> SIGNING': ESCROW,
  },
  asks: {
    executePayment: { as: 'ownerKey', with: payment },
    cancelPayment: { as: 'ownerKey', with: payment },
    signPayment: { as: 'ownerKey', with: { ...payment, signature: `0x${'1'.repeat(128)}1b` } },
  },
};
