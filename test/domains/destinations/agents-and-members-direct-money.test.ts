import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import type { PolicyDocument } from '../../../generated/contract/schemas.ts';
import { addServiceBalance, onboard, verifyPhone } from '../../support/recipient.ts';
import { type Client, startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { member } from '../approvals/fixture.ts';
import { newOwner } from '../wallets/owners.ts';

const ALLOWED = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const OTHER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

type Asked = PromiseLike<{ readonly error?: unknown }>;
const code = async (asked: Asked) => ((await asked).error as { code?: string } | undefined)?.code ?? 'passed';
const denial = async (asked: Asked) => {
  const { error } = await asked;
  const { code, details } = (error ?? {}) as { code?: string; details?: { reason?: string } };
  return code === undefined ? 'passed' : [code, details?.reason];
};

let tenants = 0;
async function tenantWithPhone() {
  tenants += 1;
  const tenant = await service.signUp(`Directs ${tenants}`);
  const phone = `+155509${String(10_000 + tenants)}`;
  const alias = await verifyPhone(service, tenant, phone);
  await onboard(tenant);
  await tenant.fund('10000.00');
  return { tenant, phone, alias };
}

/** A tenant with an agent, whose policy is enforced. */
async function withAgent(document: PolicyDocument) {
  const { tenant, phone, alias } = await tenantWithPhone();
  const { apiKey, agentId } = await tenant.session.createApiKey({ name: 'Bot', agent: true }).unwrap();
  const { policyId } = await tenant.api.createPolicy({ name: 'Bot', document }).unwrap();
  await tenant.api.attachPolicy({ id: policyId, subjectType: 'agent', subjectId: agentId ?? '' }).unwrap();
  await tenant.api.setTestPolicyEnforcement({ mode: 'enforce' }).unwrap();
  const agent = createPaychart({ baseUrl: service.url, apiKey, maxRetries: 0 });
  return { tenant, phone, alias, agent, policyId, agentId: agentId ?? '' };
}

/** An external destination on the chain, declared and proved by whoever may. */
async function verifiedAddress({ session }: Pick<TestTenant, 'session'>, address: string): Promise<string> {
  const { id } = await session.createPayoutDestination({ address, asset: 'USDC' }).unwrap();
  await service.pool.owner('payout_destinations').where({ id }).update({ status: 'ACTIVE', verified_at: new Date() });
  return id;
}

const counterparties = { counterparties: { allowed: [ALLOWED] } };

describe('a session that directs money (D-523)', () => {
  test('needs the role OWNER, ADMIN or FINANCE for aliases and the verification of destinations', async () => {
    const { tenant, alias } = await tenantWithPhone();
    const destination = await tenant.session
      .createPayoutDestination({ type: 'PAYMENT_APP_A', email: 'a@b.test' })
      .unwrap();
    const pending = await tenant.api.createPhoneAlias({ phone: '+15550123987' }).unwrap();
    const asks = (by: Client): readonly (readonly [string, Asked])[] => [
      ['createPhoneAlias', by.createPhoneAlias({ phone: '+15550123988' })],
      ['verifyPhoneAlias', by.verifyPhoneAlias({ id: pending.id, code: '000000' })],
      ['revokePhoneAlias', by.revokePhoneAlias({ id: alias })],
      ['createEmailAlias', by.createEmailAlias({})],
      ['revokeEmailAlias', by.revokeEmailAlias({ id: 'eal_none' })],
      ['verifyPayoutDestination', by.verifyPayoutDestination({ id: destination.id })],
    ];
    for (const role of ['MEMBER', 'VIEWER'] as const) {
      const { session } = await member(service, tenant, role);
      // A VIEWER may not even ask.
      const expected = role === 'VIEWER' ? ['INSUFFICIENT_SCOPE'] : ['ROLE_NOT_PERMITTED', 'INSUFFICIENT_SCOPE'];
      for (const [operation, asked] of asks(session)) expect(expected, operation).toContain(await code(asked));
    }
    const { session } = await member(service, tenant, 'FINANCE');
    for (const [operation, asked] of asks(session)) expect(await code(asked), operation).not.toBe('ROLE_NOT_PERMITTED');
  });

  test('is told how many open payments the revocation of an alias leaves', async () => {
    const { tenant, phone, alias } = await tenantWithPhone();
    const sender = await service.signUp('Pays a number');
    await sender.fund('100.00');
    const pay = () => sender.api.createOfframpPayment({ phone, amountUsd: '1.00' }).unwrap();
    await pay();
    await sender.api.cancelOfframpPayment({ id: (await pay()).paymentId }).unwrap();
    await pay();
    expect(await tenant.session.revokePhoneAlias({ id: alias }).unwrap()).toMatchObject({
      status: 'REVOKED',
      openPayments: 2,
    });
    // Asked again, it is as it was.
    expect((await tenant.session.revokePhoneAlias({ id: alias }).unwrap()).openPayments).toBe(2);
  });
});

describe('an agent’s key (D-524)', () => {
  test('names no destination, alias or handle under a rule about counterparties, listed or not', async () => {
    const { tenant, agent, alias, agentId } = await withAgent(counterparties);
    const standing = await tenant.session
      .createPayoutDestination({ type: 'PAYMENT_APP_A', email: 'own@agent.test' })
      .unwrap();
    const { id: walletId } = await tenant.api
      .createWallet({
        name: 'W',
        owners: [{ address: newOwner().address, role: 'ADMIN_OWNER' }],
        threshold: 1,
      })
      .unwrap();
    const pending = await tenant.api.createPhoneAlias({ phone: '+15550123111' }).unwrap();
    const asks: readonly (readonly [string, Asked])[] = [
      ['create another', agent.createPayoutDestination({ address: OTHER, asset: 'USDC' })],
      ['create the allowed', agent.createPayoutDestination({ address: ALLOWED, asset: 'USDC' })],
      ['create without an address', agent.createPayoutDestination({ type: 'PAYMENT_APP_A', email: 'x@agent.test' })],
      ['verify', agent.verifyPayoutDestination({ id: standing.id })],
      ['revoke', agent.revokePayoutDestination({ id: standing.id })],
      ['alias', agent.createPhoneAlias({ phone: '+15550123222' })],
      ['verify alias', agent.verifyPhoneAlias({ id: pending.id, code: '000000' })],
      ['revoke alias', agent.revokePhoneAlias({ id: alias })],
      ['handle', agent.setDirectoryHandle({ handle: `agent${tenants}`, walletId })],
    ];
    for (const [what, asked] of asks)
      expect(await denial(asked), what).toEqual(['POLICY_DENIED', 'COUNTERPARTY_NOT_ALLOWED']);
    const { decisions } = await tenant.api.listPolicyDecisions({ subjectId: agentId, take: 100 }).unwrap();
    expect(decisions).toHaveLength(asks.length);
    expect(decisions.map(({ input }) => input.counterparty)).toContain(OTHER);
    // Nothing of it is there.
    expect((await tenant.api.listPayoutDestinations({}).unwrap()).destinations).toHaveLength(1);
  });

  test('names them when its policy has limits alone, and when nothing is enforced', async () => {
    const { tenant, agent, policyId } = await withAgent({ limits: { perTransactionUsd: '0.01' } });
    expect(await code(agent.createPayoutDestination({ address: OTHER, asset: 'USDC' }))).toBe('passed');
    await tenant.api.createPolicyVersion({ id: policyId, document: { counterparties: { blocked: [OTHER] } } }).unwrap();
    const another = (email: string) => agent.createPayoutDestination({ type: 'PAYMENT_APP_A', email });
    expect(await denial(another('a@agent.test'))).toEqual(['POLICY_DENIED', 'COUNTERPARTY_BLOCKED']);
    await tenant.api.setTestPolicyEnforcement({ mode: 'log' }).unwrap();
    expect(await code(another('a@agent.test'))).toBe('passed');
    await tenant.api.setTestPolicyEnforcement({ mode: 'enforce' }).unwrap();
    // A session of the tenant is no agent, and an agent's key saves no payee at all.
    expect(await code(tenant.session.createContact({ label: 'B', address: OTHER }))).toBe('passed');
    expect(await code(agent.createContact({ label: 'A', address: ALLOWED }))).toBe('MEMBER_SESSION_REQUIRED');
  });

  test('does not pay its own tenant at an address that its policy does not allow', async () => {
    const { tenant, agent, phone } = await withAgent(counterparties);
    const [other, allowed] = [await verifiedAddress(tenant, OTHER), await verifiedAddress(tenant, ALLOWED)];
    const pay = (requestedDestinationId?: string) =>
      agent
        .createOfframpPayment({ phone, amountUsd: '50.00', ...(requestedDestinationId && { requestedDestinationId }) })
        .unwrap();
    expect(await pay(other)).toMatchObject({ status: 'CANCELED', failureReason: 'POLICY_DENIED' });
    const good = await pay(allowed);
    expect(good.failureReason).toBeNull();
    const { paymentId, quotes } = await pay();
    const quoteTo = (id: string) => quotes.find(({ destinationId }) => destinationId === id)?.routeId ?? 'none';
    const select = (routeQuoteId: string) => agent.selectOfframpPaymentRoute({ id: paymentId, routeQuoteId });
    expect(await denial(select(quoteTo(other)))).toEqual(['POLICY_DENIED', 'COUNTERPARTY_NOT_ALLOWED']);
    expect(await denial(select(quoteTo(allowed)))).toBe('passed');
    expect(await denial(agent.confirmOfframpPayment({ id: paymentId }))).toBe('passed');
  });

  test('is not helped by a session of its tenant that confirms what its policy does not allow', async () => {
    const { tenant, agent, phone } = await withAgent(counterparties);
    const other = await verifiedAddress(tenant, OTHER);
    const { paymentId, quotes } = await agent.createOfframpPayment({ phone, amountUsd: '50.00' }).unwrap();
    const routeQuoteId = quotes.find(({ destinationId }) => destinationId === other)?.routeId ?? 'none';
    await tenant.session.selectOfframpPaymentRoute({ id: paymentId, routeQuoteId }).unwrap();
    const confirmed = await tenant.session.confirmOfframpPayment({ id: paymentId }).unwrap();
    expect(confirmed.status).not.toBe('FUNDS_LOCKED');
  });

  test('redirects no incoming payment above its limit, and keeps it in the balance', async () => {
    const { tenant, agent, phone } = await withAgent({ limits: { perTransactionUsd: '0.01' } });
    const [external, internal] = [await verifiedAddress(tenant, OTHER), await addServiceBalance(tenant)];
    const sender = await service.signUp('Pays an agent’s tenant');
    await sender.fund('1000.00');
    const { paymentId, quotes } = await sender.api.createOfframpPayment({ phone, amountUsd: '100.00' }).unwrap();
    const quoteTo = (id: string) => quotes.find(({ destinationId }) => destinationId === id)?.routeId ?? 'none';
    const select = (by: Client, id: string) =>
      by.selectOfframpPaymentRoute({ id: paymentId, routeQuoteId: quoteTo(id) });
    expect(await denial(select(agent, external))).toEqual(['POLICY_DENIED', 'PER_TXN_LIMIT']);
    // Nor what somebody else has selected.
    await select(tenant.session, external).unwrap();
    expect(await denial(agent.confirmOfframpPayment({ id: paymentId }))).toEqual(['POLICY_DENIED', 'PER_TXN_LIMIT']);
    expect(await denial(select(agent, internal))).toBe('passed');
    expect(await denial(agent.confirmOfframpPayment({ id: paymentId }))).toBe('passed');
  });
});
