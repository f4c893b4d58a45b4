import { lockAddress } from '../../../payments/messages/index.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';
import { DAY_MS, waitFor, wholeSeconds } from '../../../platform/limits/budget.ts';
import { offrampPaymentOf } from '../../offramp/index.ts';
import { claimRecord, presentClaim } from '../claim.present.ts';
import { contactOfPayment } from '../claim.store.ts';
import { linksIssued } from '../claim-link.store.ts';
import { issueLink } from '../issue-link.ts';
import { isClaimOver } from '../rules/claim-time.ts';

/** Sends a new link and voids the one before, with its codes and its ticket; for the sender (D-190, D-451). */
export const resendOfframpPaymentClaim: Handler<'resendOfframpPaymentClaim'> = async (request) => {
  const { path, tenantId, reads, services, aggregate, write, fail } = request;
  if (!services.config.claimsPublicFlow) return fail('ROUTE_NOT_FOUND');
  const contact = await contactOfPayment(reads, tenantId, path.id);
  if (contact !== undefined) await lockAddress(request, services.vault.decrypt(contact));
  const payment = await offrampPaymentOf(request, path.id);
  if (!payment) return fail('PAYMENT_NOT_FOUND');
  if (payment.context.senderTenantId !== tenantId) return fail('NOT_SENDER');
  const claim = payment.context.claimId === null ? undefined : await aggregate('claim', payment.context.claimId);
  if (!claim) return fail('CLAIM_NOT_FOUND');
  if (payment.status !== 'PENDING_CLAIM' || claim.status !== 'OPEN' || isClaimOver(claim.context, claim.now)) {
    return fail('INVALID_TRANSITION', { from: claim.status, event: 'RESEND' });
  }
  const links = await linksIssued(reads, claim.id);
  // Not the link that comes with the claim, which may be yet to come.
  const times = links.filter(({ resent }) => resent).map(({ createdAt }) => createdAt);
  const { resendsPerDay: limit } = services.config.claimLimits;
  const wait = waitFor(times, claim.now, { limit, windowMs: DAY_MS });
  if (wait > 0) return fail.until(wholeSeconds(wait), 'RATE_LIMITED');

  for (const { id } of links.filter(({ live }) => live)) {
    const link = await aggregate('claim-link', id);
    if (link?.can('VOID')) await link.send('VOID');
  }
  const refusal = await issueLink(request, claim, services, { resent: true });
  if (refusal !== undefined) return refusal;
  write(audit('claim.link_resent', claim.id, tenantId, { paymentId: payment.id }));
  return presentClaim(claimRecord(claim));
};
