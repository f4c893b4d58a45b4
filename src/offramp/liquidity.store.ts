import type { Reads } from '../db/reads.ts';
import { sql } from '../db/sql.ts';

/** What a payment waits for that is held for INSUFFICIENT_ROUTE_LIQUIDITY: any top-up may free it (D-119, D-121). */
export const LIQUIDITY_WAIT = 'liquidity';

/** Providers that pay out of a prefunded balance (D-138, D-144). */
export const PREFUNDED_PROVIDERS = ['payapp_a', 'payapp_b'] as const;
export type PrefundedProvider = (typeof PREFUNDED_PROVIDERS)[number];

export const isPrefunded = (provider: string): provider is PrefundedProvider =>
  PREFUNDED_PROVIDERS.some((known) => known === provider);

/** What is prefunded at a provider in one currency, in its minor units (D-144). */
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
