import { describe, expect, it } from 'vitest';
import { createLedgerProvider } from '../../../src/payments/providers/ledger-provider.ts';

const payout = { idempotencyKey: 'pay_1:rq_1:x' } as never;

describe('the internal rail (D-126)', () => {
  it.each(['sandbox', 'live'] as const)('in mode %s answers accepted, and paid at the next poll', async (mode) => {
    const provider = createLedgerProvider(mode);
    expect(provider).toMatchObject({ name: 'internal', mode });
    const paid = {
      kind: 'status',
      providerRef: 'ledger-pay_1-rq_1-x',
      status: 'SUCCEEDED',
      occurredAt: null,
      reason: null,
    };
    expect(await provider.submit(payout)).toEqual({ ...paid, eventId: 'submit:ledger-pay_1-rq_1-x' });
    expect(await provider.poll(payout)).toEqual({ ...paid, eventId: 'poll:ledger-pay_1-rq_1-x:SUCCEEDED' });
    expect(await provider.verifyDestination({} as never)).toEqual({ kind: 'confirmed' });
  });
});
