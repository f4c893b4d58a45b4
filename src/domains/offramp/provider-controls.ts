import type { TestLiquidity, TestProviderControls } from '../../../generated/contract/schemas.ts';

/** What a tenant overrides of a provider for its own payments; null is what the deployment says (D-145). */
export interface ProviderControls {
  readonly available: boolean | null;
  /** Minor units of `currency`; one currency at a time. */
  readonly liquidityMinor: bigint | null;
  readonly currency: TestLiquidity['currency'] | null;
  /** Keeps payments in FUNDS_LOCKED until it is false. */
  readonly holdSubmission: boolean;
}

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
