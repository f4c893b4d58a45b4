import type { PayoutDestinationStatus } from '../../../../generated/contract/schemas.ts';
import type { Rail } from './rails.ts';

/** A recipient's payout destination, as far as routing and policy look at it. */
export interface DestinationFacts {
  readonly id: string;
  readonly rail: Rail;
  readonly status: PayoutDestinationStatus;
  /** On-chain only. */
  readonly network: string | null;
  /** On-chain only: `USDC` or `USDT`. */
  readonly asset: string | null;
  /** Payment apps and banks only. */
  readonly currency: string | null;
  /** Alpha-2. */
  readonly country: string | null;
  /** 0 to 1000, lower first (D-244). */
  readonly priority: number;
  readonly isDefault: boolean;
  /** When it became ACTIVE; kept when it is revoked later. */
  readonly activatedAt: Date | null;
  /** When its owner last patched it or made it the default while it was ACTIVE (D-441). */
  readonly chosenAt: Date | null;
}

/** The currency or asset of a destination; null if its record names none (D-051). */
export const destinationCurrencyOf = (destination: DestinationFacts): string | null => {
  switch (destination.rail) {
    case 'SERVICE_BALANCE':
      return destination.asset ?? 'USDC';
    case 'STABLECOIN_ADDRESS':
      return destination.asset;
    default:
      return destination.currency;
  }
};
