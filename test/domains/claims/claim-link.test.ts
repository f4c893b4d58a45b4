import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addServiceBalance, onboard, verifyPhone } from '../../support/recipient.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { anonymous, claimOf, park, post, ticketOf, tokenOf, wire } from './fixture.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const linksOf = (claimId: string) => service.pool.owner('claim_links').where({ claim_id: claimId }).orderBy('id');
const errorOf = ({ body }: { body: string }) => JSON.parse(body) as { code: string; details?: unknown };

describe('the notification of a claim', () => {
  test('is a durable event with two ids and nothing else, committed with the claim (R155, R544)', async () => {
    const sender = await service.signUp('Notifies');
    await sender.fund('10.00');
    const { paymentId, claimId } = await sender.api
      .createOfframpPayment({ phone: '+15550300001', amountUsd: '1.00' })
      .unwrap();
    const [job] = await service.pool.owner('outbox_jobs').where({ topic: 'claim.notification_requested' });
    expect(job).toMatchObject({ key: claimId, payload: { claimId, paymentId }, tenant_id: sender.tenantId });
    await service.runUntilIdle();
    expect(await service.pool.owner('outbox_jobs').where({ key: claimId })).toEqual([]);
    expect(await linksOf(claimId ?? '')).toHaveLength(1);
  });

  test('sends one link by text, however often the job is taken (R156)', async () => {
    const parked = await park(service, '+15550300002');
    const { messages } = await parked.sender.api.listTestMessages({ to: parked.phone }).unwrap();
    expect(messages).toMatchObject([{ channel: 'sms', to: parked.phone, purpose: 'CLAIM_LINK', code: null }]);
    expect(messages[0]?.link).toMatch(/^http:\/\/localhost:\d+\/c\/[A-Za-z0-9_-]{43}$/);
    expect(messages[0]?.link?.endsWith(`/c/${messages[0].token}`)).toBe(true);
    const job = {
      topic: 'claim.notification_requested',
      payload: { claimId: parked.claimId, paymentId: parked.paymentId },
    };
    const at = new Date();
    await service.pool.owner('outbox_jobs').insert({
      ...job,
      id: 'job_again',
      key: 'again',
      generation: 0,
      attempts: 0,
      due_at: at,
      fires_at: at,
      created_at: at,
    });
    await service.runUntilIdle();
    // A job that tried to make a second link would fail at its constraint, and stay.
    expect(await service.pool.owner('outbox_jobs').where({ id: 'job_again' })).toEqual([]);
    expect(await linksOf(parked.claimId)).toHaveLength(1);
  });

  test('several claims of one number send one message each (D-196)', async () => {
    const [one, other] = [await park(service, '+15550300003'), await park(service, '+15550300003')];
    const { messages } = await one.sender.api.listTestMessages({ to: one.phone, purpose: 'CLAIM_LINK' }).unwrap();
    expect(messages).toHaveLength(2);
    expect(await tokenOf(other)).not.toBe('');
  });
});

