import { ChainUnavailable } from '../../../payments/chain/index.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { world } from '../../../platform/world.ts';
import { applyDeposit } from '../deposits/apply-deposit.ts';
import { presentCreated, quotesWritten } from '../offramp-payment.present.ts';
import { isPartners } from '../providers/tron-partner.ts';
import { offrampPaymentOf } from '../surface.ts';

/** A chain that is far ahead of us is caught up with by the worker, not by a request. */
const LOOK_MS = 5000;

/** Looks for the deposit of a payment now, instead of at the next round of the indexer (A 4.1, D-073, D-085). */
export const depositOfframpPayment: Handler<'depositOfframpPayment'> = async (request) => {
  const { path, body, tenantId, outsideTransaction, reads, services, write, fail } = request;
  const found = await offrampPaymentOf(request, path.id);
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
    await outsideTransaction(() => look(services));
  } catch (error) {
    if (error instanceof ChainUnavailable) return fail('CHAIN_UNAVAILABLE');
    throw error;
  }
  // Anything may have happened while the chain was asked, the deposit's own worker included.
  const payment = await offrampPaymentOf(request, path.id);
  if (!payment) return fail('PAYMENT_NOT_FOUND');
  // If its deal was replaced in the meantime, the old deal's deposit has been decided already.
  if (payment.context.dealId === dealId) {
    await applyDeposit(dealId, payment, { reads, write, log: services.log, now: services.realTime() });
  }
  return presentCreated(payment, tenantId, quotesWritten(request, payment));
};

const AWAITING = new Set(['AWAITING_SOURCE_FUNDS', 'SOURCE_FUNDS_CONFIRMING', 'PENDING_CLAIM']);

/** @throws ChainUnavailable for whatever keeps the chain from answering. */
async function look({ chain, indexer }: Services): Promise<void> {
  await chain.ping(LOOK_MS);
  const until = world.monotonic() + LOOK_MS;
  try {
    while ((await indexer.run()) > 0 && world.monotonic() < until);
  } catch (error) {
    throw new ChainUnavailable('the chain does not answer', { cause: error });
  }
}
