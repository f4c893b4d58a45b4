import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { OperationId } from '../../generated/contract/operations.ts';
import type { SecurityRequirement } from '../../src/platform/http/operation-meta.ts';
import { bindWallet, sign, unsigned } from '../domains/offramp/envelope-fixture.ts';
import { foundAll } from '../support/found.ts';
import { addServiceBalance, onboard, verifyPhone } from '../support/recipient.ts';
import { TEST_ADMIN_KEY, type TestService, type TestTenant } from '../support/service.ts';
import type { Documented } from './documented.ts';
import type { Furnishing } from './furnishing.ts';

/** A tenant with one of everything that this API can name by an id. */
export interface Furnished extends TestTenant {
  readonly phone: string;
  /** Awaits its recipient's confirmation. */
  readonly paymentId: string;
  readonly claimedPaymentId: string;
  readonly quoteId: string;
  /** The same three on the unified surface. */
  readonly intent: { readonly id: string; readonly claimedId: string; readonly quoteId: string };
  readonly ids: Readonly<Record<string, string>>;
}

/** Two furnished tenants: the first pays the second, and both pay people whom nobody knows. */
export async function furnish(service: TestService): Promise<{ acme: Furnished; harbor: Furnished }> {
  const acme = await equip(service, 'Acme Imports', '+15550104501');
  const harbor = await equip(service, 'Blue Harbor', '+15550104502');
  return { acme: await trade(service, acme, harbor, '1'), harbor: await trade(service, harbor, acme, '2') };
}

export interface Equipped extends TestTenant {
  readonly phone: string;
  readonly made: Readonly<Record<string, string>>;
}

const furnishings = await foundAll<Furnishing>('.furnishing.ts', 'furnishing');

/** A tenant that is known, verified and payable, has one of everything that a domain names, and has scripted its sandbox. */
export async function equip(service: TestService, name: string, phone: string): Promise<Equipped> {
  const tenant = await service.signUp(name);
  const { api } = tenant;
  await tenant.fund('1000.00');
  const alias = await verifyPhone(service, tenant, phone);
  const business = await onboard(tenant);
  await addServiceBalance(tenant);
  await api.setTestScreening({ phone: `${phone.slice(0, -2)}99`, outcome: 'MONITORING' }).unwrap();
  await api.setTestPolicySubsystem({ available: true }).unwrap();
  await api.setTestProviderControls({ provider: 'payapp_b', available: true }).unwrap();
  await api.setTestChain({ available: true }).unwrap();
  await api.setTestMessageGateway({ available: true }).unwrap();
  const made = { 'phone-aliases': alias, credentials: business, providers: 'payapp_a', liquidity: 'payapp_a' };
  for (const { furnish } of furnishings) Object.assign(made, await furnish(service, tenant));
  return { ...tenant, phone, made };
}

async function trade(service: TestService, tenant: Equipped, peer: Equipped, digit: string): Promise<Furnished> {
  const { api } = tenant;
  const limits = { allowedRails: ['SERVICE_BALANCE' as const] };
  const paid = await api.createOfframpPayment({ phone: peer.phone, amountUsd: '5.00', ...limits }).unwrap();
  const claimed = `+1555010461${digit}`;
  const parked = await api.createOfframpPayment({ phone: claimed, amountUsd: '6.00' }).unwrap();
  const intend = async (phoneNumber: string, idempotencyKey: string) => {
    const order = { recipient: { phoneNumber }, amount: { value: '5.00', currency: 'USD' as const }, delivery: limits };
    const created = await api.createPayment({ ...order, idempotencyKey }).unwrap();
    return { id: created.id, quoteId: created.generation === 'intent' ? (created.quotes[0]?.routeId ?? '') : '' };
  };
  const intent = await intend(peer.phone, 'world-intent');
  const { id: claimedId } = await intend(`+1555010462${digit}`, 'world-parked-intent');
  await api.setTestScreening({ tenantId: peer.tenantId, outcome: 'MONITORING' }).unwrap();
  await api.createOfframpPayment({ phone: peer.phone, amountUsd: '7.00' }).unwrap();
  await api.setTestScreening({ tenantId: peer.tenantId, outcome: 'CLEAR' }).unwrap();
  await payByEnvelope(service, tenant, peer.made.dids ?? '');
  await service.runUntilIdle();
  const [reviewCase] = (await api.listTestReviewCases().unwrap()).reviewCases;
  const { messages } = await api.listTestMessages({ to: claimed, purpose: 'CLAIM_LINK', take: 1 }).unwrap();
  const [event] = (await api.listEvents({ resourceId: tenant.made.credentials ?? '' }).unwrap()).events;
  const ids = {
    ...tenant.made,
    payments: paid.paymentId,
    explanations: paid.paymentId,
    intents: intent.id,
    // Named by the token of its link.
    claims: messages[0]?.token ?? '',
    'review-cases': reviewCase?.id ?? '',
    events: event?.id ?? '',
  };
  return {
    ...tenant,
    paymentId: paid.paymentId,
    claimedPaymentId: parked.paymentId,
    quoteId: paid.quotes[0]?.routeId ?? '',
    intent: { ...intent, claimedId },
    ids,
  };
}

