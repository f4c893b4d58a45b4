import type { TestChain } from '../../../generated/contract/schemas.ts';
import type { RowReads } from '../../platform/db/reads.ts';
import { anyOf, sql } from '../../platform/db/sql.ts';
import { update, type Write } from '../../platform/lifecycle/writes.ts';
import type { Chain, ReadyChain } from './chain.ts';
import { ChainUnavailable } from './unavailable.ts';

/** The scripted behavior of the chain for one tenant, which lasts until it is changed (D-263). */
export type ChainControls = TestChain;

const AS_IT_IS: ChainControls = {
  available: true,
  holdExecution: false,
  holdDeployments: false,
  failNextDrips: 0,
  failNextDeployments: 0,
};

const controls = () =>
  sql('test_chain').select(
    'available',
    'hold_execution',
    'hold_deployments',
    'fail_next_drips',
    'fail_next_deployments',
  );
const controlsOf = (tenantId: string) => controls().where({ tenant_id: tenantId });

export const chainControls = async (reads: RowReads, tenantId: string): Promise<ChainControls> =>
  (await reads.one<ChainControls>(controlsOf(tenantId))) ?? AS_IT_IS;

/** The same under the row's lock. */
export const lockChainControls = async (reads: RowReads, tenantId: string): Promise<ChainControls> =>
  (await reads.one<ChainControls>(controlsOf(tenantId).forUpdate())) ?? AS_IT_IS;

type Failures = 'failNextDrips' | 'failNextDeployments';

/** The script of one tenant, shared by jobs that run together: a failure that one job uses up is gone for the next. */
export class ChainScript {
  readonly tenantId: string;
  #controls: ChainControls;

  constructor(tenantId: string, controls: ChainControls) {
    this.tenantId = tenantId;
    this.#controls = controls;
  }

  get controls(): ChainControls {
    return this.#controls;
  }

  /** The write that uses up one scripted failure; undefined if none is scripted. */
  useUp(counter: Failures): Write | undefined {
    if (this.#controls[counter] === 0) return undefined;
    const left = { [counter]: this.#controls[counter] - 1 };
    this.#controls = { ...this.#controls, ...left };
    return update('test_chain', { tenantId: this.tenantId }, left);
  }
}

/** The scripts of all these tenants, locked in the order of their ids. */
export async function lockChainScripts(
  reads: RowReads,
  tenantIds: Iterable<string>,
): Promise<(tenantId: string) => ChainScript> {
  const wanted = [...new Set(tenantIds)];
  const rows =
    wanted.length === 0
      ? []
      : await reads.many<ChainControls & { tenantId: string }>(
          controls().where(anyOf('tenant_id', wanted)).select('tenant_id').orderBy('tenant_id').forUpdate(),
        );
  const scripts = new Map(rows.map(({ tenantId, ...controls }) => [tenantId, new ChainScript(tenantId, controls)]));
  return (tenantId) => scripts.get(tenantId) ?? new ChainScript(tenantId, AS_IT_IS);
}

/** Tells whether the tenant has scripted that the chain does not answer (D-251). */
export const isChainDown = async (reads: RowReads, tenantId: string): Promise<boolean> =>
  !(await chainControls(reads, tenantId)).available;

/**
 * The chain as one tenant sees it: it does not answer while the tenant has scripted so (D-514). Whether a contract has
 * signed can be asked of nothing else.
 */
export class TenantChain {
  readonly #chain: Pick<Chain, 'ready'>;
  readonly #isDown: boolean;

  constructor(chain: Pick<Chain, 'ready'>, isDown: boolean) {
    this.#chain = chain;
    this.#isDown = isDown;
  }

  /** @throws ChainUnavailable */
  async ready(timeoutMs?: number): Promise<ReadyChain> {
    if (this.#isDown) throw new ChainUnavailable('the tenant has scripted that the chain does not answer');
    return this.#chain.ready(timeoutMs);
  }
}

export const chainSeenBy = async (chain: Chain, reads: RowReads, tenantId: string): Promise<TenantChain> =>
  new TenantChain(chain, await isChainDown(reads, tenantId));
