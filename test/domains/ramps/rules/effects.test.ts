import { describe, expect, it } from 'vitest';
import { effects } from '../../../../src/domains/ramps/ramp.effects.ts';
import { presentRamp } from '../../../../src/domains/ramps/ramp.present.ts';
import type { AggregateView } from '../../../../src/platform/lifecycle/definition.ts';
import { recordOf } from '../../../../src/platform/lifecycle/record.ts';
import { sample } from '../ramp.sample.ts';

const at = new Date('2026-03-02T09:00:00.000Z');
const view = (more: object = {}): AggregateView<'ramp'> => ({
  machine: 'ramp',
  id: 'rmp_1',
  status: 'SUBMITTED',
  publicStatus: 'SUBMITTED',
  step: 1,
  now: at,
  createdAt: at,
  updatedAt: at,
  context: { ...sample.context({ tenantId: 'ten_1', memberId: '', paymentId: '' }, 1), ...more },
});
const none = undefined as never;

/** What the samples reach stands in test/model/effects/ramps.txt. */
describe('what a ramp writes', () => {
  it('an off-ramp schedules no mint (D-300, D-301)', () => {
    expect(effects.scheduleMint(view({ direction: 'off' }), none)).toEqual([]);
  });

  it('is presented with every field, null for what has not happened (D-298)', () => {
    expect(presentRamp(recordOf(view()))).toEqual({
      id: 'rmp_1',
      walletId: 'wal_sample',
      direction: 'on',
      amount: '1.00',
      provider: 'simulated',
      status: 'SUBMITTED',
      txHash: null,
      paymentId: null,
      fiatRef: null,
      failureReason: null,
      createdAt: at.toISOString(),
      confirmedAt: null,
    });
    const ended = { txHash: '0x5', fiatRef: 'SIM-1', failureReason: 'MINT_FAILED', confirmedAt: at };
    expect(presentRamp(recordOf(view(ended)))).toMatchObject({ ...ended, confirmedAt: at.toISOString() });
  });
});
