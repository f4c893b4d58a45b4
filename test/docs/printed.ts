/** What the programs of guides print that need nothing but a sender with money, in TypeScript and in Python. */
export const printed: Readonly<Record<string, readonly string[]>> = {
  'make-your-first-payment': ['ACTION_REQUIRED', 'ROUTING', 'DELIVERED'],
  'install-a-client': ['2 true 1 false', '3'],
  'pay-many-recipients': ['order-n-1 DELIVERED', 'order-n-2 DELIVERED', 'order-n-3 DELIVERED'],
  'handle-errors-and-repeat-requests': ['INSUFFICIENT_FUNDS', 'true', 'true', 'IDEMPOTENCY_KEY_REUSED', 'true', 'true'],
  'keys-and-sessions': ['joined Keys', 'wallets:read webhooks:read', 'INSUFFICIENT_SCOPE', 'API_KEY_REVOKED', '0'],
  'give-an-agent-a-key': [
    '25.00 allowed',
    'on its way',
    '31.00 PER_TXN_LIMIT',
    'POLICY_DENIED',
    'INSUFFICIENT_SCOPE',
    'AGENT_SUSPENDED',
  ],
  'holds-and-claims': [
    'PENDING_CLAIM OPEN',
    'CANCELED CANCELED',
    'PAYOUT_SELECTION_REQUIRED PAYOUT_DESTINATION_NOT_SELECTED',
    'AWAITING_RECIPIENT_CONFIRMATION 0',
  ],
  'find-out-why-a-payment-waits': [
    'PENDING_CLAIM recipient deadline',
    'PENDING_CLAIM reserved',
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

/** Payments of one program are delivered in any order. */
const inAnyOrder: ReadonlySet<string> = new Set(['pay-many-recipients']);

/** What a program of a guide wrote, as lines to compare with those above. */
export function linesOf(name: string, stdout: string): string[] {
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => line.trimEnd());
  return inAnyOrder.has(name) ? lines.toSorted() : lines;
}
