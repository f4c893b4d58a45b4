import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { addServiceBalance, onboard, verifyPhone } from '../../support/recipient.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { confirm } from '../offramp/fixture.ts';
import { anonymous, claimOf, type Parked, park, parkMore, post, ticketOf, tokenOf, wire } from './fixture.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterEach(async () => {
  expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
});
afterAll(() => service.stop());

const paymentOf = ({ sender, paymentId }: Parked) => sender.api.getOfframpPayment({ id: paymentId }).unwrap();

describe('accepting a claim', () => {
  test('binds the claim and the phone, lists what is left to do, and locks once that is done (R157, R159, R160, R141)', async () => {
    const parked = await park(service, '+15550320001');
    expect((await paymentOf(parked)).claimId).toBe(parked.claimId);
    const claimTicket = await ticketOf(service, parked);
    const newcomer = await service.signUp('Newcomer');
    expect(await newcomer.api.acceptClaim({ claimTicket }).unwrap()).toEqual({
      claimId: parked.claimId,
      status: 'OPEN',
      paymentId: parked.paymentId,
      nextSteps: ['COMPLETE_VERIFICATION', 'ADD_DESTINATION'],
    });
    // The link and the code have released nothing (A 3.3).
    expect(await parked.sender.balances()).toMatchObject({ available: 75_000_000n, reserved: 25_000_000n });
    expect(await paymentOf(parked)).toMatchObject({
      status: 'PENDING_CLAIM',
      recipientTenantId: newcomer.tenantId,
      claimId: parked.claimId,
    });
    const { phoneAliases } = await newcomer.api.listPhoneAliases({}).unwrap();
    expect(phoneAliases).toMatchObject([{ status: 'ACTIVE', phoneMasked: '+*******0001' }]);

    await onboard(newcomer);
    await service.runUntilIdle();
    expect((await claimOf(parked)).status).toBe('OPEN');
    await addServiceBalance(newcomer);
    await service.runUntilIdle();
    expect(await claimOf(parked)).toMatchObject({ status: 'LOCKED' });
    expect((await paymentOf(parked)).status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
    await confirm(newcomer, parked.paymentId);
    await newcomer.api.stepTestProvider({ id: parked.paymentId, steps: 3 }).unwrap();
    expect(await claimOf(parked)).toMatchObject({ status: 'RELEASED', refundedAt: null });
    expect(await newcomer.balances()).toMatchObject({ available: 25_000_000n });
  });

  test('locks in the same step, without a hold on the way, when nothing is missing (D-187, D-194)', async () => {
    const parked = await park(service, '+15550320002');
    const ready = await service.signUp('Ready');
    await onboard(ready);
    await addServiceBalance(ready);
    const claimTicket = await ticketOf(service, parked);
    expect(await ready.api.acceptClaim({ claimTicket }).unwrap()).toMatchObject({ status: 'LOCKED', nextSteps: [] });
    expect(await paymentOf(parked)).toMatchObject({ status: 'AWAITING_RECIPIENT_CONFIRMATION', holdReasons: [] });
    await service.runUntilIdle();
    const log = await service.pool.owner('lifecycle_log').where({ aggregate_id: parked.paymentId }).orderBy('step');
    expect(log.map(({ to_status }) => to_status)).not.toContain('COMPLIANCE_HOLD');
    expect((await paymentOf(parked)).status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
  });

  test('names only what is missing', async () => {
    const parked = await park(service, '+15550320003');
    const verified = await service.signUp('Verified Only');
    await onboard(verified);
    const claimTicket = await ticketOf(service, parked);
    const { nextSteps } = await verified.api.acceptClaim({ claimTicket }).unwrap();
    expect(nextSteps).toEqual(['ADD_DESTINATION']);
  });

  test('makes a number that waits for its code ACTIVE, and leaves an ACTIVE one unchanged', async () => {
    const parked = await park(service, '+15550320004');
    const tenant = await service.signUp('Was Pending');
    const { id } = await tenant.api.createPhoneAlias({ phone: parked.phone }).unwrap();
    await tenant.api.acceptClaim({ claimTicket: await ticketOf(service, parked) }).unwrap();
    const { phoneAliases } = await tenant.api.listPhoneAliases({}).unwrap();
    expect(phoneAliases).toMatchObject([{ id, status: 'ACTIVE' }]);
  });

  test('accepts a ticket once, for one tenant, also when ten requests come at once (R079)', async () => {
    const parked = await park(service, '+15550320005');
    const claimTicket = await ticketOf(service, parked);
    const tenants = [await service.signUp('Racer One'), await service.signUp('Racer Two')];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => tenants[at % 2]?.api.acceptClaim({ claimTicket })),
    );
    expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
    for (const answer of answers) if (!answer?.ok) expect(answer?.error?.code).toBe('CLAIM_TICKET_GONE');
    const winner = answers.findIndex((answer) => answer?.ok) % 2;
    expect((await paymentOf(parked)).recipientTenantId).toBe(tenants[winner]?.tenantId);
  });

  test('replays its own answer for the same idempotency key', async () => {
    const parked = await park(service, '+15550320006');
    const claimTicket = await ticketOf(service, parked);
    const { apiKey } = await service.signUp('Replays');
    const ask = () =>
      post(service, '/v1/claims/accept', { claimTicket }, { 'x-service-api-key': apiKey, 'idempotency-key': 'k-1' });
    const [first, second] = [await ask(), await ask()];
    expect(first.status).toBe(200);
    expect(second.body).toBe(first.body);
    expect(second.headers['idempotency-replayed']).toBe('true');
  });

  test('binds the other open claims of the number too (D-109)', async () => {
    const parked = await park(service, '+15550320007');
    const claimTicket = await ticketOf(service, parked);
    const other = await parkMore(service, parked.sender, parked.phone, '5.00');
    const tenant = await service.signUp('Takes Both');
    await tenant.api.acceptClaim({ claimTicket }).unwrap();
    await service.runUntilIdle();
    expect((await paymentOf(other)).recipientTenantId).toBe(tenant.tenantId);
  });

  test.each([
    ['a ticket', 'claim_links', 'ticket_expires_at', 'CLAIM_TICKET_GONE', '+15550320011'],
    ['the claim', 'claims', 'expires_at', 'CLAIM_LINK_GONE', '+15550320012'],
  ])('refuses %s that is over before its timer has run (D-104, D-193)', async (_what, table, column, code, phone) => {
    const parked = await park(service, phone);
    const claimTicket = await ticketOf(service, parked);
    const tenant = await service.signUp(`Before The Timer ${table}`);
    const { owner } = service.pool;
    const of = table === 'claims' ? { id: parked.claimId } : { claim_id: parked.claimId };
    const [{ end }] = await owner(table).where(of).select({ end: column });
    await owner(table)
      .where(of)
      .update({ [column]: new Date() });
    expect((await tenant.api.acceptClaim({ claimTicket })).error).toMatchObject({ code, statusCode: 410 });
    await owner(table)
      .where(of)
      .update({ [column]: end });
    expect((await tenant.api.acceptClaim({ claimTicket })).data).toMatchObject({ claimId: parked.claimId });
  });

  test('refuses a ticket after an hour, and once its claim has ended (D-104, D-193)', async () => {
    const late = await park(service, '+15550320008');
    const tenant = await service.signUp('Too Late');
    const lateTicket = await ticketOf(service, late);
    await late.sender.api.advanceTestClock({ advanceSeconds: HOUR }).unwrap();
    expect((await tenant.api.acceptClaim({ claimTicket: lateTicket })).error).toMatchObject({
      code: 'CLAIM_TICKET_GONE',
      statusCode: 410,
    });
    const canceled = await park(service, '+15550320009');
    const ticket = await ticketOf(service, canceled);
    await canceled.sender.api.cancelOfframpPayment({ id: canceled.paymentId }).unwrap();
    expect((await tenant.api.acceptClaim({ claimTicket: ticket })).error).toMatchObject({
      code: 'CLAIM_LINK_GONE',
      statusCode: 410,
    });
    expect((await tenant.api.listPhoneAliases({}).unwrap()).phoneAliases).toEqual([]);
  });

  test('still expires and refunds when the claimant does not onboard (D-188, R139)', async () => {
    const parked = await park(service, '+15550320010');
    const tenant = await service.signUp('Never Onboards');
    await tenant.api.acceptClaim({ claimTicket: await ticketOf(service, parked) }).unwrap();
    await parked.sender.api.advanceTestClock({ advanceSeconds: 14 * DAY + 1 }).unwrap();
    await service.runUntilIdle();
    expect(await claimOf(parked)).toMatchObject({ status: 'REFUNDED', releasedAt: null });
    expect(await parked.sender.balances()).toMatchObject({ available: 100_000_000n, reserved: 0n });
  });
});

