import type { Handler } from '../../../platform/http/handler.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';
import { provePhone } from '../../identity/aliases/index.ts';
import { bindClaim } from '../../offramp/reviews/index.ts';
import { isClaimOver } from '../rules/claim-time.ts';
import { isTicketOver } from '../rules/ticket.ts';
import { lockByTicket } from '../ticket.cross-tenant.ts';

/**
 * Binds a claim to the tenant that holds its ticket; its phone becomes the tenant's (D-109, D-194). It locks in the same
 * step when nothing is missing, and otherwise goes on expiring (D-187, D-188).
 */
export const acceptClaim: Handler<'acceptClaim'> = async (request) => {
  const { body, tenantId, services, write, fail } = request;
  if (!services.config.claimsPublicFlow) return fail('ROUTE_NOT_FOUND');
  const held = await lockByTicket(request, body.claimTicket);
  if (!held) return fail('CLAIM_TICKET_GONE');
  const { payment, claim, link } = held;
  if (!link.can('REDEEM') || isTicketOver(link.context, link.now)) return fail('CLAIM_TICKET_GONE');
  const isBindable = payment.can('CLAIM_BOUND', { recipientTenantId: tenantId });
  // Its timer may not have run yet: the time counts.
  if (!isBindable || claim.status !== 'OPEN' || isClaimOver(claim.context, claim.now)) return fail('CLAIM_LINK_GONE');

  await link.send('REDEEM');
  const { phoneIndex: index, phoneCiphertext: ciphertext, phoneMasked: masked } = claim.context;
  if (index !== null && ciphertext !== null && masked !== null) {
    await provePhone(request, tenantId, { index, ciphertext, masked });
  }
  const nextSteps = await bindClaim(payment, tenantId, request);
  write(audit('claim.accepted', claim.id, tenantId, { paymentId: payment.id }));
  return { claimId: claim.id, status: claim.status, paymentId: payment.id, nextSteps: [...nextSteps] };
};
