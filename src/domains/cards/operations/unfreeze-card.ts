import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { presentFreeze } from '../card.present.ts';
import { mayUse } from '../rules/card-agent.ts';

/** Makes a frozen card usable again; an active one stays as it is (B 3, D-268). */
export const unfreezeCard: Handler<'unfreezeCard'> = async ({ path, caller, aggregate, risk, fail }) => {
  const card = await aggregate('card', path.id);
  if (!card || !mayUse(caller, card.context)) return fail('CARD_NOT_FOUND');
  risk(card.status === 'inactive' ? 'lets-draw' : 'none');
  if (card.status === 'inactive') await card.send('UNFREEZE');
  return presentFreeze(recordOf(card));
};
