import { values } from '../../../generated/contract/values.ts';

/** The payout providers of the contract: the service itself, and vendors (D-125). */
export const PROVIDER_NAMES = values.PayoutProvider;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** `off` fails closed; `mock` is deterministic and moves no real value (A 1). */
export const PROVIDER_MODES = ['off', 'mock', 'sandbox', 'live'] as const;
export type ProviderMode = (typeof PROVIDER_MODES)[number];

/** The statuses to which adapters normalise every vendor's vocabulary (D-093). */
export const PROVIDER_STATUSES = values.ProviderStatus;
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number];

export const isProviderName = (text: string): text is ProviderName =>
  (PROVIDER_NAMES as readonly string[]).includes(text);

/** Names one payout to its provider, before and after the provider has given it a reference of its own. */
export interface PayoutReference {
  /** `<paymentId>:<quoteId>`: asking twice under one key pays once (D-095). */
  readonly idempotencyKey: string;
  readonly paymentId: string;
  /** Null as long as no answer has named one, for instance after a submit that timed out. */
  readonly providerRef: string | null;
  /** Base units of 10^-6 USD; the mock's script is chosen by its last two digits (D-127). */
  readonly sourceAmountBaseUnits: bigint;
}

/** The recipient of a payout. */
export interface Payee {
  readonly destinationId: string;
  /** The destination's type: `PAYMENT_APP_A`. */
  readonly type: string;
  /** As the recipient gave it, in clear: for the vendor alone. Null where the rail needs none. */
  readonly identifier: string | null;
  /** Alpha-2. */
  readonly country: string | null;
}

/** The payout: exactly the quote that the recipient confirmed (A 2.2). */
export interface PayoutInstruction extends PayoutReference {
  readonly quoteId: string;
  readonly payee: Payee;
  readonly destinationCurrency: string;
  /** Minor units of the destination's currency. */
  readonly destinationAmountMinor: bigint;
}

/**
 * What a call to a provider came back with.
 * - `status`: an answer. `eventId` is the same for the same answer, so that it is applied once (D-134).
 * - `unknown`: no answer, a time-out for instance. Never a failure: the payout may exist, so ask again by the key (D-095).
 *   `retryAfterMs` is how long the provider asked to be left alone.
 * - `absent`: the provider knows no payout under this key. The submit never arrived, or is still on its way; submitting
 *   again under the same key is safe, as long as no answer has acknowledged it before.
 */
export type ProviderAnswer =
  | {
      readonly kind: 'status';
      /** Null for a refusal: what was never taken has no reference. */
      readonly providerRef: string | null;
      readonly status: ProviderStatus;
      readonly eventId: string;
      /** When the provider says that it happened; null when it does not say, then it is the time of the answer. */
      readonly occurredAt: Date | null;
      readonly reason: string | null;
    }
  | { readonly kind: 'unknown'; readonly reason: string; readonly retryAfterMs?: number }
  | { readonly kind: 'absent' };

/**
 * What a provider says of a destination: that it pays there, that it does not, or nothing. Nothing is never a refusal: ask
 * again.
 */
export type DestinationAnswer =
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

/** One adapter in one mode. Calls run outside any transaction; all may be repeated at will. */
export interface PayoutProvider {
  readonly name: ProviderName;
  readonly mode: Exclude<ProviderMode, 'off'>;
  submit(instruction: PayoutInstruction): Promise<ProviderAnswer>;
  poll(reference: PayoutReference): Promise<ProviderAnswer>;
  /** Tells whether it pays to this destination (D-237); nothing is paid, and nothing is remembered. */
  verifyDestination(payee: Payee): Promise<DestinationAnswer>;
}

/** The deterministic key under which a quote is paid at most once (D-095). */
export const payoutIdempotencyKey = (paymentId: string, quoteId: string): string => `${paymentId}:${quoteId}`;

/** The event id of a submit's own answer; a refusal, which has no reference, is known by the key. */
export const submitEventId = (providerRefOrKey: string): string => `submit:${providerRefOrKey}`;

/** The event id of a poll's answer: by step where the provider counts them, else by status (D-134). */
export const pollEventId = (providerRef: string, stepOrStatus: number | ProviderStatus): string =>
  `poll:${providerRef}:${stepOrStatus}`;
