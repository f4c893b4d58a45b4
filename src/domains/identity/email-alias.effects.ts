import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { audit, type Write } from '../../platform/lifecycle/writes.ts';
import { claimReservation } from './handles/claim-reservation.worker.ts';

const recorded = (action: string, { id, context }: AggregateView<'email-alias'>): readonly Write[] => [
  audit(action, id, context.tenantId, { memberId: context.memberId }),
];

export const effects: EffectsOf<'email-alias'> = {
  recordCreation: (alias) => recorded('email_alias.created', alias),
  claimReserved: ({ id, context: { tenantId, emailIndex } }) => [
    claimReservation({ contactKind: 'EMAIL', contactIndex: emailIndex, tenantId }, id),
  ],
  recordRevocation: (alias) => recorded('email_alias.revoked', alias),
};
