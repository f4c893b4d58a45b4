import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { audit, type Row, type Write } from '../../platform/lifecycle/writes.ts';

const recorded = (action: string, tenant: AggregateView<'tenant'>, data: Row = {}): readonly Write[] => [
  audit(action, tenant.id, tenant.id, data),
];

export const effects: EffectsOf<'tenant'> = {
  recordUpdate: (tenant) => {
    const { name, legalName, country, features } = tenant.context;
    return recorded('tenant.updated', tenant, { name, legalName, country, features });
  },
  recordSuspension: (tenant) => recorded('tenant.suspended', tenant),
  recordResumption: (tenant) => recorded('tenant.resumed', tenant),
};
