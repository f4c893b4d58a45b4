import type { ProviderName } from './payout-provider.ts';

/** A row of `mock_provider_progress`: the simulated vendor's own memory, which a restart of ours must not erase. */
export interface MockProgress {
  readonly idempotencyKey: string;
  readonly paymentId: string;
  readonly provider: ProviderName;
  /** Index into the script of the answer that was given last. */
  readonly step: number;
}

/** The only state of the mock adapter. It commits on its own, as a vendor does, outside the payment's transaction. */
export interface MockProgressStore {
  get(idempotencyKey: string): Promise<MockProgress | undefined>;
  /**
   * Stores `next` if the row still stands at `from` (null: if there is none), and answers the row that stands afterwards.
   * Of two callers that read the same step one wins, and both see its result.
   */
  advance(next: MockProgress, from: number | null): Promise<MockProgress>;
}

declare module '../services.ts' {
  interface Services {
    readonly mockProgress: MockProgressStore;
  }
}
