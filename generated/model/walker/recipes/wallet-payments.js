import { act, byKey, owner, start } from "./notation.js";
/** An address whose key is known to nobody here: what it has to sign stays unsigned. */
const STRANGER = '0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1';
const SIGNATURE = 'needs the signature of an owner';
const payment = { id: '{{payment}}' };
const cancel = byKey('cancelPayment', payment);
/** A wallet that is deployed and has money. */
const wallet = [
    ...owner,
    byKey('createWallet', { name: 'Walk', owners: [{ address: STRANGER, role: 'ADMIN_OWNER' }], threshold: 1 }, { keep: { wallet: 'id' } }),
    byKey('fundWallet', { id: '{{wallet}}' }, { keep: { drip: 'id' } }),
    byKey('getDrip', { dripId: '{{drip}}' }, { until: { at: 'status', is: 'CONFIRMED' } }),
    byKey('getWallet', { id: '{{wallet}}' }, { until: { at: 'status', is: 'DEPLOYED' } }),
];
const proposed = [
    ...wallet,
    byKey('createPayment', {
        sourceWalletId: '{{wallet}}',
        destination: { type: 'address', address: STRANGER, chainId: 84_532 },
        amount: { value: '1.00' },
    }, { keep: { payment: 'id' } }),
];
const BEYOND = [
    'CREATED --FAIL--> FAILED',
    'CREATED --CANCEL--> CANCELLED',
    'AWAITING_SIGNATURE --SIGN--> READY_TO_EXECUTE',
    'AWAITING_SIGNATURE --SIGN--> SIGNING',
    'AWAITING_SIGNATURE --SIGN--> AWAITING_SIGNATURE',
    'AWAITING_SIGNATURE --FAIL--> FAILED',
    'SIGNING --SIGN--> READY_TO_EXECUTE',
    'SIGNING --SIGN--> SIGNING',
    'SIGNING --FAIL--> FAILED',
    'SIGNING --CANCEL--> CANCELLED',
    'READY_TO_EXECUTE --EXECUTE--> EXECUTING',
    'READY_TO_EXECUTE --WAIT_TURN--> READY_TO_EXECUTE',
    'READY_TO_EXECUTE --QUORUM_CHANGED--> SIGNING',
    'READY_TO_EXECUTE --QUORUM_CHANGED--> AWAITING_SIGNATURE',
    'READY_TO_EXECUTE --FAIL--> FAILED',
    'READY_TO_EXECUTE --CANCEL--> CANCELLED',
    'EXECUTING --EXECUTION_CONFIRMED--> COMPLETED',
    'EXECUTING --FAIL--> FAILED',
];
export const multisigPayment = {
    lifecycle: 'multisig-payment',
    needs: 'chain',
    id: 'payment',
    owner: 'ownerKey',
    starts: [start('AWAITING_SIGNATURE', proposed)],
    acts: [act('CANCEL', 'AWAITING_SIGNATURE', 'CANCELLED', [cancel])],
    beyond: Object.fromEntries(BEYOND.map((edge) => [edge, SIGNATURE])),
    asks: {
        executePayment: { as: 'ownerKey', with: payment },
        cancelPayment: { as: 'ownerKey', with: payment },
        signPayment: { as: 'ownerKey', with: { ...payment, signature: `0x${'1'.repeat(128)}1b` } },
    },
};
const ramped = (direction, keep) => [
    ...wallet,
    byKey('createRamp', { walletId: '{{wallet}}', direction, amount: '1.00' }, { keep: { ramp: 'id', ...keep } }),
];
export const ramp = {
    lifecycle: 'ramp',
    needs: 'chain',
    id: 'ramp',
    owner: 'ownerKey',
    restless: ['SUBMITTED'],
    starts: [
        start('SUBMITTED', ramped('on', {}), { mints: true }),
        start('SUBMITTED', ramped('off', { payment: 'paymentId' })),
    ],
    acts: [
        act('CONFIRM', 'SUBMITTED', 'CONFIRMED', [], { when: { mints: true } }),
        act('FAIL', 'SUBMITTED', 'FAILED', [cancel], { when: { mints: false } }),
    ],
};
