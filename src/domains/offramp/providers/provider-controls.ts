import type { TestLiquidity, TestProviderControls } from '../../../../generated/contract/schemas.ts';
import type { ProviderName } from '../../../payments/providers/payout-provider.ts';

/** The settings of a provider that a tenant overrides for its own payments; null is the deployment's value (D-145). */
export interface ProviderControls {
  readonly available: boolean | null;
  /** Minor units of `currency`; one currency at a time. */
  readonly liquidityMinor: bigint | null;
  readonly currency: TestLiquidity['currency'] | null;
  /** Keeps payments in FUNDS_LOCKED until it is false. */
  readonly holdSubmission: boolean;
}

/** The overrides of a tenant, by provider. */
export type ProviderScripts = ReadonlyMap<ProviderName, ProviderControls>;

export const NO_CONTROLS: ProviderControls = {
  available: null,
  liquidityMinor: null,
  currency: null,
  holdSubmission: false,
};

export const presentControls = (
  provider: TestProviderControls['provider'],
  { available, liquidityMinor, currency, holdSubmission }: ProviderControls,
): TestProviderControls => ({
  provider,
  available,
  holdSubmission,
  liquidity:
    liquidityMinor === null || currency === null ? [] : [{ currency, liquidityMinor: liquidityMinor.toString() }],
});

/** True if the sender's script keeps its payments in FUNDS_LOCKED (D-145). */
export const isSubmissionHeld = (scripts: ProviderScripts, provider: ProviderName): boolean =>
  (scripts.get(provider) ?? NO_CONTROLS).holdSubmission;

/** True if the sender's script decides the liquidity of a provider and currency (D-447). */
export function isLiquidityScripted(scripts: ProviderScripts, provider: ProviderName, currency: string): boolean {
  const script = scripts.get(provider) ?? NO_CONTROLS;
  return script.liquidityMinor !== null && (script.currency === null || script.currency === currency);
}
