import type { Agent, AgentWithSpent } from '../../../generated/contract/schemas.ts';
import type { RecordOf } from '../../kernel/lifecycle/record.ts';

/** D-022. */
export const presentAgent = (agent: RecordOf<'agent'>): Agent => ({
  id: agent.id,
  name: agent.name,
  status: agent.status,
  createdAt: agent.createdAt.toISOString(),
  suspendedAt: agent.suspendedAt?.toISOString() ?? null,
});

/** No agent has spent anything while no card can be bound to one (D-273). */
export const presentAgentWithSpent = (agent: RecordOf<'agent'>): AgentWithSpent => ({
  ...presentAgent(agent),
  spent: { dailyUsd: '0.00', weeklyUsd: '0.00', monthlyUsd: '0.00' },
});
