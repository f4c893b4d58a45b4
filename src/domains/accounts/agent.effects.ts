import type { EffectsOf } from '../../platform/lifecycle/definition.ts';
import { audit } from '../../platform/lifecycle/writes.ts';

export const effects: EffectsOf<'agent'> = {
  recordSuspension: (agent) => [audit('agent.suspended', agent.id, agent.context.tenantId)],
  recordResumption: (agent) => [audit('agent.resumed', agent.id, agent.context.tenantId)],
};
