import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onboard, verifyPhone } from '../../support/recipient.ts';
import { type Client, startTestService, type TestService } from '../../support/service.ts';
import { routesOf } from '../offramp/fixture.ts';
import {
  advance,
  CHALLENGE,
  challengeOf,
  DAY,
  memberOf,
  type ProtectedTenant,
  protectedTenant,
  refusal,
  satisfy,
} from '../protection/fixture.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service?.stop());

let emails = 0;
const external = () => {
  emails += 1;
  return { type: 'PAYMENT_APP_A' as const, email: `own-${emails}@protected.test` };
};

/** A tenant that can be paid, protected from the first cent on. */
async function payableAndProtected(): Promise<ProtectedTenant> {
  const tenant = await protectedTenant(service);
  await onboard(tenant);
  return tenant;
}

const codeOf = async (asked: PromiseLike<Parameters<typeof refusal>[0]>) => refusal(await asked).code;

/** Asks, answers the challenge, and asks again. */
async function approved<T extends { readonly ok: boolean; readonly error?: unknown }>(
  tenant: ProtectedTenant,
  ask: (headers: Record<string, string>) => PromiseLike<T>,
) {
  const challenge = challengeOf(await ask({}));
  await satisfy(service, tenant, challenge.challengeId);
  const result = await ask({ [CHALLENGE]: challenge.challengeId });
  return { challenge, result };
}

/** An ACTIVE destination of a tenant that is already protected. */
async function addedBySession(tenant: ProtectedTenant): Promise<string> {
  const body = external();
  const { result } = await approved(tenant, (headers) => tenant.session.createPayoutDestination(body, { headers }));
  if (!result.ok) throw new Error(result.error.code);
  await tenant.session.verifyPayoutDestination({ id: result.data.id }).unwrap();
  return result.data.id;
}

describe('a protected tenant names where its money goes (D-505)', () => {
  test('a key adds no destination outside the service', async () => {
    const tenant = await payableAndProtected();
    expect(await codeOf(tenant.api.createPayoutDestination(external()))).toBe('TWOFA_AGENT_NOT_PERMITTED');
    expect((await tenant.api.listPayoutDestinations({}).unwrap()).destinations).toEqual([]);
  });

  test('a session adds a destination outside the service with an approval that names it, for 0.00 USD', async () => {
    const tenant = await payableAndProtected();
    const body = { ...external(), label: 'Till' };
    const { challenge, result } = await approved(tenant, (headers) =>
      tenant.session.createPayoutDestination(body, { headers }),
    );
    expect(challenge).toMatchObject({ amountUsd: '0.00', destinationLabel: 'Till' });
    expect(challenge.destinationAddress).toMatch(/^o\*+@protected\.test$/);
    expect(result.ok).toBe(true);
    const again = tenant.session.createPayoutDestination(
      { ...external(), label: 'Till' },
      { headers: { [CHALLENGE]: challenge.challengeId } },
    );
    expect(await codeOf(again)).toBe('TWOFA_BINDING_MISMATCH');
  });

  test('its own balance needs no approval, by session or key', async () => {
    const tenant = await payableAndProtected();
    const { id } = await tenant.api.createPayoutDestination({ type: 'SERVICE_BALANCE' }).unwrap();
    expect((await tenant.api.setDefaultPayoutDestination({ id })).ok).toBe(true);
    expect((await tenant.api.updatePayoutDestination({ id, allowAutomaticFallback: true })).ok).toBe(true);
  });

  test('the default and the consent to fallback need an approval; a label and a withdrawn consent do not', async () => {
    const tenant = await payableAndProtected();
    await tenant.api.createPayoutDestination({ type: 'SERVICE_BALANCE' }).unwrap();
    const id = await addedBySession(tenant);
    const fallback = { id, allowAutomaticFallback: true };
    type Ask = (by: Client, headers?: Record<string, string>) => PromiseLike<{ ok: boolean; error?: unknown }>;
    const asks: Ask[] = [
      (by, headers = {}) => by.setDefaultPayoutDestination({ id }, { headers }),
      (by, headers = {}) => by.updatePayoutDestination(fallback, { headers }),
    ];
    for (const ask of asks) {
      expect(await codeOf(ask(tenant.api))).toBe('TWOFA_AGENT_NOT_PERMITTED');
      const { challenge, result } = await approved(tenant, (headers) => ask(tenant.session, headers));
      expect([challenge.amountUsd, result.ok]).toEqual(['0.00', true]);
    }
    expect((await tenant.api.updatePayoutDestination({ id, label: 'Front desk' })).ok).toBe(true);
    expect((await tenant.api.updatePayoutDestination({ id, allowAutomaticFallback: false })).ok).toBe(true);
  });

  test('a tenant without protection needs no approval', async () => {
    const tenant = await service.signUp('Unprotected');
    await onboard(tenant);
    const { id } = await tenant.api.createPayoutDestination(external()).unwrap();
    await tenant.api.verifyPayoutDestination({ id }).unwrap();
    expect((await tenant.api.updatePayoutDestination({ id, allowAutomaticFallback: true })).ok).toBe(true);
  });
});

