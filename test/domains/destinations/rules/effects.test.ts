import { expect, it } from 'vitest';
import { effects } from '../../../../src/domains/destinations/payout-destination.effects.ts';
import { announceDestination } from '../../../../src/domains/destinations/payout-destination.present.ts';
import type { AggregateView } from '../../../../src/platform/lifecycle/definition.ts';
import { recordOf } from '../../../../src/platform/lifecycle/record.ts';
import { audit, enqueue, insert, openChild } from '../../../../src/platform/lifecycle/writes.ts';
import { sample } from '../payout-destination.sample.ts';

const now = new Date('2026-03-02T10:00:00.000Z');
const context = sample.context({ tenantId: 'ten_1', memberId: 'mem_1', paymentId: '' }, 1);
const destination = {
  machine: 'payout-destination',
  id: 'dst_1',
  status: 'ACTIVE',
  publicStatus: 'ACTIVE',
  context,
  step: 3,
  now,
  createdAt: now,
  updatedAt: now,
} as unknown as AggregateView<'payout-destination'>;

const recorded = (change: string) =>
  audit(`payout_destination.${change}`, 'dst_1', 'ten_1', {
    type: 'PAYMENT_APP_A',
    status: 'ACTIVE',
    ownershipStatus: 'DECLARED',
    priority: 100,
    allowAutomaticFallback: false,
    isDefault: false,
  });

it.each([
  ['announceCreated', 'created', null],
  ['announceVerified', 'verified', 'PENDING_VERIFICATION'],
  ['announceRevoked', 'revoked', 'ACTIVE'],
] as const)(
  '%s: its tenant is told of the destination as it then is, and it is on the record',
  (name, change, previousStatus) => {
    expect(effects[name](destination, { from: 'ACTIVE' } as never)).toEqual([
      expect.objectContaining({
        kind: 'notify',
        type: `payout_destination.${change}`,
        resourceId: 'dst_1',
        parties: ['ten_1'],
        previousStatus,
        object: announceDestination(recordOf(destination)),
      }),
      recorded(change),
    ]);
  },
);

it('a change that nobody is told of is on the record', () => {
  expect(effects.recordChange(destination, undefined as never)).toEqual([recorded('changed')]);
});

it('a proof of ownership becomes a credential, and its nonce is used (D-235, D-236)', () => {
  const proof = { credentialId: 'crd_1', context: { kind: 'DESTINATION_OWNERSHIP' }, nonce: '7' };
  expect(effects.issueOwnership(destination, { proof } as never)).toEqual([
    openChild('credential', 'crd_1', proof.context as never),
    insert('destination_ownership_nonces', { destinationId: 'dst_1', nonce: '7', tenantId: 'ten_1', usedAt: now }),
  ]);
  expect(effects.issueOwnership(destination, { proof: null } as never)).toEqual([]);
});

it('payments that wait for a destination look again, once a step (D-119)', () => {
  const key = 'ten_1:destination:dst_1:3';
  expect(effects.recheckPayments(destination, undefined as never)).toEqual([
    enqueue('offramp.recheck', { tenantId: 'ten_1', cause: 'destination' }, { key, tenantId: 'ten_1' }),
  ]);
});
