import { describe, expect, it } from 'vitest';
import { routesOnOffer } from '../../../src/domains/offramp/routes/routes-on-offer.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const quote = (id: string, quoteSetVersion: number, quoteExpiresAt = new Date(NOW.getTime() + 1)) => ({
  id,
  paymentId: 'pay_1',
  quoteSetVersion,
  quoteExpiresAt,
  sourceAmountBaseUnits: 1n,
  destinationAmountMinor: 1n,
  providerFeeMinor: 0n,
  networkFeeMinor: 0n,
});
const exclusion = (destinationId: string) => ({
  destinationId,
  provider: null,
  rail: 'SEPA',
  reasonCode: 'PROVIDER_OFF',
});

interface Given {
  readonly status: string;
  readonly quotes?: readonly object[];
  readonly canRequote?: boolean;
  /** The status that a requote leads to. */
  readonly requotedAs?: string;
}

/** The routes of a payment whose newest set is the second, and what was sent to it. */
async function offered({ status, quotes = [], canRequote = false, requotedAs = status }: Given) {
  const sent: string[] = [];
  const payment = {
    id: 'pay_1',
    status,
    now: NOW,
    context: { quoteSetVersion: 2, provider: null, selectedRouteQuoteId: null },
    can: () => canRequote,
    async send(event: string) {
      sent.push(event);
      payment.status = requotedAs;
      payment.context.quoteSetVersion = 3;
    },
  };
  const reads = {
    many: async (query: object) => (String(query).includes('route_quotes') ? quotes : [exclusion('dst_stored')]),
  };
  const written = (table: string) => (table === 'route_quotes' ? [quote('rq_new', 3)] : [exclusion('dst_new')]);
  const { routes, excludedRoutes } = await routesOnOffer(payment as never, { reads, written } as never);
  return {
    sent,
    routes: routes.map(({ routeId, status: one }) => `${routeId} ${one}`),
    excluded: excludedRoutes.map(({ destinationId }) => destinationId),
  };
}

describe('the routes on offer (D-098, D-102)', () => {
  it.each(['PENDING_CLAIM', 'PAYOUT_SELECTION_REQUIRED', 'COMPLIANCE_HOLD', 'CANCELED'])(
    'are none while a payment is %s, whatever was quoted before',
    async (status) => {
      expect(await offered({ status, quotes: [quote('rq_1', 2)] })).toEqual({ sent: [], routes: [], excluded: [] });
    },
  );

  it('are the stored newest set, while the payment can be confirmed', async () => {
    const at = { status: 'AWAITING_RECIPIENT_CONFIRMATION', canRequote: true };
    expect(await offered({ ...at, quotes: [quote('rq_1', 2)] })).toEqual({
      sent: [],
      routes: ['rq_1 ACTIVE'],
      excluded: ['dst_stored'],
    });
  });

  it('are a new set once any route of the stored set has expired', async () => {
    const at = { status: 'AWAITING_RECIPIENT_CONFIRMATION', canRequote: true };
    const quotes = [quote('rq_1', 2), quote('rq_2', 2, NOW)];
    const requoted = { sent: ['REQUOTE'], routes: ['rq_new ACTIVE'], excluded: ['dst_new'] };
    expect(await offered({ ...at, quotes })).toEqual(requoted);
    // What was found on the way holds the payment.
    expect(await offered({ ...at, quotes, requotedAs: 'COMPLIANCE_HOLD' })).toEqual({
      sent: ['REQUOTE'],
      routes: [],
      excluded: [],
    });
  });

  it('stay unchanged once the money is locked', async () => {
    const quotes = [quote('rq_1', 2, NOW)];
    expect(await offered({ status: 'FUNDS_LOCKED', quotes })).toMatchObject({ sent: [], routes: ['rq_1 EXPIRED'] });
  });
});
