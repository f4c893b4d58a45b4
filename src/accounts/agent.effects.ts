import type { EffectsOf } from '../lifecycle/definition.ts';
import { audit } from '../lifecycle/writes.ts';

export const effects: EffectsOf<'agent'> = {
  recordSuspension: (agent) => [audit('agent.suspended', agent.id, agent.context.tenantId)],
  recordResumption: (agent) => [audit('agent.resumed', agent.id, agent.context.tenantId)],
};