describe('the token of a claim link', () => {
  test('is 32 random bytes, of which the database stores only the SHA-256 (R080)', async () => {
    const parked = await park(service, '+15550300010');
    const token = await tokenOf(parked);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [link] = await linksOf(parked.claimId);
    expect(link).toMatchObject({ token_hash: createHash('sha256').update(token).digest('hex'), status: 'ISSUED' });
    const tables: { tablename: string }[] = await service.pool.owner('pg_tables').where({ schemaname: 'public' });
    for (const { tablename } of tables) {
      const { rows } = await service.pool.owner.raw(
        'SELECT count(*)::int AS found FROM ?? AS t WHERE strpos(t::text, ?) > 0',
        [tablename, token],
      );
      expect(rows[0]?.found, tablename).toBe(0);
    }
  });

  test('expires after 72 hours, its row too, and never outlives its claim (R080)', async () => {
    const parked = await park(service, '+15550300011');
    const token = await tokenOf(parked);
    const { expiresAt } = await parked.sender.api.getClaimLink({ claimToken: token }).unwrap();
    const [link] = await linksOf(parked.claimId);
    expect(Date.parse(expiresAt) - link.created_at.getTime()).toBe(72 * HOUR * 1000);
    await parked.sender.api.advanceTestClock({ advanceSeconds: 72 * HOUR + 1 }).unwrap();
    const gone = await parked.sender.api.getClaimLink({ claimToken: token });
    expect(gone.error).toMatchObject({ code: 'CLAIM_LINK_GONE', statusCode: 410 });
    await service.runUntilIdle();
    expect(await linksOf(parked.claimId)).toMatchObject([{ status: 'EXPIRED' }]);
    await parked.sender.api.advanceTestClock({ advanceSeconds: 10 * DAY }).unwrap();
    await parked.sender.api.resendOfframpPaymentClaim({ id: parked.paymentId }).unwrap();
    await service.runUntilIdle();
    const late = await parked.sender.api.getClaimLink({ claimToken: await tokenOf(parked) }).unwrap();
    expect(late.expiresAt).toBe((await claimOf(parked)).expiresAt);
  });

  test('is in no log line and no event (R079, R080)', async () => {
    const parked = await park(service, '+15550300012');
    const token = await tokenOf(parked);
    const ticket = await ticketOf(service, parked);
    const { events } = await parked.sender.api.listEvents({ take: 100 }).unwrap();
    for (const text of [token, ticket]) {
      expect(JSON.stringify(events)).not.toContain(text);
      expect(service.logLines.filter((line) => line.includes(text))).toEqual([]);
    }
  });
});

