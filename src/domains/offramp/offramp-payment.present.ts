import type {
  ExcludedRoute,
  OfframpPayment,
  OfframpPaymentCreated,
  RouteQuote,
} from '../../../generated/contract/schemas.ts';
import { formatUsd } from '../../payments/ledger/money.ts';
import type { UnitTools } from '../../platform/http/handler.ts';
import type { ShownContext } from '../../platform/lifecycle/projection.ts';
import { fundingInstructions } from './deposits/funding-instructions.ts';
import { type PaymentRow, type StoredQuote, writtenQuotes } from './offramp-payment.store.ts';
import { quoteStatusOf } from './rules/quote-status.ts';
import type { ExclusionDraft } from './rules/quoting-input.ts';
import { deliveryMomentOf, type PaymentStatus, partyOf, visibleTo } from './rules/visibility.ts';

/** A payment as a locked aggregate or as a row. */
export interface PresentablePayment {
  readonly id: string;
  readonly status: string;
  readonly context: Readonly<ShownContext<'offramp-payment'>>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export const presentable = (row: PaymentRow): PresentablePayment => {
  const { id, status, createdAt, updatedAt } = row;
  return { id, status, context: row, createdAt, updatedAt };
};

const time = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The payment as one of its parties reads it (A 2.1, D-074 to D-077); amounts are strings of base or minor units. */
export function presentOfframpPayment(payment: PresentablePayment, tenantId: string): OfframpPayment {
  const { context } = payment;
  const party = partyOf(context, tenantId) ?? 'recipient';
  const instructions = fundingInstructions(payment);
  const record: OfframpPayment = {
    paymentId: payment.id,
    status: payment.status as OfframpPayment['status'],
    deliveryMoment: deliveryMomentOf(payment.status as PaymentStatus),
    recipientPhoneMasked: context.phoneMasked,
    ...(context.recipientDid !== null && { recipientDid: context.recipientDid }),
    ...(context.envelopeId !== null && { envelopeId: context.envelopeId }),
    recipientTenantId: context.recipientTenantId,
    claimId: context.claimId,
    sourceChainKey: context.sourceChainKey,
    sourceAssetId: context.sourceAssetId,
    sourceAmountBaseUnits: context.amountBaseUnits.toString(),
    amountUsd: formatUsd(context.amountBaseUnits),
    sourceFundingMode: context.fundingMode,
    requestedDestinationId: context.requestedDestinationId,
    selectedRouteQuoteId: context.selectedRouteQuoteId,
    speedPreference: context.speedPreference,
    maximumFeeMinor: context.maximumFeeMinor?.toString() ?? null,
    allowedRails: context.allowedRails as OfframpPayment['allowedRails'],
    holdReasons: context.holdReasons as OfframpPayment['holdReasons'],
    failureReason: context.failureReason,
    memo: context.memo,
    ...(party === 'sender' && context.clientReference !== null && { clientReference: context.clientReference }),
    refundAddress: context.refundAddress,
    approvalRequestId: context.approvalRequestId,
    ...(instructions !== undefined && { fundingInstructions: instructions }),
    deliveredAt: time(context.deliveredAt),
    canceledAt: time(context.canceledAt),
    refundedAt: time(context.refundedAt),
    createdAt: payment.createdAt.toISOString(),
    updatedAt: payment.updatedAt.toISOString(),
  };
  return visibleTo(record, party);
}

/** As one item of a list, which says nothing of how to pay it in (D-074). */
export const presentListed = (payment: PresentablePayment, tenantId: string): OfframpPayment =>
  listed(presentOfframpPayment(payment, tenantId));

export function listed<T extends { readonly fundingInstructions?: unknown }>(
  record: T,
): Omit<T, 'fundingInstructions'> {
  const { fundingInstructions: _, ...item } = record;
  return item;
}

/** The answer of create: the payment plus its quotes, none while it is not routable (D-074). */
export const presentCreated = (
  payment: PresentablePayment,
  tenantId: string,
  quotes: readonly RouteQuote[],
): OfframpPaymentCreated => ({ ...presentOfframpPayment(payment, tenantId), quotes: [...quotes] });

/** A quote with its status computed at `now` (A 2.2, D-139). */
export function presentQuote(quote: StoredQuote, payment: PresentablePayment, now: Date): RouteQuote {
  const { context } = payment;
  const submitted = context.provider !== null;
  const status = quoteStatusOf(
    { routeId: quote.id, quoteSetVersion: quote.quoteSetVersion, quoteExpiresAt: quote.quoteExpiresAt },
    {
      now,
      currentSetVersion: payment.status === 'CANCELED' ? null : context.quoteSetVersion,
      executedRouteId: submitted ? context.selectedRouteQuoteId : null,
    },
  );
  return {
    routeId: quote.id,
    paymentId: quote.paymentId,
    destinationId: quote.destinationId,
    provider: quote.provider,
    sourceAmountBaseUnits: quote.sourceAmountBaseUnits.toString(),
    sourceAssetId: quote.sourceAssetId,
    destinationAmountMinor: quote.destinationAmountMinor.toString(),
    destinationCurrency: quote.destinationCurrency as RouteQuote['destinationCurrency'],
    fees: {
      providerFeeMinor: quote.providerFeeMinor.toString(),
      networkFeeMinor: quote.networkFeeMinor.toString(),
    },
    exchangeRate: quote.exchangeRate,
    estimatedDeliverySeconds: quote.estimatedDeliverySeconds,
    speedClass: quote.speedClass,
    guaranteeLevel: quote.guaranteeLevel,
    rank: quote.rank,
    requiresBridge: quote.requiresBridge,
    requiresConversion: quote.requiresConversion,
    requiresPrefunding: quote.requiresPrefunding,
    status,
    quoteExpiresAt: quote.quoteExpiresAt.toISOString(),
  };
}

/** The quotes that a request is about to store: nothing can be read back before the commit. */
export const quotesWritten = (
  request: Pick<UnitTools, 'written'>,
  payment: PresentablePayment & { readonly now: Date },
): RouteQuote[] => writtenQuotes(request).map((quote) => presentQuote(quote, payment, payment.now));

export const presentExclusion = ({ destinationId, provider, rail, reasonCode }: ExclusionDraft): ExcludedRoute => ({
  destinationId,
  provider,
  rail,
  reasonCode,
});
