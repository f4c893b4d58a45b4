import type { Result } from '#sdk';

/** An answer of the SDK, whatever the operation. */
export type Sent = Result<unknown, Refusal>;

export interface Refusal {
  readonly code: string;
  readonly message: string;
}
