import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { recordOf } from '../../platform/lifecycle/record.ts';
import { enqueue, type Notify, notify, send } from '../../platform/lifecycle/writes.ts';
import { presentPhoneAlias } from './aliases/phone-alias.present.ts';
import { claimReservation } from './handles/claim-reservation.worker.ts';

type View = AggregateView<'phone-alias'>;

/** The writes of the engine when control of a number changes (D-109, D-110, D-119, D-388). */
export const effects: EffectsOf<'phone-alias'> = {
  replaceOthers: (_alias, { aliasIds }) => aliasIds.map((id) => send('phone-alias', id, 'REPLACE')),

  bindClaims: ({ id, step, context: { tenantId, phoneIndex } }) => [
    enqueue('claims.bind', { phoneIndex, tenantId, aliasId: id }, { key: `${id}:${step}`, tenantId }),
    claimReservation({ contactKind: 'PHONE', contactIndex: phoneIndex, tenantId }, `${id}:${step}`),
  ],

  announceVerified: (alias, { from }) => [announce(alias, 'verified', from)],
  announceReverification: (alias) => [announce(alias, 'reverification_required', 'ACTIVE')],
  announceReplaced: (alias, { from }) => [announce(alias, 'replaced', from)],

  recheckPayments: ({ id, step, context: { tenantId } }) => [
    enqueue(
      'offramp.recheck',
      { tenantId, cause: 'phone_alias' },
      { key: `${tenantId}:phone_alias:${id}:${step}`, tenantId },
    ),
  ],
};

const announce = (
  alias: View,
  change: 'verified' | 'reverification_required' | 'replaced',
  previousStatus: string,
): Notify =>
  notify(`phone_alias.${change}`, {
    resourceId: alias.id,
    parties: [alias.context.tenantId],
    object: presentPhoneAlias(recordOf(alias)),
    previousStatus,
  });
