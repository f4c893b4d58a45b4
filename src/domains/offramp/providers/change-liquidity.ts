import { lockByName } from '../../../platform/db/named-lock.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import { adjust, audit, insert, type Write } from '../../../platform/lifecycle/writes.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { recheckHeld } from '../reviews/recheck-held.ts';
import type { PrefundedProvider } from '../rules/route-traits.ts';
import { type LiquidityRow, lockedLiquidity } from './liquidity.store.ts';

interface Tools {
  readonly reads: Reads;
  write(...writes: readonly Write[]): void;
}

/** Money that an operator moves to or from a provider (D-427). */
export interface LiquidityChange {
  readonly kind: 'top-up' | 'withdraw';
  readonly provider: string;
  readonly currency: string;
  /** Above zero. */
  readonly amountMinor: bigint;
  /** The reference under which the money moved, for the audit log. */
  readonly reference: string;
}

/** The contract shows 30 digits. */
const CEILING = 10n ** 30n;

/**
 * Moves prefunded liquidity, for the admin API and the command alike (D-144, D-427). Never below zero: the row is locked
 * before it is judged, and its CHECK is the wall behind. A top-up calls on the payments that wait for it (D-119).
 */
export async function changeLiquidity(
  { reads, write }: Tools,
  change: LiquidityChange,
): Promise<LiquidityRow | Refusal<'LIQUIDITY_NOT_CONFIGURED' | 'LIQUIDITY_INSUFFICIENT' | 'LIQUIDITY_BAD_AMOUNT'>> {
  const { kind, provider, currency, amountMinor, reference } = change;
  if (amountMinor <= 0n) return refuse('LIQUIDITY_BAD_AMOUNT');
  const row = await lockedLiquidity(reads, provider, currency);
  if (!row) return refuse('LIQUIDITY_NOT_CONFIGURED');
  const by = kind === 'top-up' ? amountMinor : -amountMinor;
  const balanceMinor = row.balanceMinor + by;
  if (balanceMinor < 0n) return refuse('LIQUIDITY_INSUFFICIENT');
  if (balanceMinor >= CEILING) return refuse('LIQUIDITY_BAD_AMOUNT');
  const action = kind === 'top-up' ? 'liquidity.topped_up' : 'liquidity.withdrawn';
  write(
    adjust('provider_liquidity', { provider: row.provider, currency }, { balanceMinor: by }),
    audit(action, row.id, null, { amountMinor, balanceMinor, reference }),
    ...(kind === 'top-up' ? [recheckHeld('liquidity')] : []),
  );
  return { ...row, balanceMinor };
}

/** Opens the row at 0; one that is there already is answered as it stands (D-427). */
export async function configureLiquidity(
  { reads, write }: Tools,
  { provider, currency, at }: { readonly provider: PrefundedProvider; readonly currency: string; readonly at: Date },
): Promise<LiquidityRow> {
  await lockByName(reads, 'provider_liquidity', provider, currency);
  const standing = await lockedLiquidity(reads, provider, currency);
  if (standing) return standing;
  const row = { id: `${provider}:${currency}`, provider, currency, balanceMinor: 0n, createdAt: at };
  write(
    insert('provider_liquidity', { provider, currency, balanceMinor: 0n, createdAt: at }),
    audit('liquidity.configured', row.id, null),
  );
  return row;
}
