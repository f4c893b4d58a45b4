import { nextOfLoan } from '../../../src/domains/lending/rules/loan-time.ts';
import { isOfferOver } from '../../../src/domains/lending/rules/offer-time.ts';
import { isInForce } from '../../../src/domains/lending/rules/permit-terms.ts';
import { nextPhase } from '../../../src/domains/lending/rules/pool-phase.ts';
import { ago, DAY, END, type Expiry } from '../boundary.ts';

const pool = { openLoans: 0, defaultedLoans: 0, outcome: null };

export const expiries: readonly Expiry[] = [
  {
    what: 'the subscription of a pool',
    file: 'src/domains/lending/rules/pool-phase.ts',
    at: 'over',
    stands: (now) => {
      const later = new Date(END.getTime() + DAY);
      const windows = { subscriptionEndsAt: END, originationEndsAt: later };
      return nextPhase({ ...pool, ...windows, status: 'SUBSCRIPTION' }, now) === undefined;
    },
  },
  {
    what: 'the origination of a pool',
    file: 'src/domains/lending/rules/pool-phase.ts',
    at: 'over',
    stands: (now) => {
      const windows = { subscriptionEndsAt: ago(DAY), originationEndsAt: END };
      return nextPhase({ ...pool, ...windows, status: 'ORIGINATION' }, now) === undefined;
    },
  },
  {
    what: 'a permit',
    file: 'src/domains/lending/rules/permit-terms.ts',
    at: 'over',
    stands: (now) => isInForce({ status: 'ACTIVE', expiresAt: END }, now),
  },
  {
    what: 'an offer',
    file: 'src/domains/lending/rules/offer-time.ts',
    at: 'over',
    stands: (now) => !isOfferOver({ status: 'ACCEPTED', deadline: END }, now),
  },
  {
    what: 'the tenor of a loan',
    file: 'src/domains/lending/rules/loan-time.ts',
    at: 'over',
    stands: (now) => nextOfLoan({ status: 'ACTIVE', maturityAt: END, graceEndsAt: END }, now) === undefined,
  },
  {
    what: 'the grace of a loan',
    file: 'src/domains/lending/rules/loan-time.ts',
    at: 'over',
    stands: (now) => nextOfLoan({ status: 'GRACE', maturityAt: ago(DAY), graceEndsAt: END }, now) === undefined,
  },
];
