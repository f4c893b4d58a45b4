import { describe, expect, it } from 'vitest';
import { type InterestBearing, interestDueAt, splitRepayment } from '../../../../machines/lending/loan.interest.ts';
import { type LoanContext, loanMachine } from '../../../../machines/lending/loan.machine.ts';
import { compiledMachine } from '../../../../src/platform/lifecycle/compiled-machine.ts';
import { begin, step } from '../../../../src/platform/lifecycle/step.ts';
import { sample } from '../loan.sample.ts';

const START = Date.parse('2026-03-01T12:00:00.000Z');
const DAY = 86_400_000;
const at = (ms: number): Date => new Date(START + ms);

/** Exact arithmetic that knows nothing of the service's: a number is a numerator over a denominator. */
interface Rational {
  readonly over: bigint;
  readonly under: bigint;
}
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const rational = (over: bigint, under: bigint): Rational => {
  const common = gcd(over, under) || 1n;
  return { over: over / common, under: under / common };
};
const times = (a: Rational, b: Rational): Rational => rational(a.over * b.over, a.under * b.under);
const up = ({ over, under }: Rational): bigint => (over % under === 0n ? over / under : over / under + 1n);

/** Simple interest by D-376: principal × rate × time of the year, rounded up to the atom. */
const simple = (principal: bigint, rateBps: number, ms: number): bigint =>
  up(
    [rational(BigInt(rateBps), 10_000n), rational(BigInt(ms), 1000n), rational(1n, 31_536_000n)].reduce(
      times,
      rational(principal, 1n),
    ),
  );

/** A small generator, so that a schedule that fails can be run again by its number. */
function random(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39) >>> 0;
    return mixed % below;
  };
}

const compiled = compiledMachine(loanMachine);

/** One loan with its repayments, by the service's machine and by hand; answers what was paid by either. */
function schedule(seed: number): void {
  const next = random(seed);
  const principal = BigInt(1 + next(2_000_000_000)) * BigInt(1 + next(25));
  const [rateBps, tenor, grace] = [next(10_001), 1000 + next(60 * 86_400_000), next(14 * 86_400_000)];
  const owners = { tenantId: 'ten_a', memberId: '', paymentId: '' };
  const fresh: LoanContext = {
    ...sample.context(owners, seed),
    principal,
    principalOutstanding: principal,
    rateBps,
    interestAccruedAt: at(0),
    fundedAt: at(0),
    maturityAt: at(tenor),
    graceEndsAt: at(tenor + grace),
  };
  const end = tenor + grace;
  let place = begin(compiled, { ...fresh });
  // By hand: what is owed, and since when its interest is counted.
  let [outstanding, due, since, paid, interest] = [principal, 0n, 0, 0n, 0n];
  let now = 0;
  for (let payment = 0; payment < 12 && outstanding > 0n; payment += 1) {
    now += next(Math.ceil((end * 1.4) / 6));
    const until = Math.min(now, end);
    due += simple(outstanding, rateBps, Math.max(0, until - since));
    since = Math.max(since, now);
    const most = payment === 11 ? outstanding + due : BigInt(1 + next(1_000_000_000)) * BigInt(1 + next(30));
    const amount = most < outstanding + due ? most : outstanding + due;
    const onInterest = amount < due ? amount : due;

    const context = place.context as unknown as LoanContext;
    expect(interestDueAt(context, at(now)), `due, schedule ${seed}`).toBe(due);
    const split = splitRepayment(context, most, at(now));
    expect(split, `split, schedule ${seed}`).toEqual({ interest: onInterest, principal: amount - onInterest });
    const repayment = { ...split, txRef: `lgr_${payment}`, deadlineSeconds: 60 };
    const after = step(compiled, place, { type: 'REPAY', repayment, at: at(now) });
    if (after === undefined) throw new Error(`schedule ${seed}: the repayment was refused`);
    place = after;

    due -= onInterest;
    outstanding -= amount - onInterest;
    [paid, interest] = [paid + amount, interest + onInterest];
    const { principalOutstanding, interestDue } = place.context as unknown as LoanContext;
    expect([principalOutstanding, interestDue], `schedule ${seed}`).toEqual([outstanding, due]);
    expect(place.leaf.status === 'REPAID', `schedule ${seed}`).toBe(outstanding === 0n);
  }
  // No atom is made or lost: what was paid is the principal and the interest.
  expect(paid - interest, `schedule ${seed}`).toBe(principal - outstanding);
}

describe('the interest of a loan (D-376, D-377)', () => {
  it('agrees with exact rationals over 10,000 schedules of repayments', () => {
    for (let seed = 1; seed <= 10_000; seed += 1) schedule(seed);
  });

  const loan: InterestBearing = {
    principalOutstanding: 10_000_000_000n,
    interestDue: 0n,
    interestAccruedAt: at(0),
    rateBps: 1200,
    graceEndsAt: at(37 * DAY),
  };

  it.each([
    [0, 0n],
    [1, 1n],
    [DAY, 3_287_672n],
    [30 * DAY, 98_630_137n],
    [37 * DAY - 1, 121_643_836n],
    [37 * DAY, 121_643_836n],
    // It stops where the grace ends.
    [37 * DAY + 1, 121_643_836n],
    [400 * DAY, 121_643_836n],
    // A clock that is behind brings nothing.
    [-1, 0n],
  ])('after %d ms is %d atoms', (ms, atoms) => {
    expect(interestDueAt(loan, at(ms))).toBe(atoms);
  });

  it.each([
    [1n, { interest: 1n, principal: 0n }],
    [3_287_672n, { interest: 3_287_672n, principal: 0n }],
    [3_287_673n, { interest: 3_287_672n, principal: 1n }],
    [10_003_287_671n, { interest: 3_287_672n, principal: 9_999_999_999n }],
    [10_003_287_672n, { interest: 3_287_672n, principal: 10_000_000_000n }],
    [10_003_287_673n, { interest: 3_287_672n, principal: 10_000_000_000n }],
  ])('is paid before principal: of %d atoms after a day', (most, split) => {
    expect(splitRepayment(loan, most, at(DAY))).toEqual(split);
  });

  it('is counted once when a second repayment waited for the first (D-376)', () => {
    const context = { ...sample.context({ tenantId: 'ten_a', memberId: '', paymentId: '' }, 1), ...loan };
    const lent = { ...context, principal: loan.principalOutstanding };
    const pay = { interest: 3_287_672n, principal: 0n, txRef: 'lgr_a', deadlineSeconds: 60 };
    const first = step(compiled, begin(compiled, { ...lent }), { type: 'REPAY', repayment: pay, at: at(DAY) });
    if (first === undefined) throw new Error('refused');
    // It began before the first one, and waited for it.
    const late = { interest: 0n, principal: 1n, txRef: 'lgr_b', deadlineSeconds: 60 };
    const second = step(compiled, first, { type: 'REPAY', repayment: late, at: at(DAY - 500) });
    expect(second?.context).toMatchObject({ interestAccruedAt: at(DAY), interestDue: 0n });
  });
});
