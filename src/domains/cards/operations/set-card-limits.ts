import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { presentLimits } from '../card.present.ts';
import { mayUse } from '../rules/card-agent.ts';
import { limitChanges, raisesLimits } from '../rules/limits.ts';

/** Changes the limits that are sent; an authorization sees the old ones or the new ones, never a mix (B 4.2, D-266, D-268). */
export const setCardLimits: Handler<'setCardLimits'> = async ({ path, body, caller, aggregate, risk, fail }) => {
  const card = await aggregate('card', path.id);
  if (!card || !mayUse(caller, card.context)) return fail('CARD_NOT_FOUND');
  const limits = limitChanges(body ?? {});
  risk(raisesLimits(card.context, { ...card.context, ...limits }) ? 'lets-draw' : 'takes-rights');
  if (Object.keys(limits).length > 0) await card.send('SET_LIMITS', { limits });
  return presentLimits(recordOf(card));
};
