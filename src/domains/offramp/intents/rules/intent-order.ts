import type { CreateIntentPaymentRequest } from '../../../../../generated/contract/schemas.ts';
import type { IntentPurpose, IntentTerms } from '../../../../../machines/offramp/offramp-payment.types.ts';
import { chainIdOf } from '../../deposits/source-chain.ts';
import type { Order } from '../../order.ts';
import type { FundingRequest } from '../../rules/intake-request.ts';
import { maskedReference, type Reference } from './reference.ts';

/** The ranking of routes by the preferences of an intent (D-154). */
const SPEEDS = { instant: 'FASTEST', cheapest: 'CHEAPEST', standard: 'CHEAPEST' } as const;

/** No chain has it: for a name that nobody knows. */
const NO_CHAIN = 0;

/** An intent in the words of the off-ramp surface (D-153); a reference that it has no word for is left out. */
export function orderOf(body: CreateIntentPaymentRequest, { kind, value }: Reference): Order {
  const { amount, funding, delivery, purpose } = body;
  return {
    phone: kind === 'phoneNumber' ? value : null,
    did: kind === 'did' ? value : null,
    amountUsd: amount.value,
    ...fundingRequestOf(funding),
    envelope: body.envelope ?? null,
    requestedDestinationId: body.requestedDestinationId ?? null,
    speedPreference: SPEEDS[delivery?.preference ?? 'standard'],
    maximumFeeMinor: delivery?.maximumFeeMinor ?? null,
    allowedRails: delivery?.allowedRails ?? null,
    memo: body.memo ?? purpose?.memo ?? null,
    clientReference: body.clientReference ?? null,
    clientReferenceUnique: body.clientReferenceUnique ?? null,
  };
}

type Named = NonNullable<CreateIntentPaymentRequest['funding']>;
/** The funding as a body has it, or as much of it as can be read. */
type IntentFunding = { readonly [F in keyof Named]?: Named[F] | null | undefined };

/** Where its money comes from, in the words of the off-ramp surface. */
export const fundingRequestOf = (funding: IntentFunding | null | undefined): FundingRequest => ({
  chainId: areChainsAtOdds(funding) ? null : (funding?.chainId ?? namedChain(funding?.chain) ?? null),
  fundingMode: funding?.mode ?? null,
  refundAddress: funding?.refundAddress ?? null,
  funding: { asset: funding?.asset ?? null, network: funding?.network ?? null },
});

/** Reads the funding of a body that does not fit the contract: fields of the wrong type are left out. */
export function readableFunding(funding: unknown): IntentFunding {
  const { mode, asset, network, chain, chainId, refundAddress } = { ...(funding as Record<string, unknown> | null) };
  const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  return {
    // A text that is no mode is never one of the unavailable modes.
    mode: text(mode) as Named['mode'],
    chainId: typeof chainId === 'number' ? chainId : undefined,
    asset: text(asset),
    network: text(network),
    chain: text(chain),
    refundAddress: text(refundAddress),
  };
}

const namedChain = (chain: string | null | undefined): number | undefined =>
  chain == null ? undefined : (chainIdOf(chain) ?? NO_CHAIN);

/** `chain` and `chainId` have to say the same (D-155). */
export function areChainsAtOdds(funding: IntentFunding | null | undefined): boolean {
  const named = namedChain(funding?.chain);
  return named !== undefined && funding?.chainId != null && named !== funding.chainId;
}

/** The other fields of an intent, as they are stored (D-162, D-167); its metadata as text (D-490). */
export const termsOf = (
  { delivery, purpose }: CreateIntentPaymentRequest,
  reference: Reference,
  metadata: string | undefined,
): IntentTerms => ({
  recipientKind: reference.kind,
  recipientMasked: maskedReference(reference),
  preference: delivery?.preference ?? 'standard',
  purpose: purpose == null ? null : purposeOf(purpose),
  metadata: metadata ?? null,
});

const purposeOf = (purpose: NonNullable<CreateIntentPaymentRequest['purpose']>): IntentPurpose => ({
  type: purpose.type ?? null,
  invoiceId: purpose.invoiceId ?? null,
  memo: purpose.memo ?? null,
});
