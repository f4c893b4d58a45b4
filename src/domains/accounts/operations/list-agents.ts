import type { Handler } from '../../../platform/http/handler.ts';
import type { RecordOf } from '../../../platform/lifecycle/record.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentAgent } from '../agent.present.ts';
import { agentsOf } from '../agent.store.ts';

/** The tenant's agents, newest first (D-022). */
export const listAgents: Handler<'listAgents'> = async ({ tenantId, query, reads, nextPage }) => {
  const list = agentsOf(tenantId);
  if (query.status !== undefined) list.where({ status: query.status });
  const { rows, next } = await page<RecordOf<'agent'>>(reads, list, query);
  nextPage(next);
  return { agents: rows.map(presentAgent) };
};