describe('opening a claim link', () => {
  test('shows no personal data, and changes nothing however often it is opened (R157, R270, R271, R536)', async () => {
    const parked = await park(service, '+15550300020');
    const token = await tokenOf(parked);
    const before = await linksOf(parked.claimId);
    const [first] = await Promise.all(Array.from({ length: 5 }, () => wire(`${service.url}/v1/claims/${token}`)));
    expect(JSON.parse(first?.body ?? '')).toEqual({
      status: 'OPEN',
      expiresAt: before[0].expires_at.toISOString(),
      otpRequired: true,
      otpChannel: 'sms',
    });
    expect(await linksOf(parked.claimId)).toEqual(before);
    expect((await claimOf(parked)).status).toBe('OPEN');
  });

  test('carries its two headers, refused or not, on every operation of the link (R273)', async () => {
    const parked = await park(service, '+15550300021');
    const token = await tokenOf(parked);
    const unknown = 'A'.repeat(43);
    const answers = [
      await wire(`${service.url}/v1/claims/${token}`),
      await wire(`${service.url}/v1/claims/${unknown}`),
      await post(service, `/v1/claims/${token}/otp`),
      await post(service, `/v1/claims/${token}/otp`),
      await post(service, `/v1/claims/${token}/otp/verify`, { code: '12' }),
      await post(service, `/v1/claims/${unknown}/otp/verify`, { code: '123456' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 429, 400, 404]);
    for (const { headers } of answers) {
      expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    }
    await parked.sender.api.cancelOfframpPayment({ id: parked.paymentId }).unwrap();
    const gone = await wire(`${service.url}/v1/claims/${token}`);
    expect(gone.status).toBe(410);
    expect(gone.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  });

  test('answers a malformed token, an id and a hash as an unknown one, byte for byte (R271)', async () => {
    const parked = await park(service, '+15550300022');
    const [link] = await linksOf(parked.claimId);
    const unknown = 'B'.repeat(43);
    const others = ['x', link.id, link.token_hash, parked.claimId, parked.paymentId, `${'B'.repeat(42)}%20`];
    for (const [path, ask] of [
      ['', (at: string) => wire(`${service.url}/v1/claims/${at}`)],
      ['/otp', (at: string) => post(service, `/v1/claims/${at}/otp`)],
      ['/otp/verify', (at: string) => post(service, `/v1/claims/${at}/otp/verify`, { code: '123456' })],
    ] as const) {
      const missing = anonymous(await ask(unknown));
      expect(errorOf(missing).code, path).toBe('CLAIM_NOT_FOUND');
      for (const other of others) expect(anonymous(await ask(other)), `${other}${path}`).toEqual(missing);
    }
  });

  test('is gone once its claim is canceled, locked by the proof of its phone, or expired (D-104, D-191)', async () => {
    const [canceled, locked, expired] = [
      await park(service, '+15550300023'),
      await park(service, '+15550300024'),
      await park(service, '+15550300025'),
    ];
    const tokens = [await tokenOf(canceled), await tokenOf(locked)];
    await canceled.sender.api.cancelOfframpPayment({ id: canceled.paymentId }).unwrap();
    const recipient = await service.signUp('Proves Its Phone');
    await onboard(recipient);
    await addServiceBalance(recipient);
    await verifyPhone(service, recipient, locked.phone);
    await service.runUntilIdle();
    expect((await claimOf(locked)).status).toBe('LOCKED');
    await expired.sender.api.advanceTestClock({ advanceSeconds: 13 * DAY }).unwrap();
    await expired.sender.api.resendOfframpPaymentClaim({ id: expired.paymentId }).unwrap();
    await service.runUntilIdle();
    tokens.push(await tokenOf(expired));
    await expired.sender.api.advanceTestClock({ advanceSeconds: DAY + 1 }).unwrap();
    expect((await claimOf(expired)).status).toBe('REFUNDED');
    for (const claimToken of tokens) {
      for (const refused of [
        await recipient.api.getClaimLink({ claimToken }),
        await recipient.api.sendClaimOtp({ claimToken }),
        await recipient.api.verifyClaimOtp({ claimToken, code: '123456' }),
      ]) {
        expect(refused.error).toMatchObject({ code: 'CLAIM_LINK_GONE', statusCode: 410 });
      }
    }
  });
});

test('a link whose time is over by the clock of its sender is gone before its timer has run (D-067, D-190)', async () => {
  const parked = await park(service, '+15550300026');
  const claimToken = await tokenOf(parked);
  const [link] = await linksOf(parked.claimId);
  await service.pool.owner('timers').where({ aggregate_id: link.id }).delete();
  await parked.sender.api.advanceTestClock({ advanceSeconds: 3 * DAY - HOUR }).unwrap();
  expect((await parked.sender.api.getClaimLink({ claimToken })).data?.status).toBe('OPEN');
  await parked.sender.api.advanceTestClock({ advanceSeconds: HOUR }).unwrap();
  expect(await linksOf(parked.claimId)).toMatchObject([{ status: 'ISSUED' }]);
  expect((await parked.sender.api.getClaimLink({ claimToken })).error?.code).toBe('CLAIM_LINK_GONE');
});

describe('a new link', () => {
  test('voids the one before with its codes and its ticket, three times a day (R079, D-190, D-451)', async () => {
    const parked = await park(service, '+15550300030');
    const first = await tokenOf(parked);
    const ticket = await ticketOf(service, parked);
    const { sender, paymentId: id } = parked;
    expect((await sender.api.resendOfframpPaymentClaim({ id }).unwrap()).status).toBe('OPEN');
    await service.runUntilIdle();
    const second = await tokenOf(parked);
    expect(second).not.toBe(first);
    expect((await sender.api.getClaimLink({ claimToken: first })).error?.code).toBe('CLAIM_LINK_GONE');
    expect((await sender.api.acceptClaim({ claimTicket: ticket })).error?.code).toBe('CLAIM_TICKET_GONE');
    expect((await sender.api.getClaimLink({ claimToken: second }).unwrap()).status).toBe('OPEN');
    expect(await linksOf(parked.claimId)).toMatchObject([{ status: 'VOIDED' }, { status: 'ISSUED' }]);

    await sender.api.resendOfframpPaymentClaim({ id }).unwrap();
    await sender.api.resendOfframpPaymentClaim({ id }).unwrap();
    const refused = await post(service, `/v1/offramp/payments/${id}/claim/resend`, undefined, {
      'x-service-api-key': sender.apiKey,
    });
    expect(refused.status).toBe(429);
    expect(errorOf(refused).code).toBe('RATE_LIMITED');
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(DAY - 120);
    expect(wait).toBeLessThanOrEqual(DAY);
    await sender.api.advanceTestClock({ advanceSeconds: DAY }).unwrap();
    await sender.api.resendOfframpPaymentClaim({ id }).unwrap();
    expect(
      (await linksOf(parked.claimId)).filter(({ status }: { status: string }) => status === 'ISSUED'),
    ).toHaveLength(1);
  });

  test('counts towards the three a day also when it is sent before the first link (D-190)', async () => {
    const sender = await service.signUp('Resends Early');
    await sender.fund('10.00');
    const phone = '+15550300032';
    const { paymentId: id, claimId } = await sender.api.createOfframpPayment({ phone, amountUsd: '1.00' }).unwrap();
    expect(await linksOf(claimId ?? '')).toEqual([]);
    for (let nth = 0; nth < 3; nth += 1) await sender.api.resendOfframpPaymentClaim({ id }).unwrap();
    expect((await sender.api.resendOfframpPaymentClaim({ id })).error).toMatchObject({ code: 'RATE_LIMITED' });
    await service.runUntilIdle();
    expect(await linksOf(claimId ?? '')).toHaveLength(3);
    expect((await sender.api.resendOfframpPaymentClaim({ id })).error).toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('is sent for the sender only, while the claim is OPEN', async () => {
    const parked = await park(service, '+15550300031');
    const { sender, paymentId: id } = parked;
    const stranger = await service.signUp('Resend Stranger');
    const foreign = (at: string) =>
      post(service, `/v1/offramp/payments/${at}/claim/resend`, undefined, { 'x-service-api-key': stranger.apiKey });
    const missing = anonymous(await foreign('pay_00000000000000000000000000'));
    expect(errorOf(missing).code).toBe('PAYMENT_NOT_FOUND');
    expect(anonymous(await foreign(id))).toEqual(missing);
    await sender.api.cancelOfframpPayment({ id }).unwrap();
    expect((await sender.api.resendOfframpPaymentClaim({ id })).error).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { from: 'CANCELED', event: 'RESEND' },
    });
  });
});

describe('with CLAIMS_PUBLIC_FLOW off', () => {
  test('the operations do not exist, and no link is sent (D-185)', async () => {
    const off = await startTestService({ variables: { CLAIMS_PUBLIC_FLOW: 'false' } });
    try {
      const parked = await park(off, '+15550300040');
      const { sender, paymentId: id } = parked;
      expect((await sender.api.listTestMessages({ to: parked.phone }).unwrap()).messages).toEqual([]);
      expect(await off.pool.owner('outbox_jobs').where({ topic: 'claim.notification_requested' })).toEqual([]);
      for (const refused of [
        await sender.api.getClaimLink({ claimToken: 'x' }),
        await sender.api.sendClaimOtp({ claimToken: 'x' }),
        await sender.api.verifyClaimOtp({ claimToken: 'x', code: '123456' }),
        await sender.api.acceptClaim({ claimTicket: 'x' }),
        await sender.api.resendOfframpPaymentClaim({ id }),
      ]) {
        expect(refused.error).toMatchObject({ code: 'ROUTE_NOT_FOUND', statusCode: 404 });
      }
      expect((await claimOf(parked)).status).toBe('OPEN');
      expect((await sender.api.cancelOfframpPayment({ id }).unwrap()).status).toBe('CANCELED');
    } finally {
      await off.stop();
    }
  });
});
