import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../../support/service.ts';
import { meetingAt } from '../../support/together.ts';
import { codeOf, type Parked, park, parkMore, post, tokenOf } from './fixture.ts';

const HOUR = 3600;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const wrongFor = (code: string): string => (code === '111111' ? '222222' : '111111');
const linkOf = (claimId: string) => service.pool.owner('claim_links').where({ claim_id: claimId }).first();

describe('a code', () => {
  test('goes to the phone on the claim, six digits for ten minutes, and is stored as a keyed hash (R158, R080)', async () => {
    const parked = await park(service, '+15550310001');
    const claimToken = await tokenOf(parked);
    const sent = await parked.sender.api.sendClaimOtp({ claimToken }).unwrap();
    const link = await linkOf(parked.claimId);
    expect(Date.parse(sent.expiresAt) - link.otp_sent_at.getTime()).toBe(600_000);
    expect(Date.parse(sent.resendAvailableAt) - link.otp_sent_at.getTime()).toBe(60_000);
    const code = await codeOf(service, parked);
    expect(code).toMatch(/^[0-9]{6}$/);
    expect(JSON.stringify(link)).not.toContain(code);
    const { messages } = await parked.sender.api.listTestMessages({ purpose: 'CLAIM_OTP' }).unwrap();
    expect(messages).toMatchObject([{ channel: 'sms', to: parked.phone, link: null }]);
  });

  test('is refused with a number in the body, and is then sent to no number (R158)', async () => {
    const parked = await park(service, '+15550310002');
    const token = await tokenOf(parked);
    const refused = await post(service, `/v1/claims/${token}/otp`, { phone: '+15550319999' });
    expect([refused.status, JSON.parse(refused.body).code]).toEqual([400, 'VALIDATION_FAILED']);
    await service.runUntilIdle();
    for (const to of [parked.phone, '+15550319999']) {
      const { messages } = await parked.sender.api.listTestMessages({ to, purpose: 'CLAIM_OTP' }).unwrap();
      expect(messages).toEqual([]);
    }
  });

  test('is refused four times with the attempts left, is void after the fifth, and can be replaced (D-193, D-443)', async () => {
    const parked = await park(service, '+15550310003');
    const { api } = parked.sender;
    const claimToken = await tokenOf(parked);
    expect((await api.verifyClaimOtp({ claimToken, code: '123456' })).error?.code).toBe('CLAIM_OTP_EXPIRED');
    await api.sendClaimOtp({ claimToken }).unwrap();
    const first = await codeOf(service, parked);
    for (const attemptsRemaining of [4, 3, 2, 1]) {
      const { error } = await api.verifyClaimOtp({ claimToken, code: wrongFor(first) });
      expect(error).toMatchObject({ code: 'CLAIM_OTP_INVALID', statusCode: 400, details: { attemptsRemaining } });
    }
    for (const code of [wrongFor(first), first]) {
      const { error } = await api.verifyClaimOtp({ claimToken, code });
      expect(error).toMatchObject({ code: 'CLAIM_OTP_TOO_MANY_ATTEMPTS', statusCode: 403 });
    }
    await api.advanceTestClock({ advanceSeconds: 61 }).unwrap();
    await api.sendClaimOtp({ claimToken }).unwrap();
    const second = await codeOf(service, parked);
    if (second !== first) {
      expect((await api.verifyClaimOtp({ claimToken, code: first })).error?.code).toBe('CLAIM_OTP_INVALID');
    }
    await api.verifyClaimOtp({ claimToken, code: second }).unwrap();
  });

  test('opens nothing under another link than its own (D-192)', async () => {
    const parked = await park(service, '+15550310005');
    const other = await park(service, '+15550310006');
    const { api } = parked.sender;
    await api.sendClaimOtp({ claimToken: await tokenOf(parked) }).unwrap();
    const { otp_hash, otp_expires_at } = await linkOf(parked.claimId);
    await service.pool.owner('claim_links').where({ claim_id: other.claimId }).update({ otp_hash, otp_expires_at });
    const stolen = { claimToken: await tokenOf(other), code: await codeOf(service, parked) };
    expect((await api.verifyClaimOtp(stolen)).error?.code).toBe('CLAIM_OTP_INVALID');
  });

  test('expires after ten minutes', async () => {
    const parked = await park(service, '+15550310004');
    const { api } = parked.sender;
    const claimToken = await tokenOf(parked);
    await api.sendClaimOtp({ claimToken }).unwrap();
    const code = await codeOf(service, parked);
    await api.advanceTestClock({ advanceSeconds: 600 }).unwrap();
    const { error } = await api.verifyClaimOtp({ claimToken, code });
    expect(error).toMatchObject({ code: 'CLAIM_OTP_EXPIRED', statusCode: 410 });
  });
});