/** A payment under an envelope that the tenant's own wallet signed. */
async function payByEnvelope(service: TestService, tenant: Equipped, payee: string): Promise<void> {
  const identity = await service.pool.owner('identities').where({ subject_id: tenant.tenantId }).first('id', 'did');
  const wallet = privateKeyToAccount(generatePrivateKey());
  await bindWallet(service, tenant, { identityId: identity.id, address: wallet.address });
  const message = { amountBaseUnits: '4000000' };
  const envelope = await sign(wallet, unsigned({ did: identity.did }, payee, { message }));
  await tenant.api.createOfframpPayment({ did: payee, amountUsd: '4.00', envelope }).unwrap();
}

/** A payment is on the surface that created it, and on no other (D-151). */
const collectionsOf = (path: string): readonly string[] =>
  path.startsWith('/v1/payments/{')
    ? ['intents']
    : [...path.matchAll(/\/([a-z-]+)\/\{/g)].map(([, collection]) => collection ?? '');

/** The tenant that the others' ids are of, with payments of which nobody else is a party. */
export const unshared = (tenant: Furnished): Furnished => ({
  ...tenant,
  ids: {
    ...tenant.ids,
    payments: tenant.claimedPaymentId,
    explanations: tenant.claimedPaymentId,
    intents: tenant.intent.claimedId,
  },
});

/** The tenant's own resources that the operation's path names, one behind the other; undefined for a path without parameters. */
export function idFor({ meta }: Documented, tenant: Pick<Furnished, 'ids'>): string | undefined {
  const collections = collectionsOf(meta.path);
  if (collections.length === 0) return undefined;
  const ids = collections.map((collection) => {
    const id = tenant.ids[collection];
    if (!id) throw new Error(`The world has none of ${collection}`);
    return id;
  });
  return ids.join('/');
}

/** The contract's request examples with ids and values that exist in this world, where theirs cannot. */
export function bodiesFor({ id, bodies }: Documented, tenant: Furnished): readonly Record<string, unknown>[] {
  const real: Partial<Record<OperationId, Record<string, unknown>>> = {
    selectOfframpPaymentRoute: { routeQuoteId: tenant.quoteId },
    selectPaymentRoute: { routeQuoteId: tenant.intent.quoteId },
    createOfframpPayment: { phone: tenant.phone },
    // Suspended, it would be refused everything that is tried next.
    setTestTenantStatus: { status: 'ACTIVE' },
  };
  return bodies.map((body) => {
    const found = furnishings.map(({ bodies: known }) => known?.[id]?.(tenant));
    const own: Record<string, unknown> = Object.assign(
      {},
      body,
      real[id],
      ...found,
      id === 'createPayment' && realPayment(body, tenant),
    );
    if ('memberId' in own) own.memberId = tenant.ids.members;
    if ('tenantId' in own) own.tenantId = tenant.tenantId;
    return own;
  });
}

let keys = 0;

/** Either shape of a payment: a phone that somebody has, a key of its own; a wallet of the tenant. */
function realPayment(body: Readonly<Record<string, unknown>>, tenant: Furnished): Record<string, unknown> {
  if ('sourceWalletId' in body) return { sourceWalletId: tenant.ids.wallets };
  keys += 1;
  const isByPhone = 'phoneNumber' in (body.recipient as object);
  return { ...(isByPhone && { recipient: { phoneNumber: tenant.phone } }), idempotencyKey: `world-${keys}` };
}

/** What the tenant shows at this operation's door: its key where one is taken, else its session; the operator's own key. */
export function credentialFor(
  { meta }: Documented,
  tenant: Pick<Furnished, 'apiKey' | 'token'>,
): Readonly<Record<string, string>> {
  const takes = (scheme: keyof SecurityRequirement) => meta.security.some((one) => one[scheme]);
  if (takes('adminKey')) return { 'x-service-admin-key': TEST_ADMIN_KEY, 'x-service-operator': 'tester' };
  return takes('apiKey') ? { 'x-service-api-key': tenant.apiKey } : { authorization: `Bearer ${tenant.token}` };
}
