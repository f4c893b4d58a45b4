import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { type Lending, lending, usd } from '../lending/fixture.ts';
import { grant, member, newWorld } from './fixture.ts';

let lendings = 0;
const create = { allowedActions: ['payment.create' as const] };

/** What moves money in lending is judged as a payment of that amount (D-521). */
describe('the grant and the approvals of an organization, in lending', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(async () => {
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
    await service.stop();
  });

  const refusal = async (asked: PromiseLike<{ readonly error?: unknown }>) => {
    const { error } = await asked;
    const { code, statusCode, details } = (error ?? {}) as { code?: string; statusCode?: number; details?: unknown };
    return code === undefined ? 'passed' : { code, statusCode, details };
  };
  const required = (amountUsd: string, limit: string, limitUsd: string | null) => ({
    code: 'APPROVAL_REQUIRED',
    statusCode: 403,
    details: { amountUsd, limit, limitUsd },
  });
  const missing = { code: 'AUTHORITY_MISSING', statusCode: 403, details: { action: 'payment.create' } };

  /** A pool of a lender, and a FINANCE member of it with a grant. */
  async function depositor(terms: Parameters<typeof grant>[2] = {}) {
    const world = await lending(service, `Judged ${++lendings}`);
    const { id: poolId } = await world.opened();
    const who = await member(service, world.lender);
    const { id: authorityId } = await grant(world.lender, who.id, { ...create, ...terms });
    const deposit = (dollars: string) =>
      who.session.depositToPool({ id: poolId, amountAtoms: (Number(dollars) * 1_000_000).toFixed(0) });
    return { ...world, poolId, who, path: { memberId: who.id, authorityId }, deposit };
  }

  test('refuse a deposit above the limit of one payment, and let the limit itself pass', async () => {
    const { deposit, lender, poolId } = await depositor({ perTxLimitUsd: '10' });
    expect(await refusal(deposit('390'))).toEqual(required('390.00', 'perTxLimitUsd', '10.00'));
    expect(await refusal(deposit('10.000001'))).toEqual(required('10.000001', 'perTxLimitUsd', '10.00'));
    expect(await refusal(deposit('10'))).toBe('passed');
    expect((await lender.api.getPoolPosition({ id: poolId }).unwrap()).depositedAtoms).toBe(usd(10));
  });

  test('name the limit that is exceeded', async () => {
    for (const [terms, limit, limitUsd] of [
      [{ countersignAboveUsd: '5' }, 'countersignAboveUsd', '5.00'],
      [{ requiresCountersignature: true }, 'requiresCountersignature', null],
      [{ allowedAssets: ['USDT'] }, 'authorityList', null],
      [{ allowedDestinationIds: ['dst_payroll'] }, 'authorityList', null],
      [{ monthlyLimitUsd: '8' }, 'monthlyLimitUsd', '8.00'],
    ] as const) {
      const { deposit } = await depositor(terms as never);
      expect(await refusal(deposit('9')), limit).toEqual(required('9.00', limit, limitUsd));
    }
  });

  test('count deposits and payments into one window', async () => {
    const { deposit, lender, who } = await depositor({ dailyLimitUsd: '100' });
    const payee = await newWorld(service);
    const pay = (amountUsd: string) => who.session.createOfframpPayment({ phone: payee.phone, amountUsd }).unwrap();
    expect(await refusal(deposit('60'))).toBe('passed');
    expect(await refusal(deposit('40.000001'))).toEqual(required('40.000001', 'dailyLimitUsd', '100.00'));
    expect((await pay('30')).holdReasons).toEqual([]);
    expect((await pay('10.000001')).holdReasons).toContain('AUTHORITY_LIMIT_EXCEEDED');
    expect(await refusal(deposit('1'))).toEqual(required('1.00', 'dailyLimitUsd', '100.00'));
    // 24 hours later neither counts.
    await lender.api.advanceTestClock({ advanceSeconds: 86_400 }).unwrap();
    expect(await refusal(deposit('100'))).not.toMatchObject({ code: 'APPROVAL_REQUIRED' });
  });

  test('allow one of two simultaneous deposits when the limit has room for one', async () => {
    const { deposit } = await depositor({ dailyLimitUsd: '100' });
    const asked = await Promise.all(Array.from({ length: 4 }, () => refusal(deposit('60'))));
    expect(asked.filter((one) => one === 'passed')).toHaveLength(1);
    expect(asked.filter((one) => one !== 'passed')).toEqual(
      Array.from({ length: 3 }, () => required('60.00', 'dailyLimitUsd', '100.00')),
    );
  });

  test('refuse a member who may not initiate payments', async () => {
    const { deposit, lender, path } = await depositor({ perTxLimitUsd: '10' });
    await lender.session.revokeAuthority(path).unwrap();
    expect(await refusal(deposit('1'))).toEqual(missing);
  });

  test('apply the organization’s policy to every caller', async () => {
    const { lender, opened } = await lending(service, 'Ruled');
    const { id } = await opened();
    const deposit = () => refusal(lender.api.depositToPool({ id, amountAtoms: usd(250) }));
    const ask = (rules: object) => lender.session.setPaymentPolicy({ rules }).unwrap();
    await ask({
      approvals: [
        { aboveUsd: '249.999999', minimumApprovals: 2 },
        { aboveUsd: '200', minimumApprovals: 1 },
      ],
    });
    expect(await deposit()).toEqual(required('250.00', 'approvals', '200.00'));
    await ask({ maximumAmountUsd: '249' });
    expect(await deposit()).toEqual(required('250.00', 'maximumAmountUsd', '249.00'));
    await ask({ allowedChains: ['eip155:1'] });
    expect(await deposit()).toEqual(required('250.00', 'paymentPolicy', null));
    await ask({ maximumAmountUsd: '250', approvals: [{ aboveUsd: '250', minimumApprovals: 1 }] });
    expect(await deposit()).toBe('passed');
  });

  describe('every operation that moves money', () => {
    let world: Lending;
    beforeAll(async () => {
      world = await lending(service, 'All');
      for (const tenant of [world.lender, world.lender, world.borrower]) await tenant.fund('100000.00');
    });

    const guarded = async (side: 'lender' | 'borrower', ask: () => PromiseLike<{ readonly error?: unknown }>) => {
      const rules = (rules: object) => world[side].session.setPaymentPolicy({ rules }).unwrap();
      await rules({ approvals: [{ aboveUsd: '0', minimumApprovals: 1 }] });
      expect(await refusal(ask())).toMatchObject({ code: 'APPROVAL_REQUIRED', details: { limitUsd: '0.00' } });
      await rules({});
      expect(await refusal(ask())).toBe('passed');
    };

    test('is refused where a payment would be held, and passes without the rule', async () => {
      const { lender, borrower, originating, accepted } = world;
      const pool = await originating();
      const { poId } = await accepted(pool.id);
      await guarded('borrower', () => borrower.api.issuePermit({ poolId: pool.id, mode: 'synthetic', riskTier: 2 }));
      const principal = usd(10_000);
      await guarded('lender', () => lender.api.createLendingOffer({ poolId: pool.id, poId, principal }));
      const { id } = await service.pool.owner('lending_offers').where({ pool_id: pool.id }).first('id');
      await guarded('borrower', () => borrower.api.acceptLendingOffer({ id }));
      await guarded('lender', () => lender.api.issueLendingOffer({ id }));
      const { loanId } = await lender.api.getLendingOffer({ id }).unwrap();
      await guarded('borrower', () => borrower.api.repayLoan({ id: loanId ?? '', maxAmount: usd(100) }));
    });

    test('counts an offer and its issue once, and stops counting an offer that ends', async () => {
      const { lender, borrower, originating, accepted, permitted } = world;
      const [first, second] = [await originating(), await originating()];
      const orders = [await accepted(first.id), await accepted(second.id)];
      await permitted(first.id);
      await permitted(second.id);
      const limited = async () => {
        const who = await member(service, lender, 'ADMIN');
        await grant(lender, who.id, { ...create, dailyLimitUsd: '10000' });
        const offer = (index: 0 | 1) =>
          who.session.createLendingOffer({
            poolId: [first, second][index]?.id ?? '',
            poId: orders[index]?.poId ?? '',
            principal: usd(10_000),
          });
        return { ...who, offer };
      };
      const ada = await limited();
      const { id } = await ada.offer(0).unwrap();
      expect(await refusal(ada.offer(1))).toMatchObject({ code: 'APPROVAL_REQUIRED' });
      await borrower.api.acceptLendingOffer({ id }).unwrap();
      expect(await refusal(ada.session.issueLendingOffer({ id }))).toBe('passed');
      expect(await refusal(ada.offer(1))).toMatchObject({ code: 'APPROVAL_REQUIRED' });
      const bob = await limited();
      const { id: expiring } = await bob.offer(1).unwrap();
      const counted = () =>
        service.pool.owner('spends').where({ resource_id: expiring, spender_id: bob.id }).whereNull('ended_at');
      expect(await counted()).toHaveLength(1);
      await lender.api.advanceTestClock({ advanceSeconds: 2_592_000 }).unwrap();
      await service.runUntilIdle();
      expect((await lender.api.getLendingOffer({ id: expiring }).unwrap()).status).toBe('EXPIRED');
      expect(await counted()).toHaveLength(0);
    });
  });
});
