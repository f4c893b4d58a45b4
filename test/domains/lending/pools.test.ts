import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { changesNothing } from '../../support/unchanged.ts';
import { advance, is, type Lending, lending, MONTH, refused, usd, WEEK } from './fixture.ts';

let service: TestService;
let world: Lending;
beforeAll(async () => {
  service = await startTestService();
  world = await lending(service);
});
afterAll(async () => {
  expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  await service.stop();
});

const read = (id: string) => world.lender.api.getFinancingPool({ id }).unwrap();
const position = (id: string) => world.lender.api.getPoolPosition({ id }).unwrap();
const deposit = (id: string, amountAtoms: string) => world.lender.api.depositToPool({ id, amountAtoms });
const withdraw = (id: string, amountAtoms: string) => world.lender.api.withdrawFromPool({ id, amountAtoms });
const EMPTY = { cashAtoms: '0', principalOutstandingAtoms: '0', interestCollectedAtoms: '0', lossAtoms: '0' };

describe('a pool', () => {
  it('is opened with the documented defaults (R518, D-359, D-369)', async () => {
    const { data: pool, response } = await world.lender.api.createFinancingPool({ name: 'Spring imports' });
    expect(response?.status).toBe(201);
    expect(response?.headers.get('location')).toBe(`/v1/lending/pools/${pool?.id}`);
    const at = pool?.createdAt ?? '';
    const later = (seconds: number) => new Date(Date.parse(at) + seconds * 1000).toISOString();
    const ADDRESS = expect.stringMatching(/^0x[0-9a-fA-F]{40}$/);
    expect(pool).toEqual({
      id: expect.stringMatching(/^pool_/),
      name: 'Spring imports',
      chainId: 84_532,
      provider: 'simulated',
      poolAddress: ADDRESS,
      tokenAddress: ADDRESS,
      registryAddress: ADDRESS,
      phase: 'SUBSCRIPTION',
      outcome: null,
      subscriptionStartsAt: at,
      subscriptionEndsAt: later(WEEK),
      originationStartsAt: later(WEEK),
      originationEndsAt: later(WEEK + MONTH),
      capAtoms: null,
      exposureBps: 2000,
      reserveBps: 500,
      annualRateBps: 1200,
      tenorSeconds: MONTH,
      graceSeconds: WEEK,
      state: EMPTY,
      createdAt: at,
    });
    expect(await read(pool?.id ?? '')).toEqual(pool);
    expect(await position(pool?.id ?? '')).toEqual({
      poolId: pool?.id,
      depositedAtoms: '0',
      shareBps: 0,
      valueAtoms: '0',
      withdrawableAtoms: '0',
    });
    const { pools } = await world.lender.api.listFinancingPools({}).unwrap();
    expect(pools[0]).toEqual(pool);
    const settings = { exposureBps: 1, reserveBps: 0, annualRateBps: 10_000, tenorSeconds: 1, graceSeconds: 0 };
    const own = { ...settings, capAtoms: '7' };
    expect(await world.opened({ ...own, subscriptionSeconds: 1, originationSeconds: 1 })).toMatchObject(own);
  });

  it('is hidden from other tenants (D-370, D-378)', async () => {
    const { id } = await world.opened();
    const { borrower } = world;
    const missing = is('POOL_NOT_FOUND', 404);
    expect(await refused(borrower.api.getFinancingPool({ id }))).toMatchObject(missing);
    expect(await refused(borrower.api.getPoolPosition({ id }))).toMatchObject(missing);
    expect(await refused(borrower.api.depositToPool({ id, amountAtoms: '1' }))).toMatchObject(missing);
    expect(await refused(borrower.api.withdrawFromPool({ id, amountAtoms: '1' }))).toMatchObject(missing);
    expect((await borrower.api.listFinancingPools({}).unwrap()).pools).toEqual([]);
  });

  it('takes deposits up to its cap, and gives them back (D-370)', async () => {
    const before = (await world.lender.balances()).available ?? 0n;
    const { id } = await world.opened({ capAtoms: usd(100) });
    expect((await deposit(id, usd(60)).unwrap()).state).toEqual({ ...EMPTY, cashAtoms: usd(60) });
    await changesNothing(
      service,
      'a refusal',
      async () => {
        expect(await refused(deposit(id, usd(41)))).toMatchObject(is('POOL_CAP_EXCEEDED', 409));
      },
      ['audit_log'],
    );
    expect((await deposit(id, usd(40)).unwrap()).state.cashAtoms).toBe(usd(100));
    expect((await world.lender.balances()).available).toBe(before - 100_000_000n);
    expect(await position(id)).toMatchObject({
      depositedAtoms: usd(100),
      shareBps: 10_000,
      valueAtoms: usd(100),
      withdrawableAtoms: usd(100),
    });
    expect((await withdraw(id, usd(99)).unwrap()).state.cashAtoms).toBe(usd(1));
    await changesNothing(service, 'a refusal', async () => {
      expect(await refused(withdraw(id, '1000001'))).toMatchObject({
        ...is('INSUFFICIENT_FUNDS', 402),
        details: { shortfallBaseUnits: '1', funding: { availableBaseUnits: '1000000' } },
      });
    });
    expect((await withdraw(id, usd(1)).unwrap()).state).toEqual(EMPTY);
    expect((await world.lender.balances()).available).toBe(before);
  });

  it('takes no more than its tenant has (D-370, D-089)', async () => {
    const { id } = await world.opened();
    const available = (await world.lender.balances()).available ?? 0n;
    expect(await refused(deposit(id, `${available + 1n}`))).toEqual({
      ...is('INSUFFICIENT_FUNDS', 402),
      details: {
        shortfallBaseUnits: '1',
        funding: { mode: 'INTERNAL_BALANCE', availableBaseUnits: `${available}`, faucet: '/v1/faucet/drips' },
      },
    });
  });

  it('moves through its phases with the clock, and pays out at the end (D-369, D-370)', async () => {
    const { id } = await world.subscribed({ subscriptionSeconds: 100, originationSeconds: 100 }, 10);
    await advance(world.lender, 100);
    expect(await read(id)).toMatchObject({ phase: 'ORIGINATION', outcome: null });
    expect(await position(id)).toMatchObject({ valueAtoms: usd(10), withdrawableAtoms: '0' });
    expect(await refused(deposit(id, '1'))).toMatchObject(is('POOL_PHASE', 409));
    expect(await refused(withdraw(id, '1'))).toMatchObject(is('POOL_PHASE', 409));
    await advance(world.lender, 100);
    expect(await read(id)).toMatchObject({ phase: 'CLOSED', outcome: 'REPAID' });
    expect(await refused(deposit(id, '1'))).toMatchObject(is('POOL_PHASE', 409));
    expect((await withdraw(id, usd(10)).unwrap()).state).toEqual(EMPTY);
  });
});
