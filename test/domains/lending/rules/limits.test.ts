import { describe, expect, it } from 'vitest';
import { exposureLimit, lendableCash } from '../../../../machines/lending/financing-pool.limits.ts';
import { totalInAtoms } from '../../../../src/domains/lending/rules/document-total.ts';
import { nextOfLoan } from '../../../../src/domains/lending/rules/loan-time.ts';
import { refusePrincipal } from '../../../../src/domains/lending/rules/offer-limits.ts';
import { isOfferOver, offerDeadline } from '../../../../src/domains/lending/rules/offer-time.ts';
import { isInForce, permitTerms } from '../../../../src/domains/lending/rules/permit-terms.ts';
import { deposited, nextPhase, standingAt, withdrawable } from '../../../../src/domains/lending/rules/pool-phase.ts';
import { refuse } from '../../../../src/platform/refusal.ts';

const END = new Date('2026-03-02T09:00:00.000Z');
const at = (ms: number): Date => new Date(END.getTime() + ms);

describe('the limits of a principal (D-373)', () => {
  it.each([
    [100n, 500, 95n],
    [101n, 500, 95n],
    [1n, 1, 0n],
    [100n, 0, 100n],
    [100n, 10_000, 0n],
    [0n, 500, 0n],
  ])('lendable cash of %d atoms with a reserve of %d bps is %d', (cash, reserveBps, lendable) => {
    expect(lendableCash(cash, reserveBps)).toBe(lendable);
  });

  it.each([
    [100n, 2000, 20n],
    [104n, 2000, 20n],
    [105n, 2000, 21n],
    [100n, 0, 0n],
    [100n, 10_000, 100n],
  ])('the largest loan from %d atoms at %d bps is %d', (cash, exposureBps, limit) => {
    expect(exposureLimit(cash, exposureBps)).toBe(limit);
  });

  const limits = {
    maxPrincipal: 1000n,
    faceAmount: 1000n,
    cashAtoms: 1000n,
    reserveBps: 0,
    exposureBps: 10_000,
    minPrincipal: 10n,
  };
  it.each([
    ['its permit', { maxPrincipal: 100n }],
    ['its face amount', { faceAmount: 100n }],
    ['the cash less the reserve', { reserveBps: 9000 }],
    ['the exposure', { exposureBps: 1000 }],
    ['the cash', { cashAtoms: 100n }],
  ])('a principal may not exceed %s', (_, tight) => {
    expect(refusePrincipal(100n, { ...limits, ...tight })).toBeUndefined();
    expect(refusePrincipal(101n, { ...limits, ...tight })).toEqual(refuse('PRINCIPAL_EXCEEDS_LIMIT'));
  });

  it('a principal may not be below the supplier’s minimum', () => {
    expect(refusePrincipal(10n, limits)).toBeUndefined();
    expect(refusePrincipal(9n, limits)).toEqual(refuse('PRINCIPAL_BELOW_MINIMUM'));
    // What is too much is too much, however little the supplier would take.
    expect(refusePrincipal(9n, { ...limits, cashAtoms: 8n })).toEqual(refuse('PRINCIPAL_EXCEEDS_LIMIT'));
  });
});

