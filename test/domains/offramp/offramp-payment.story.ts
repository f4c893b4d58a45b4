import { lifecycles } from '../../../generated/wiring/lifecycles.ts';
import type { PayoutDestinationContext } from '../../../machines/destinations/payout-destination.machine.ts';
import type { OfframpPaymentContext, OfframpPaymentEvent } from '../../../machines/offramp/offramp-payment.types.ts';
import { newId } from '../../../src/platform/db/ids.ts';
import { sql } from '../../../src/platform/db/sql.ts';
import type { FactsOf } from '../../../src/platform/lifecycle/definition.ts';
import type { Engine } from '../../../src/platform/lifecycle/engine.ts';
import { type Chapter, within } from '../../platform/audit/chapter.ts';
import { newPayment } from '../../support/new-payment.ts';

declare module '../../platform/audit/chapter.ts' {
  interface Story {
    /** Payments by how far they came. */
    readonly payments: Readonly<
      Record<'delivered' | 'locked' | 'canceled' | 'parked' | 'refunded' | 'processing' | 'claimed', string>
    >;
  }
}

const AMOUNT = 25_000_000n;

/** Only what facts would look up is scripted, by the payment's memo: the recipient's tenant and its destination, or a claim. */
export const chapter: Chapter = {
  lifecycles: () => ({ 'offramp-payment': { ...lifecycles['offramp-payment'], facts: scriptedFacts } }),
  async tell(engine, { sender, recipient }) {
    const destination = await within(engine, (unit) =>
      unit.open('payout-destination', { id: newId('dst'), context: destinationOf(recipient.tenantId, unit.realNow) }),
    );
    const to = { recipient: recipient.tenantId, destination: destination.id };
    const pay = (known: boolean): Promise<string> =>
      within(engine, async (unit) => {
        const memo = JSON.stringify({ ...to, known });
        const payment = await unit.open('offramp-payment', { id: newId('pay'), context: paymentOf(sender, memo) });
        return payment.id;
      });
    const walk = (id: string, ...events: readonly OfframpPaymentEvent['type'][]) =>
      walkPayment(engine, id, recipient.tenantId, events);

    const payments = {
      delivered: await pay(true),
      locked: await pay(true),
      canceled: await pay(true),
      parked: await pay(false),
      refunded: await pay(false),
      processing: await pay(true),
      claimed: await pay(false),
    };
    await walk(payments.delivered, 'SELECT_ROUTE', 'CONFIRM', 'SUBMIT', 'PROVIDER_PENDING', 'PROVIDER_SUCCEEDED');
    await walk(payments.locked, 'SELECT_ROUTE', 'CONFIRM');
    await walk(payments.canceled, 'CANCEL');
    await walk(payments.refunded, 'EXPIRE_CLAIM');
    await walk(payments.processing, 'SELECT_ROUTE', 'CONFIRM', 'SUBMIT', 'PROVIDER_PENDING');
    const claimed = ['CLAIM_BOUND', 'CLAIM_LOCKED', 'SELECT_ROUTE', 'CONFIRM', 'SUBMIT', 'PROVIDER_PENDING'] as const;
    await walk(payments.claimed, ...claimed, 'PROVIDER_SUCCEEDED');
    return { payments };
  },
};

async function walkPayment(
  engine: Engine,
  id: string,
  recipient: string,
  events: readonly OfframpPaymentEvent['type'][],
): Promise<void> {
  for (const type of events) {
    await within(engine, async (unit) => {
      const payment = await unit.aggregate('offramp-payment', id);
      if (!payment) throw new Error(`no payment ${id}`);
      const query = sql('route_quotes').where({ payment_id: id, quote_set_version: payment.context.quoteSetVersion });
      const quote = await unit.reads.one<Quote>(query);
      const send = payment.send as (event: string, payload: object) => Promise<unknown>;
      await send(type, payloadOf(type, id, recipient, quote, payment.now));
    });
  }
}

interface Quote {
  readonly id: string;
  readonly destinationId: string;
  readonly provider: string;
  readonly quoteExpiresAt: Date;
  readonly providerFeeBaseUnits: bigint;
  readonly networkFeeBaseUnits: bigint;
  readonly proceedsBaseUnits: bigint;
}

