import type { RequestContext, UnitTools } from '../../../platform/http/handler.ts';
import type { Aggregate } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { coolingOffOfOwn, payeeAt } from '../../destinations/index.ts';
import { refuseAgent } from '../../policies/index.ts';
import { findQuote } from '../offramp-payment.store.ts';
import { mayConsent } from '../rules/consent.ts';
import { isQuoteExpired } from '../rules/quote-status.ts';

type Choice = Pick<RequestContext, 'caller' | 'tenantId' | 'now' | 'reads' | 'services'> & Pick<UnitTools, 'write'>;

type Refused = Refusal<
  | 'ROLE_NOT_PERMITTED'
  | 'RECIPIENT_UNRESOLVED'
  | 'RECIPIENT_CONSENT_REQUIRED'
  | 'INVALID_TRANSITION'
  | 'ROUTE_QUOTE_NOT_AVAILABLE'
  | 'PAYEE_COOLING_OFF'
  | 'ROUTE_QUOTE_EXPIRED'
  | 'POLICY_DENIED'
  | 'POLICY_UNAVAILABLE'
>;

/** The recipient chooses a quote of the newest set, on either surface; repeatable, the last one wins (D-099, D-152). */
export async function selectRoute(
  payment: Aggregate<'offramp-payment'>,
  request: Choice & { readonly body: { readonly routeQuoteId: string } },
): Promise<Refused | undefined> {
  const { body, tenantId, reads } = request;
  const refused = mayConsent(payment.context, tenantId);
  if (refused) return refused;
  if (payment.status !== 'AWAITING_RECIPIENT_CONFIRMATION') {
    return refuse('INVALID_TRANSITION', { details: { from: payment.status, event: 'SELECT_ROUTE' } });
  }
  const quote = await findQuote(reads, payment.id, body.routeQuoteId);
  if (!quote || quote.quoteSetVersion !== payment.context.quoteSetVersion) return refuse('ROUTE_QUOTE_NOT_AVAILABLE');
  const cooling = await coolingOffOfPayer(payment, request, quote.destinationId);
  if (cooling) return cooling;
  if (isQuoteExpired(quote, payment.now)) {
    await payment.send('REQUOTE');
    return refuse('ROUTE_QUOTE_EXPIRED', { commits: true });
  }
  const ofAgent = await refuseRedirecting(payment, request, quote.destinationId);
  if (ofAgent) return ofAgent;
  await payment.send('SELECT_ROUTE', {
    quoteId: quote.id,
    quoteExpiresAt: quote.quoteExpiresAt,
    destinationId: quote.destinationId,
  });
  return undefined;
}

/** A payee who pays itself under two-factor protection must have had the destination for long enough (D-505). */
export async function coolingOffOfPayer(
  { context }: Aggregate<'offramp-payment'>,
  request: Choice,
  destinationId: string,
): Promise<Refusal<'PAYEE_COOLING_OFF'> | undefined> {
  if (context.senderTenantId !== request.tenantId) return undefined;
  const details = await coolingOffOfOwn(request, destinationId);
  return details && new Refusal('PAYEE_COOLING_OFF', { status: 409, details });
}

/**
 * Money that an agent's key sends out of its tenant by its choice of a route is judged by the agent's policy as what it
 * spends: by its amount, and by the address that it reaches (D-524). What goes to the tenant's balance stays with it.
 */
export async function refuseRedirecting(
  { id, context }: Aggregate<'offramp-payment'>,
  request: Choice,
  destinationId: string | null,
): ReturnType<typeof refuseAgent> {
  if (request.caller.agentId === null || destinationId === null) return undefined;
  const payee = await payeeAt(request.reads, request.services.vault, destinationId);
  return payee && refuseAgent(request, { amountBaseUnits: context.amountBaseUnits, ...payee }, id);
}
