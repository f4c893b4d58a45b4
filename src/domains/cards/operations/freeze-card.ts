import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { presentFreeze } from '../card.present.ts';
import { mayUse } from '../rules/card-agent.ts';

/** Declines every authorization from the next one on; a frozen card stays as it is (B 3, D-268). */
export const freezeCard: Handler<'freezeCard'> = async ({ path, caller, aggregate, fail }) => {
  const card = await aggregate('card', path.id);
  if (!card || !mayUse(caller, card.context)) return fail('CARD_NOT_FOUND');
  if (card.status === 'active') await card.send('FREEZE');
  return presentFreeze(recordOf(card));
};
