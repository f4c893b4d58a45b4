import { act, byKey, owner, signed, start } from "./notation.js";
import { onboarded, phoneOf, serviceBalance, tenant } from "./people.js";
import { providerAsks } from "./provider-asks.js";
import { fundedWallet } from "./wallet-payments.js";
/** Seconds past the life of a claim. */
const CLAIM_LIFE = 14 * 86_400 + 60;
const payment = { id: '{{payment}}' };
const pay = (more = {}) => byKey('createOfframpPayment', { phone: '{{phone}}', amountUsd: '25.00', fundingMode: 'ONCHAIN_DEPOSIT', refundAddress: '{{ownerAddress}}' }, {
    keep: {
        payment: 'paymentId',
        token: 'fundingInstructions.steps.0.to',
        approval: 'fundingInstructions.steps.0.data',
        escrow: 'fundingInstructions.steps.1.to',
        deposit: 'fundingInstructions.steps.1.data',
        ...more,
    },
});
/** The sender has a wallet with money, and deposits are allowed. */
const people = [
    ...owner,
    ...tenant('recipient'),
    ...fundedWallet(['owner']),
    byKey('setTestFeatures', { onchainDeposit: true }),
];
const payable = [...onboarded('recipient'), serviceBalance('recipient')];
/** The wallet makes a call, which its owner signs. */
const called = (to, data) => [
    byKey('createWalletTransaction', { id: '{{wallet}}', to, data }, { keep: { call: 'id', hash: 'multisigTxHash' } }),
    signed('hash', '{{hash}}', 'owner'),
    byKey('signPayment', { id: '{{call}}', signature: '{{signature}}' }),
    byKey('getPayment', { id: '{{call}}' }, { until: { at: 'status', is: 'COMPLETED' } }),
];
const deposited = [...called('{{token}}', '{{approval}}'), ...called('{{escrow}}', '{{deposit}}')];
const claims = [
    act('CLAIM_BOUND', 'PENDING_CLAIM', 'PENDING_CLAIM', phoneOf('recipient'), {
        when: { bound: false },
        sets: { bound: true },
    }),
    act('DEPOSIT_CONFIRMED', 'PENDING_CLAIM', 'PENDING_CLAIM', deposited, {
        when: { funded: false },
        sets: { funded: true },
    }),
    act('CLAIM_LOCKED', 'PENDING_CLAIM', 'AWAITING_SOURCE_FUNDS', payable, { when: { bound: true, funded: false } }),
    act('EXPIRE_CLAIM', 'PENDING_CLAIM', 'CANCELED', [byKey('advanceTestClock', { advanceSeconds: CLAIM_LIFE })], {
        when: { funded: false },
    }),
];
/** Payments that a deposit on the chain funds, out of a wallet of the sender. */
export const depositedPayment = {
    lifecycle: 'offramp-payment',
    needs: 'chain',
    id: 'payment',
    owner: 'ownerKey',
    restless: ['SOURCE_FUNDS_CONFIRMING'],
    starts: [
        start('AWAITING_SOURCE_FUNDS', [...people, ...phoneOf('recipient'), ...payable, pay()]),
        start('PENDING_CLAIM', [...people, pay({ claim: 'claimId' })]),
    ],
    acts: [
        ...claims,
        act('DEPOSIT_SEEN', 'AWAITING_SOURCE_FUNDS', 'SOURCE_FUNDS_CONFIRMING', deposited),
        act('DEPOSIT_CONFIRMED', 'SOURCE_FUNDS_CONFIRMING', 'AWAITING_RECIPIENT_CONFIRMATION', []),
        act('CANCEL', 'AWAITING_SOURCE_FUNDS', 'CANCELED', [byKey('cancelOfframpPayment', payment)]),
    ],
    asks: {
        confirmOfframpPayment: { as: 'recipientKey', with: payment, when: { bound: true } },
        selectOfframpPaymentRoute: {
            as: 'recipientKey',
            with: { ...payment, routeQuoteId: 'rq_00000000000000000000000000' },
            when: { bound: true },
        },
        cancelOfframpPayment: { as: 'ownerKey', with: payment },
        reevaluateTestPayment: { as: 'ownerKey', with: payment },
        ...providerAsks('ownerKey'),
    },
};
const partner = (status) => byKey('sendTestProviderWebhook', { provider: 'tron_partner', paymentId: '{{payment}}', status });
/** Payments that a deposit with the partner funds, which the sandbox lets tell what it likes. */
export const partneredPayment = {
    lifecycle: 'offramp-payment',
    needs: 'partner',
    id: 'payment',
    owner: 'ownerKey',
    starts: [
        start('AWAITING_SOURCE_FUNDS', [
            ...owner,
            ...tenant('recipient'),
            ...phoneOf('recipient'),
            ...payable,
            byKey('createOfframpPayment', { phone: '{{phone}}', amountUsd: '25.00', funding: { asset: 'USDT', network: 'tron' } }, { keep: { payment: 'paymentId' } }),
        ]),
    ],
    acts: [
        act('DEPOSIT_SEEN', 'AWAITING_SOURCE_FUNDS', 'SOURCE_FUNDS_CONFIRMING', [partner('PENDING')]),
        act('DEPOSIT_REORGED', 'SOURCE_FUNDS_CONFIRMING', 'AWAITING_SOURCE_FUNDS', [partner('FAILED')]),
        act('DEPOSIT_CONFIRMED', 'SOURCE_FUNDS_CONFIRMING', 'AWAITING_RECIPIENT_CONFIRMATION', [partner('SUCCEEDED')]),
        act('CANCEL', ['AWAITING_SOURCE_FUNDS', 'SOURCE_FUNDS_CONFIRMING'], 'CANCELED', [
            byKey('cancelOfframpPayment', payment),
        ]),
    ],
    asks: { cancelOfframpPayment: { as: 'ownerKey', with: payment } },
};
