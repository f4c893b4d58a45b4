/** What the programs of guides print that need nothing but a sender with money, in TypeScript and in Python. */
export const printed: Readonly<Record<string, readonly string[]>> = {
  'make-your-first-payment': ['ACTION_REQUIRED', 'ROUTING', 'DELIVERED'],
  'pay-many-recipients': ['order-n-1 DELIVERED ', 'order-n-2 DELIVERED ', 'order-n-3 DELIVERED'],
  'handle-errors-and-repeat-requests': [
    'INSUFFICIENT_FUNDS',
    'true',
    'true',
    'IDEMPOTENCY_KEY_REUSED',
    'true true',
    'true',
  ],
  'keys-and-sessions': ['joined Keys', 'wallets:read webhooks:read', 'INSUFFICIENT_SCOPE', 'API_KEY_REVOKED', '0'],
  'holds-and-claims': [
    'PENDING_CLAIM OPEN',
    'CANCELED CANCELED',
    'PAYOUT_SELECTION_REQUIRED PAYOUT_DESTINATION_NOT_SELECTED',
    'AWAITING_RECIPIENT_CONFIRMATION 0',
  ],
  'find-out-why-a-payment-waits': [
    'ACTION_REQUIRED recipient deadline',
    'ACTION_REQUIRED reserved',
    '0 0 0',
    'cancelPayment',
    'true 0',
    'CANCELED 0',
  ],
  'read-a-lifecycle': [
    'payment.created payment.identity_resolution payment.action_required payment.canceled',
    'WAIT_ENDED',
    'CANCEL_CONFLICT',
  ],
  'test-in-the-sandbox': ['OPEN', 'REFUNDED', 'true'],
};