describe('cancel against claim (D-104)', () => {
  test('cancel wins while the claim is OPEN, also when it was accepted, and answers 409 once it is locked', async () => {
    const accepted = await park(service, '+15550320020');
    const tenant = await service.signUp('Loses To Cancel');
    await tenant.api.acceptClaim({ claimTicket: await ticketOf(service, accepted) }).unwrap();
    const { sender, paymentId } = accepted;
    expect((await sender.api.cancelOfframpPayment({ id: paymentId }).unwrap()).status).toBe('CANCELED');
    expect(await claimOf(accepted)).toMatchObject({ status: 'CANCELED' });

    const locked = await park(service, '+15550320021');
    await onboard(tenant);
    await addServiceBalance(tenant);
    await tenant.api.acceptClaim({ claimTicket: await ticketOf(service, locked) }).unwrap();
    expect((await locked.sender.api.cancelOfframpPayment({ id: locked.paymentId })).error).toMatchObject({
      code: 'CANCEL_CONFLICT',
      statusCode: 409,
      details: { status: 'AWAITING_RECIPIENT_CONFIRMATION' },
    });
  });
});

describe('a later proof of control (D-109)', () => {
  test('takes an open claim and its number from the earlier claimant', async () => {
    const parked = await park(service, '+15550320030');
    const first = await service.signUp('First Holder');
    await first.api.acceptClaim({ claimTicket: await ticketOf(service, parked) }).unwrap();
    const second = await service.signUp('Second Holder');
    await verifyPhone(service, second, parked.phone);
    await service.runUntilIdle();
    expect((await paymentOf(parked)).recipientTenantId).toBe(second.tenantId);
    expect((await first.api.listPhoneAliases({}).unwrap()).phoneAliases).toMatchObject([{ status: 'REPLACED' }]);
    // Whoever lost the number reads the payment no more, and onboarding changes nothing.
    expect((await first.api.getOfframpPayment({ id: parked.paymentId })).error?.code).toBe('PAYMENT_NOT_FOUND');
    await onboard(first);
    await addServiceBalance(first);
    await service.runUntilIdle();
    expect((await claimOf(parked)).status).toBe('OPEN');
    await onboard(second);
    await addServiceBalance(second);
    await service.runUntilIdle();
    expect((await claimOf(parked)).status).toBe('LOCKED');
  });

  test('leaves the payment to its sender when the sender held the number in between', async () => {
    const parked = await park(service, '+15550320032');
    await verifyPhone(service, parked.sender, parked.phone);
    await service.runUntilIdle();
    expect((await paymentOf(parked)).recipientTenantId).toBe(parked.sender.tenantId);
    await verifyPhone(service, await service.signUp('Holder Since'), parked.phone);
    await service.runUntilIdle();
    // A challenge may name a payment to which its tenant is a party.
    const { paymentId } = parked;
    await parked.sender.api.createPresentationChallenge({ purpose: 'payment', paymentId }).unwrap();
  });

  test('by a ticket takes the number from its holder, and holds payments locked for that holder', async () => {
    const parked = await park(service, '+15550320031');
    const ticket = await ticketOf(service, parked);
    // Another claim of the number: its ticket was there before the first one was taken, and is accepted after.
    const other = await parkMore(service, parked.sender, parked.phone, '5.00');
    const laterTicket = await ticketOf(service, other);
    const first = await service.signUp('Locked Holder');
    await onboard(first);
    await addServiceBalance(first);
    await first.api.acceptClaim({ claimTicket: ticket }).unwrap();
    expect((await claimOf(parked)).status).toBe('LOCKED');
    const second = await service.signUp('Later Holder');
    await second.api.acceptClaim({ claimTicket: laterTicket }).unwrap();
    await service.runUntilIdle();
    expect((await first.api.listPhoneAliases({}).unwrap()).phoneAliases).toMatchObject([{ status: 'REPLACED' }]);
    expect(await paymentOf(other)).toMatchObject({ status: 'PENDING_CLAIM', recipientTenantId: second.tenantId });
    expect(await paymentOf(parked)).toMatchObject({
      status: 'COMPLIANCE_HOLD',
      holdReasons: ['PHONE_REVERIFICATION_REQUIRED'],
      recipientTenantId: first.tenantId,
    });
    expect((await claimOf(parked)).status).toBe('LOCKED');
    await parked.sender.api.advanceTestClock({ advanceSeconds: 17 * DAY + 1 }).unwrap();
    await service.runUntilIdle();
    expect((await claimOf(parked)).status).toBe('REFUNDED');
    expect(await parked.sender.balances()).toMatchObject({ available: 100_000_000n, escrow: 0n });
  });
});

