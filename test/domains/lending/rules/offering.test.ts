import { describe, expect, it } from 'vitest';
import { acceptLendingOffer } from '../../../../src/domains/lending/operations/accept-lending-offer.ts';
import { createLendingOffer } from '../../../../src/domains/lending/operations/create-lending-offer.ts';
import { issueLendingOffer } from '../../../../src/domains/lending/operations/issue-lending-offer.ts';
import { Desk } from '../../trade/rules/desk.ts';
import { loan, msLater, NOW, offer, order, permit, pool } from './records.ts';

const ORIGINATION = 'ORIGINATION' as const;
const lending = { ...pool, subscriptionEndsAt: NOW, originationEndsAt: msLater(1) };
const CASH = 'pool_cash:pool_a:USDC';

describe('creating an offer (D-373, D-470)', () => {
  const body = { poolId: 'pool_a', poId: order.poId, principal: '300' };
  const offering = (at: Desk, more: object = {}, by = 'ten_l') =>
    at.ask(createLendingOffer, { by, body: { ...body, ...more } });
  /** What the lender finds first, by its tenant. */
  const named = (at: Desk, more: object = {}) =>
    at
      .has('financing_pools', 'pool_a', { id: 'pool_a' })
      .has('financing_pools', 'pool_b', { id: 'pool_b' })
      .has('purchase_orders', order.poId, { ...order, id: 'po_a', ...more });
  interface Standing {
    readonly of?: object;
    readonly permit?: object | null;
    readonly order?: 'REGISTERED' | 'ACCEPTED' | 'FINANCED';
    readonly pool?: object;
    readonly cash?: bigint;
  }
  const stands = (given: Standing = {}): Desk => {
    const at = named(new Desk(), given.of).holds(CASH, given.cash ?? 1000n);
    at.stands('financing-pool', 'pool_a', ORIGINATION, { ...lending, ...given.pool });
    at.stands('purchase-order', 'po_a', given.order ?? 'ACCEPTED', order);
    return given.permit === null ? at : at.stands('permit', 'prm_a', 'ACTIVE', { ...permit, ...given.permit });
  };

  it('takes the terms of its pool, and ends after 72 hours', async () => {
    const at = stands();
    expect(await offering(at)).toMatchObject({
      poolId: 'pool_a',
      poId: order.poId,
      principal: '300',
      rateBps: 1200,
      tenorSeconds: 3600,
      graceSeconds: 60,
      status: 'OFFERED',
      loanId: null,
      deadline: msLater(72 * 3_600_000).toISOString(),
      borrowerAddress: order.borrowerAddress,
      offerDigest: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    });
    expect(at.opened).toMatchObject([
      {
        machine: 'offer',
        context: {
          lenderTenantId: 'ten_l',
          borrowerTenantId: 'ten_b',
          purchaseOrderId: 'po_a',
          permitId: 'prm_a',
          principal: 300n,
          signature: null,
        },
      },
    ]);
  });

  it('is allowed to the lender of the purchase order, in the pool that the order names', async () => {
    expect(await offering(new Desk())).toMatchObject({ code: 'POOL_NOT_FOUND' });
    const pools = new Desk().has('financing_pools', 'pool_a');
    expect(await offering(pools)).toMatchObject({ code: 'PURCHASE_ORDER_NOT_FOUND' });
    expect(await offering(stands(), { poId: order.poId.toUpperCase().replace('0X', '0x') })).not.toHaveProperty('code');
    expect(await offering(stands(), {}, 'ten_b')).toMatchObject({ code: 'NOT_ORDER_PARTY' });
    expect(await offering(stands(), { poolId: 'pool_b' })).toMatchObject({ code: 'PURCHASE_ORDER_NOT_FOUND' });
    await expect(offering(named(new Desk()))).rejects.toThrow('po_a has lost its pool');
    const half = named(new Desk()).stands('financing-pool', 'pool_a', ORIGINATION, lending);
    await expect(offering(half)).rejects.toThrow('po_a has lost its pool');
  });

  it('needs a purchase order that is ACCEPTED and has no open offer', async () => {
    for (const status of ['REGISTERED', 'FINANCED'] as const)
      expect(await offering(stands({ order: status }))).toMatchObject({ code: 'PURCHASE_ORDER_NOT_ACCEPTED' });
    const open = stands().has('lending_offers', 'po_a', { id: 'off_a' });
    expect(await offering(open)).toMatchObject({ code: 'OFFER_OPEN' });
    // One that is over ends here, whether its timer has run or not; one that is not stays.
    const late = stands()
      .stands('offer', 'off_a', 'OFFERED', { ...offer, deadline: NOW })
      .stands('offer', 'off_b', 'ACCEPTED', offer)
      .stands('offer', 'off_c', 'ACCEPTED', { ...offer, deadline: NOW });
    expect(await offering(late)).not.toHaveProperty('code');
    expect(late.sent).toEqual([
      { to: 'off_a', event: { type: 'EXPIRE' } },
      { to: 'off_c', event: { type: 'EXPIRE' } },
    ]);
  });

  it('needs a pool that lends and a permit that covers the borrower', async () => {
    expect(await offering(stands({ pool: { originationEndsAt: NOW } }))).toMatchObject({ code: 'POOL_PHASE' });
    expect(await offering(stands({ permit: null }))).toMatchObject({ code: 'PERMIT_REQUIRED' });
    expect(await offering(stands({ permit: { expiresAt: NOW } }))).toMatchObject({ code: 'PERMIT_REQUIRED' });
    expect(await offering(stands({ permit: { poolId: 'pool_b' } }))).toMatchObject({ code: 'PERMIT_REQUIRED' });
    expect(await offering(stands({ permit: { borrowerTenantId: 'ten_x' } }))).toMatchObject({
      code: 'PERMIT_REQUIRED',
    });
  });

  it.each([
    ['the permit', {}, '301', 'PRINCIPAL_EXCEEDS_LIMIT'],
    ['the exposure of the cash', { cash: 599n }, '300', 'PRINCIPAL_EXCEEDS_LIMIT'],
    ['what the supplier takes', {}, '99', 'PRINCIPAL_BELOW_MINIMUM'],
  ])('is refused outside the limit of %s', async (_, given, principal, code) => {
    expect(await offering(stands(given), { principal })).toMatchObject({ code });
  });
});

