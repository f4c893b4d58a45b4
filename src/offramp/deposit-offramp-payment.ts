import { ChainUnavailable } from '../chain/index.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { applyDeposit } from './apply-deposit.ts';
import { presentCreated, presentQuote } from './offramp-payment.present.ts';
import type { StoredQuote } from './offramp-payment.store.ts';
import { isPartners } from './tron-partner.ts';

/** A chain that is far ahead of us is caught up with by the worker, not by a request. */
const LOOK_MS = 5000;

/** Looks for the deposit of a payment now, instead of at the next round of the indexer (A 4.1, D-073, D-085). */
export const depositOfframpPayment: Handler<'depositOfframpPayment'> = async (request) => {
  const { path, body, tenantId, ahead, aggregate, reads, services, write, written, fail } = request;
  const found = await aggregate('offramp-payment', path.id);
  if (!found) return fail('PAYMENT_NOT_FOUND');
  const { senderTenantId, fundingMode, amountBaseUnits, dealId } = found.context;
  if (senderTenantId !== tenantId) return fail('NOT_SENDER');
  if (fundingMode !== 'ONCHAIN_DEPOSIT' || !AWAITING.has(found.status)) {
    return fail('INVALID_TRANSITION', { from: found.status, event: 'DEPOSIT_SEEN' });
  }
  if (body.amountMinor !== amountBaseUnits.toString()) return fail('INVALID_AMOUNT');
  // A partner tells by its webhook: there is nothing to ask.
  if (dealId === null || isPartners(found.context)) return presentCreated(found, tenantId, []);
  try {
    await ahead(() => look(services));
  } catch (error) {
    if (error instanceof ChainUnavailable) return fail('CHAIN_UNAVAILABLE');
    throw error;
  }
  // Anything may have happened while the chain was asked, the deposit's own worker included.
  const payment = await aggregate('offramp-payment', path.id);
  if (!payment) return fail('PAYMENT_NOT_FOUND');
  await applyDeposit(dealId, payment, { reads, write, log: services.log, now: services.realTime() });
  const quotes = written('route_quotes') as unknown as readonly StoredQuote[];
  return presentCreated(
    payment,
    tenantId,
    quotes.map((quote) => presentQuote(quote, payment, payment.now)),
  );
};

const AWAITING = new Set(['AWAITING_SOURCE_FUNDS', 'SOURCE_FUNDS_CONFIRMING', 'PENDING_CLAIM']);

/** @throws ChainUnavailable for whatever keeps the chain from answering. */
async function look({ chain, indexer }: Services): Promise<void> {
  await chain.ping(LOOK_MS);
  const until = performance.now() + LOOK_MS;
  try {
    while ((await indexer.run()) > 0 && performance.now() < until);
  } catch (error) {
    throw new ChainUnavailable('the chain does not answer', { cause: error });
  }
}
