import type { PayoutDestinationContext } from '../../../machines/destinations/payout-destination.machine.ts';
import type { OfframpPaymentContext, OfframpPaymentEvent } from '../../../machines/offramp/offramp-payment.types.ts';
import { createService, type Service } from '../../../src/app/service.ts';
import { foundTenant, issueApiKey } from '../../../src/domains/accounts/index.ts';
import { newWallet } from '../../../src/domains/wallets/rules/new-wallet.ts';
import { parseConfig } from '../../../src/kernel/config/config.ts';
import { newId } from '../../../src/kernel/db/ids.ts';
import { sql } from '../../../src/kernel/db/sql.ts';
import { createLog } from '../../../src/kernel/http/log.ts';
import { creditBalance } from '../../../src/kernel/ledger/credit.ts';
import type { FactsOf } from '../../../src/kernel/lifecycle/definition.ts';
import type { Engine } from '../../../src/kernel/lifecycle/engine.ts';
import { UnitOfWork } from '../../../src/kernel/lifecycle/unit-of-work.ts';
import { samples } from '../../model/samples.ts';
import { newPayment } from '../../support/new-payment.ts';
import { wiring } from '../../support/wiring.ts';

/** Who and what a test's database is about. */
export interface Story {
  readonly sender: string;
  readonly recipient: string;
  readonly apiKey: string;
  /** Payments by how far they came. */
  /** A legacy payment with one of two signatures. */
  readonly legacy: string;
  readonly payments: Readonly<
    Record<'delivered' | 'locked' | 'canceled' | 'parked' | 'refunded' | 'processing' | 'claimed', string>
  >;
}

const AMOUNT = 25_000_000n;

/** The service on a database of the test, with payments whose facts the test says. */
export function openService(databaseUrl: string): Service {
  const { lifecycles } = wiring;
  const offramp = { ...lifecycles['offramp-payment'], facts: scriptedFacts };
  return createService({
    ...wiring,
    config: parseConfig({}),
    databaseUrl,
    lifecycles: { ...lifecycles, 'offramp-payment': offramp },
    log: createLog({ level: 'silent', service: 'test', environment: 'sandbox' }),
    version: 'test',
  });
}

/**
 * Writes a small but whole history through the real engine: machines, effects, flush and relay. Only what facts would
 * look up is scripted, by the payment's memo: the recipient's tenant and its destination, or a claim.
 */
export async function tellStory({ engine, relay }: Service): Promise<Story> {
  const sender = await founded(engine, 'Acme Imports', 'owner@acme.test');
  const recipient = await founded(engine, 'Blue Harbor Trading', 'owner@harbor.test');
  await creditBalance(engine, {
    tenantId: sender.tenantId,
    amount: 1_000_000_000n,
    asset: 'USDC',
    reference: 'opening',
    operator: 'test',
  });
  const apiKey = await within(engine, (unit) =>
    issueApiKey((machine, init) => unit.open(machine, init), engine.services, {
      tenantId: sender.tenantId,
      name: 'test',
      memberId: sender.memberId,
      agentId: null,
      scopes: ['ramps:write'],
      ipAllowlist: [],
      requestSigning: false,
      expiresAt: null,
    }),
  );
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
  const legacy = await within(engine, (unit) => tellLegacy(unit, sender));
  await within(engine, async (unit) => {
    const payment = await unit.aggregate('multisig-payment', legacy);
    await payment?.send('SIGN', { signer: OWNER, signature: `0x${'1'.repeat(128)}1b` });
  });
  await relay.drain();
  return { sender: sender.tenantId, recipient: recipient.tenantId, apiKey: apiKey.key.id, legacy, payments };
}

const OWNER = '0x000000000000000000000000000000000000dEaD';

/** A wallet and a proposal of it; no chain is asked. */
async function tellLegacy(unit: UnitOfWork, sender: { tenantId: string; memberId: string }): Promise<string> {
  const owners = [{ address: OWNER, role: 'ADMIN_OWNER' as const, label: null }];
  const wallet = newWallet({
    tenantId: sender.tenantId,
    kind: 'STANDARD',
    memberId: null,
    name: 'Operations',
    chainId: 84_532,
    owners,
    threshold: 1,
  });
  await unit.open('wallet', wallet);
  const context = samples['multisig-payment'].context({ ...sender, paymentId: '' }, 1);
  const { id } = await unit.open('multisig-payment', {
    id: newId('pay'),
    context: { ...context, sourceWalletId: wallet.id },
  });
  return id;
}

/** One transaction of the system role. */
export async function within<T>(engine: Engine, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
  const by = { actorType: 'system', actorId: 'test', requestId: newId('req') } as const;
  const unit = new UnitOfWork(engine, { role: 'system', tenantId: null, by });
  const result = await work(unit);
  await unit.commit();
  return result;
}

async function founded(engine: Engine, name: string, email: string): Promise<{ tenantId: string; memberId: string }> {
  const founding = { name, legalName: name, country: 'US', userId: `usr_${name.length}`, email, userName: null };
  return within(engine, async (unit) => {
    const tools = { open: unit.open.bind(unit), write: unit.write.bind(unit) };
    const { tenant, owner } = await foundTenant(tools, engine.services, {
      ...founding,
      isEmailVerified: true,
      at: unit.realNow,
    });
    return { tenantId: tenant.id, memberId: owner.id };
  });
}

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
