import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service?.stop());

const at = new Date('2026-01-01T00:00:00Z');
const call = { to_address: '0x01', data: '0x', value: 0, confirmations: 1, created_at: at };
const signed = { ...call, state: 'SENT', chain_id: 84_532, sender: '0xaa', nonce: 5, hash: '0x11' };
const put = (table: string, row: object) => service.pool.owner(table).insert(row);

describe('the tables of the chain', () => {
  it('hold one transaction per nonce, and no half-signed one', async () => {
    await put('chain_transactions', { ...signed, key: 'first' });
    await expect(put('chain_transactions', { ...signed, key: 'second' })).rejects.toThrow('one_a_nonce');
    await put('chain_transactions', { ...signed, key: 'of another key', sender: '0xbb' });
    const half = { ...signed, nonce: 6 };
    await expect(put('chain_transactions', { ...half, key: 'a', hash: null })).rejects.toThrow('signed_has_hash');
    await expect(put('chain_transactions', { ...half, key: 'b', state: 'QUEUED' })).rejects.toThrow('signed_has_nonce');
    await expect(put('chain_transactions', { ...half, key: 'c', nonce: null })).rejects.toThrow('signed_has_');
    await expect(put('chain_transactions', { ...half, key: 'd', state: 'LOST' })).rejects.toThrow('state_known');
    await expect(put('chain_transactions', { ...half, key: 'e', value: -1 })).rejects.toThrow('value_not_negative');
    const form = { raw: '0x', max_fee_per_gas: 1, max_priority_fee_per_gas: 1, signed_at: at };
    await expect(put('chain_signed', { ...form, hash: '0x12', key: 'nobody’s' })).rejects.toThrow('foreign key');
  });

  it('hold a log of a block once for each filter', async () => {
    const log = {
      filter: 'one',
      block_hash: '0x1',
      log_index: 0,
      state: 'SEEN',
      chain_id: 84_532,
      block_number: 1,
      transaction_hash: '0x2',
      address: '0x3',
      topics: '[]',
      data: '0x',
      confirmations: 1,
      wakes: 't',
      seen_at: at,
    };
    await put('chain_logs', log);
    await put('chain_logs', { ...log, filter: 'other' });
    await expect(put('chain_logs', log)).rejects.toThrow('duplicate key');
    await expect(put('chain_logs', { ...log, log_index: 1, state: 'GONE' })).rejects.toThrow('state_known');
  });

  it('cannot be read by a tenant', async () => {
    for (const table of [
      'chain_senders',
      'chain_transactions',
      'chain_signed',
      'chain_cursors',
      'chain_blocks',
      'chain_logs',
    ]) {
      const read = service.pool.owner.transaction(async (transaction) => {
        await transaction.raw('SET LOCAL ROLE paychart_app');
        return transaction(table).select();
      });
      await expect(read, table).rejects.toThrow('permission denied');
    }
  });
});