describe('a protected tenant pays itself (D-505)', () => {
  test('to a destination outside the service only when that has cooled off, at selection and confirmation', async () => {
    const tenant = await protectedTenant(service, { thresholdUsd: '1000.00' });
    await onboard(tenant);
    const own = `+1555069${String(1000 + emails)}`;
    await verifyPhone(service, tenant, own);
    const destinationId = await addedBySession(tenant);
    const order = { phone: own, amountUsd: '25.00', requestedDestinationId: destinationId };
    const pay = async () => (await tenant.api.createOfframpPayment(order).unwrap()).paymentId;
    const select = async (id: string) => {
      const [route] = await routesOf(tenant, id);
      return tenant.api.selectOfframpPaymentRoute({ id, routeQuoteId: route?.routeId ?? '' });
    };
    const early = await pay();
    await service.runUntilIdle();
    const refused = refusal(await select(early));
    expect([refused.code, refused.statusCode]).toEqual(['PAYEE_COOLING_OFF', 409]);
    expect(refused.details).toMatchObject({ availableAt: expect.any(String), secondsRemaining: expect.any(Number) });
    await advance(tenant, DAY);
    const late = await pay();
    await service.runUntilIdle();
    expect((await select(late)).ok).toBe(true);
    // The destination looks younger than it was when the route was selected.
    const moment = { created_at: new Date(Date.now() + 30 * DAY * 1000) };
    await service.pool.owner('payout_destinations').where({ id: destinationId }).update(moment);
    const confirmed = refusal(await tenant.api.confirmOfframpPayment({ id: late }));
    expect([confirmed.code, confirmed.statusCode]).toEqual(['PAYEE_COOLING_OFF', 409]);
    await service.pool
      .owner('payout_destinations')
      .where({ id: destinationId })
      .update({ created_at: new Date(0) });
    expect((await tenant.api.confirmOfframpPayment({ id: late })).ok).toBe(true);
  });

  test('to its own balance at once', async () => {
    const tenant = await protectedTenant(service, { thresholdUsd: '1000.00' });
    await onboard(tenant);
    const own = `+1555067${String(1000 + emails)}`;
    await verifyPhone(service, tenant, own);
    const { id: requestedDestinationId } = await tenant.api
      .createPayoutDestination({ type: 'SERVICE_BALANCE' })
      .unwrap();
    const { paymentId: id } = await tenant.api
      .createOfframpPayment({ phone: own, amountUsd: '25.00', requestedDestinationId })
      .unwrap();
    await service.runUntilIdle();
    const [route] = await routesOf(tenant, id);
    await tenant.api.selectOfframpPaymentRoute({ id, routeQuoteId: route?.routeId ?? '' }).unwrap();
    await tenant.api.confirmOfframpPayment({ id }).unwrap();
  });
});

describe('roles over incoming money (D-505)', () => {
  test('a session of a MEMBER neither names destinations nor decides which one is paid', async () => {
    const tenant = await service.signUp('Roles over money');
    await onboard(tenant);
    const { id } = await tenant.api.createPayoutDestination(external()).unwrap();
    await tenant.api.verifyPayoutDestination({ id }).unwrap();
    const { session: member } = await memberOf(service, tenant, 'MEMBER');
    const asks = [
      member.createPayoutDestination(external()),
      member.updatePayoutDestination({ id, label: 'Mine' }),
      member.setDefaultPayoutDestination({ id }),
      member.revokePayoutDestination({ id }),
    ];
    for (const ask of asks) expect(await codeOf(ask)).toBe('ROLE_NOT_PERMITTED');
    const phone = `+1555068${String(1000 + emails)}`;
    await verifyPhone(service, tenant, phone);
    const payer = await service.signUp('Pays by role');
    await payer.fund('100.00');
    const { paymentId } = await payer.api.createOfframpPayment({ phone, amountUsd: '5.00' }).unwrap();
    await service.runUntilIdle();
    const [route] = await routesOf(tenant, paymentId);
    const routeQuoteId = route?.routeId ?? '';
    expect(await codeOf(member.selectOfframpPaymentRoute({ id: paymentId, routeQuoteId }))).toBe('ROLE_NOT_PERMITTED');
    expect(await codeOf(member.confirmOfframpPayment({ id: paymentId }))).toBe('ROLE_NOT_PERMITTED');
    const { session: admin } = await memberOf(service, tenant, 'ADMIN');
    expect((await admin.selectOfframpPaymentRoute({ id: paymentId, routeQuoteId })).ok).toBe(true);
    expect((await admin.confirmOfframpPayment({ id: paymentId })).ok).toBe(true);
  });
});
