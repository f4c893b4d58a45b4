import { audit, type EffectsOf } from '@paychart/platform';

export const effects: EffectsOf<'ticket'> = {
  recordClosing: ({ id, context }) => [audit('ticket.closed', id, context.tenantId)],
};
