import { expect, it } from 'vitest';
import { relay } from '../../../../src/payments/chain/relayer/call.ts';

const TO = `0x${'ab'.repeat(20)}` as const;
const TOPIC = `0x${'77'.repeat(32)}` as const;
const now = new Date('2026-03-02T09:00:00.000Z');

it('a call waits to be signed, and a repeated key makes one transaction (D-264)', () => {
  expect(relay({ key: 'a', to: TO, now })).toEqual({
    kind: 'insert',
    table: 'chain_transactions',
    onConflict: 'ignore',
    row: {
      key: 'a',
      state: 'QUEUED',
      toAddress: TO,
      data: '0x',
      value: 0n,
      gasLimit: null,
      confirmations: 1,
      expects: null,
      wakes: null,
      createdAt: now,
      traceparent: null,
    },
  });
});

it('a call keeps all requested terms', () => {
  const wakes = { topic: 'test.woken', key: 'w', payload: { id: 1 }, whenSettled: true } as never;
  const call = { data: '0x1234', value: 5n, gasLimit: 21_000n, confirmations: 3 } as const;
  const expects = { address: TO, topic: TOPIC, said: 'by whoever asks, and nothing that is stored' };
  const write = relay({ key: 'a', to: TO, now, ...call, expects, wakes });
  expect(write).toMatchObject({ row: { ...call, wakes } });
  expect(write).toHaveProperty('row.expects', { address: TO, topic: TOPIC });
});