describe('the right code', () => {
  test('uses the link up: of ten answers at once one gets the ticket (R079)', async () => {
    const parked = await park(service, '+15550310010');
    const { api } = parked.sender;
    const claimToken = await tokenOf(parked);
    await api.sendClaimOtp({ claimToken }).unwrap();
    const code = await codeOf(service, parked);
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.verifyClaimOtp({ claimToken, code })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = answers.flatMap(({ error }) => (error ? [error.code] : []));
    expect(new Set(refused)).toEqual(new Set(['CLAIM_LINK_GONE']));
    const ticket = answers.find(({ ok }) => ok)?.data?.claimTicket ?? '';
    const link = await linkOf(parked.claimId);
    expect(link).toMatchObject({ status: 'CONSUMED', otp_hash: null });
    expect(link.ticket_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(link)).not.toContain(ticket);
    expect((await api.getClaimLink({ claimToken })).error?.code).toBe('CLAIM_LINK_GONE');
  });
});

describe('the budgets of codes (R571)', () => {
  const refusalOf = async (claimToken: string) => {
    const { status, headers, body } = await post(service, `/v1/claims/${claimToken}/otp`);
    return { status, code: JSON.parse(body).code, wait: Number(headers['retry-after']) };
  };

  test('allow one code a minute, and tell the wait in Retry-After', async () => {
    const parked = await park(service, '+15550310020');
    const claimToken = await tokenOf(parked);
    await parked.sender.api.sendClaimOtp({ claimToken }).unwrap();
    const refused = await refusalOf(claimToken);
    expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(refused.wait).toBeGreaterThan(30);
    expect(refused.wait).toBeLessThanOrEqual(60);
    await parked.sender.api.advanceTestClock({ advanceSeconds: 60 }).unwrap();
    await parked.sender.api.sendClaimOtp({ claimToken }).unwrap();
  });

  test('allow three codes an hour and six a day for a phone, whichever claim asks', async () => {
    const one = await park(service, '+15550310021');
    const { api } = one.sender;
    const other = await parkMore(service, one.sender, one.phone, '1.00');
    const tokens = [await tokenOf(one), await tokenOf(other)];
    const advance = (advanceSeconds: number) => api.advanceTestClock({ advanceSeconds }).unwrap();
    const send = async (turn: number) => {
      await api.sendClaimOtp({ claimToken: tokens[turn % 2] ?? '' }).unwrap();
      await advance(61);
    };
    for (const turn of [0, 1, 2]) await send(turn);
    const hour = await refusalOf(tokens[1] ?? '');
    expect(hour).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(hour.wait).toBeGreaterThan(HOUR - 4 * 61);
    await advance(HOUR);
    for (const turn of [0, 1, 2]) await send(turn);
    await advance(HOUR);
    const day = await refusalOf(tokens[0] ?? '');
    expect(day).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(day.wait).toBeGreaterThan(20 * HOUR);
    await advance(22 * HOUR);
    await api.sendClaimOtp({ claimToken: tokens[0] ?? '' }).unwrap();
  });

  test('hold for a phone across its senders, whose test clocks do not affect each other', async () => {
    const one = await park(service, '+15550310023');
    const other = await park(service, one.phone);
    const [first, second] = [await tokenOf(one), await tokenOf(other)];
    // The inbox shows the newest link of the number: the other one came before.
    const { messages } = await one.sender.api.listTestMessages({ to: one.phone, purpose: 'CLAIM_LINK' }).unwrap();
    const older = messages[1]?.token ?? '';
    expect(first).toBe(second);
    await one.sender.api.advanceTestClock({ advanceSeconds: 2 * HOUR }).unwrap();
    for (const turn of [0, 1, 2]) {
      await one.sender.api.sendClaimOtp({ claimToken: older }).unwrap();
      await one.sender.api.advanceTestClock({ advanceSeconds: turn < 2 ? 61 : 2 * HOUR }).unwrap();
    }
    await one.sender.api.sendClaimOtp({ claimToken: older }).unwrap();
    const refused = await refusalOf(second);
    expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(refused.wait).toBeLessThanOrEqual(HOUR);
  });

  test('are not given back by the clock of another sender, however far ahead it is (D-195, D-469)', async () => {
    const one = await park(service, '+15550310024');
    for (let more = 0; more < 2; more += 1) await parkMore(service, one.sender, one.phone, '1.00');
    for (const token of await tokensOf(one)) expect((await post(service, `/v1/claims/${token}/otp`)).status).toBe(200);
    const ahead = await service.signUp('Days Ahead');
    await ahead.fund('10.00');
    await ahead.api.advanceTestClock({ advanceSeconds: 48 * HOUR }).unwrap();
    const later = await parkMore(service, ahead, one.phone, '1.00');
    expect(await refusalOf(await tokenOf(later))).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  });

  describe('with many requests at once', () => {
    const ask = (at: TestService, token: string, from: string) =>
      post(at, `/v1/claims/${token}/otp`, undefined, { 'x-forwarded-for': from });
    let behindProxy: TestService;
    beforeAll(async () => {
      const variables = { TRUSTED_PROXY_HOPS: '1', CLAIM_OTP_SENDS_PER_HOUR_PER_IP: '2' };
      behindProxy = await startTestService({ databaseUrl: service.databaseUrl, variables });
    });
    afterAll(() => behindProxy.stop());

    test('hold for one phone from many addresses', async () => {
      const one = await park(service, '+15550310025');
      for (let more = 0; more < 4; more += 1) await parkMore(service, one.sender, one.phone, '1.00');
      const tokens = await tokensOf(one);
      const asked = tokens.map((token, at) => () => ask(behindProxy, token, `198.51.100.${at}`));
      const answers = await meetingAt(service.pool.owner, 'claim_code_sends', asked);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429]);
    });

    test('hold for many phones from one address', async () => {
      const { sender } = await park(service, '+15550310100');
      const claims = [];
      for (let more = 1; more < 5; more += 1) {
        claims.push(await parkMore(service, sender, `+1555031010${more}`, '1.00'));
      }
      const tokens = await Promise.all(claims.map(tokenOf));
      const asked = tokens.map((token) => () => ask(behindProxy, token, '203.0.113.7'));
      const answers = await meetingAt(service.pool.owner, 'claim_code_sends', asked);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429]);
    });
  });

  const tokensOf = async ({ sender, phone }: Parked): Promise<string[]> => {
    const { messages } = await sender.api.listTestMessages({ to: phone, purpose: 'CLAIM_LINK', take: 10 }).unwrap();
    return messages.map(({ link }) => link?.split('/c/')[1] ?? '');
  };

  test('hold when many ask at once from one address for one phone', async () => {
    const one = await park(service, '+15550310022');
    for (let more = 0; more < 5; more += 1) await parkMore(service, one.sender, one.phone, '1.00');
    const tokens = await tokensOf(one);
    expect(new Set(tokens).size).toBe(6);
    const answers = await Promise.all(tokens.map((token) => post(service, `/v1/claims/${token}/otp`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429, 429]);
  });
});

