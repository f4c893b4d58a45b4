import { spentWindows } from '../../../payments/card-spend/index.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { presentAgentWithSpent } from '../agent.present.ts';
import { findAgent } from '../agent.store.ts';

/** One agent, with what its cards have spent (D-022, D-273). */
export const getAgent: Handler<'getAgent'> = async ({ path, tenantId, now, reads, fail }) => {
  const [agent, spent] = await Promise.all([
    findAgent(reads, tenantId, path.id),
    spentWindows(reads, tenantId, { subjectType: 'agent', subjectId: path.id }, now),
  ]);
  return agent ? presentAgentWithSpent(agent, spent) : fail('AGENT_NOT_FOUND');
};
