import {
  AWAITING_SOURCE_FUNDS,
  CREATED,
  PENDING_CLAIM,
  RECIPIENT_RESOLUTION,
  SOURCE_FUNDS_CONFIRMED,
  SOURCE_FUNDS_CONFIRMING,
} from './offramp-payment.funding.ts';
import { COMPLIANCE_HOLD, PAYOUT_SELECTION_REQUIRED, POLICY_CHECK } from './offramp-payment.policy.ts';
import { AWAITING_RECIPIENT_CONFIRMATION, ROUTE_QUOTED } from './offramp-payment.routing.ts';
import {
  ACTION_REQUIRED,
  CANCELED,
  DELIVERED,
  FAILED,
  FUNDS_LOCKED,
  PROVIDER_PROCESSING,
  PROVIDER_SUBMITTED,
  REFUND_PENDING,
  REFUNDED,
} from './offramp-payment.settlement.ts';
import { offrampPayment } from './offramp-payment.setup.ts';

/** An off-ramp payment, from the request to the delivered or returned money (A 3.1, D-090). */
export const offrampPaymentMachine = offrampPayment.createMachine({
  id: 'offramp-payment',
  description: 'A payment to a phone number or DID, over the rail that the recipient chooses.',
  meta: {
    domain: 'offramp',
    table: 'offramp_payments',
    idPrefix: 'pay',
    parties: ['senderTenantId', 'recipientTenantId'],
    clock: 'senderTenantId',
    sentBy: {
      DEPOSIT_SEEN: ['chain'],
      DEPOSIT_REORGED: ['chain'],
      DEPOSIT_CONFIRMED: ['chain'],
      DEPOSIT_RETURNED: ['chain'],
      CLAIM_BOUND: ['service'],
      CLAIM_LOCKED: ['service'],
      RECHECK: ['service'],
      REVIEW_RELEASED: ['operator'],
      REVIEW_REJECTED: ['operator'],
    },
    family: 'payment',
    requirements: ['A 3.1'],
  },
  context: ({ input }) => input,
  initial: 'CREATED',
  states: {
    CREATED,
    RECIPIENT_RESOLUTION,
    AWAITING_SOURCE_FUNDS,
    SOURCE_FUNDS_CONFIRMING,
    SOURCE_FUNDS_CONFIRMED,
    PENDING_CLAIM,
    POLICY_CHECK,
    PAYOUT_SELECTION_REQUIRED,
    COMPLIANCE_HOLD,
    ROUTE_QUOTED,
    AWAITING_RECIPIENT_CONFIRMATION,
    FUNDS_LOCKED,
    PROVIDER_SUBMITTED,
    PROVIDER_PROCESSING,
    ACTION_REQUIRED,
    DELIVERED,
    FAILED,
    REFUND_PENDING,
    REFUNDED,
    CANCELED,
  },
});
