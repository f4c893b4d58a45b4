import type { UnverifiedBody } from '../../../../generated/contract/operations.ts';

/** A request's validated parts. `body` is undefined for operations that take none. */
export interface RequestInput {
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Record<string, unknown> | undefined;
  /** The JSON text of the body's member that is kept as it was sent (x-verbatim, D-490). */
  readonly verbatim: string | undefined;
  /** In place of `body` where the handler verifies the bytes before anybody parses them (x-raw-body). */
  readonly unverified?: UnverifiedBody<Record<string, unknown>>;
  /** The errors of `body`, where the handler answers them (x-late-body-codes). */
  readonly invalidBody?: InvalidBody;
  /** `Idempotency-Key`, where the operation takes one; its form stands in the contract (D-054, D-453). */
  readonly idempotencyKey: string | undefined;
}

/** A body that does not fit the contract: its code, and each field that is at fault. */
export interface InvalidBody<C extends string = string> {
  readonly code: C;
  readonly errors: { readonly path: string; readonly message: string; readonly rule: string }[];
}
