import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { audit, type Write } from '../../platform/lifecycle/writes.ts';

const recorded = (
  what: string,
  { id, context: { tenantId, memberId, operation } }: AggregateView<'twofa-challenge'>,
  more: { readonly factorId?: string } = {},
): readonly Write[] => [audit(`twofa_challenge.${what}`, id, tenantId, { memberId, operation, ...more })];

export const effects: EffectsOf<'twofa-challenge'> = {
  recordOpened: (challenge) => recorded('opened', challenge),
  recordAnswer: (challenge, { factorId }) => recorded('answered', challenge, { factorId }),
  recordSatisfied: (challenge) => recorded('satisfied', challenge),
  recordRedeemed: (challenge) => recorded('redeemed', challenge),
  recordCancelled: (challenge) => recorded('cancelled', challenge),
  recordExpired: (challenge) => recorded('expired', challenge),
};
