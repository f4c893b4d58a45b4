import type { ProviderName } from './payout-provider.ts';

/** A payout that was submitted to the simulated vendor. */
export interface MockPayout {
  readonly idempotencyKey: string;
  readonly paymentId: string;
  readonly provider: ProviderName;
}

/** The only state of the mock adapter. It commits on its own, as a vendor does, outside the payment's transaction. */
export interface MockProgressStore {
  /** Remembers a payout at the first step of its script; one that is known stays where it is. */
  begin(payout: MockPayout): Promise<void>;
  /**
   * Takes a payout one step further in its script, to `lastStep` at most, and answers the step where it stands then;
   * undefined for one that is not known. Calls at once take one step together.
   */
  advance(idempotencyKey: string, lastStep: number): Promise<number | undefined>;
}
