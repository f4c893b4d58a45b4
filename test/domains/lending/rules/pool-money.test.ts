import { describe, expect, it } from 'vitest';
import { depositToPool } from '../../../../src/domains/lending/operations/deposit-to-pool.ts';
import { withdrawFromPool } from '../../../../src/domains/lending/operations/withdraw-from-pool.ts';
import { Desk } from '../../trade/rules/desk.ts';
import { NOW, pool } from './records.ts';

const CASH = 'pool_cash:pool_a:USDC';
const ended = { subscriptionEndsAt: NOW };
const desk = (status: 'SUBSCRIPTION' | 'CLOSED', more: object = {}) =>
  new Desk().stands('financing-pool', 'pool_a', status, { ...pool, ...more }).holds(CASH, 900n);
const moving = (handler: typeof depositToPool | typeof withdrawFromPool) => (at: Desk, amountAtoms: string) =>
  at.ask(handler as never, { by: 'ten_l', id: 'pool_a', body: { amountAtoms } });

describe('a deposit (D-370)', () => {
  const deposit = moving(depositToPool);

  it('is accepted up to the cap of the pool and the balance of the tenant', async () => {
    const at = desk('SUBSCRIPTION').holds('available:ten_l:USDC', 100n);
    expect(await deposit(at, '101')).toMatchObject({ code: 'POOL_CAP_EXCEEDED' });
    expect(await deposit(at, '100')).toMatchObject({ phase: 'SUBSCRIPTION', state: { cashAtoms: '1000' } });
    expect(at.sent).toMatchObject([{ to: 'pool_a', event: { type: 'DEPOSIT', amount: 100n } }]);
    const short = desk('SUBSCRIPTION').holds('available:ten_l:USDC', 99n);
    expect(await deposit(short, '100')).toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      details: { shortfallBaseUnits: '1', funding: { availableBaseUnits: '99' } },
    });
    expect(short.sent).toEqual([]);
  });

  it('needs a pool whose subscription is open by its clock', async () => {
    expect(await deposit(new Desk(), '1')).toMatchObject({ code: 'POOL_NOT_FOUND' });
    expect(await deposit(desk('CLOSED'), '1')).toMatchObject({ code: 'POOL_PHASE' });
    expect(await deposit(desk('SUBSCRIPTION', ended), '1')).toMatchObject({ code: 'POOL_PHASE' });
  });
});

describe('a withdrawal (D-370)', () => {
  const withdraw = moving(withdrawFromPool);

  it('is accepted up to the last atom of the cash', async () => {
    for (const status of ['SUBSCRIPTION', 'CLOSED'] as const) {
      const at = desk(status);
      expect(await withdraw(at, '901')).toMatchObject({
        code: 'INSUFFICIENT_FUNDS',
        details: { shortfallBaseUnits: '1', funding: { availableBaseUnits: '900' } },
      });
      expect(await withdraw(at, '899')).toMatchObject({ phase: status, state: { cashAtoms: '1' } });
      expect(at.sent).toMatchObject([{ to: 'pool_a', event: { type: 'WITHDRAW', amount: 899n } }]);
    }
  });

  it('needs a pool that is not lending', async () => {
    expect(await withdraw(new Desk(), '1')).toMatchObject({ code: 'POOL_NOT_FOUND' });
    expect(await withdraw(desk('SUBSCRIPTION', ended), '1')).toMatchObject({ code: 'POOL_PHASE' });
  });
});
