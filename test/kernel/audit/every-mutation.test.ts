import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '../../../generated/contract/operations.ts';
import { lifecycles } from '../../../generated/wiring/lifecycles.ts';
import { signerRegistrationText } from '../../../src/domains/accounts/signer-registration.ts';
import { checkInvariants, sealAll, verifyChain } from '../../../src/kernel/audit/index.ts';
import { deriveSecret } from '../../../src/kernel/crypto/index.ts';
import { newId } from '../../../src/kernel/db/ids.ts';
import { operationNamed } from '../../contract/documented.ts';
import { type Answer, send, targetOf } from '../../contract/exchange.ts';
import { bodiesFor, credentialFor, type Furnished, furnish, idFor } from '../../contract/world.ts';
import { instructionsOf, payer, REFUND_TO, send as sendOnChain } from '../../domains/offramp/deposit-fixture.ts';
import { ownedWallet, proposed, STRANGER, signatureOf, signed } from '../../domains/payments/fixture.ts';
import { builtOperations } from '../../support/built.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { horizonPassed } from '../../support/horizon.ts';
import { verifyPhone } from '../../support/recipient.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { signed as signedWebhook } from '../providers/vendor/webhook-sender.ts';

let chain: TestChain;
let service: TestService;
let acme: Furnished;
let harbor: Furnished;
let keys: Readonly<Record<string, string>>;

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
  ({ acme, harbor } = await furnish(service));
  const rows = await service.pool.owner('api_keys').where({ name: 'test' }).select('tenant_id', 'id');
  keys = Object.fromEntries(rows.map(({ tenant_id, id }) => [tenant_id, id]));
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

interface Ask {
  readonly id?: string;
  readonly body?: unknown;
  /** Other than the tenant's credential. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly as?: Furnished;
}

interface Mutation {
  /** Makes what the operation needs, and says how it is asked. */
  ask(): Promise<Ask> | Ask;
  /** What the audit log calls it; null where the lifecycle's own history is the record (D-431). */
  readonly action: string | null;
}

const member = async (status: 'INVITED' | 'ACTIVE' | 'SUSPENDED' = 'INVITED'): Promise<string> => {
  const { id } = await acme.session.createMember({ email: `${newId('mem')}@acmeimports.test` }).unwrap();
  if (status !== 'INVITED') await acme.session.createTestSession({ memberId: id }).unwrap();
  if (status === 'SUSPENDED') await acme.session.suspendMember({ id }).unwrap();
  return id;
};
const alias = async (): Promise<{ id: string; phone: string }> => {
  const phone = `+1555077${String(1000 + phones++)}`;
  const { id } = await acme.api.createPhoneAlias({ phone }).unwrap();
  await service.settle();
  return { id, phone };
};
let phones = 0;
const codeTo = async (to: string): Promise<string> =>
  (await acme.api.listTestMessages({ to, purpose: 'ALIAS_OTP', take: 1 }).unwrap()).messages[0]?.code ?? '';
const destination = async (verified: boolean): Promise<string> => {
  const email = `${newId('dst')}@acmeimports.test`;
  const { id } = await acme.api.createPayoutDestination({ type: 'PAYMENT_APP_A', email }).unwrap();
  if (verified) await acme.api.verifyPayoutDestination({ id }).unwrap();
  return id;
};
const credential = async (): Promise<string> =>
  (await acme.api.issueTestCredential({ kind: 'PERSON_IDENTITY', memberId: acme.memberId }).unwrap()).id;
const payment = async (phone = harbor.phone): Promise<string> =>
  (await acme.api.createOfframpPayment({ phone, amountUsd: '2.00' }).unwrap()).paymentId;
