import type { DestinationType } from '../../../../machines/destinations/payout-destination.machine.ts';
import type { ProviderStatus } from '../payout-provider.ts';

/** A vendor's own words for what becomes of a payout, normalised (D-093). What is not listed is not understood. */
export type VendorDialect = Readonly<Record<string, ProviderStatus>>;

/**
 * A vendor that pays out of a balance which the operator keeps there (D-138, D-144). Its folder `vendors/<name>/` says all
 * that the service knows of it; the name stands in the schema PayoutVendor, and the generator finds the folder.
 */
export interface PayoutVendorAdapter {
  /** Destinations that it pays to. A rail with several vendors is quoted by each. */
  readonly rails: readonly DestinationType[];
  readonly dialect: VendorDialect;
  /** In USD (D-135). */
  readonly fee: {
    /** Hundredths of a percent of the source amount. */
    readonly bps: bigint;
    /** Base units. */
    readonly minimum: bigint;
    readonly maximum: bigint;
  };
  /** What it guarantees of a delivery (D-138, D-139). */
  readonly delivery: {
    readonly estimatedSeconds: number | null;
    readonly speedClass: 'INSTANT_EXPECTED' | 'SAME_DAY' | 'NEXT_DAY' | 'STANDARD' | 'UNKNOWN';
    readonly guaranteeLevel: 'CONTRACTUAL_SLA' | 'BEST_EFFORT' | 'NONE';
  };
}
