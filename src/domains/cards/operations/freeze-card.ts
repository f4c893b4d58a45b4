import type { Handler } from '../../../kernel/http/handler.ts';
import { recordOf } from '../../../kernel/lifecycle/record.ts';
import { presentFreeze } from '../card.present.ts';

/** Declines every authorization from the next one on; a frozen card stays as it is (B 3, D-268). */
export const freezeCard: Handler<'freezeCard'> = async ({ path, aggregate, fail }) => {
  const card = await aggregate('card', path.id);
  if (!card) return fail('CARD_NOT_FOUND');
  if (card.status === 'active') await card.send('FREEZE');
  return presentFreeze(recordOf(card));
};