/** Paid in on the chain, and not looked at yet. */
const deposited = async (): Promise<string> => {
  await acme.api.setTestFeatures({ onchainDeposit: true }).unwrap();
  const body = { phone: harbor.phone, amountUsd: '25.00', fundingMode: 'ONCHAIN_DEPOSIT' } as const;
  const created = await acme.api.createOfframpPayment({ ...body, refundAddress: REFUND_TO }).unwrap();
  // An indexer begins with what comes after its first look.
  await service.indexer.run();
  await sendOnChain(chain, await payer(chain), instructionsOf(created).steps);
  return created.paymentId;
};
/** Quoted, selected, confirmed: as far as asked. */
const quoted = async (upTo: 'quoted' | 'selected' | 'confirmed'): Promise<{ id: string; routeQuoteId: string }> => {
  const id = await payment();
  const { routes } = await harbor.api.getOfframpPaymentRoutes({ id }).unwrap();
  const routeQuoteId = routes.find(({ provider }) => provider === 'internal')?.routeId ?? '';
  if (upTo !== 'quoted') await harbor.api.selectOfframpPaymentRoute({ id, routeQuoteId }).unwrap();
  if (upTo === 'confirmed') await harbor.api.confirmOfframpPayment({ id }).unwrap();
  return { id, routeQuoteId };
};
/** The same on the unified surface. */
const intended = async (upTo: 'quoted' | 'selected'): Promise<{ id: string; routeQuoteId: string }> => {
  const order = { recipient: { phoneNumber: harbor.phone }, amount: { value: '2.00', currency: 'USD' as const } };
  const { id } = await acme.api.createPayment({ ...order, idempotencyKey: newId('req') }).unwrap();
  const { routes } = await harbor.api.getPaymentRoutes({ id }).unwrap();
  const routeQuoteId = routes.find(({ provider }) => provider === 'internal')?.routeId ?? '';
  if (upTo === 'selected') await harbor.api.selectPaymentRoute({ id, routeQuoteId }).unwrap();
  return { id, routeQuoteId };
};
/** Open as long as nothing looks at the payment again: the script is taken back for those that come after. */
const reviewCase = async (): Promise<string> => {
  await acme.api.setTestScreening({ phone: harbor.phone, outcome: 'MONITORING' }).unwrap();
  const id = await payment();
  await service.settle();
  await acme.api.setTestScreening({ phone: harbor.phone, outcome: 'CLEAR' }).unwrap();
  const { reviewCases } = await acme.api.listTestReviewCases({ status: 'OPEN' }).unwrap();
  return reviewCases.find(({ paymentId }) => paymentId === id)?.id ?? '';
};
const session = async (): Promise<Readonly<Record<string, string>>> => {
  const { token } = await acme.session.createTestSession({ email: `${newId('usr')}@nowhere.test` }).unwrap();
  return { authorization: `Bearer ${token}` };
};
const asOwner = (): Readonly<Record<string, string>> => ({ authorization: `Bearer ${acme.token}` });
const move = { currency: 'USD', amountMinor: '100', reference: 'Wire 17' };
const decision = { decision: 'RELEASE', note: 'Known customer' };

/** A payment to somebody whom nobody knows, and the token of its claim's link. */
const parked = async (): Promise<{ id: string; phone: string; claimToken: string }> => {
  const phone = `+1555078${String(1000 + phones++)}`;
  const id = await payment(phone);
  await service.settle();
  const { messages } = await acme.api.listTestMessages({ to: phone, purpose: 'CLAIM_LINK', take: 1 }).unwrap();
  return { id, phone, claimToken: messages[0]?.link?.split('/c/')[1] ?? '' };
};
const claimCode = async (): Promise<{ claimToken: string; code: string }> => {
  const { phone, claimToken } = await parked();
  await acme.api.sendClaimOtp({ claimToken }).unwrap();
  await service.settle();
  const { messages } = await acme.api.listTestMessages({ to: phone, purpose: 'CLAIM_OTP', take: 1 }).unwrap();
  return { claimToken, code: messages[0]?.code ?? '' };
};
/** Deployed, whatever the chain was scripted to do before. */
const payingWallet = async () => {
  const asItIs = { available: true, holdDeployments: false, holdExecution: false, failNextDeployments: 0 };
  await acme.api.setTestChain(asItIs).unwrap();
  return ownedWallet(service, chain, acme);
};
/** With the provider, which has said nothing yet. */
const submitted = async (): Promise<{ id: string; providerRef: string }> => {
  const { id } = await quoted('confirmed');
  await acme.api.stepTestProvider({ id, steps: 1 }).unwrap();
  return { id, providerRef: (await acme.api.getTestProvider({ id }).unwrap()).providerRef ?? '' };
};
const WEBHOOK_SECRET = deriveSecret('service-sandbox', 'PROVIDER_WEBHOOK_SECRET_INTERNAL');

