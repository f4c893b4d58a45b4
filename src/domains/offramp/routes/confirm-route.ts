import type { RequestContext, UnitTools } from '../../../platform/http/handler.ts';
import type { Aggregate } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { mayConsent } from '../rules/consent.ts';
import { isQuoteExpired } from '../rules/quote-status.ts';
import { checkPayment } from './policy.cross-tenant.ts';
import { coolingOffOfPayer, refuseRedirecting } from './select-route.ts';

type Confirm = Pick<RequestContext, 'caller' | 'tenantId' | 'now' | 'reads' | 'services'> & Pick<UnitTools, 'write'>;
type Refused = Refusal<
  | 'ROLE_NOT_PERMITTED'
  | 'RECIPIENT_UNRESOLVED'
  | 'RECIPIENT_CONSENT_REQUIRED'
  | 'INVALID_TRANSITION'
  | 'ROUTE_NOT_SELECTED'
  | 'PAYEE_COOLING_OFF'
  | 'ROUTE_QUOTE_EXPIRED'
  | 'POLICY_DENIED'
  | 'POLICY_UNAVAILABLE'
>;

/** Locks the money against the selected quote, on either surface: the recipient's consent (A 4.1, A 4.2, D-152). */
export async function confirmRoute(
  payment: Aggregate<'offramp-payment'>,
  request: Confirm,
): Promise<Refused | undefined> {
  const { tenantId, reads, services } = request;
  const refused = mayConsent(payment.context, tenantId);
  if (refused) return refused;
  if (payment.status !== 'AWAITING_RECIPIENT_CONFIRMATION') {
    return refuse('INVALID_TRANSITION', { details: { from: payment.status, event: 'CONFIRM' } });
  }
  const { selectedRouteQuoteId, selectedQuoteExpiresAt } = payment.context;
  if (selectedRouteQuoteId === null || selectedQuoteExpiresAt === null) return refuse('ROUTE_NOT_SELECTED');
  const { destinationId } = payment.context;
  const cooling = destinationId === null ? undefined : await coolingOffOfPayer(payment, request, destinationId);
  if (cooling) return cooling;
  if (isQuoteExpired({ quoteExpiresAt: selectedQuoteExpiresAt }, payment.now)) {
    await payment.send('REQUOTE');
    return refuse('ROUTE_QUOTE_EXPIRED', { commits: true });
  }
  const ofAgent = await refuseRedirecting(payment, request, destinationId);
  if (ofAgent) return ofAgent;
  // What happened to credentials since the quotes went out is caught here: nothing is locked, the payment is held (D-476).
  const { verdict } = await checkPayment(payment, reads, services);
  await payment.send(verdict.kind === 'pass' ? 'CONFIRM' : 'RECHECK');
  return undefined;
}
