import { afterAll, beforeAll, expect, test } from 'vitest';
import { enqueue } from '../../../src/platform/lifecycle/writes.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { working } from '../../support/working.ts';
import { newOwner, ownersOf } from './owners.ts';

/** The relayer's row is written by hand, so that no chain is needed. */
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service?.stop());

test('a wallet names the transaction that deployed it, not an earlier one that was replaced with higher fees', async () => {
  const { api } = await service.signUp('Replaced');
  const { id } = await api.createWallet({ name: 'Replaced', owners: ownersOf([newOwner().address]) }).unwrap();
  await service.runUntilIdle();
  const key = `wallet:${id}:deploy:1`;
  const step = async (row: object) => {
    await service.pool.owner('chain_transactions').where({ key }).update(row);
    await working(service, async (unit) => unit.write(enqueue('wallets.deploy', { walletId: id }, { key: id })));
    await service.runUntilIdle();
    const { status, deployment_tx_hash } = await service.pool.owner('wallets').where({ id }).first();
    return [status, deployment_tx_hash];
  };
  const signed = { chain_id: 1, sender: `0x${'cd'.repeat(20)}`, nonce: 0, gas_limit: 1, sent_at: new Date() };
  expect(await step({ ...signed, state: 'SENT', hash: '0x01' })).toEqual(['DEPLOYING', '0x01']);
  expect(await step({ state: 'SENT', hash: '0x02' })).toEqual(['DEPLOYING', '0x02']);
  expect(await step({ state: 'CONFIRMED', hash: '0x03' })).toEqual(['DEPLOYED', '0x03']);
});

test('a wallet that is deployed again follows its second transaction, whatever happens to the first', async () => {
  const { api } = await service.signUp('Again');
  const { id } = await api.createWallet({ name: 'Again', owners: ownersOf([newOwner().address]) }).unwrap();
  await service.runUntilIdle();
  const transactions = () => service.pool.owner('chain_transactions');
  const { seq: _seq, ...first } = await transactions()
    .where({ key: `wallet:${id}:deploy:1` })
    .first();
  const signed = { chain_id: 1, sender: `0x${'ef'.repeat(20)}`, gas_limit: 1, sent_at: new Date() };
  await transactions().where({ key: first.key }).update({ state: 'FAILED', error: 'OUT_OF_GAS' });
  await transactions().insert({
    ...first,
    ...signed,
    key: `wallet:${id}:deploy:2`,
    state: 'SENT',
    hash: '0x12',
    nonce: 1,
    wakes: JSON.stringify(first.wakes),
    expects: JSON.stringify(first.expects),
  });
  await service.pool.owner('wallets').where({ id }).update({ attempt: 2, failed_attempts: 1 });
  await working(service, async (unit) => unit.write(enqueue('wallets.deploy', { walletId: id }, { key: id })));
  await service.runUntilIdle();
  expect(await service.pool.owner('wallets').where({ id }).first()).toMatchObject({
    status: 'DEPLOYING',
    deployment_tx_hash: '0x12',
  });
});
