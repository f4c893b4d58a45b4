import { describe, expect, it } from 'vitest';
import { presentEvent as loanEvent, presentLoan } from '../../../../src/domains/lending/loan.present.ts';
import { loanTime } from '../../../../src/domains/lending/loan.store.ts';
import { presentEvent as offerEvent, presentOffer } from '../../../../src/domains/lending/offer.present.ts';
import {
  presentEvent as orderEvent,
  presentPurchaseOrder,
} from '../../../../src/domains/lending/orders/purchase-order.present.ts';
import { presentPermit } from '../../../../src/domains/lending/permits/permit.present.ts';
import { presentPool, presentPosition } from '../../../../src/domains/lending/pools/financing-pool.present.ts';
import { newPool } from '../../../../src/domains/lending/pools/new-pool.ts';
import { loan, msLater, NOW, offer, order, permit, pool } from './records.ts';

const row = { createdAt: NOW, updatedAt: NOW };
const at = NOW.toISOString();
/** What an event keeps: amounts and times as text. */
const kept = (record: object) =>
  JSON.parse(
    JSON.stringify({ ...record, publicStatus: 'x' }, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
  );

describe('a pool (B 2.10, D-369, D-370)', () => {
  const stored = { ...pool, ...row, id: 'pool_a', status: 'ORIGINATION' as const };
  const funds = { cashAtoms: 60n, principalOutstandingAtoms: 30n, interestCollectedAtoms: 5n, lossAtoms: 15n };

  it('is shown with its balances, in the phase of that moment', () => {
    expect(presentPool(stored, funds, NOW)).toEqual({
      id: 'pool_a',
      name: 'Pool',
      chainId: 84_532,
      provider: 'simulated',
      poolAddress: '0xpool',
      tokenAddress: '0xtoken',
      registryAddress: '0xregistry',
      phase: 'ORIGINATION',
      outcome: null,
      subscriptionStartsAt: pool.subscriptionStartsAt.toISOString(),
      subscriptionEndsAt: pool.subscriptionEndsAt.toISOString(),
      originationStartsAt: pool.subscriptionEndsAt.toISOString(),
      originationEndsAt: pool.originationEndsAt.toISOString(),
      capAtoms: '1000',
      exposureBps: 5000,
      reserveBps: 1000,
      annualRateBps: 1200,
      tenorSeconds: 3600,
      graceSeconds: 60,
      createdAt: at,
      state: { cashAtoms: '60', principalOutstandingAtoms: '30', interestCollectedAtoms: '5', lossAtoms: '15' },
    });
    expect(presentPool({ ...stored, capAtoms: null }, funds, NOW).capAtoms).toBeNull();
    const ended = presentPool({ ...stored, defaultedLoans: 1 }, funds, pool.originationEndsAt);
    expect(ended).toMatchObject({ phase: 'CLOSED', outcome: 'LOSS' });
  });

  it('has a position worth its cash and outstanding principal, all of it the tenant’s', () => {
    expect(presentPosition(stored, funds, NOW)).toEqual({
      poolId: 'pool_a',
      depositedAtoms: '100',
      shareBps: 10_000,
      valueAtoms: '90',
      withdrawableAtoms: '0',
    });
    expect(presentPosition(stored, funds, pool.originationEndsAt)).toMatchObject({ withdrawableAtoms: '60' });
    const none = { cashAtoms: 0n, principalOutstandingAtoms: 0n, interestCollectedAtoms: 0n, lossAtoms: 0n };
    expect(presentPosition(stored, none, NOW)).toMatchObject({ shareBps: 0, valueAtoms: '0', depositedAtoms: '0' });
    // All of it lost, or only interest left: it is still its tenant's.
    expect(presentPosition(stored, { ...none, lossAtoms: 1n }, NOW).shareBps).toBe(10_000);
    expect(presentPosition(stored, { ...none, cashAtoms: 1n, interestCollectedAtoms: 1n }, NOW).shareBps).toBe(10_000);
  });

  it('starts with the documented defaults, or with the requested terms (B 8, D-369)', () => {
    const services = { chain: { chainId: 84_532, contracts: { settlementToken: '0xtoken' } } } as never;
    const usual = newPool('pool_a', { name: 'Pool' }, { tenantId: 'ten_l', now: NOW, services });
    const week = 604_800_000;
    expect(usual).toEqual({
      tenantId: 'ten_l',
      name: 'Pool',
      chainId: 84_532,
      provider: 'simulated',
      outcome: null,
      tokenAddress: '0xtoken',
      poolAddress: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
      registryAddress: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
      subscriptionStartsAt: NOW,
      subscriptionEndsAt: msLater(week),
      originationEndsAt: msLater(week + 2_592_000_000),
      capAtoms: null,
      exposureBps: 2000,
      reserveBps: 500,
      annualRateBps: 1200,
      tenorSeconds: 2_592_000,
      graceSeconds: 604_800,
      openLoans: 0,
      defaultedLoans: 0,
    });
    const other = newPool('pool_b', { name: 'Pool' }, { tenantId: 'ten_l', now: NOW, services });
    expect(other.poolAddress).not.toBe(usual.poolAddress);
    expect(other.registryAddress).toBe(usual.registryAddress);
    expect(usual.registryAddress).not.toBe(usual.poolAddress);
    const asked = {
      name: 'Pool',
      subscriptionSeconds: 1,
      originationSeconds: 2,
      capAtoms: '7',
      exposureBps: 0,
      reserveBps: 0,
      annualRateBps: 0,
      tenorSeconds: 3,
      graceSeconds: 0,
    };
    expect(newPool('pool_a', asked, { tenantId: 'ten_l', now: NOW, services })).toMatchObject({
      subscriptionEndsAt: msLater(1000),
      originationEndsAt: msLater(3000),
      capAtoms: 7n,
      exposureBps: 0,
      reserveBps: 0,
      annualRateBps: 0,
      tenorSeconds: 3,
      graceSeconds: 0,
    });
  });
});

describe('the presented form of loans, offers, purchase orders and permits', () => {
  it('a loan shows the interest of the moment, and its event that of the change (D-375, D-376)', () => {
    const stored = {
      ...loan,
      ...row,
      principalOutstanding: 31_536_000n * 10_000n,
      id: 'loan_a',
      status: 'GRACE' as const,
    };
    const shown = presentLoan(stored, msLater(1000));
    expect(shown).toEqual({
      id: 'loan_a',
      poolId: 'pool_a',
      poId: loan.poId,
      borrowerAddress: loan.borrowerAddress,
      supplierWallet: null,
      principal: '200',
      principalOutstanding: '315360000000',
      status: 'GRACE',
      interestDue: '1205',
      fundedAt: loan.fundedAt.toISOString(),
      maturityAt: loan.maturityAt.toISOString(),
      graceEndsAt: loan.graceEndsAt.toISOString(),
    });
    expect(loanEvent(kept({ ...stored, updatedAt: msLater(1000) }), 'ten_b')).toEqual(shown);
    const ahead = { ...stored, clockOffsetMs: 7n };
    expect(loanTime(ahead, NOW)).toEqual(msLater(7));
  });

  it('an offer shows its terms (D-373)', () => {
    const stored = { ...offer, ...row, id: 'off_a', status: 'ACCEPTED' as const };
    const shown = presentOffer(stored);
    expect(shown).toEqual({
      id: 'off_a',
      poolId: 'pool_a',
      poId: offer.poId,
      borrowerAddress: offer.borrowerAddress,
      principal: '200',
      rateBps: 1200,
      tenorSeconds: 3600,
      graceSeconds: 60,
      loanId: null,
      createdAt: at,
      deadline: offer.deadline.toISOString(),
      offerDigest: offer.offerDigest,
      status: 'ACCEPTED',
    });
    expect(offerEvent(kept(stored), 'ten_b')).toEqual(shown);
  });

  it('a purchase order shows its minimum, or null before there is one (D-371)', () => {
    const stored = { ...order, ...row, id: 'po_a', status: 'ACCEPTED' as const };
    const shown = presentPurchaseOrder(stored);
    expect(shown).toEqual({
      id: 'po_a',
      poId: order.poId,
      poolId: 'pool_a',
      extractionId: null,
      tradeOrderId: 'so_a',
      borrowerTenantId: 'ten_b',
      borrowerAddress: order.borrowerAddress,
      supplierTenantId: 'ten_s',
      supplierWallet: null,
      faceAmount: '400',
      minPrincipal: '100',
      status: 'ACCEPTED',
      createdAt: at,
    });
    expect(orderEvent(kept(stored), 'ten_b')).toEqual(shown);
    const registered = { ...stored, minPrincipal: null };
    expect(presentPurchaseOrder(registered).minPrincipal).toBeNull();
    expect(orderEvent(kept(registered), 'ten_b')).toEqual({ ...shown, minPrincipal: null });
  });

  it('a permit shows its terms and its signature (B 2.8, D-372)', () => {
    expect(presentPermit({ ...permit, ...row, id: 'prm_a', status: 'ACTIVE' })).toEqual({
      id: 'prm_a',
      poolId: 'pool_a',
      subjectAddress: permit.subjectAddress,
      schema: 'service/permit/v1',
      mode: 'synthetic',
      maxPrincipal: '300',
      riskTier: 2,
      profile: 'synthetic:2',
      permitDigest: '0xdigest',
      signature: '0xsigned',
      issuerAddress: '0xissuer',
      status: 'ACTIVE',
      createdAt: at,
      expiresAt: permit.expiresAt.toISOString(),
    });
  });
});
