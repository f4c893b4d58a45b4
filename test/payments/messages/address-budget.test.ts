import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../../generated/contract/limits.ts';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { meetingAt } from '../../support/together.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  await service.stop();
});

const HOUR = 3600;
let phones = 0;
let tenants = 0;
const newPhone = (): string => {
  phones += 1;
  return `+1555077${String(phones).padStart(4, '0')}`;
};
const newTenant = (): Promise<TestTenant> => {
  tenants += 1;
  return service.signUp(`Sender of codes ${tenants}`);
};
const rowsTo = (to: string) => {
  const { vault } = service.engine.services;
  const index = to.startsWith('+') ? vault.blindIndex('phone', to) : vault.blindIndex('email', to);
  return service.pool.owner('address_sends').where({ recipient_index: index });
};

interface Answered {
  readonly ok: boolean;
  readonly error?: unknown;
}
const refusalOf = (answer: Answered) =>
  answer.error as { code: string; statusCode: number; retryAfterSeconds?: number };

/** Codes to one number, each of a tenant of its own. */
async function codesTo(phone: string, count: number): Promise<TestTenant> {
  for (let sent = 1; ; sent += 1) {
    const tenant = await newTenant();
    await tenant.api.createPhoneAlias({ phone }).unwrap();
    if (sent === count) return tenant;
  }
}

