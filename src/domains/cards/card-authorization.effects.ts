import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { recordOf } from '../../platform/lifecycle/record.ts';
import { audit, notify, type Write } from '../../platform/lifecycle/writes.ts';
import { type DecisionRecord, recordDecision } from '../policies/index.ts';
import { presentAuthorization } from './card-authorization.present.ts';

type AuthorizationView = AggregateView<'card-authorization'>;

export const effects: EffectsOf<'card-authorization'> = {
  // As the facts have made them (D-308).
  logDecisions: ({ id }, { decisions }) =>
    decisions.map((decision) => recordDecision(decision as unknown as DecisionRecord, id)),
  announceApproved: (authorization) => announced('approved', authorization, null),
  announceDeclined: (authorization) => announced('declined', authorization, null),
  announceReversed: (authorization) => announced('reversed', authorization, 'APPROVED'),
};

function announced(
  change: 'approved' | 'declined' | 'reversed',
  authorization: AuthorizationView,
  previousStatus: string | null,
): readonly Write[] {
  const { tenantId, cardId, amountBaseUnits, reversedBaseUnits, declineReason } = authorization.context;
  return [
    audit(`card_authorization.${change}`, authorization.id, tenantId, {
      cardId,
      amountBaseUnits,
      reversedBaseUnits,
      declineReason,
    }),
    notify(`card.authorization.${change}`, {
      resourceId: authorization.id,
      // No feed gets the event of a card without a tenant (D-277).
      parties: tenantId === null ? [] : [tenantId],
      object: presentAuthorization(recordOf(authorization)),
      previousStatus,
    }),
  ];
}
