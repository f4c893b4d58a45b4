import { act, byKey, bySession, owner, signed, start } from "./notation.js";
import { signer } from "./people.js";
import { addOwner } from "./safe-calls.js";
import { policyIsDown, STRANGER } from "./wallet-payments.js";
const chain = (controls) => byKey('setTestChain', controls);
const settled = bySession('getBalance', { ensure: true }, { until: { at: 'organizationAccount.status', is: 'DEPLOYED' } });
/** The organization's account, the one kind that is tried again. It waits for its deployment. */
const held = [
    ...owner,
    chain({ holdDeployments: true }),
    bySession('getBalance', { ensure: true }, { keep: { wallet: 'organizationAccount.walletId', walletAddress: 'organizationAccount.address' } }),
];
const released = chain({ holdDeployments: false });
/** The next two wallets fail: the organization's account, and that of its founder. */
const failing = chain({ holdDeployments: false, failNextDeployments: 2 });
/** The account gets another owner. */
const ownersChanged = [
    signer('owner'),
    byKey('createWalletTransaction', { id: '{{wallet}}', to: '{{walletAddress}}', data: addOwner(STRANGER, 1) }, { keep: { payment: 'id', hash: 'multisigTxHash' } }),
    signed('hash', '{{hash}}', 'owner'),
    byKey('signPayment', { id: '{{payment}}', signature: '{{signature}}' }),
];
const MINED = 'needs a deployment that is mined and leaves no wallet';
export const wallet = {
    lifecycle: 'wallet',
    needs: 'chain',
    id: 'wallet',
    owner: 'ownerSession',
    restless: ['PENDING_DEPLOYMENT', 'DEPLOYING'],
    starts: [start('PENDING_DEPLOYMENT', held)],
    acts: [
        act('SEND_DEPLOYMENT', 'PENDING_DEPLOYMENT', 'DEPLOYING', [released], { when: { failed: false } }),
        act('LAND', 'DEPLOYING', 'DEPLOYED', []),
        act('ATTEMPT_FAILED', 'PENDING_DEPLOYMENT', 'PENDING_DEPLOYMENT', [failing], {
            when: { failed: false },
            sets: { failed: 'once' },
        }),
        act('ATTEMPT_FAILED', 'PENDING_DEPLOYMENT', 'PENDING_DEPLOYMENT', [], {
            when: { failed: 'once' },
            sets: { failed: 'twice' },
        }),
        act('ATTEMPT_FAILED', 'PENDING_DEPLOYMENT', 'FAILED', [], {
            when: { failed: 'twice' },
            sets: { failed: 'finally' },
        }),
        act('OWNERS_READ', 'DEPLOYED', 'DEPLOYED', ownersChanged, { when: { joined: false }, sets: { joined: true } }),
        act('RETRY', 'FAILED', 'PENDING_DEPLOYMENT', [bySession('getBalance', { ensure: true })]),
    ],
    beyond: {
        'DEPLOYING --SEND_DEPLOYMENT--> DEPLOYING': MINED,
        'DEPLOYING --ATTEMPT_FAILED--> DEPLOYING': MINED,
        'DEPLOYING --ATTEMPT_FAILED--> FAILED': MINED,
    },
};
/** Whether the next drip is made to fail. */
const dripped = (fails) => start('SUBMITTED', [...owner, chain({ failNextDrips: fails ? 1 : 0 }), bySession('createDrip', {}, { keep: { drip: 'id' } })], { fails });
export const drip = {
    lifecycle: 'drip',
    needs: 'chain',
    id: 'drip',
    owner: 'ownerSession',
    restless: ['SUBMITTED'],
    starts: [dripped(false), dripped(true)],
    acts: [
        act('CONFIRM', 'SUBMITTED', 'CONFIRMED', [], { when: { fails: false } }),
        act('FAIL', 'SUBMITTED', 'FAILED', [], { when: { fails: true } }),
    ],
};
const BUCKETS = [
    { name: 'Operating', kind: 'OPERATING', targetBps: 6000 },
    { name: 'Reserve', kind: 'RESERVE', targetBps: 4000 },
];
const treasury = (after) => [
    ...owner,
    settled,
    signer('owner'),
    ...after,
    byKey('createTreasuryAccount', { name: 'Walk', owners: [{ address: '{{ownerAddress}}' }], buckets: BUCKETS }, { keep: { account: 'id', from: 'buckets.0.id', to: 'buckets.1.id', bucket: 'buckets.0.walletId' } }),
];
export const treasuryAccount = {
    lifecycle: 'treasury-account',
    needs: 'chain',
    id: 'account',
    owner: 'ownerKey',
    starts: [start('PROVISIONING', treasury([chain({ holdDeployments: true })]))],
    acts: [act('ACTIVATE', 'PROVISIONING', 'ACTIVE', [released]), act('FAIL', 'PROVISIONING', 'FAILED', [failing])],
};
const signedByOwner = [
    byKey('getPayment', { id: '{{payment}}' }, { keep: { hash: 'multisigTxHash' } }),
    signed('hash', '{{hash}}', 'owner'),
    byKey('signPayment', { id: '{{payment}}', signature: '{{signature}}' }),
];
const cancel = byKey('cancelPayment', { id: '{{payment}}' });
const funded = [
    byKey('getTreasuryAccount', { id: '{{account}}' }, { until: { at: 'status', is: 'ACTIVE' } }),
    byKey('fundWallet', { id: '{{bucket}}' }, { keep: { drip: 'id' } }),
    byKey('getDrip', { dripId: '{{drip}}' }, { until: { at: 'status', is: 'CONFIRMED' } }),
];
export const treasurySweep = {
    lifecycle: 'treasury-sweep',
    needs: 'chain',
    id: 'sweep',
    owner: 'ownerKey',
    starts: [
        start('PROPOSED', [
            ...treasury([]),
            ...funded,
            byKey('createTreasurySweep', { id: '{{account}}', sourceBucketId: '{{from}}', destBucketId: '{{to}}', amountUsd: '1.00' }, { keep: { sweep: 'id', payment: 'paymentId' } }),
        ]),
    ],
    acts: [
        act('COMPLETE', 'PROPOSED', 'COMPLETED', signedByOwner),
        act('FAIL', 'PROPOSED', 'FAILED', [...policyIsDown, ...signedByOwner]),
        act('CANCEL', 'PROPOSED', 'CANCELED', [cancel]),
    ],
};
