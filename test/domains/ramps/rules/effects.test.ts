import { describe, expect, it, test } from 'vitest';
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

describe('what a ramp writes', () => {
  it('its submission is on record (D-431)', () => {
    expect(effects.recordSubmission(view({ paymentId: 'pay_1' }), none)).toMatchObject([
      {
        kind: 'audit',
        action: 'ramp.submitted',
        resourceId: 'rmp_1',
        tenantId: 'ten_1',
        data: { walletId: 'wal_sample', direction: 'on', amountBaseUnits: 1_000_000n, paymentId: 'pay_1' },
      },
    ]);
  });

  it('a worker finishes the mint of an on-ramp; an off-ramp is its owners’ to move (D-300, D-301)', () => {
    expect(effects.scheduleMint(view(), none)).toMatchObject([
      { kind: 'enqueue', topic: 'ramps.mint', key: 'rmp_1', payload: { rampId: 'rmp_1' } },
    ]);
    expect(effects.scheduleMint(view({ direction: 'off' }), none)).toEqual([]);
  });

  test.each([
    ['announceConfirmed', 'ramp.confirmed'],
    ['announceFailed', 'ramp.failed'],
  ] as const)('%s: the audit log and its tenant hear of it (D-388)', (effect, type) => {
    const ramp = view();
    expect(effects[effect](ramp, none)).toMatchObject([
      { kind: 'audit', action: type, resourceId: 'rmp_1', tenantId: 'ten_1' },
      {
        kind: 'notify',
        type,
        resourceId: 'rmp_1',
        parties: ['ten_1'],
        previousStatus: 'SUBMITTED',
        object: presentRamp(recordOf(ramp)),
      },
    ]);
  });

  it('is shown with every field, null where there is nothing (D-298)', () => {
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
