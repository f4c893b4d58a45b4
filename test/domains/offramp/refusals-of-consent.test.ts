import { describe, expect, it } from 'vitest';
import { askAgentPolicy } from '../../../src/domains/offramp/routes/agent-policy.cross-tenant.ts';
import { confirmRoute } from '../../../src/domains/offramp/routes/confirm-route.ts';
import { selectRoute } from '../../../src/domains/offramp/routes/select-route.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const EXPIRED = NOW;

interface Given {
  readonly context?: object;
  readonly status?: string;
  /** The destination of the quote is one outside the service, which the tenant has had for so long. */
  readonly hadForMs?: number;
  readonly quote?: object | null;
}

const CONTEXT = {
  senderTenantId: 'ten_1',
  recipientTenantId: 'ten_1',
  holdReasons: [],
  selectedRouteQuoteId: 'rq_1',
  selectedQuoteExpiresAt: EXPIRED,
  destinationId: 'dst_1',
  quoteSetVersion: 2,
};
const QUOTE = { id: 'rq_1', quoteSetVersion: 2, destinationId: 'dst_1', quoteExpiresAt: EXPIRED };
const HOUR = 3_600_000;

/** The refusals of a protected tenant that pays itself: at the selection, and at the confirmation. */
async function refused({
  context = {},
  status = 'AWAITING_RECIPIENT_CONFIRMATION',
  hadForMs = 0,
  quote = QUOTE,
}: Given) {
  const sent: string[] = [];
  const payment = {
    id: 'pay_1',
    status,
    now: NOW,
    context: { ...CONTEXT, ...context },
    send: async (event: string) => void sent.push(event),
  };
  const one = async (query: object) => {
    const text = String(query);
    if (text.includes('route_quotes')) return quote ?? undefined;
    if (text.includes('payout_destinations')) return { type: 'SEPA', createdAt: new Date(NOW.getTime() - hadForMs) };
    return { coolingOffSeconds: 3600 };
  };
  const request = {
    caller: { agentId: null },
    tenantId: 'ten_1',
    now: NOW,
    reads: { one, acrossTenants: { one } },
    services: { config: {} },
    body: { routeQuoteId: 'rq_1' },
  };
  const selected = await selectRoute(payment as never, { ...request, reads: { ...request.reads } } as never);
  const confirmed = await confirmRoute(payment as never, { ...request, reads: { ...request.reads } } as never);
  return { codes: [selected?.code, confirmed?.code], sent };
}

describe('a sender that pays itself (D-505)', () => {
  it('is refused during the cooling-off of the destination, before its quote is checked, without a requote', async () => {
    expect(await refused({ hadForMs: HOUR - 1 })).toEqual({
      codes: ['PAYEE_COOLING_OFF', 'PAYEE_COOLING_OFF'],
      sent: [],
    });
  });

  it('is refused for its expired quote, and requoted, once the destination has cooled off', async () => {
    expect(await refused({ hadForMs: HOUR })).toEqual({
      codes: ['ROUTE_QUOTE_EXPIRED', 'ROUTE_QUOTE_EXPIRED'],
      sent: ['REQUOTE', 'REQUOTE'],
    });
  });
});

describe('select and confirm', () => {
  it.each([
    [{ recipientTenantId: null }, 'RECIPIENT_UNRESOLVED'],
    [{ recipientTenantId: 'ten_2' }, 'RECIPIENT_CONSENT_REQUIRED'],
    [{ holdReasons: ['RECIPIENT_NOT_ONBOARDED'] }, 'RECIPIENT_UNRESOLVED'],
  ])('refuse the caller before the status: %j', async (context, code) => {
    expect(await refused({ context, status: 'DELIVERED' })).toEqual({ codes: [code, code], sent: [] });
  });

  it('refuse the status before the route', async () => {
    const codes = ['INVALID_TRANSITION', 'INVALID_TRANSITION'];
    expect((await refused({ status: 'FUNDS_LOCKED', context: { selectedRouteQuoteId: null } })).codes).toEqual(codes);
  });

  it('refuse a route of an older set, and a confirmation without a selected route', async () => {
    const [selected] = (await refused({ quote: { ...QUOTE, quoteSetVersion: 1 }, hadForMs: HOUR })).codes;
    expect(selected).toBe('ROUTE_QUOTE_NOT_AVAILABLE');
    const { codes } = await refused({ quote: null, context: { selectedRouteQuoteId: null } });
    expect(codes).toEqual(['ROUTE_QUOTE_NOT_AVAILABLE', 'ROUTE_NOT_SELECTED']);
  });
});

describe('the policy of an agent that pays its own tenant (D-524)', () => {
  /** The destination by whose address the payment is judged. */
  async function judgedAt(context: object): Promise<string | undefined> {
    const asked: string[] = [];
    const acrossTenants = {
      one: async (query: object) => {
        const text = String(query);
        if (text.includes('payout_destinations')) asked.push(/dst_[a-z]+/.exec(text)?.[0] ?? '');
        return text.includes('payout_destinations') ? undefined : { mode: null, isAvailable: true, policyId: null };
      },
    };
    const payment = {
      id: 'pay_1',
      now: NOW,
      context: { ...CONTEXT, agentId: 'agt_1', amountBaseUnits: 1n, ...context },
    };
    const services = { vault: {}, config: { policyEnforcement: 'off' } };
    await askAgentPolicy(payment as never, { acrossTenants } as never, services as never);
    expect(asked.length).toBeLessThan(2);
    return asked[0];
  }

  it.each([
    [{ destinationId: 'dst_selected', requestedDestinationId: 'dst_requested' }, 'dst_selected'],
    [{ destinationId: null, requestedDestinationId: 'dst_requested' }, 'dst_requested'],
    [{ destinationId: null, requestedDestinationId: null }, undefined],
    [{ destinationId: 'dst_selected', requestedDestinationId: null, recipientTenantId: 'ten_2' }, undefined],
  ])('judges the destination that the money reaches: %j', async (context, destination) => {
    expect(await judgedAt(context)).toBe(destination);
  });
});
