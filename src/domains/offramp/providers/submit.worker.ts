import { payoutIdempotencyKey } from '../../../payments/providers/payout-provider.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import type { Aggregate } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import type { Worker } from '../../../platform/outbox/worker.ts';
import type { Services } from '../../../platform/services.ts';
import { holdDestination } from '../../destinations/index.ts';
import { findQuote, type StoredQuote } from '../offramp-payment.store.ts';
import { checkPayment } from '../routes/policy.cross-tenant.ts';
import { isQuoteExpired } from '../rules/quote-status.ts';
import { providerScripts } from '../test-controls.cross-tenant.ts';
import { isLiquidityScripted, isSubmissionHeld } from './provider-controls.ts';

declare module '../../../platform/lifecycle/topics.ts' {
  interface Topics {
    'offramp.submit': { readonly paymentId: string };
  }
}

/**
 * The settlement worker: re-checks quote, destination, verdict, provider and liquidity in one transaction, then records
 * the submission under its deterministic key, or unlocks and requotes (A 3.1, D-095 to D-097). The provider is called
 * by the job that this step leaves.
 */
export const worker: Worker<'offramp.submit'> = {
  topic: 'offramp.submit',
  discarding: null,
  root: ({ payload }) => ({ machine: 'offramp-payment', id: payload.paymentId }),
  async work(job, { services, transaction, later }) {
    await transaction(async ({ reads, aggregate }) => {
      const payment = await aggregate('offramp-payment', job.payload.paymentId);
      if (payment?.status !== 'FUNDS_LOCKED') return;
      const { selectedRouteQuoteId, senderTenantId } = payment.context;
      const [quote, scripts] = await Promise.all([
        selectedRouteQuoteId && findQuote(reads, payment.id, selectedRouteQuoteId),
        providerScripts(reads, senderTenantId),
      ]);
      if (!quote) throw new Error(`${payment.id} is locked without a quote`);
      if (isSubmissionHeld(scripts, quote.provider)) {
        later(services.config.settlementIntervalMs);
        return;
      }
      if (await isStale(payment, quote, reads, services)) {
        await payment.send('RECHECK_FAILED');
        return;
      }
      await payment.send('SUBMIT', {
        quoteId: quote.id,
        provider: quote.provider,
        idempotencyKey: payoutIdempotencyKey(payment.id, quote.id),
        providerFeeBaseUnits: quote.providerFeeBaseUnits,
        networkFeeBaseUnits: quote.networkFeeBaseUnits,
        proceedsBaseUnits: quote.proceedsBaseUnits,
        liquidity: quote.requiresPrefunding
          ? {
              currency: quote.destinationCurrency,
              amountMinor: quote.destinationAmountMinor,
              override: isLiquidityScripted(scripts, quote.provider, quote.destinationCurrency),
            }
          : null,
      });
    });
  },
};

/** Would this very route still be offered? There is no grace for a quote that expired since the confirm (D-097). */
async function isStale(
  payment: Aggregate<'offramp-payment'>,
  quote: StoredQuote,
  reads: Reads,
  services: Services,
): Promise<boolean> {
  if (isQuoteExpired(quote, payment.now)) return true;
  // Its revocation comes before this look or after the submission, never between them. In one message: the connection
  // keeps their order, and the facts are read only when the destination is held.
  const [, { verdict }] = await Promise.all([
    holdDestination(reads, quote.destinationId),
    checkPayment(payment, reads, services),
  ]);
  if (verdict.kind !== 'pass') return true;
  return !verdict.quotes.some(
    ({ destinationId, provider }) => destinationId === quote.destinationId && provider === quote.provider,
  );
}
