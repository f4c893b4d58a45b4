import type { UnifiedPayment } from '../../generated/contract/schemas.ts';
import type { OfframpPaymentContext } from '../../machines/offramp/offramp-payment.types.ts';
import { presentOfframpPayment } from '../offramp/index.ts';

/** An off-ramp payment at one transition, as its event stored it. */
export interface PaymentSnapshot extends OfframpPaymentContext {
  readonly id: string;
  readonly status: string;
  readonly publicStatus: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The unified form as one party may read it: normalized status, raw status beside it (A 2.6, A 3.6, D-162). */
export function presentUnifiedPayment(payment: PaymentSnapshot, tenantId: string): UnifiedPayment {
  const { id, status, publicStatus, createdAt, updatedAt, ...context } = payment;
  const record = presentOfframpPayment({ id, status, context, createdAt, updatedAt }, tenantId);
  return {
    ...record,
    id,
    generation: 'intent',
    status: publicStatus as UnifiedPayment['status'],
    internalStatus: record.status,
    recipient:
      context.phoneMasked === null
        ? { kind: 'did', masked: context.recipientDid ?? '' }
        : { kind: 'phoneNumber', masked: context.phoneMasked },
    amount: { value: record.amountUsd, currency: 'USD' },
    delivery: { preference: null, maximumFeeMinor: record.maximumFeeMinor, allowedRails: record.allowedRails },
    purpose: null,
    metadata: {},
  } as UnifiedPayment;
}

/** Renders a stored payment event for one of its parties (D-384, D-487). */
export const presentPaymentEvent = (object: Readonly<Record<string, unknown>>, tenantId: string): UnifiedPayment =>
  presentUnifiedPayment(revive(object) as unknown as PaymentSnapshot, tenantId);

/** Times and amounts back from JSON, by the endings that columns of their kind have. */
function revive(object: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => {
      if (typeof value === 'string' && key.endsWith('At')) return [key, new Date(value)];
      const isAmount = /(BaseUnits|Minor)$/.test(key) && value !== null;
      return [key, isAmount ? BigInt(String(value)) : value];
    }),
  );
}
