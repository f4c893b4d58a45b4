import { holdSubmission, people, reachable, recipient, screen, sender } from "./payer-and-payee.js";
import { onboarded, phoneOf, serviceBalance } from "./people.js";
import { providerAsks } from "./provider-asks.js";
import { approvals, request, vote } from "./voters.js";
/** Seconds past the life of a quote, of a claim, and of its grace. */
const QUOTE_LIFE = 125;
const CLAIM_LIFE = 14 * 86_400 + 60;
const GRACE_LIFE = 17 * 86_400 + 60;
const AWAITING = 'AWAITING_RECIPIENT_CONFIRMATION';
const SELECTION = 'PAYOUT_SELECTION_REQUIRED';
const HOLD = 'COMPLIANCE_HOLD.CREDENTIAL_HOLD';
const REQUIRED = 'COMPLIANCE_HOLD.APPROVAL_REQUIRED';
const PENDING = 'COMPLIANCE_HOLD.APPROVAL_PENDING';
const CLAIM = 'PENDING_CLAIM';
const LANE = [REQUIRED, PENDING];
const wait = (advanceSeconds) => sender('advanceTestClock', { advanceSeconds });
/** The service may have looked at it first by itself. */
const reevaluate = sender('reevaluateTestPayment', { id: '{{payment}}' }, { orRefused: 'INVALID_TRANSITION' });
const revoke = recipient('revokePayoutDestination', { id: '{{destination}}' });
const routes = recipient('getOfframpPaymentRoutes', { id: '{{payment}}' });
const confirm = recipient('confirmOfframpPayment', { id: '{{payment}}' });
const provider = (status) => sender('stepTestProvider', { id: '{{payment}}', status });
/** The last digits leave the payout with the provider until it is told what to report. */
const pay = sender('createOfframpPayment', { phone: '{{phone}}', amountUsd: '25.000009' }, { keep: { payment: 'paymentId' } });
const resolve = (decision) => [
    sender('listTestReviewCases', { status: 'OPEN' }, { until: { at: 'reviewCases.0.id' }, keep: { review: 'reviewCases.0.id' } }),
    sender('resolveTestReviewCase', { id: '{{review}}', decision, note: 'walk' }),
];
/** What ends a payment gives the money back, if it was locked already. */
const ending = (act) => [
    { ...act, to: 'CANCELED', when: { ...act.when, locked: false } },
    { ...act, to: 'REFUNDED', when: { ...act.when, locked: true } },
];
const starts = [
    { event: 'CREATE', to: AWAITING, steps: [...reachable, serviceBalance('recipient'), pay], sets: { resolved: true } },
    { event: 'CREATE', to: SELECTION, steps: [...reachable, pay], sets: { resolved: true } },
    {
        event: 'CREATE',
        to: HOLD,
        steps: [...reachable, serviceBalance('recipient'), screen('MONITORING'), pay],
        sets: { resolved: true, watched: true },
    },
    {
        event: 'CREATE',
        to: 'CANCELED',
        steps: [...reachable, serviceBalance('recipient'), screen('SANCTIONS'), pay],
        sets: { resolved: true },
    },
    { event: 'CREATE', to: CLAIM, steps: [...people, pay] },
    {
        event: 'CREATE',
        to: REQUIRED,
        steps: [...reachable, serviceBalance('recipient'), ...approvals, pay, request],
        sets: { resolved: true, approval: true },
    },
    { event: 'CREATE', to: CLAIM, steps: [...people, ...approvals, pay], sets: { approval: true } },
];
const claims = [
    {
        event: 'CLAIM_BOUND',
        from: [CLAIM],
        to: CLAIM,
        when: { resolved: false },
        steps: phoneOf('recipient'),
        sets: { resolved: true },
    },
    ...[
        ['CLEAR', AWAITING, {}],
        ['MONITORING', HOLD, { watched: true }],
        ['SANCTIONS', 'REFUNDED', {}],
    ].map(([outcome, to, sets]) => ({
        event: 'CLAIM_LOCKED',
        from: [CLAIM],
        to,
        when: { resolved: true, approval: false },
        steps: [screen(outcome), ...onboarded('recipient'), serviceBalance('recipient')],
        sets: { locked: true, ...sets },
    })),
    {
        event: 'CLAIM_LOCKED',
        from: [CLAIM],
        to: REQUIRED,
        when: { resolved: true, approval: true },
        steps: [...onboarded('recipient'), serviceBalance('recipient'), request],
        sets: { locked: true },
    },
    { event: 'EXPIRE_CLAIM', from: [CLAIM], to: 'REFUNDED', steps: [wait(CLAIM_LIFE)] },
    {
        event: 'GRACE_OVER',
        from: [AWAITING, SELECTION, HOLD, ...LANE, 'FUNDS_LOCKED'],
        to: 'REFUNDED',
        when: { locked: true },
        steps: [wait(GRACE_LIFE)],
    },
];
const cancel = {
    event: 'CANCEL',
    from: [AWAITING, SELECTION, HOLD, ...LANE, CLAIM],
    to: 'CANCELED',
    when: { locked: false },
    steps: [sender('cancelOfframpPayment', { id: '{{payment}}' })],
};
const consent = [
    {
        event: 'SELECT_ROUTE',
        from: [AWAITING],
        to: AWAITING,
        when: { selected: false },
        steps: [
            { ...routes, keep: { route: 'routes.0.routeId' } },
            recipient('selectOfframpPaymentRoute', { id: '{{payment}}', routeQuoteId: '{{route}}' }),
        ],
        sets: { selected: true },
    },
    {
        event: 'CONFIRM',
        from: [AWAITING],
        to: 'FUNDS_LOCKED',
        when: { selected: true },
        steps: [confirm],
        sets: { selected: false },
    },
    { event: 'REQUOTE', from: [AWAITING], to: AWAITING, steps: [wait(QUOTE_LIFE), routes], sets: { selected: false } },
    {
        event: 'REQUOTE',
        from: [AWAITING],
        to: HOLD,
        when: { released: false, approval: false },
        steps: [screen('MONITORING'), wait(QUOTE_LIFE), routes],
        sets: { selected: false, watched: true },
    },
    ...ending({
        event: 'REQUOTE',
        from: [AWAITING],
        when: { approval: false },
        steps: [screen('SANCTIONS'), wait(QUOTE_LIFE), routes],
    }),
];
const SETTLED = { approval: false, released: false };
const rechecks = [
    {
        event: 'RECHECK',
        from: [AWAITING],
        to: HOLD,
        when: { ...SETTLED, selected: true },
        steps: [screen('MONITORING'), confirm],
        sets: { selected: false, watched: true },
    },
    ...ending({
        event: 'RECHECK',
        from: [AWAITING],
        when: { ...SETTLED, selected: true },
        steps: [screen('SANCTIONS'), confirm],
    }),
    { event: 'RECHECK', from: [AWAITING], to: SELECTION, when: { ...SETTLED, selected: false }, steps: [revoke] },
    { event: 'RECHECK', from: [SELECTION], to: AWAITING, steps: [serviceBalance('recipient')] },
    {
        event: 'RECHECK',
        from: [SELECTION],
        to: HOLD,
        when: SETTLED,
        steps: [screen('MONITORING'), serviceBalance('recipient')],
        sets: { watched: true },
    },
    ...ending({
        event: 'RECHECK',
        from: [SELECTION],
        when: SETTLED,
        steps: [screen('SANCTIONS'), reevaluate],
    }),
    {
        event: 'RECHECK',
        from: [HOLD],
        to: AWAITING,
        when: { watched: true, bare: false },
        steps: [screen('CLEAR'), reevaluate],
        sets: { watched: false },
    },
    // Without its destination the payment is held for another reason beside the first one.
    {
        event: 'RECHECK',
        from: [HOLD],
        to: HOLD,
        when: { ...SETTLED, watched: true, bare: false },
        steps: [revoke, reevaluate],
        sets: { bare: true },
    },
    {
        event: 'RECHECK',
        from: [HOLD],
        to: SELECTION,
        when: { ...SETTLED, watched: true, bare: true },
        steps: [screen('CLEAR'), reevaluate],
        sets: { watched: false, bare: false },
    },
    ...ending({ event: 'RECHECK', from: [HOLD], when: { approval: false }, steps: [screen('SANCTIONS'), reevaluate] }),
];
const reviews = [
    {
        event: 'REVIEW_RELEASED',
        from: [HOLD],
        to: AWAITING,
        when: { watched: true, approval: false, bare: false },
        steps: resolve('RELEASE'),
        sets: { watched: false, released: true },
    },
    ...LANE.map((state) => ({
        event: 'REVIEW_RELEASED',
        from: [state],
        to: state,
        when: { watched: true },
        steps: resolve('RELEASE'),
        sets: { watched: false, released: true },
    })),
    ...ending({ event: 'REVIEW_REJECTED', from: [HOLD, ...LANE], when: { watched: true }, steps: resolve('REJECT') }),
];
const votes = [
    {
        event: 'VOTE_RECORDED',
        from: [REQUIRED],
        to: PENDING,
        when: { suspended: false },
        steps: [vote('one', 'APPROVE')],
    },
    {
        event: 'RECHECK',
        from: [PENDING],
        to: AWAITING,
        when: { watched: false, suspended: false },
        steps: [vote('three', 'APPROVE')],
    },
    ...ending({ event: 'APPROVAL_REJECTED', from: LANE, steps: [vote('three', 'REJECT')] }),
    ...LANE.map((state) => ({
        event: 'RECHECK',
        from: [state],
        to: state,
        when: { watched: false, released: false },
        steps: [screen('MONITORING'), reevaluate],
        sets: { watched: true },
    })),
    {
        event: 'VOTES_INVALIDATED',
        from: [PENDING],
        to: REQUIRED,
        when: { suspended: false },
        steps: [{ call: 'suspendMember', as: 'senderSession', with: { id: '{{oneMember}}' } }],
        sets: { suspended: true },
    },
    {
        event: 'RECHECK',
        from: [REQUIRED],
        to: HOLD,
        when: { watched: false, down: false },
        steps: [sender('setTestPolicySubsystem', { available: false }), reevaluate],
        sets: { down: true },
    },
    ...ending({ event: 'APPROVAL_REJECTED', from: [HOLD], when: { down: true }, steps: [vote('three', 'REJECT')] }),
];
const payout = [
    { event: 'SUBMIT', from: ['FUNDS_LOCKED'], to: 'PROVIDER_SUBMITTED', steps: [holdSubmission(false)] },
    {
        event: 'RECHECK_FAILED',
        from: ['FUNDS_LOCKED'],
        to: AWAITING,
        when: { approval: false },
        steps: [wait(QUOTE_LIFE), holdSubmission(false)],
    },
    {
        event: 'RECHECK_FAILED',
        from: ['FUNDS_LOCKED'],
        to: HOLD,
        when: SETTLED,
        steps: [screen('MONITORING'), holdSubmission(false)],
        sets: { watched: true },
    },
    ...ending({
        event: 'RECHECK_FAILED',
        from: ['FUNDS_LOCKED'],
        when: SETTLED,
        steps: [screen('SANCTIONS'), holdSubmission(false)],
    }),
    {
        event: 'RECHECK_FAILED',
        from: ['FUNDS_LOCKED'],
        to: SELECTION,
        when: SETTLED,
        steps: [revoke, holdSubmission(false)],
    },
    {
        event: 'PROVIDER_PENDING',
        from: ['PROVIDER_SUBMITTED', 'ACTION_REQUIRED'],
        to: 'PROVIDER_PROCESSING',
        steps: [provider('PENDING')],
    },
    {
        event: 'PROVIDER_BLOCKED',
        from: ['PROVIDER_SUBMITTED', 'PROVIDER_PROCESSING'],
        to: 'ACTION_REQUIRED',
        steps: [provider('HELD')],
        sets: { blocked: false },
    },
    {
        event: 'PROVIDER_BLOCKED',
        from: ['ACTION_REQUIRED'],
        to: 'ACTION_REQUIRED',
        when: { blocked: false },
        steps: [provider('BLOCKED')],
        sets: { blocked: true },
    },
    {
        event: 'PROVIDER_FAILED',
        from: ['PROVIDER_SUBMITTED', 'PROVIDER_PROCESSING', 'ACTION_REQUIRED'],
        to: 'FAILED',
        steps: [provider('FAILED')],
    },
    ...[true, false].map((locked) => ({
        event: 'PROVIDER_SUCCEEDED',
        from: ['PROVIDER_PROCESSING'],
        to: 'DELIVERED',
        when: { locked },
        steps: [provider('SUCCEEDED')],
    })),
    { event: 'REFUND', from: ['FAILED'], to: 'REFUNDED', steps: [] },
];
export const offrampPayment = {
    lifecycle: 'offramp-payment',
    id: 'payment',
    owner: 'senderKey',
    starts,
    acts: [...claims, cancel, ...consent, ...rechecks, ...reviews, ...votes, ...payout],
    restless: ['FAILED'],
    beyond: Object.fromEntries(['AWAITING_SOURCE_FUNDS', 'PENDING_CLAIM'].map((state) => [
        `${state} --DEPOSIT_RETURNED--> ${state}`,
        'needs a deposit of another amount than the instructions encode',
    ])),
    asks: {
        cancelOfframpPayment: { as: 'senderKey', with: { id: '{{payment}}' } },
        reevaluateTestPayment: { as: 'senderKey', with: { id: '{{payment}}' } },
        depositOfframpPayment: { as: 'senderKey', with: { id: '{{payment}}', amountMinor: '25000009' } },
        selectOfframpPaymentRoute: {
            as: 'recipientKey',
            with: { id: '{{payment}}', routeQuoteId: 'rq_00000000000000000000000000' },
            when: { resolved: true },
        },
        ...providerAsks('senderKey'),
        confirmOfframpPayment: { as: 'recipientKey', with: { id: '{{payment}}' }, when: { resolved: true } },
    },
};
