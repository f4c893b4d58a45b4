import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { recordOf } from '../../platform/lifecycle/record.ts';
import { type Audit, audit, enqueue, insert, type Notify, notify, openChild } from '../../platform/lifecycle/writes.ts';
import { announceDestination } from './payout-destination.present.ts';

type View = AggregateView<'payout-destination'>;

/** The writes of the engine when a destination changes (D-119, D-388, D-431). */
export const effects: EffectsOf<'payout-destination'> = {
  announceCreated: (destination) => [announce(destination, 'created', null), record(destination, 'created')],
  announceVerified: (destination) => [
    announce(destination, 'verified', 'PENDING_VERIFICATION'),
    record(destination, 'verified'),
  ],
  announceRevoked: (destination, { from }) => [announce(destination, 'revoked', from), record(destination, 'revoked')],
  recordChange: (destination) => [record(destination, 'changed')],

  issueOwnership: ({ id, now, context: { tenantId } }, { proof }) =>
    proof === null
      ? []
      : [
          openChild('credential', proof.credentialId, proof.context),
          insert('destination_ownership_nonces', { destinationId: id, nonce: proof.nonce, tenantId, usedAt: now }),
        ],

  recheckPayments: ({ id, step, context: { tenantId } }) => [
    enqueue(
      'offramp.recheck',
      { tenantId, cause: 'destination' },
      { key: `${tenantId}:destination:${id}:${step}`, tenantId },
    ),
  ],
};

const announce = (
  destination: View,
  change: 'created' | 'verified' | 'revoked',
  previousStatus: string | null,
): Notify =>
  notify(`payout_destination.${change}`, {
    resourceId: destination.id,
    parties: [destination.context.tenantId],
    object: announceDestination(recordOf(destination)),
    previousStatus,
  });

const record = (destination: View, change: string): Audit =>
  audit(`payout_destination.${change}`, destination.id, destination.context.tenantId, {
    type: destination.context.type,
    status: destination.status,
    ownershipStatus: destination.context.ownershipStatus,
    priority: destination.context.priority,
    allowAutomaticFallback: destination.context.allowAutomaticFallback,
    isDefault: destination.context.isDefault,
  });