describe('the phases of a pool (D-369, D-370)', () => {
  const pool = {
    subscriptionEndsAt: END,
    originationEndsAt: at(100),
    openLoans: 0,
    defaultedLoans: 0,
    outcome: null,
    status: 'SUBSCRIPTION' as const,
  };
  it.each([
    [-1, 'SUBSCRIPTION', null],
    [0, 'ORIGINATION', null],
    [99, 'ORIGINATION', null],
    [100, 'CLOSED', 'REPAID'],
    [101, 'CLOSED', 'REPAID'],
  ])('%d ms after its subscription it is in phase %s with outcome %s', (ms, status, outcome) => {
    expect(standingAt(pool, at(ms))).toEqual({ status, outcome });
  });

  it('stays in SERVICING while loans are open, and closes as LOSS after a default', () => {
    expect(standingAt({ ...pool, openLoans: 1 }, at(100))).toEqual({ status: 'SERVICING', outcome: null });
    expect(standingAt({ ...pool, defaultedLoans: 1 }, at(100))).toEqual({ status: 'CLOSED', outcome: 'LOSS' });
    expect(standingAt({ ...pool, status: 'CLOSED', outcome: 'LOSS' }, at(100))).toEqual({
      status: 'CLOSED',
      outcome: 'LOSS',
    });
  });

  it('moves by one phase at a time', () => {
    expect(nextPhase(pool, at(1000))).toBe('START_ORIGINATION');
    expect(nextPhase({ ...pool, status: 'ORIGINATION' }, at(99))).toBeUndefined();
    expect(nextPhase({ ...pool, status: 'ORIGINATION' }, at(100))).toBe('END_ORIGINATION');
    expect(nextPhase({ ...pool, status: 'SERVICING' }, at(1000))).toBeUndefined();
  });

  const funds = { cashAtoms: 70n, principalOutstandingAtoms: 20n, interestCollectedAtoms: 5n, lossAtoms: 15n };
  it('derives the deposited amount from its balances', () => {
    expect(deposited(funds)).toBe(100n);
    // Taken out with interest.
    expect(deposited({ ...funds, cashAtoms: 0n, principalOutstandingAtoms: 0n, lossAtoms: 0n })).toBe(0n);
  });

  it.each([
    ['SUBSCRIPTION', 70n],
    ['ORIGINATION', 0n],
    ['SERVICING', 0n],
    ['CLOSED', 70n],
  ] as const)('allows a withdrawal in %s of at most %d', (status, atoms) => {
    expect(withdrawable(status, funds)).toBe(atoms);
  });
});

describe('the deadlines of offers, permits and loans', () => {
  it.each([
    ['OFFERED', -1, false],
    ['OFFERED', 0, true],
    ['ACCEPTED', -1, false],
    ['ACCEPTED', 1, true],
    ['ISSUED', 1, false],
    ['EXPIRED', -1, true],
  ])('an offer in status %s, %d ms from its deadline, has expired: %s (D-373)', (status, ms, over) => {
    expect(isOfferOver({ status, deadline: END }, at(ms))).toBe(over);
  });

  it('an offer is open for 72 hours (D-373)', () => {
    expect(offerDeadline(END)).toEqual(at(72 * 3_600_000));
  });

  it.each([
    ['ACTIVE', -1, true],
    ['ACTIVE', 0, false],
    ['REVOKED', -1, false],
    ['EXPIRED', -1, false],
  ])('a permit in status %s, %d ms from its end, is in force: %s (D-372)', (status, ms, inForce) => {
    expect(isInForce({ status, expiresAt: END }, at(ms))).toBe(inForce);
  });

  it.each([
    [1, 50_000n],
    [2, 25_000n],
    [3, 10_000n],
    [4, 5000n],
    [5, 1000n],
  ])('a permit of tier %d allows %d USD for 30 days (D-372)', (tier, dollars) => {
    expect(permitTerms(tier, END)).toEqual({ maxPrincipal: dollars * 1_000_000n, expiresAt: at(30 * 86_400_000) });
  });

  it('an unknown tier throws', () => {
    expect(() => permitTerms(6, END)).toThrow('no tier 6');
  });

  it.each([
    ['ACTIVE', -1, undefined],
    ['ACTIVE', 0, 'MATURE'],
    ['GRACE', 9, undefined],
    ['GRACE', 10, 'DEFAULT'],
    ['DEFAULTED', 20, undefined],
    ['REPAID', 20, undefined],
  ] as const)('a loan in status %s, %d ms after its maturity, takes the event %s (D-375)', (status, ms, next) => {
    expect(nextOfLoan({ status, maturityAt: END, graceEndsAt: at(10) }, at(ms))).toBe(next);
  });
});

describe('the total of a document in atoms (D-371)', () => {
  it.each([
    [{ currency: 'USD', totalMinor: '126000' }, 1_260_000_000n],
    [{ currency: 'usd', totalMinor: '1' }, 10_000n],
    [{ currency: 'USD', totalMinor: '0' }, 0n],
    [{ currency: 'EUR', totalMinor: '1' }, undefined],
    [{ currency: null, totalMinor: '1' }, undefined],
    [{ currency: 'USD', totalMinor: null }, undefined],
    [{ currency: 'USD', totalMinor: '' }, undefined],
    [{ currency: 'USD', totalMinor: '1.5' }, undefined],
    [{ currency: 'USD', totalMinor: '-1' }, undefined],
  ])('%o is %s', (facts, atoms) => {
    expect(totalInAtoms(facts)).toBe(atoms);
  });
});