/** What is not asked as the contract's own example asks it; whatever is not here is, of the furnished tenant. */
const MUTATIONS: Partial<Record<OperationId, Mutation>> = {
  acceptClaim: {
    ask: async () => ({
      body: { claimTicket: (await acme.api.verifyClaimOtp(await claimCode()).unwrap()).claimTicket },
      as: harbor,
    }),
    action: 'claim.accepted',
  },
  advanceTestClock: { ask: () => ({ body: { advanceSeconds: 1 } }), action: 'test.clock.advanced' },
  cancelOfframpPayment: { ask: async () => ({ id: await payment() }), action: 'offramp_payment.canceled' },
  cancelPayment: { ask: async () => ({ id: (await intended('quoted')).id }), action: 'offramp_payment.canceled' },
  clearTestProviderControls: { ask: () => ({ id: 'payapp_b' }), action: 'test.provider_controls.set' },
  configureLiquidity: {
    ask: async () => {
      await service.pool.owner('provider_liquidity').where({ provider: 'payapp_b', currency: 'JPY' }).delete();
      return { id: 'payapp_b', body: { currency: 'JPY' } };
    },
    action: 'liquidity.configured',
  },
  receiveProviderWebhook: {
    ask: async () => {
      const { providerRef } = await submitted();
      const body = { eventId: newId('evt'), providerRef, status: 'PENDING', occurredAt: new Date().toISOString() };
      return { id: 'internal', body, headers: signedWebhook(WEBHOOK_SECRET, JSON.stringify(body)) };
    },
    action: null,
  },
  resendOfframpPaymentClaim: { ask: async () => ({ id: (await parked()).id }), action: 'claim.link_resent' },
  sendClaimOtp: { ask: async () => ({ id: (await parked()).claimToken, headers: {} }), action: null },
  sendTestProviderWebhook: {
    ask: async () => ({ body: { provider: 'internal', paymentId: (await submitted()).id, status: 'PENDING' } }),
    action: 'test.provider_webhook.sent',
  },
  verifyClaimOtp: {
    ask: async () => {
      const { claimToken, code } = await claimCode();
      return { id: claimToken, body: { code }, headers: {} };
    },
    action: null,
  },
  confirmOfframpPayment: {
    ask: async () => ({ id: (await quoted('selected')).id, as: harbor }),
    action: 'offramp_payment.confirmed',
  },
  confirmPayment: {
    ask: async () => ({ id: (await intended('selected')).id, as: harbor }),
    action: 'offramp_payment.confirmed',
  },
  createPayment: {
    ask: () => ({
      body: {
        recipient: { phoneNumber: harbor.phone },
        amount: { value: '1.00', currency: 'USD' },
        idempotencyKey: newId('req'),
      },
    }),
    action: 'offramp_payment.created',
  },
  createApiKey: { ask: () => ({ body: { name: 'Audited' }, headers: asOwner() }), action: 'api_key.created' },
  createMember: { ask: () => ({ body: { email: 'audited@acmeimports.test' } }), action: 'member.invited' },
  createOfframpPayment: {
    ask: () => ({ body: { phone: harbor.phone, amountUsd: '1.00' } }),
    action: 'offramp_payment.created',
  },
  createPayoutDestination: {
    ask: () => ({ body: { type: 'PAYMENT_APP_A', email: 'audited.payout@acmeimports.test' } }),
    action: 'payout_destination.created',
  },
  createPhoneAlias: { ask: () => ({ body: { phone: '+15550779901' } }), action: null },
  createWalletTransaction: {
    ask: async () => ({ id: (await payingWallet()).id, body: { to: STRANGER } }),
    action: 'multisig_payment.proposed',
  },
  executePayment: {
    ask: async () => {
      const wallet = await payingWallet();
      const payment = await proposed(acme, wallet);
      await acme.api.setTestChain({ holdExecution: true }).unwrap();
      await signed(acme, wallet, payment);
      await acme.api.setTestChain({ holdExecution: false }).unwrap();
      return { id: payment.id };
    },
    action: 'multisig_payment.relayed',
  },
  signPayment: {
    ask: async () => {
      const wallet = await payingWallet();
      const { id, multisigTxHash } = await proposed(acme, wallet);
      return { id, body: { signature: await signatureOf(wallet.owners[0], multisigTxHash) } };
    },
    action: 'multisig_payment.changed',
  },
  depositOfframpPayment: {
    ask: async () => ({ id: await deposited(), body: { amountMinor: '25000000' } }),
    action: 'offramp_payment.deposit_confirmed',
  },
  createTenant: {
    ask: async () => ({ body: { name: 'Audited Ltd' }, headers: await session() }),
    action: 'tenant.created',
  },
  createTestSession: {
    ask: () => ({ body: { email: 'audited@nowhere.test' }, headers: {} }),
    action: 'test.session.created',
  },
  createVerificationSession: {
    ask: () => ({ body: { kind: 'KYB', country: 'US' } }),
    action: 'verification_session.created',
  },
  expireTestCredential: { ask: async () => ({ id: await credential() }), action: 'test.credential.expired' },
  expireTestPhoneAlias: {
    ask: async () => ({ id: await verifyPhone(service, acme, '+15550779902') }),
    action: 'test.phone_alias.expired',
  },
  issueTestCredential: {
    ask: () => ({ body: { kind: 'PERSON_IDENTITY', memberId: acme.memberId } }),
    action: 'test.credential.issued',
  },
  reactivateMember: { ask: async () => ({ id: await member('SUSPENDED') }), action: 'member.activated' },
  reevaluateTestPayment: {
    ask: async () => {
      const newcomer = await service.signUp('Not Onboarded');
      await verifyPhone(service, newcomer, '+15550779904');
      return { id: await payment('+15550779904') };
    },
    action: 'test.payment.reevaluated',
  },
  registerMemberSigner: {
    ask: async () => {
      const wallet = privateKeyToAccount(generatePrivateKey());
      const message = signerRegistrationText(acme.memberId, wallet.address);
      const signature = await wallet.signMessage({ message });
      return { id: acme.memberId, body: { address: wallet.address, signature }, headers: asOwner() };
    },
    action: 'member.signer_registered',
  },
  reinstateTestCredential: {
    ask: async () => {
      const id = await credential();
      await acme.api.suspendTestCredential({ id }).unwrap();
      return { id };
    },
    action: 'test.credential.reinstated',
  },
  removeMember: { ask: async () => ({ id: await member() }), action: 'member.removed' },
  resendPhoneAliasCode: { ask: async () => ({ id: (await alias()).id }), action: null },
  resolveReviewCase: { ask: async () => ({ id: await reviewCase(), body: decision }), action: 'review_case.decided' },
  resolveTestReviewCase: {
    ask: async () => ({ id: await reviewCase(), body: decision }),
    action: 'review_case.decided',
  },
  revokeApiKey: {
    ask: async () => ({ id: (await acme.session.createApiKey({ name: 'Gone' }).unwrap()).id, headers: asOwner() }),
    action: 'api_key.revoked',
  },
  revokePayoutDestination: {
    ask: async () => ({ id: await destination(true) }),
    action: 'payout_destination.revoked',
  },
  revokePhoneAlias: { ask: async () => ({ id: (await alias()).id }), action: null },
  revokeTestCredential: { ask: async () => ({ id: await credential() }), action: 'test.credential.revoked' },
  selectOfframpPaymentRoute: {
    ask: async () => {
      const { id, routeQuoteId } = await quoted('quoted');
      return { id, body: { routeQuoteId }, as: harbor };
    },
    action: null,
  },
  selectPaymentRoute: {
    ask: async () => {
      const { id, routeQuoteId } = await intended('quoted');
      return { id, body: { routeQuoteId }, as: harbor };
    },
    action: null,
  },
  setDefaultPayoutDestination: {
    ask: async () => ({ id: await destination(true) }),
    action: 'payout_destination.changed',
  },
  // The chain stays there: whatever comes after this asks it.
  setTestChain: { ask: () => ({ body: { available: true } }), action: 'test.chain.set' },
  setTestFeatures: { ask: () => ({ body: { onchainDeposit: true } }), action: 'tenant.updated' },
  setTestPolicySubsystem: { ask: () => ({ body: { available: true } }), action: 'test.policy_subsystem.set' },
  setTestProviderControls: {
    ask: () => ({ id: 'payapp_b', body: { available: true } }),
    action: 'test.provider_controls.set',
  },
  setTestScreening: {
    ask: () => ({ body: { phone: '+15550779903', outcome: 'CLEAR' } }),
    action: 'test.screening.set',
  },
  simulateVerificationSession: {
    ask: async () => ({
      id: (await acme.api.createVerificationSession({ kind: 'KYC', memberId: acme.memberId }).unwrap()).id,
    }),
    action: null,
  },
  stepTestProvider: { ask: async () => ({ id: (await quoted('confirmed')).id }), action: 'test.provider.stepped' },
  suspendMember: { ask: async () => ({ id: await member('ACTIVE') }), action: 'member.suspended' },
  suspendTestCredential: { ask: async () => ({ id: await credential() }), action: 'test.credential.suspended' },
  topUpLiquidity: { ask: () => ({ id: 'payapp_b', body: move }), action: 'liquidity.topped_up' },
  updateMember: {
    ask: async () => ({ id: await member(), body: { role: 'VIEWER' } }),
    action: 'member.updated',
  },
  updateMyTenant: { ask: () => ({ body: { name: 'Acme Audited' }, headers: asOwner() }), action: 'tenant.updated' },
  updatePayoutDestination: {
    ask: async () => ({ id: await destination(true), body: { priority: 7 } }),
    action: 'payout_destination.changed',
  },
  verifyPayoutDestination: {
    ask: async () => ({ id: await destination(false) }),
    action: 'payout_destination.verified',
  },
  verifyPhoneAlias: {
    ask: async () => {
      const { id, phone } = await alias();
      return { id, body: { code: await codeTo(phone) } };
    },
    action: null,
  },
  withdrawLiquidity: { ask: () => ({ id: 'payapp_b', body: move }), action: 'liquidity.withdrawn' },
};

