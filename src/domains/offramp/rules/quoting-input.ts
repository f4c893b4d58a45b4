import type { ProviderMode, ProviderName } from '../../../payments/providers/payout-provider.ts';
import type { DestinationFacts } from './destination-facts.ts';
import type { EnvelopeLimits } from './envelopes/limits.ts';
import type { ExclusionReason } from './exclusion-reasons.ts';
import type { Proceeds } from './proceeds.ts';
import type { Rail } from './rails.ts';
import type { SpeedPreference } from './ranking.ts';
import type { RouteTraits } from './route-traits.ts';

/** The provider's mode in this deployment, and its availability with the tenant's test controls applied (D-145). */
export interface ProviderFacts {
  readonly mode: ProviderMode;
  readonly available: boolean;
}

/** Prefunded balance of a (provider, currency), test controls applied; no row is no liquidity (D-144, D-447). */
export interface LiquidityFacts {
  readonly provider: ProviderName;
  readonly currency: string;
  readonly availableMinor: bigint;
}

/** The newest row of a currency in `fx_rates` (D-137). */
export interface RateFacts {
  readonly currency: string;
  /** Destination currency per one USD, a decimal string. */
  readonly rate: string;
  readonly version: number;
}

export interface QuotingInput {
  readonly now: Date;
  /** QUOTE_TTL_SECONDS (A 2.2: 120). */
  readonly quoteTtlSeconds: number;
  /** The version of the set that is made now. */
  readonly quoteSetVersion: number;
  /** `base` or `base-sepolia`. */
  readonly environmentNetwork: string;
  readonly sourceAmountBaseUnits: bigint;
  readonly sourceAssetId: string;
  /** Null when nothing was requested, or what was requested no longer restricts (D-441). */
  readonly requestedDestinationId: string | null;
  /** Null and empty mean all (D-142); undefined stands for a rail that nobody here knows, which lets none pass. */
  readonly allowedRails: readonly (Rail | undefined)[] | null;
  /** Compared literally with each route's own minor units (D-142). */
  readonly maximumFeeMinor: bigint | null;
  readonly speedPreference: SpeedPreference | null;
  readonly destinations: readonly DestinationFacts[];
  readonly providers: Readonly<Record<ProviderName, ProviderFacts>>;
  readonly liquidity: readonly LiquidityFacts[];
  readonly rates: readonly RateFacts[];
  /** The sender's organization payment policy, as far as it excludes routes (D-228). Absent: no policy. */
  readonly policy?: {
    readonly maximumFeeMinor: bigint | null;
    readonly allowedRails: readonly Rail[];
    /** The version of its canonical rules, for envelopes that were signed under them (D-149). */
    readonly sha256?: string;
  };
  /** `allowedDestinationIds` of the initiator's grant; empty is unrestricted (D-209). */
  readonly authorityDestinationIds?: readonly string[];
  readonly envelope?: EnvelopeLimits;
}

interface QuoteFields extends Proceeds, RouteTraits {
  readonly quoteSetVersion: number;
  readonly destinationId: string;
  readonly provider: ProviderName;
  readonly rail: Rail;
  readonly sourceAmountBaseUnits: bigint;
  readonly sourceAssetId: string;
  readonly destinationCurrency: string;
  /** 8 fraction digits. */
  readonly exchangeRate: string;
  readonly fxRateVersion: number;
  readonly feeRuleVersion: number;
  /** Inputs of the rank that may change later. */
  readonly destinationPriority: number;
  readonly destinationIsDefault: boolean;
  readonly rank: number;
  readonly requiresBridge: boolean;
  readonly requiresConversion: boolean;
  readonly quoteExpiresAt: Date;
}

/** A row of `route_quotes` without its ids: immutable, with every input that made it (A 2.2, D-140). */
export type QuoteDraft = Readonly<QuoteFields>;

interface ExclusionFields {
  readonly quoteSetVersion: number;
  readonly destinationId: string;
  /** Null when the rail has no adapter. */
  readonly provider: ProviderName | null;
  readonly rail: Rail;
  readonly reasonCode: ExclusionReason;
}

/** A row of `route_exclusions` without its ids. */
export type ExclusionDraft = Readonly<ExclusionFields>;

/** One quote set: each destination × provider is in exactly one of the two lists (D-140). */
export interface QuoteOutcome {
  /** In rank order (D-141). */
  readonly quotes: readonly QuoteDraft[];
  readonly excluded: readonly ExclusionDraft[];
}
