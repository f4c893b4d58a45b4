import type { Reads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { PrefundedProvider } from '../rules/route-traits.ts';

/** The prefunded balance at a provider in one currency, in its minor units (D-144). */
export interface LiquidityRow {
  /** `<provider>:<currency>`. */
  readonly id: string;
  readonly provider: PrefundedProvider;
  readonly currency: string;
  readonly balanceMinor: bigint;
  readonly createdAt: Date;
}

export const liquidityRows = () =>
  sql('provider_liquidity').select('id', 'provider', 'currency', 'balance_minor', 'created_at');

/** Locks the row until the transaction ends: of two withdrawals the second sees what the first has left. */
export const lockedLiquidity = (reads: Reads, provider: string, currency: string): Promise<LiquidityRow | undefined> =>
  reads.one<LiquidityRow>(liquidityRows().where({ provider, currency }).forUpdate());
