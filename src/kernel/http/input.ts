import type { UnverifiedBody } from '../../../generated/contract/operations.ts';

/** A request's validated parts. `body` is undefined for operations that take none. */
export interface RequestInput {
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Record<string, unknown> | undefined;
  /** In place of `body` where the handler verifies the bytes before anybody parses them (x-raw-body). */
  readonly unverified?: UnverifiedBody<Record<string, unknown>>;
  /** `Idempotency-Key`, where the operation takes one; its form stands in the contract (D-054, D-453). */
  readonly idempotencyKey: string | undefined;
}
