import { expect, test } from 'vitest';
import { relay } from '../../../src/payments/chain/index.ts';
import {
  adjust,
  enqueue,
  insert,
  notify,
  openChild,
  remove,
  send,
  update,
} from '../../../src/platform/lifecycle/writes.ts';

// The compiler is the test: a line that it should refuse, and does not, is an unused @ts-expect-error, which is an error.

const key = { key: 'x' };
const at = new Date();

test('a job has the payload that its worker declares', () => {
  expect(enqueue('wallets.deploy', { walletId: 'wal_1' }, key)).toMatchObject({ topic: 'wallets.deploy' });
  const refused = () => [
    // @ts-expect-error: no worker declares this topic
    enqueue('wallets.destroy', { walletId: 'wal_1' }, key),
    // @ts-expect-error: the payload of another topic
    enqueue('wallets.deploy', { dripId: 'drip_1' }, key),
    // @ts-expect-error: a field that is missing
    enqueue('wallets.deploy', {}, key),
  ];
  expect(refused).toBeTypeOf('function');
});

test('a call on the chain wakes a topic with that topic’s payload', () => {
  const call = { key: 'k', to: `0x${'0'.repeat(40)}`, now: at } as const;
  const wakes = { topic: 'wallets.deploy', key: 'wal_1', payload: { walletId: 'wal_1' } } as const;
  expect(relay({ ...call, wakes })).toMatchObject({ row: { wakes } });
  // @ts-expect-error: the payload of another topic
  expect(() => relay({ ...call, wakes: { ...wakes, payload: { dripId: 'drip_1' } } })).toBeTypeOf('function');
});

test('an event has a type of the contract, and an object of the contract’s form', () => {
  const event = { resourceId: 'x', parties: [] };
  const refused = () => [
    // @ts-expect-error: no such type
    notify('wallet.painted', { ...event, object: {} }),
    // @ts-expect-error: not what receivers of this type are told
    notify('wallet.deployed', { ...event, object: { id: 'wal_1' } }),
    // @ts-expect-error: the engine writes the events of this family, one for each change
    notify('payment.delivered', { ...event, object: {} }),
  ];
  expect(refused).toBeTypeOf('function');
});

test('a row has the columns that the migrated table has', () => {
  const row = { id: 'msg_1', tenantId: 'ten_1', phoneIndex: 'i', sentAt: at };
  expect(insert('alias_code_sends', row)).toMatchObject({ table: 'alias_code_sends' });
  const refused = () => [
    // @ts-expect-error: no such table
    insert('alias_code_sendings', row),
    // @ts-expect-error: a column that must be there is missing
    insert('alias_code_sends', { id: 'msg_1' }),
    // @ts-expect-error: no such column
    insert('alias_code_sends', { ...row, phone: 'i' }),
    // @ts-expect-error: no such column
    update('tenant_clocks', { tenantId: 'ten_1' }, { offset: 1 }),
    // @ts-expect-error: a column of another type
    update('tenant_clocks', { tenantId: 'ten_1' }, { offsetMs: 'later' }),
    // @ts-expect-error: no such column
    adjust('provider_liquidity', { provider: 'x' }, { balance: 1n }),
    // @ts-expect-error: no such column
    remove('hold_waits', { payment: 'pay_1' }),
  ];
  expect(refused).toBeTypeOf('function');
});

test('an aggregate accepts its own events, and is opened with its own context', () => {
  expect(send('claim', 'clm_1', 'LOCK')).toMatchObject({ machine: 'claim', type: 'LOCK', payload: {} });
  const refused = () => [
    // @ts-expect-error: no such lifecycle
    send('claims', 'clm_1', 'LOCK'),
    // @ts-expect-error: no such event
    send('claim', 'clm_1', 'UNLOCK'),
    // @ts-expect-error: what the event carries is missing
    send('claim', 'clm_1', 'BIND'),
    // @ts-expect-error: the context of another lifecycle
    openChild('claim', 'clm_1', { walletId: 'wal_1' }),
  ];
  expect(refused).toBeTypeOf('function');
});