const mutations = builtOperations.filter((id) => operationNamed(id).meta.method !== 'get');

/** The actor as the histories name it. */
function actorOf(headers: Readonly<Record<string, string>>, as: Furnished): string {
  if (headers['x-service-operator'] !== undefined) return `operator:${headers['x-service-operator']}`;
  if (headers['x-service-api-key'] !== undefined) return `key:${keys[as.tenantId]}`;
  if (headers.authorization === `Bearer ${as.token}`) return `member:${as.memberId}`;
  return headers.authorization === undefined ? 'public' : 'member:usr';
}

async function ask(id: OperationId): Promise<{ answer: Answer; requestId: string; actor: string }> {
  const operation = operationNamed(id);
  const asked: Ask = (await MUTATIONS[id]?.ask()) ?? {
    ...(idFor(operation, acme) !== undefined && { id: idFor(operation, acme) as string }),
    ...(bodiesFor(operation, acme)[0] && { body: bodiesFor(operation, acme)[0] }),
  };
  const { as = acme, headers = credentialFor(operation, as), body } = asked;
  const requestId = newId('req');
  const answer = await send(service.url, {
    method: operation.meta.method,
    target: targetOf(operation, asked.id ?? ''),
    headers: { ...headers, 'x-request-id': requestId },
    ...(body !== undefined && { body }),
  });
  return { answer, requestId, actor: actorOf(headers, as) };
}

