import type { IntentPaymentCreated, RouteQuote, UnifiedPayment } from '../../../../generated/contract/schemas.ts';
import type { IntentTerms } from '../../../../machines/offramp/offramp-payment.types.ts';
import { type EventPresenter, type EventSnapshot, revive } from '../../../platform/feed/event-presenter.ts';
import { verbatim } from '../../../platform/json/index.ts';
import { listed, type PresentablePayment, presentable, presentOfframpPayment } from '../offramp-payment.present.ts';
import type { PaymentRow } from '../offramp-payment.store.ts';
import { surfaceOf } from '../surface.ts';

/** A payment with its projected status, as a locked aggregate, as a row, or as its event stored it (A 3.6). */
export interface ProjectedPayment extends PresentablePayment {
  readonly publicStatus: string;
}

export const projected = (row: PaymentRow): ProjectedPayment => ({
  ...presentable(row),
  publicStatus: row.publicStatus,
});

/** Addressed by its DID, or by a handle that was reduced to one (A 2.1). */
const BY_DID: ReadonlySet<IntentTerms['recipientKind']> = new Set(['did', 'handle']);

/**
 * The unified form as one party may read it: normalized status, raw status beside it (A 2.6, A 3.6, D-162). Payments of
 * the off-ramp surface have it too, without what only an intent says (D-529).
 */
export function presentUnifiedPayment(payment: ProjectedPayment, tenantId: string): UnifiedPayment {
  const { context } = payment;
  const { recipientDid, ...record } = presentOfframpPayment(payment, tenantId);
  const intent = context.intent ?? null;
  const isSender = context.senderTenantId === tenantId;
  const isByDid = intent === null || BY_DID.has(intent.recipientKind);
  return {
    ...record,
    ...(recipientDid !== undefined && isByDid && { recipientDid }),
    id: payment.id,
    generation: surfaceOf({ intent }),
    status: payment.publicStatus as UnifiedPayment['status'],
    internalStatus: record.status,
    recipient: intent === null ? addressed(context) : { kind: intent.recipientKind, masked: intent.recipientMasked },
    amount: { value: record.amountUsd, currency: 'USD' },
    delivery: {
      preference: intent?.preference ?? null,
      maximumFeeMinor: record.maximumFeeMinor,
      allowedRails: record.allowedRails,
    },
    purpose: (intent?.purpose ?? null) as UnifiedPayment['purpose'],
    // The sender's own data (D-168), to the byte (D-490).
    metadata: intent?.metadata != null && isSender ? verbatim(intent.metadata) : {},
  };
}

const addressed = ({ phoneMasked, recipientDid }: ProjectedPayment['context']): UnifiedPayment['recipient'] =>
  phoneMasked === null ? { kind: 'did', masked: recipientDid ?? '' } : { kind: 'phoneNumber', masked: phoneMasked };

/** The answer of create: the intent plus its quotes, none while it is not routable (D-161). */
export const presentIntentCreated = (
  payment: ProjectedPayment,
  tenantId: string,
  quotes: readonly RouteQuote[],
): IntentPaymentCreated => ({ ...presentUnifiedPayment(payment, tenantId), quotes: [...quotes] });

/** As one item of a list, which says nothing of how to pay it in (D-074, D-166). */
export const presentListedPayment = (payment: ProjectedPayment, tenantId: string): UnifiedPayment =>
  listed(presentUnifiedPayment(payment, tenantId));

/** Renders a stored payment event for one of its parties (D-384, D-487). */
export const presentEvent: EventPresenter<'payment'> = (object, tenantId) => {
  const { id, status, publicStatus, createdAt, updatedAt, ...context } = revive<EventSnapshot<'payment'>>(object, {
    createdAt: 'time',
    updatedAt: 'time',
    claimExpiresAt: 'time',
    claimGraceEndsAt: 'time',
    selectedQuoteExpiresAt: 'time',
    deliveredAt: 'time',
    canceledAt: 'time',
    refundedAt: 'time',
    amountBaseUnits: 'amount',
    maximumFeeMinor: 'amount',
    liquidityMinor: 'amount',
    providerFeeBaseUnits: 'amount',
    networkFeeBaseUnits: 'amount',
    proceedsBaseUnits: 'amount',
  });
  return presentUnifiedPayment({ id, status, publicStatus, createdAt, updatedAt, context }, tenantId);
};
