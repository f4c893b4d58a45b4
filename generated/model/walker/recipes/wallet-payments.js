import { act, byKey, owner, start } from "./notation.js";
import { signer } from "./people.js";
/** An address whose key is known to nobody here. */
export const STRANGER = '0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1';
/** Without an answer of the policy a payment fails, signed as it is. */
export const policyIsDown = [
    byKey('setTestPolicyEnforcement', { mode: 'enforce' }),
    byKey('setTestPolicySubsystem', { available: false }),
];
/** A wallet of these people (`people.ts`) that is deployed and has money. */
export const fundedWallet = (owners, threshold = 1) => [
    ...owners.map(signer),
    byKey('createWallet', {
        name: 'Walk',
        owners: owners.map((who) => ({ address: `{{${who}Address}}`, role: 'ADMIN_OWNER' })),
        threshold,
    }, { keep: { wallet: 'id', walletAddress: 'address' } }),
    byKey('fundWallet', { id: '{{wallet}}' }, { keep: { drip: 'id' } }),
    byKey('getDrip', { dripId: '{{drip}}' }, { until: { at: 'status', is: 'CONFIRMED' } }),
    byKey('getWallet', { id: '{{wallet}}' }, { until: { at: 'status', is: 'DEPLOYED' } }),
];
const ramped = (direction, keep) => [
    ...owner,
    ...fundedWallet(['owner']),
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
        act('FAIL', 'SUBMITTED', 'FAILED', [byKey('cancelPayment', { id: '{{payment}}' })], { when: { mints: false } }),
    ],
};
