import { act, asked, by, start } from "./notation.js";
import { tenant } from "./people.js";
const lender = by('lenderKey');
const borrower = by('borrowerKey');
const HOUR = 3600;
const wait = (seconds) => lender('advanceTestClock', { advanceSeconds: seconds });
/** A lender, which also sells, and a borrower, which buys from it and is known by its organization account. */
const people = [
    ...tenant('lender'),
    ...tenant('borrower'),
    ...['lender', 'borrower'].map((who) => by(`${who}Key`)('creditTestBalance', { amountUsd: '1000.00' })),
    by('borrowerSession')('getBalance', { ensure: true }),
];
/** What a loan goes through from now on, in seconds. */
const TENOR = 1000;
const TERMS = { exposureBps: 10_000, subscriptionSeconds: HOUR, tenorSeconds: TENOR, graceSeconds: TENOR };
const opened = (terms = TERMS) => lender('createFinancingPool', { name: 'Walk', ...terms }, { keep: { pool: 'id' } });
const pool = { id: '{{pool}}' };
const amount = { ...pool, amountAtoms: '500000000' };
const originating = [opened(), lender('depositToPool', amount), wait(HOUR)];
const terms = { lineItems: [{ description: 'Olive oil', amountAtoms: '12000000' }], dueDays: 30 };
const order = { id: '{{order}}' };
const registered = [
    borrower('createSalesOrder', { sellerTenantId: '{{lenderTenant}}', terms }, { keep: { order: 'id' } }),
    borrower('submitSalesOrder', order),
    lender('respondToSalesOrder', { ...order, action: 'accept' }),
    borrower('registerPurchaseOrder', {
        poolId: '{{pool}}',
        tradeOrderId: '{{order}}',
        supplierTenantId: '{{lenderTenant}}',
        faceAmount: '12000000',
    }, { keep: { purchase: 'id', po: 'poId' } }),
];
const purchase = { id: '{{purchase}}', minPrincipal: '0' };
const accepted = lender('acceptPurchaseOrder', purchase);
const permitted = borrower('issuePermit', { poolId: '{{pool}}', mode: 'synthetic', riskTier: 2 }, { keep: { permit: 'id' } });
const offered = [
    permitted,
    lender('createLendingOffer', { poolId: '{{pool}}', poId: '{{po}}', principal: '10000000' }, { keep: { offer: 'id' } }),
];
const taken = borrower('acceptLendingOffer', { id: '{{offer}}' });
const issued = lender('issueLendingOffer', { id: '{{offer}}' }, { keep: { loan: 'loanId' } });
const lent = [...registered, accepted, ...offered, taken, issued];
const repay = (maxAmount) => borrower('repayLoan', { id: '{{loan}}', maxAmount });
const part = repay('1000000');
const all = repay('90000000');
export const permit = {
    lifecycle: 'permit',
    needs: 'chain',
    id: 'permit',
    owner: 'borrowerKey',
    starts: [start('ACTIVE', [...people, opened(), permitted])],
    acts: [
        act('EXPIRE', 'ACTIVE', 'EXPIRED', [borrower('advanceTestClock', { advanceSeconds: 31 * 86_400 })]),
        act('REVOKE', 'ACTIVE', 'REVOKED', [{ ...permitted, keep: {} }]),
    ],
};
export const purchaseOrder = {
    lifecycle: 'purchase-order',
    needs: 'chain',
    id: 'purchase',
    owner: 'borrowerKey',
    starts: [start('REGISTERED', [...people, ...originating, ...registered])],
    acts: [
        act('ACCEPT', 'REGISTERED', 'ACCEPTED', [accepted]),
        act('FINANCE', 'ACCEPTED', 'FINANCED', [...offered, taken, issued]),
        act('DEFAULT', 'FINANCED', 'DEFAULTED', [wait(2 * TENOR)]),
        act('REPAY', ['FINANCED', 'DEFAULTED'], 'REPAID', [all]),
    ],
    asks: asked('lenderKey', purchase, ['acceptPurchaseOrder']),
};
export const offer = {
    lifecycle: 'offer',
    needs: 'chain',
    id: 'offer',
    owner: 'lenderKey',
    starts: [start('OFFERED', [...people, ...originating, ...registered, accepted, ...offered])],
    acts: [
        act('ACCEPT', 'OFFERED', 'ACCEPTED', [taken]),
        act('ISSUE', 'ACCEPTED', 'ISSUED', [issued]),
        act('EXPIRE', ['OFFERED', 'ACCEPTED'], 'EXPIRED', [wait(72 * HOUR)]),
    ],
    asks: {
        acceptLendingOffer: { as: 'borrowerKey', with: { id: '{{offer}}' } },
        issueLendingOffer: { as: 'lenderKey', with: { id: '{{offer}}' } },
    },
};
export const loan = {
    lifecycle: 'loan',
    needs: 'chain',
    id: 'loan',
    owner: 'lenderKey',
    starts: [start('ACTIVE', [...people, ...originating, ...lent])],
    acts: [
        ...['ACTIVE', 'GRACE', 'DEFAULTED'].flatMap((state) => [
            act('REPAY', state, state, [part], { when: { paid: false }, sets: { paid: true } }),
            act('REPAY', state, 'REPAID', [all]),
        ]),
        act('MATURE', 'ACTIVE', 'GRACE', [wait(TENOR)]),
        act('DEFAULT', 'GRACE', 'DEFAULTED', [wait(TENOR + 60)]),
    ],
    asks: asked('borrowerKey', { id: '{{loan}}', maxAmount: '1' }, ['repayLoan']),
};
const LENDS = 5000;
/** Its loans are due while it still lends, or long after. */
const short = { ...TERMS, originationSeconds: LENDS };
const long = { ...short, tenorSeconds: 4 * LENDS };
const END = [wait(LENDS)];
const LOSE = { short: [wait(2 * TENOR)], long: [wait(4 * LENDS + TENOR)] };
const lend = [wait(HOUR / 60), ...lent];
export const financingPool = {
    lifecycle: 'financing-pool',
    needs: 'chain',
    id: 'pool',
    owner: 'lenderKey',
    starts: [
        start('SUBSCRIPTION', [...people, opened(short)], { kind: 'short' }),
        start('SUBSCRIPTION', [...people, opened(long)], { kind: 'long' }),
    ],
    acts: [
        act('DEPOSIT', 'SUBSCRIPTION', 'SUBSCRIPTION', [lender('depositToPool', amount)], {
            when: { funded: false },
            sets: { funded: true },
        }),
        act('WITHDRAW', ['SUBSCRIPTION'], 'SUBSCRIPTION', [lender('withdrawFromPool', { ...pool, amountAtoms: '1000000' })], {
            when: { funded: true },
        }),
        act('START_ORIGINATION', 'SUBSCRIPTION', 'ORIGINATION', [wait(HOUR)]),
        act('LEND', 'ORIGINATION', 'ORIGINATION', lend, {
            when: { funded: true, loan: false },
            sets: { loan: 'open' },
        }),
        act('COLLECT', 'ORIGINATION', 'ORIGINATION', [part], { when: { loan: 'open' } }),
        act('WRITE_OFF', 'ORIGINATION', 'ORIGINATION', LOSE.short, {
            when: { kind: 'short', loan: 'open' },
            sets: { loan: 'lost' },
        }),
        act('END_ORIGINATION', 'ORIGINATION', 'CLOSED', END, { when: { loan: false } }),
        // Without an open loan it is closed at once.
        act('END_ORIGINATION', 'ORIGINATION', 'SERVICING', END, { when: { kind: 'long', loan: 'open' } }),
        act('COLLECT', 'SERVICING', 'SERVICING', [part], { when: { loan: 'open' } }),
        act('COLLECT', 'SERVICING', 'CLOSED', [all], { when: { loan: 'open' }, sets: { loan: false } }),
        act('WRITE_OFF', 'SERVICING', 'CLOSED', LOSE.long, { when: { loan: 'open' }, sets: { loan: 'lost' } }),
        act('WITHDRAW', 'CLOSED', 'CLOSED', [lender('withdrawFromPool', { ...pool, amountAtoms: '1000000' })], {
            when: { funded: true },
        }),
        act('COLLECT', 'CLOSED', 'CLOSED', [all], { when: { loan: 'lost' }, sets: { loan: 'repaid' } }),
    ],
    asks: asked('lenderKey', { ...pool, amountAtoms: '1' }, ['depositToPool', 'withdrawFromPool']),
};
