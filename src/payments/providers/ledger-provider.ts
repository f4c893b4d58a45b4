import { type PayoutProvider, type ProviderAnswer, pollEventId, submitEventId } from './payout-provider.ts';

/**
 * Provider `internal` without a script: nobody is called, because the payout is the ledger's own posting, which the step
 * to DELIVERED makes (D-126). The submission is confirmed by the next look, which follows at once (A 1, R020).
 */
export const createLedgerProvider = (mode: 'sandbox' | 'live'): PayoutProvider => {
  const succeeded = (providerRef: string, eventId: string): ProviderAnswer => ({
    kind: 'status',
    providerRef,
    status: 'SUCCEEDED',
    eventId,
    occurredAt: null,
    reason: null,
  });
  const referenceOf = (idempotencyKey: string): string => `ledger-${idempotencyKey.replaceAll(':', '-')}`;
  return {
    name: 'internal',
    mode,
    submit: async ({ idempotencyKey }) =>
      succeeded(referenceOf(idempotencyKey), submitEventId(referenceOf(idempotencyKey))),
    poll: async ({ idempotencyKey }) =>
      succeeded(referenceOf(idempotencyKey), pollEventId(referenceOf(idempotencyKey), 'SUCCEEDED')),
    verifyDestination: async () => ({ kind: 'confirmed' }),
  };
};
