import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { audit, type Write } from '../../platform/lifecycle/writes.ts';

export const effects: EffectsOf<'treasury-account'> = {
  recordCreation: (account) => recorded('created', account),
  recordActivation: (account) => recorded('activated', account),
  recordFailure: (account) => recorded('failed', account),
};

const recorded = (action: string, { id, context }: AggregateView<'treasury-account'>): readonly Write[] => {
  const { tenantId, name, threshold } = context;
  const owners = context.owners.map(({ address }) => address);
  return [audit(`treasury_account.${action}`, id, tenantId, { name, threshold, owners })];
};
