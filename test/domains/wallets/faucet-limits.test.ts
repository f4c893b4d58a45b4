import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DripContext } from '../../../machines/wallets/drip.machine.ts';
import { newId } from '../../../src/platform/db/ids.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { together } from '../../support/together.ts';
import { changesNothing } from '../../support/unchanged.ts';
import { newOwner, ownersOf } from './owners.ts';

let chain: TestChain;
let service: TestService;
let tenants = 0;

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

const signUp = () => {
  tenants += 1;
  return service.signUp(`Limited ${tenants}`);
};
const walletOf = async ({ api }: TestTenant) =>
  api.createWallet({ name: 'Funded', owners: ownersOf([newOwner().address]) }).unwrap();

/** Drips as they stand after a long day, without the chain. */
async function standing(
  { tenantId }: TestTenant,
  count: number,
  given: Partial<DripContext> & { at: Date; status?: string },
) {
  const { at, status = 'CONFIRMED', ...context } = given;
  const rows = Array.from({ length: count }, () => ({
    id: newId('drip'),
    status,
    step: 2,
    created_at: at,
    updated_at: at,
    tenant_id: tenantId,
    wallet_id: 'wal_old',
    address: context.address ?? newOwner().address,
    chain_id: 84532,
    asset: 'eth',
    amount_base_units: '1',
    credits_balance: false,
    tx_hash: status === 'CONFIRMED' ? `0x${'1'.repeat(64)}` : null,
    failure_reason: status === 'FAILED' ? 'old' : null,
    confirmed_at: status === 'CONFIRMED' ? at : null,
  }));
  await service.pool.owner('drips').insert(rows);
}

describe('the limits of the faucet', () => {
  const untilMidnight = (now = new Date()) => new Date(Math.ceil(now.getTime() / 86_400_000) * 86_400_000);

  it('are 20 drips a day to one address, requested one by one or simultaneously (R567, D-256)', async () => {
    const acme = await signUp();
    const wallet = await walletOf(acme);
    const now = new Date();
    const { address } = wallet;
    await standing(acme, 15, { address, at: now });
    await standing(acme, 9, { address, at: now, status: 'FAILED' });
    await standing(acme, 9, { address, at: new Date(untilMidnight(now).getTime() - 86_400_000 - 1) });
    // Of the next day, as after a clock that was moved ahead is set back.
    await standing(acme, 9, { address, at: untilMidnight(now) });
    const asked = await Promise.all(
      Array.from({ length: 9 }, () => acme.api.fundWallet({ id: wallet.id, asset: 'eth', amount: '0.000001' })),
    );
    expect(asked.filter(({ ok }) => ok)).toHaveLength(5);
    const refused = asked.filter(({ ok }) => !ok);
    for (const { error, response } of refused) {
      expect(error).toMatchObject({
        code: 'FAUCET_RATE_LIMITED',
        statusCode: 403,
        details: { scope: 'address', resetsAt: untilMidnight(now).toISOString() },
      });
      const seconds = Number(response?.headers.get('retry-after'));
      expect(Math.abs(seconds - (untilMidnight(now).getTime() - Date.now()) / 1000)).toBeLessThan(60);
    }
    expect((await acme.api.fundWallet({ id: (await walletOf(acme)).id })).ok).toBe(true);
    await changesNothing(service, 'a drip too many', async () =>
      expect((await acme.api.fundWallet({ id: wallet.id })).ok).toBe(false),
    );
  });

  it('are 100 drips a day per tenant, by its clock (R567, D-256)', async () => {
    const [acme, harbor] = [await signUp(), await signUp()];
    await standing(acme, 98, { at: new Date() });
    const wallets = await Promise.all([1, 2, 3].map(() => walletOf(acme)));
    const asked = await together(
      service.pool.owner,
      wallets.map(
        ({ id }) =>
          () =>
            acme.api.fundWallet({ id }),
      ),
    );
    expect(asked.map(({ ok }) => ok).toSorted()).toEqual([false, true, true]);
    expect(asked.find(({ ok }) => !ok)?.error).toMatchObject({
      code: 'FAUCET_RATE_LIMITED',
      details: { scope: 'tenant' },
    });
    expect((await harbor.api.fundWallet({ id: (await walletOf(harbor)).id })).ok).toBe(true);
    await acme.api.advanceTestClock({ advanceSeconds: 86_400 }).unwrap();
    expect((await acme.api.fundWallet({ id: wallets[0]?.id ?? '' })).ok).toBe(true);
  });
});
