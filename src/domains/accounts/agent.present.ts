import type { Agent, AgentWithSpent } from '../../../generated/contract/schemas.ts';
import type { SpentWindows } from '../../payments/card-spend/index.ts';
import { formatUsd } from '../../payments/ledger/money.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';

/** D-022. */
export const presentAgent = (agent: RecordOf<'agent'>): Agent => ({
  id: agent.id,
  name: agent.name,
  status: agent.status,
  createdAt: agent.createdAt.toISOString(),
  suspendedAt: agent.suspendedAt?.toISOString() ?? null,
});

/** With what its cards have spent in the current windows (D-273). */
export const presentAgentWithSpent = (agent: RecordOf<'agent'>, spent: SpentWindows): AgentWithSpent => ({
  ...presentAgent(agent),
  spent: {
    dailyUsd: formatUsd(spent.dailyBaseUnits),
    weeklyUsd: formatUsd(spent.weeklyBaseUnits),
    monthlyUsd: formatUsd(spent.monthlyBaseUnits),
  },
});
