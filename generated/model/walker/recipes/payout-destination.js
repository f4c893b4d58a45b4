import { onboarded, tenant } from "./people.js";
const ask = (call, input = {}) => ({
    call,
    as: 'ownerKey',
    with: { id: '{{destination}}', ...input },
});
const create = (input, name = 'destination') => ({
    call: 'createPayoutDestination',
    as: 'ownerKey',
    with: input,
    keep: { [name]: 'id' },
});
const owner = [...tenant('owner'), ...onboarded('owner')];
const BOTH = ['PENDING_VERIFICATION', 'ACTIVE'];
export const payoutDestination = {
    lifecycle: 'payout-destination',
    id: 'destination',
    owner: 'ownerKey',
    starts: [
        {
            event: 'CREATE',
            to: 'PENDING_VERIFICATION',
            steps: [...owner, create({ type: 'PAYMENT_APP_A', email: 'walk-{{unique}}@walk.test' })],
        },
        {
            event: 'CREATE',
            to: 'PENDING_VERIFICATION',
            steps: [...owner, create({ type: 'PAYMENT_APP_A', email: 'will-fail@example.com' })],
            sets: { fails: true },
        },
    ],
    acts: [
        ...BOTH.map((state) => ({
            event: 'UPDATE',
            from: [state],
            to: state,
            steps: [ask('updatePayoutDestination', { label: 'New' })],
        })),
        {
            event: 'VERIFY',
            from: ['PENDING_VERIFICATION'],
            to: 'ACTIVE',
            when: { fails: false },
            steps: [ask('verifyPayoutDestination')],
        },
        {
            event: 'VERIFY_FAILED',
            from: ['PENDING_VERIFICATION'],
            to: 'PENDING_VERIFICATION',
            when: { fails: true, failed: false },
            steps: [ask('verifyPayoutDestination')],
            sets: { failed: true },
        },
        { event: 'REVOKE', from: BOTH, to: 'REVOKED', steps: [ask('revokePayoutDestination')] },
        {
            event: 'UNSET_DEFAULT',
            from: ['ACTIVE'],
            to: 'ACTIVE',
            when: { other: false },
            steps: [
                create({ type: 'SERVICE_BALANCE' }, 'other'),
                { call: 'setDefaultPayoutDestination', as: 'ownerKey', with: { id: '{{other}}' } },
            ],
            sets: { other: true },
        },
        {
            event: 'MAKE_DEFAULT',
            from: ['ACTIVE'],
            to: 'ACTIVE',
            when: { other: true },
            steps: [ask('setDefaultPayoutDestination')],
            sets: { other: false },
        },
    ],
    beyond: { 'ACTIVE --VERIFY--> ACTIVE': 'needs the signature of a wallet' },
    asks: {
        updatePayoutDestination: { as: 'ownerKey', with: { id: '{{destination}}', label: 'New' } },
        verifyPayoutDestination: { as: 'ownerKey', with: { id: '{{destination}}' }, notIn: ['ACTIVE'] },
        revokePayoutDestination: { as: 'ownerKey', with: { id: '{{destination}}' } },
        setDefaultPayoutDestination: { as: 'ownerKey', with: { id: '{{destination}}' }, notIn: ['PENDING_VERIFICATION'] },
    },
};