function payloadOf(type: string, id: string, recipientTenantId: string, quote: Quote | undefined, now: Date): object {
  switch (type) {
    case 'SELECT_ROUTE':
      return { quoteId: quote?.id, quoteExpiresAt: quote?.quoteExpiresAt, destinationId: quote?.destinationId };
    case 'SUBMIT':
      return { ...quote, quoteId: quote?.id, idempotencyKey: `${id}:${quote?.id}`, liquidity: null };
    case 'CLAIM_BOUND':
      return { recipientTenantId };
    case 'CLAIM_LOCKED':
      return { graceEndsAt: new Date(now.getTime() + 3_600_000) };
    default:
      return {};
  }
}

interface Script {
  readonly recipient: string;
  readonly destination: string;
  readonly known: boolean;
}

const scriptOf = ({ memo }: { readonly memo: string | null }): Script => JSON.parse(memo ?? '{}');

const scriptedFacts: FactsOf<'offramp-payment'> = {
  CREATED: async () => ({ type: 'RECORDED' }),
  RECIPIENT_RESOLUTION: async ({ id, context, now }) => {
    const { known, recipient } = scriptOf(context);
    if (known) return { type: 'RECIPIENT_RESOLVED', recipientTenantId: recipient };
    const opaqueId = `0x${Buffer.from(id.slice(-16)).toString('hex').padStart(64, '0')}`;
    const [expiresAt, graceEndsAt] = [new Date(now.getTime() + 3_600_000), new Date(now.getTime() + 7_200_000)];
    const metadataHash = `0x${'0'.repeat(64)}`;
    const contact = { kind: 'PHONE', index: 'story', ciphertext: 'story', masked: '+*******0000' } as const;
    return {
      type: 'RECIPIENT_UNKNOWN',
      claimId: newId('clm'),
      expiresAt,
      graceEndsAt,
      opaqueId,
      metadataHash,
      contact,
    };
  },
  SOURCE_FUNDS_CONFIRMED: async () => ({ type: 'FUNDS_CONFIRMED' }),
  POLICY_CHECK: async ({ context, now }) => {
    const quote = quoteOf(scriptOf(context).destination, context.quoteSetVersion + 1, now);
    return { type: 'POLICY_PASSED', legalName: 'Blue Harbor Trading', exclusions: [], quotes: [quote] };
  },
  ROUTE_QUOTED: async () => ({ type: 'QUOTES_READY' }),
  REFUND_PENDING: async () => ({ type: 'REFUND_POSTED' }),
};

const quoteOf = (destinationId: string, quoteSetVersion: number, now: Date) => ({
  quoteSetVersion,
  destinationId,
  provider: 'payapp_a',
  rail: 'PAYMENT_APP_A',
  sourceAmountBaseUnits: AMOUNT,
  sourceAssetId: 'usdc',
  destinationCurrency: 'USD',
  destinationAmountMinor: 2400n,
  providerFeeMinor: 90n,
  networkFeeMinor: 5n,
  proceedsBaseUnits: 24_000_000n,
  providerFeeBaseUnits: 900_000n,
  networkFeeBaseUnits: 50_000n,
  roundingBaseUnits: 50_000n,
  exchangeRate: '1.00000000',
  fxRateVersion: 1,
  feeRuleVersion: 1,
  estimatedDeliverySeconds: 60,
  speedClass: 'INSTANT',
  guaranteeLevel: 'ESTIMATED',
  requiresBridge: false,
  requiresConversion: false,
  requiresPrefunding: false,
  destinationPriority: 100,
  destinationIsDefault: true,
  rank: 1,
  quoteExpiresAt: new Date(now.getTime() + 120_000),
});

const paymentOf = (sender: { tenantId: string; memberId: string }, memo: string): OfframpPaymentContext => ({
  ...newPayment('INTERNAL_BALANCE'),
  senderTenantId: sender.tenantId,
  initiatorMemberId: sender.memberId,
  phoneCiphertext: null,
  phoneIndex: 'index',
  phoneMasked: '+*******4567',
  sourceChainKey: 'base',
  sourceAssetId: 'usdc',
  amountBaseUnits: AMOUNT,
  memo,
});

const destinationOf = (tenantId: string, at: Date): PayoutDestinationContext => ({
  tenantId,
  type: 'PAYMENT_APP_A',
  asset: null,
  network: null,
  country: 'US',
  currency: 'USD',
  provider: 'payapp_a',
  identifierCiphertext: 'ciphertext',
  identifierIndex: 'index',
  maskedLabel: '$h***r',
  label: null,
  ownershipStatus: 'DECLARED',
  verificationCredentialId: null,
  priority: 100,
  allowAutomaticFallback: false,
  isDefault: false,
  consentedAt: at,
  verifiedAt: null,
  revokedAt: null,
  chosenAt: null,
});
