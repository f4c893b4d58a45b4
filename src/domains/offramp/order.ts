import type { IntakeRequest } from './rules/intake-request.ts';

/** An order in the words of the off-ramp surface; an intent is translated into it (A 4.1, D-153). */
export interface Order extends IntakeRequest {
  readonly requestedDestinationId?: string | null;
  readonly speedPreference?: 'FASTEST' | 'CHEAPEST' | null;
  readonly maximumFeeMinor?: string | null;
  readonly allowedRails?: readonly string[] | null;
  readonly memo?: string | null;
  readonly clientReference?: string | null;
  readonly clientReferenceUnique?: boolean | null;
}