describe('accepting an offer (D-373, D-374)', () => {
  const accept = (at: Desk, body?: object, by = 'ten_b') =>
    at.ask(acceptLendingOffer, { by, id: 'off_a', ...(body && { body }) });
  const stands = (status: 'OFFERED' | 'ACCEPTED' = 'OFFERED', now = NOW) =>
    new Desk().stands('offer', 'off_a', status, offer, now);

  it('is allowed to its borrower, once, before its deadline', async () => {
    expect(await accept(new Desk())).toMatchObject({ code: 'OFFER_NOT_FOUND' });
    expect(await accept(stands(), {}, 'ten_l')).toMatchObject({ code: 'NOT_ORDER_PARTY' });
    expect(await accept(stands('OFFERED', msLater(1)))).toMatchObject({ code: 'OFFER_EXPIRED' });
    expect(await accept(stands('ACCEPTED'))).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { from: 'ACCEPTED', event: 'ACCEPT' },
    });
    const at = stands();
    expect(await accept(at)).toMatchObject({ id: 'off_a', status: 'ACCEPTED' });
    expect(at.sent).toEqual([{ to: 'off_a', event: { type: 'ACCEPT', signature: null } }]);
  });

  it('takes a signature that the borrower’s contract confirms, or none', async () => {
    const signature = `0x${'00'.repeat(65)}`;
    const told = async (contracts: unknown) => {
      const at = stands();
      at.contracts = contracts;
      const answer = await accept(at, { signature });
      return [(answer as { code?: string }).code, at.sent.map(({ event }) => event.signature)];
    };
    expect(await told({ get: () => true })).toEqual([undefined, [signature]]);
    expect(await told({ get: () => false })).toEqual(['SIGNATURE_INVALID', []]);
    expect(await told('unavailable')).toEqual(['CHAIN_UNAVAILABLE', []]);
  });
});

describe('issuing an offer (D-373, D-375)', () => {
  const issue = (at: Desk, by = 'ten_l') => at.ask(issueLendingOffer, { by, id: 'off_a' });
  const stands = (
    status: 'OFFERED' | 'ACCEPTED' = 'ACCEPTED',
    given: { now?: Date; pool?: object; cash?: bigint } = {},
  ) =>
    new Desk()
      .holds(CASH, given.cash ?? 1000n)
      .stands('offer', 'off_a', status, offer, given.now)
      .stands('financing-pool', 'pool_a', ORIGINATION, { ...lending, ...given.pool })
      .stands('purchase-order', 'po_a', 'ACCEPTED', { ...order, supplierWallet: '0xwallet' });

  it('is allowed to its lender, once accepted and before its deadline, while the pool lends and has the cash', async () => {
    expect(await issue(new Desk())).toMatchObject({ code: 'OFFER_NOT_FOUND' });
    expect(await issue(stands(), 'ten_b')).toMatchObject({ code: 'NOT_ORDER_PARTY' });
    expect(await issue(stands('ACCEPTED', { now: msLater(1) }))).toMatchObject({ code: 'OFFER_EXPIRED' });
    expect(await issue(stands('OFFERED'))).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { from: 'OFFERED', event: 'ISSUE' },
    });
    expect(await issue(stands('ACCEPTED', { pool: { originationEndsAt: NOW } }))).toMatchObject({ code: 'POOL_PHASE' });
    // A tenth of the cash stays, rounded up.
    expect(await issue(stands('ACCEPTED', { cash: 222n }))).toMatchObject({ code: 'PRINCIPAL_EXCEEDS_LIMIT' });
    expect(await issue(stands('ACCEPTED', { cash: 223n }))).toMatchObject({ status: 'ISSUED' });
    const lost = new Desk().stands('offer', 'off_a', 'ACCEPTED', offer);
    await expect(issue(lost)).rejects.toThrow('off_a no longer has its pool or purchase order');
    lost.stands('financing-pool', 'pool_a', ORIGINATION, lending);
    await expect(issue(lost)).rejects.toThrow('off_a no longer has its pool or purchase order');
  });

  it('opens a loan with the terms of the offer, from this moment on', async () => {
    const at = stands();
    const { loanId } = (await issue(at)) as { loanId: string };
    expect(loanId).toMatch(/^loan_/);
    const maturityAt = msLater(3_600_000);
    expect(at.sent).toEqual([
      {
        to: 'off_a',
        event: {
          type: 'ISSUE',
          funds: expect.objectContaining({ cashAtoms: 1000n }),
          loan: {
            loanId,
            context: {
              ...loan,
              supplierWallet: '0xwallet',
              principalOutstanding: 200n,
              interestDue: 0n,
              interestAccruedAt: NOW,
              fundedAt: NOW,
              maturityAt,
              graceEndsAt: new Date(maturityAt.getTime() + 60_000),
            },
          },
        },
      },
    ]);
  });
});