describe('codes and links to one address (D-526)', () => {
  test('are at most ten an hour over all tenants: the eleventh is refused with the time to wait, and sends nothing', async () => {
    const phone = newPhone();
    await codesTo(phone, limits.addressMessages);
    const eleventh = await newTenant();
    const answer = await fetch(`${service.url}/v1/phone-aliases`, {
      method: 'POST',
      headers: { 'x-service-api-key': eleventh.apiKey, 'content-type': 'application/json', 'idempotency-key': 'one' },
      body: JSON.stringify({ phone }),
    });
    expect(answer.status).toBe(429);
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(HOUR - 600);
    expect(wait).toBeLessThanOrEqual(HOUR);
    expect(await answer.json()).toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringContaining('sent to this address'),
    });
    await service.runUntilIdle();
    expect((await eleventh.api.listTestMessages({ to: phone }).unwrap()).messages).toHaveLength(limits.addressMessages);
    expect((await eleventh.api.listPhoneAliases().unwrap()).phoneAliases).toEqual([]);
  });

  test('are counted one by one for simultaneous requests', async () => {
    const phone = newPhone();
    await codesTo(phone, limits.addressMessages - 1);
    const both = await Promise.all([newTenant(), newTenant()]);
    const answers = await meetingAt(
      service.pool.owner,
      'address_sends',
      both.map(
        ({ api }) =>
          () =>
            api.createPhoneAlias({ phone }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.flatMap((one) => (one.ok ? [] : [refusalOf(one).code]))).toEqual(['RATE_LIMITED']);
  });

  test('of every purpose count together, and each purpose is refused beyond the limit', async () => {
    const phone = newPhone();
    const payer = await newTenant();
    await payer.fund('100.00');
    const { paymentId } = await payer.api.createOfframpPayment({ phone, amountUsd: '25.00' }).unwrap();
    await service.runUntilIdle();
    const { messages } = await payer.api.listTestMessages({ to: phone, purpose: 'CLAIM_LINK' }).unwrap();
    const claimToken = messages[0]?.token ?? '';
    const factorOwner = await newTenant();
    const factor = await factorOwner.session.enrollTwoFactorFactor({ type: 'SMS', phoneE164: phone }).unwrap();
    const aliasOwner = await codesTo(phone, limits.addressMessages - 2);
    const [alias] = (await aliasOwner.api.listPhoneAliases().unwrap()).phoneAliases;
    // Codes of one factor are 30 seconds apart.
    await factorOwner.api.advanceTestClock({ advanceSeconds: 31 }).unwrap();
    const refused = [
      await payer.api.sendClaimOtp({ claimToken }),
      await payer.api.resendOfframpPaymentClaim({ id: paymentId }),
      await factorOwner.session.resendTwoFactorFactorCode({ id: factor.id }),
      await (await newTenant()).session.enrollTwoFactorFactor({ type: 'SMS', phoneE164: phone }),
      await aliasOwner.api.resendPhoneAliasCode({ id: alias?.id ?? '' }),
    ];
    expect(refused.map((answer) => refusalOf(answer))).toEqual(
      refused.map(() => expect.objectContaining({ code: 'RATE_LIMITED', statusCode: 429 })),
    );
    expect(await rowsTo(phone)).toHaveLength(limits.addressMessages);
    // A refused resend leaves the link that it would have replaced.
    expect((await payer.api.getClaimLink({ claimToken })).ok).toBe(true);
  });

  test('to an e-mail address are invitations and codes of factors', async () => {
    const email = 'many.invitations@codes.test';
    for (let sent = 0; sent < limits.addressMessages; sent += 1) {
      await (await newTenant()).session.createMember({ email: sent % 2 ? email : email.toUpperCase() }).unwrap();
    }
    const refused = [
      await (await newTenant()).session.createMember({ email }),
      await (await newTenant()).session.enrollTwoFactorFactor({ type: 'EMAIL', email }),
    ];
    expect(refused.map((answer) => refusalOf(answer).code)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
  });

  test('are freed after an hour: the tenant’s own by its clock, others in real time, to the millisecond', async () => {
    const phone = newPhone();
    const tenant = await codesTo(phone, limits.addressMessages);
    const [alias] = (await tenant.api.listPhoneAliases().unwrap()).phoneAliases;
    const resend = () => tenant.api.resendPhoneAliasCode({ id: alias?.id ?? '' });
    // The clock of one tenant gives back what this tenant has used, and nothing of the others.
    await tenant.api.advanceTestClock({ advanceSeconds: HOUR }).unwrap();
    expect((await resend()).ok).toBe(true);
    expect(refusalOf(await resend()).code).toBe('RATE_LIMITED');
    // It uses up nothing of the others either.
    const others = await rowsTo(phone).whereNot({ tenant_id: tenant.tenantId });
    expect(others).toHaveLength(limits.addressMessages - 1);
    const ago = (ms: number) => new Date(Date.now() - ms);
    await service.pool.owner.transaction(async (owner) => {
      await owner('address_sends')
        .where({ id: others[0].id })
        .update({ created_at: ago(HOUR * 1000 - 60_000) });
    });
    expect(refusalOf(await resend()).code).toBe('RATE_LIMITED');
    await service.pool
      .owner('address_sends')
      .where({ id: others[0].id })
      .update({ created_at: ago(HOUR * 1000) });
    expect((await resend()).ok).toBe(true);
    expect(refusalOf(await resend()).code).toBe('RATE_LIMITED');
  });

  test('do not refuse a payment: its claim link and its invitation wait', async () => {
    const [phone, invited] = [newPhone(), newPhone()];
    for (const to of [phone, invited]) await codesTo(to, limits.addressMessages);
    const payer = await newTenant();
    await payer.fund('100.00');
    const { status } = await payer.api.createOfframpPayment({ phone, amountUsd: '25.00' }).unwrap();
    expect(status).toBe('PENDING_CLAIM');
    await payer.api
      .createOfframpPayment({ did: '@waiting-invite', invite: { phone: invited }, amountUsd: '25.00' } as never)
      .unwrap();
    await service.runUntilIdle();
    const linksTo = async (to: string) =>
      (await payer.api.listTestMessages({ to }).unwrap()).messages.filter(({ link }) => link !== null).length;
    expect([await linksTo(phone), await linksTo(invited)]).toEqual([0, 0]);

    for (const to of [phone, invited]) {
      await rowsTo(to).update({ created_at: new Date(Date.now() - HOUR * 1000), sent_at: new Date(0) });
    }
    await service.pool.owner('outbox_jobs').update({ fires_at: new Date(0), due_at: new Date(0) });
    await service.runUntilIdle();
    // Whoever is invited has a claim, too.
    expect([await linksTo(phone), await linksTo(invited)]).toEqual([1, 2]);
    // And they count, once.
    const sends = await Promise.all([phone, invited].map((to) => rowsTo(to).where({ tenant_id: payer.tenantId })));
    expect(sends.map(({ length }) => length)).toEqual([1, 2]);
  });

  test('are stored by a keyed index, never as the address', async () => {
    const phone = newPhone();
    const email = 'keyed.index@codes.test';
    const tenant = await codesTo(phone, 1);
    await tenant.session.createMember({ email }).unwrap();
    const rows = JSON.stringify(await service.pool.owner('address_sends'));
    for (const address of [phone.slice(1), 'keyed.index', 'codes.test']) expect(rows).not.toContain(address);
    expect(await rowsTo(phone)).toHaveLength(1);
    expect(await rowsTo(email)).toHaveLength(1);
  });
});
