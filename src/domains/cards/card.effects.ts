import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { recordOf } from '../../platform/lifecycle/record.ts';
import { audit, notify, type Write } from '../../platform/lifecycle/writes.ts';
import { presentCard, presentLimits } from './card.present.ts';

type CardView = AggregateView<'card'>;

export const effects: EffectsOf<'card'> = {
  announceIssued: (card) => announced('issued', card, null),
  announceFrozen: (card) => announced('frozen', card, 'active'),
  announceUnfrozen: (card) => announced('unfrozen', card, 'inactive'),
  recordChange: (card) => {
    const { cardId: _, ...limits } = presentLimits({ ...card.context, id: card.id });
    return [audit('card.limits_changed', card.id, card.context.tenantId, limits)];
  },
};

function announced(
  change: 'issued' | 'frozen' | 'unfrozen',
  card: CardView,
  previousStatus: string | null,
): readonly Write[] {
  const { tenantId, walletId, agentId, issuerCardId } = card.context;
  return [
    audit(`card.${change}`, card.id, tenantId, { walletId, agentId, issuerCardId }),
    notify(`card.${change}`, {
      resourceId: card.id,
      // No feed gets the event of a card without a tenant (D-277).
      parties: tenantId === null ? [] : [tenantId],
      object: presentCard(recordOf(card)),
      previousStatus,
    }),
  ];
}
