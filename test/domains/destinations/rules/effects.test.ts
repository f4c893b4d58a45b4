import { expect, it } from 'vitest';
import { effects } from '../../../../src/domains/destinations/payout-destination.effects.ts';
import type { AggregateView } from '../../../../src/platform/lifecycle/definition.ts';
import { insert, openChild } from '../../../../src/platform/lifecycle/writes.ts';
import { sample } from '../payout-destination.sample.ts';

const now = new Date('2026-03-02T10:00:00.000Z');

/** What the samples reach stands in test/model/effects/destinations.txt. */
it('a proof of ownership issues a credential and uses its nonce (D-235, D-236)', () => {
  const destination = {
    id: 'dst_1',
    context: sample.context({ tenantId: 'ten_1', memberId: 'mem_1', paymentId: '' }, 1),
    now,
  } as unknown as AggregateView<'payout-destination'>;
  const proof = { credentialId: 'crd_1', context: { kind: 'DESTINATION_OWNERSHIP' }, nonce: '7' };
  expect(effects.issueOwnership(destination, { proof } as never)).toEqual([
    openChild('credential', 'crd_1', proof.context as never),
    insert('destination_ownership_nonces', { destinationId: 'dst_1', nonce: '7', tenantId: 'ten_1', usedAt: now }),
  ]);
});
