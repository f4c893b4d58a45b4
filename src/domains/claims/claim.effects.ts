import { newId } from '../../platform/db/ids.ts';
import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import type { OwnEvent } from '../../platform/lifecycle/events.ts';
import { enqueue, insert, notify, type Row, set, type Write } from '../../platform/lifecycle/writes.ts';
import { claimReservation } from '../identity/handles/index.ts';
import { claimRecord, presentClaim } from './claim.present.ts';

type Claim = AggregateView<'claim'>;
type ClaimEvent = Extract<OwnEvent, `claim.${string}`>;

/**
 * The claim's append-only journal in the indexer's shape, written with each step (D-186). A second end of one claim
 * violates `claim_events_one_end`: never both released and refunded (D-197).
 */
function journal(claim: Claim, kind: string, type: ClaimEvent, stamp: Row): readonly Write[] {
  return [
    insert('claim_events', {
      id: newId('evt'),
      claimId: claim.id,
      kind,
      opaqueId: claim.context.opaqueId,
      blockNumber: null,
      source: 'platform',
      at: claim.now,
    }),
    set(stamp),
    notify(type, {
      resourceId: claim.id,
      parties: [claim.context.senderTenantId],
      object: presentClaim({ ...claimRecord(claim), ...stamp }),
    }),
  ];
}

export const effects: EffectsOf<'claim'> = {
  stampClaimed: (claim) => [set({ claimedAt: claim.now }), ...claimIdentity(claim)],
  journalOpened: (claim) => [
    ...journal(claim, 'ClaimOpened', 'claim.opened', {}),
    // Nothing contact-shaped: the sender of messages looks it up by the claim (R544, D-196).
    enqueue(
      'claim.notification_requested',
      { claimId: claim.id, paymentId: claim.context.paymentId },
      { key: claim.id, tenantId: claim.context.senderTenantId },
    ),
  ],
  journalLocked: (claim) => journal(claim, 'ClaimLocked', 'claim.locked', { lockedAt: claim.now }),
  journalReleased: (claim) => journal(claim, 'ClaimReleased', 'claim.released', { releasedAt: claim.now }),
  journalExpired: (claim) => journal(claim, 'ClaimExpired', 'claim.expired', {}),
  journalRefunded: (claim) => journal(claim, 'ClaimRefunded', 'claim.refunded', { refundedAt: claim.now }),
  journalCanceled: (claim) => journal(claim, 'ClaimCanceled', 'claim.canceled', { canceledAt: claim.now }),
};

/** The tenant that proved the contact holds the identity and the handle that were reserved for it (D-336, D-481). */
function claimIdentity({ id, step, context }: Claim): readonly Write[] {
  const { phoneIndex, emailIndex, recipientTenantId: tenantId } = context;
  const contactIndex = phoneIndex ?? emailIndex;
  if (contactIndex === null || tenantId === null) return [];
  const contactKind = phoneIndex === null ? 'EMAIL' : 'PHONE';
  return [claimReservation({ contactKind, contactIndex, tenantId }, `${id}:${step}`)];
}