describe('throttles of claim paths', { shuffle: false }, () => {
  const start = (variables: Record<string, string>) =>
    startTestService({ databaseUrl: service.databaseUrl, variables });
  const statuses = async (ask: () => Promise<{ status: number }>, times: number): Promise<number[]> => {
    const seen: number[] = [];
    for (let turn = 0; turn < times; turn += 1) seen.push((await ask()).status);
    return seen;
  };
  const forget = () => service.pool.owner.raw('TRUNCATE throttle_windows');

  test('are 60 a minute for an address and 30 for a token by default, in the database (R272, R571, R588)', async () => {
    const defaults = service.engine.services.config.claimLimits;
    expect(defaults).toMatchObject({ otpSendsPerHourPerContact: 3, otpSendsPerDayPerContact: 6, resendsPerDay: 3 });
    const parked = await park(service, '+15550310030');
    const token = await tokenOf(parked);
    const limits = { CLAIM_REQUESTS_PER_MINUTE_PER_IP: '60', CLAIM_REQUESTS_PER_MINUTE_PER_TOKEN: '30' };
    const [one, twin] = [await start(limits), await start(limits)];
    try {
      const get = (at: TestService, path: string) => () => fetch(`${at.url}/v1/claims/${path}`);
      // What one process has counted the other knows.
      expect(new Set(await statuses(get(one, token), 15))).toEqual(new Set([200]));
      expect(new Set(await statuses(get(twin, token), 15))).toEqual(new Set([200]));
      const refused = await fetch(`${twin.url}/v1/claims/${token}`);
      expect(refused.status).toBe(429);
      expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
      expect(refused.headers.get('referrer-policy')).toBe('no-referrer');
      // 31 so far: an address is stopped at 60, by whatever path and token, refused requests counted too.
      const accept = () =>
        fetch(`${one.url}/v1/claims/accept`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-service-api-key': parked.sender.apiKey },
          body: JSON.stringify({ claimTicket: 'none' }),
        });
      expect(await statuses(accept, 1)).toEqual([410]);
      const anyToken = () => fetch(`${one.url}/v1/claims/unknown-${performance.now()}`);
      expect(new Set(await statuses(anyToken, 28))).toEqual(new Set([404]));
      expect(await statuses(anyToken, 2)).toEqual([429, 429]);
      expect(await statuses(accept, 1)).toEqual([429]);
    } finally {
      await Promise.all([one.stop(), twin.stop()]);
      await forget();
    }
  });

  test('count each operation of a link, by its token (D-195)', async () => {
    const limited = await start({ CLAIM_REQUESTS_PER_MINUTE_PER_TOKEN: '2' });
    try {
      const paths = { opened: '', asked: '/otp', answered: '/otp/verify' };
      for (const [token, path] of Object.entries(paths)) {
        const url = `/v1/claims/never-issued-${token}${path}`;
        const code = token === 'answered' ? { code: '123456' } : undefined;
        const one = () => (token === 'opened' ? fetch(`${limited.url}${url}`) : post(limited, url, code));
        expect(await statuses(one, 3), token).toEqual([404, 404, 429]);
      }
    } finally {
      await limited.stop();
      await forget();
    }
  });

  test('allow 20 answers to codes and 10 sends an hour from one address (R571)', async () => {
    const limits = { CLAIM_OTP_VERIFIES_PER_HOUR_PER_IP: '20', CLAIM_OTP_SENDS_PER_HOUR_PER_IP: '10' };
    const limited = await start(limits);
    try {
      const verify = () => post(limited, '/v1/claims/unknown/otp/verify', { code: '123456' });
      expect(new Set(await statuses(verify, 20))).toEqual(new Set([404]));
      expect(await statuses(verify, 1)).toEqual([429]);
      await limited.pool.owner('claim_code_sends').update({ created_at: new Date(0) });
      const parked = await park(service, '+15550310040');
      const codes: number[] = [];
      for (let turn = 0; turn < 11; turn += 1) {
        const one = await parkMore(service, parked.sender, `+1555031${1000 + turn}`, '1.00');
        codes.push((await post(limited, `/v1/claims/${await tokenOf(one)}/otp`)).status);
      }
      expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    } finally {
      await limited.stop();
      await forget();
    }
  });

  test('keep no address and no token in plain text', async () => {
    const limited = await start({ CLAIM_REQUESTS_PER_MINUTE_PER_IP: '60', CLAIM_REQUESTS_PER_MINUTE_PER_TOKEN: '30' });
    try {
      await fetch(`${limited.url}/v1/claims/some-token`);
      const rows: { key: string }[] = await service.pool.owner('throttle_windows').select('key');
      expect(rows).toHaveLength(2);
      expect(rows.filter(({ key }) => /127\.0\.0\.1|::1|some-token/.test(key))).toEqual([]);
    } finally {
      await limited.stop();
    }
  });
});