describe('the claim record', () => {
  test('reads the same on both surfaces, and its payment names it while it is PENDING_CLAIM (R031)', async () => {
    const parked = await park(service, '+15550320040');
    const { sender, paymentId: id } = parked;
    expect(await paymentOf(parked)).toMatchObject({ status: 'PENDING_CLAIM', claimId: parked.claimId });
    const unified = await sender.api.getPaymentClaim({ id }).unwrap();
    expect(unified).toEqual(await claimOf(parked));
    expect(unified).toMatchObject({ phoneMasked: '+*******0040', emailMasked: null, funded: true, claimedAt: null });
  });

  test('is read by the sender; the recipient is refused, and a stranger gets the answer of a missing id', async () => {
    const parked = await park(service, '+15550320041');
    const recipient = await service.signUp('Reads No Claim');
    await recipient.api.acceptClaim({ claimTicket: await ticketOf(service, parked) }).unwrap();
    const stranger = await service.signUp('Claim Stranger');
    for (const path of ['/v1/offramp/payments/', '/v1/payments/']) {
      const read = (id: string, { apiKey }: { apiKey: string }) =>
        wire(`${service.url}${path}${id}/claim`, { headers: { 'x-service-api-key': apiKey } });
      const refused = await read(parked.paymentId, recipient);
      expect([refused.status, JSON.parse(refused.body).code], path).toEqual([403, 'NOT_SENDER']);
      const missing = anonymous(await read('pay_00000000000000000000000000', stranger));
      expect(missing.status).toBe(404);
      expect(anonymous(await read(parked.paymentId, stranger)), path).toEqual(missing);
    }
  });

  test('a used ticket, a hash, an id and a link token are answered like an unknown ticket', async () => {
    const parked = await park(service, '+15550320042');
    const used = await ticketOf(service, parked);
    const tenant = await service.signUp('Ticket Guesser');
    await tenant.api.acceptClaim({ claimTicket: used }).unwrap();
    const accept = (claimTicket: string) =>
      post(service, '/v1/claims/accept', { claimTicket }, { 'x-service-api-key': tenant.apiKey });
    const missing = anonymous(await accept('C'.repeat(43)));
    expect([missing.status, JSON.parse(missing.body).code]).toEqual([410, 'CLAIM_TICKET_GONE']);
    const link = await service.pool.owner('claim_links').where({ claim_id: parked.claimId }).first();
    for (const other of [used, link.ticket_hash, link.id, parked.claimId, await tokenOf(parked)]) {
      expect(anonymous(await accept(other)), other).toEqual(missing);
    }
  });
});