interface Row {
  readonly actor: string;
  readonly action: string | null;
}

/** The rows of both histories that one request left. */
async function rowsOf(requestId: string): Promise<Row[]> {
  const { owner } = service.pool;
  const audits = await owner('audit_log').where({ request_id: requestId });
  const steps = await owner('lifecycle_log').where({ request_id: requestId });
  return [
    ...audits.map(({ actor_type, actor_id, action }) => ({
      actor: actor_id === null ? actor_type : `${actor_type}:${actor_id}`,
      action,
    })),
    ...steps.map(({ actor }) => ({ actor, action: null })),
  ];
}

/** What is wrong with the rows of a request by this actor, if the audit log has to call it so. */
function faultsOf(rows: readonly Row[], actor: string, action: string | null): string[] {
  const faults = rows.length === 0 ? ['no row at all'] : [];
  if (action !== null && !rows.some((row) => row.action === action)) faults.push(`no row ${action}`);
  const isTheirs = (row: Row) => (actor === 'member:usr' ? /^member:usr_/.test(row.actor) : row.actor === actor);
  return [...faults, ...rows.filter((row) => !isTheirs(row)).map((row) => `${row.action ?? 'a step'} by ${row.actor}`)];
}

describe('the audit log (D-430, D-431)', () => {
  test('a missing row, another name and another actor would be seen', () => {
    const row = { actor: 'key:1', action: 'member.invited' };
    const step = { actor: 'key:1', action: null };
    expect(faultsOf([row, step], 'key:1', 'member.invited')).toEqual([]);
    expect(faultsOf([], 'key:1', null)).toEqual(['no row at all']);
    expect(faultsOf([step], 'key:1', 'member.invited')).toEqual(['no row member.invited']);
    expect(faultsOf([row, { ...step, actor: 'operator' }], 'key:1', 'member.invited')).toEqual(['a step by operator']);
  });

  test.each(mutations)('%s leaves its row, with actor and request id', async (id) => {
    const { answer, requestId, actor } = await ask(id);
    expect([id, answer.status < 300, answer.text]).toEqual([id, true, answer.text]);
    const rows = await rowsOf(requestId);
    expect(faultsOf(rows, actor, MUTATIONS[id]?.action ?? null), id).toEqual([]);
  });

  test('a refused payment is on record too, and a refused operator', async () => {
    const { id } = await quoted('confirmed');
    const operation = operationNamed('cancelOfframpPayment');
    const requestId = newId('req');
    const { status } = await send(service.url, {
      method: 'post',
      target: targetOf(operation, id),
      headers: { ...credentialFor(operation, acme), 'x-request-id': requestId },
    });
    expect(status).toBe(409);
    const actor = `key:${keys[acme.tenantId]}`;
    expect(await rowsOf(requestId)).toEqual([{ actor, action: 'operation.refused' }]);
  });

  test('holds no personal data: no phone, e-mail, name or memo', async () => {
    const memo = 'a memo that nobody is to find';
    await acme.api.createOfframpPayment({ phone: harbor.phone, amountUsd: '1.00', memo }).unwrap();
    const { rows } = await service.pool.owner.raw('SELECT data::text AS data FROM audit_log');
    const all = rows.map(({ data }: { data: string }) => data).join('\n');
    expect(all).not.toContain(memo);
    expect(all).not.toMatch(/\+1555\d{7}/);
    expect(all).not.toMatch(/[a-z0-9._]+@[a-z]+\.test/);
  });

  test('is chained whole: every row has its link, and none was there before it', async () => {
    await horizonPassed(service.pool.owner);
    await sealAll(service.pool);
    const { broken, unsealed, links } = await verifyChain(service.pool);
    expect([broken, unsealed]).toEqual([null, []]);
    const count = async (table: string) => Number((await service.pool.owner(table).count().first())?.count);
    expect(links).toBe((await count('audit_log')) + (await count('lifecycle_log')));
    const invariants = await checkInvariants(service.pool, lifecycles);
    expect(invariants.filter(({ invariant, rows }) => /history|event|feed/.test(invariant) && rows.length > 0)).toEqual(
      [],
    );
  });
});
