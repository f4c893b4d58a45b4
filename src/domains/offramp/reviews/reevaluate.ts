import type { ClaimNextStep } from '../../../../generated/contract/schemas.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import type { Aggregate } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { remove, type Write } from '../../../platform/lifecycle/writes.ts';
import type { Services } from '../../../platform/services.ts';
import { destinationFacts } from '../../destinations/index.ts';
import { recipientCredentials } from '../../identity/handles/index.ts';
import { quotesOf } from '../offramp-payment.store.ts';
import { checkPayment } from '../routes/policy.cross-tenant.ts';
import type { PolicyVerdict } from '../rules/policy-facts.ts';
import { activeCredential } from '../rules/recipient-gate.ts';

type Payment = Aggregate<'offramp-payment'>;

const HOUR_MS = 3_600_000;

/**
 * Looks at a payment that waits for something, and moves it when what it waits for has changed (A 3.1, D-119). A hold
 * that stands as it stood is left alone: a sweep must not write history.
 */
export async function reevaluate(payment: Payment, reads: Reads, services: Services): Promise<void> {
  if (payment.status === 'PENDING_CLAIM') {
    await lockClaim(payment, reads, services);
    return;
  }
  if (!payment.can('RECHECK')) return;
  const { verdict } = await checkPayment(payment, reads, services);
  const moves = payment.hasTag('held') ? !isSameHold(payment, verdict) : await isOutdated(payment, verdict, reads);
  if (moves) await payment.send('RECHECK');
}

/**
 * Binds a claim's payment to the tenant that proved control of the contact, and locks it when nothing is missing (D-109, D-188).
 * Answers what is.
 */
export async function bindClaim(
  payment: Payment,
  tenantId: string,
  { reads, services, write }: { reads: Reads; services: Services; write(...writes: readonly Write[]): void },
): Promise<readonly ClaimNextStep[]> {
  if (!payment.can('CLAIM_BOUND', { recipientTenantId: tenantId })) return [];
  const { recipientTenantId: before, senderTenantId } = payment.context;
  if (before !== tenantId) {
    await payment.send('CLAIM_BOUND', { recipientTenantId: tenantId });
    if (before !== null) write(...dismissed(payment.id, before, senderTenantId));
  }
  return lockClaim(payment, reads, services);
}

/**
 * A recipient that lost the number to a later proof no longer waits for the payment, and is a party only as its sender
 * (D-039, D-109).
 */
const dismissed = (paymentId: string, tenantId: string, senderTenantId: string): Write[] => [
  remove('hold_waits', { paymentId, waitsFor: `tenant:${tenantId}` }),
  ...(tenantId === senderTenantId ? [] : [remove('payment_parties', { paymentId, tenantId })]),
];

/**
 * OPEN to LOCKED when the claimed recipient is onboarded and has a usable destination (A 3.3, D-187); until then, what
 * it still has to do, in order (D-194).
 */
async function lockClaim(payment: Payment, reads: Reads, { config }: Services): Promise<readonly ClaimNextStep[]> {
  const { recipientTenantId, claimExpiresAt } = payment.context;
  if (recipientTenantId === null || claimExpiresAt === null) return [];
  const [credentials, destinations] = await Promise.all([
    recipientCredentials(reads, recipientTenantId),
    destinationFacts(reads, recipientTenantId),
  ]);
  const missing: ClaimNextStep[] = [];
  if (activeCredential(credentials, payment.now) === undefined) missing.push('COMPLETE_VERIFICATION');
  if (!destinations.some(({ status }) => status === 'ACTIVE')) missing.push('ADD_DESTINATION');
  if (missing.length > 0) return missing;
  const graceEndsAt = new Date(claimExpiresAt.getTime() + config.claimLockGraceHours * HOUR_MS);
  await payment.send('CLAIM_LOCKED', { graceEndsAt });
  return [];
}

function isSameHold({ context }: Payment, verdict: PolicyVerdict): boolean {
  return verdict.kind === 'hold' && verdict.reasons.join() === context.holdReasons.join();
}

/** Holds that call a payment back which waits for its recipient; credential changes do not (D-090, D-109, D-476). */
const CALLS_BACK = new Set([
  'PHONE_REVERIFICATION_REQUIRED',
  'PROVIDER_DESTINATION_REVOKED',
  'PAYOUT_DESTINATION_NOT_SELECTED',
]);

async function isOutdated({ id, context }: Payment, verdict: PolicyVerdict, reads: Reads): Promise<boolean> {
  if (verdict.kind === 'reject') return false;
  if (verdict.kind === 'hold') return verdict.reasons.some((reason) => CALLS_BACK.has(reason));
  const offered = new Set(verdict.quotes.map(({ destinationId }) => destinationId));
  const quotes = await quotesOf(reads, id, context.quoteSetVersion);
  return quotes.some(({ destinationId }) => !offered.has(destinationId));
}
