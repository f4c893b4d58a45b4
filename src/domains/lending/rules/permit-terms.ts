import { limits } from '../../../../generated/contract/limits.ts';

/** The most that may be lent by tier, in atoms: 50000, 25000, 10000, 5000 and 1000 USD (D-372). */
const MAXIMUM_PRINCIPAL: Readonly<Record<number, bigint>> = {
  1: 50_000_000_000n,
  2: 25_000_000_000n,
  3: 10_000_000_000n,
  4: 5_000_000_000n,
  5: 1_000_000_000n,
};

const PERMIT_TTL_MS = limits.permitTtl;

export interface PermitTerms {
  readonly maxPrincipal: bigint;
  readonly expiresAt: Date;
}

/** The amounts that a tier allows, and until when (D-372). */
export function permitTerms(riskTier: number, now: Date): PermitTerms {
  const maxPrincipal = MAXIMUM_PRINCIPAL[riskTier];
  if (maxPrincipal === undefined) throw new Error(`The contract lets no tier ${riskTier} through`);
  return { maxPrincipal, expiresAt: new Date(now.getTime() + PERMIT_TTL_MS) };
}

/** A permit ends at the very moment that it names: its timer may not have run yet. */
export const isInForce = (
  { status, expiresAt }: { readonly status: string; readonly expiresAt: Date },
  now: Date,
): boolean => status === 'ACTIVE' && now < expiresAt;
