import type { TestChain } from '../../generated/contract/schemas.ts';
import type { RowReads } from '../db/reads.ts';
import { sql } from '../db/sql.ts';
import { adjust, type Write } from '../lifecycle/writes.ts';

/** How the chain behaves for one tenant; kept until it is changed (D-263). */
export type ChainControls = TestChain;

const AS_IT_IS: ChainControls = {
  available: true,
  holdExecution: false,
  holdDeployments: false,
  failNextDrips: 0,
  failNextDeployments: 0,
};

const controlsOf = (tenantId: string) =>
  sql('test_chain')
    .where({ tenant_id: tenantId })
    .select('available', 'hold_execution', 'hold_deployments', 'fail_next_drips', 'fail_next_deployments');

export const chainControls = async (reads: RowReads, tenantId: string): Promise<ChainControls> =>
  (await reads.one<ChainControls>(controlsOf(tenantId))) ?? AS_IT_IS;

/** The same under the row's lock: for who uses one of the counters up. */
export const lockChainControls = async (reads: RowReads, tenantId: string): Promise<ChainControls> =>
  (await reads.one<ChainControls>(controlsOf(tenantId).forUpdate())) ?? AS_IT_IS;

/** One failure less to come. */
export const useUp = (tenantId: string, counter: 'failNextDrips' | 'failNextDeployments'): Write =>
  adjust('test_chain', { tenantId }, { [counter]: -1 });

/** Whether the tenant has scripted that the chain does not answer (D-251). */
export const isChainDown = async (reads: RowReads, tenantId: string): Promise<boolean> =>
  !(await chainControls(reads, tenantId)).available;
