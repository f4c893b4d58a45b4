import type { Handler } from '../../../kernel/http/handler.ts';
import { presentAgentWithSpent } from '../agent.present.ts';
import { findAgent } from '../agent.store.ts';

/** One agent, with what its cards have spent (D-022, D-273). */
export const getAgent: Handler<'getAgent'> = async ({ path, tenantId, reads, fail }) => {
  const agent = await findAgent(reads, tenantId, path.id);
  return agent ? presentAgentWithSpent(agent) : fail('AGENT_NOT_FOUND');
};
