import { describe, expect, test, vi } from 'vitest';
import { createPaychart, type TwoFactorAnswer, type TwoFactorPrompt, withTwoFactor } from '#sdk';

interface Sent {
  readonly url: string;
  readonly headers: Headers;
  readonly body: string | undefined;
}

const DETAILS = {
  challengeId: 'tfc_1',
  expiresAt: '2026-03-02T09:10:00.000Z',
  requiredFactors: 2,
  factors: [
    { id: 'fac_1', type: 'EMAIL', hint: 'a***@b.example' },
    { id: 'fac_2', type: 'TOTP', hint: null },
  ],
  amountUsd: '25.00',
  destinationAddress: '+*******4567',
  destinationLabel: null,
};

const refusal = (code: string, statusCode: number, details?: object) => ({
  status: statusCode,
  body: { code, statusCode, message: code, requestId: 'req_12345678', ...(details && { details }) },
});
const progress = (status: string, satisfiedFactors: number) => ({
  status: 200,
  body: { challengeId: 'tfc_1', status, satisfiedFactors, requiredFactors: 2 },
});

/** A client whose answers are these, in their order. */
function scripted(answers: readonly { readonly status: number; readonly body: object }[]) {
  const sent: Sent[] = [];
  const left = [...answers];
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const headers = new Headers(init?.headers);
    sent.push({ url: new URL(String(input)).pathname, headers, body: init?.body as string | undefined });
    const next = left.shift();
    if (next === undefined) throw new Error('asked once more than scripted');
    return Response.json(next.body, { status: next.status });
  };
  const client = createPaychart({ baseUrl: 'http://service.test', session: 'token', maxRetries: 0, fetch });
  return { client, sent };
}

const order = { phone: '+15550104567', amountUsd: '25.00' };
const paid = { status: 201, body: { paymentId: 'pay_1' } };
const REQUIRED = refusal('TWOFA_REQUIRED', 403, DETAILS);

const run = (
  script: ReturnType<typeof scripted>,
  ask: (prompt: TwoFactorPrompt) => Promise<TwoFactorAnswer | undefined>,
) => withTwoFactor(script.client, (options) => script.client.createOfframpPayment(order, options), ask);

describe('withTwoFactor', () => {
  test('does not ask for a code if none is required', async () => {
    const ask = vi.fn();
    expect((await run(scripted([paid]), ask)).ok).toBe(true);
    const refused = await run(scripted([refusal('NEW_PAYEE_NOT_SAVED', 403)]), ask);
    expect(refused.error?.code).toBe('NEW_PAYEE_NOT_SAVED');
    expect(ask).not.toHaveBeenCalled();
  });

  test('asks until the challenge is satisfied, and repeats the same bytes under the same key (R513, D-346)', async () => {
    const wrong = refusal('TWOFA_INVALID_CODE', 400, { attemptsRemaining: 4 });
    const sentCode = { status: 200, body: { challengeId: 'tfc_1' } };
    const script = scripted([REQUIRED, sentCode, wrong, progress('PENDING', 1), progress('SATISFIED', 2), paid]);
    const seen: object[] = [];
    const answers = [
      { factorId: 'fac_1', code: '111111' },
      { factorId: 'fac_1', code: '222222' },
      { factorId: 'fac_2', code: '333333' },
    ];
    const result = await run(script, async ({ sendCode, ...prompt }) => {
      if (seen.length === 0) await sendCode('fac_1');
      seen.push(prompt);
      return answers[seen.length - 1];
    });
    expect(result.ok).toBe(true);
    const [email, totp] = DETAILS.factors;
    expect(seen).toEqual([
      { ...DETAILS, satisfiedFactors: 0 },
      { ...DETAILS, satisfiedFactors: 0, attemptsRemaining: 4 },
      { ...DETAILS, satisfiedFactors: 1, factors: [totp] },
    ]);
    expect(email?.id).toBe('fac_1');
    const [first, code, ...others] = script.sent;
    expect([code?.url, code?.body]).toEqual(['/v1/2fa/challenges/tfc_1/send', '{"factorId":"fac_1"}']);
    const last = others.at(-1);
    expect([last?.url, last?.body]).toEqual([first?.url, first?.body]);
    expect(last?.headers.get('x-service-2fa-challenge')).toBe('tfc_1');
    expect(last?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(first?.headers.get('idempotency-key')).not.toBeNull();
  });

  test('keeps the options of the call, and a key in the body', async () => {
    const script = scripted([REQUIRED, progress('SATISFIED', 2), paid]);
    const call = (options: object) =>
      script.client.createPayment(
        { recipient: { phoneNumber: order.phone }, amount: { value: '25.00', currency: 'USD' }, idempotencyKey: 'own' },
        options,
      );
    const headers = { 'x-trace': 't' };
    await withTwoFactor(script.client, call, async () => ({ factorId: 'fac_1', code: '111111' }), { headers });
    const [first, , last] = script.sent;
    expect([first, last].map((one) => one?.headers.get('idempotency-key'))).toEqual([null, null]);
    expect([first, last].map((one) => one?.headers.get('x-trace'))).toEqual(['t', 't']);
  });

  test('returns the refusal to a user who declines, and the code that ends a challenge', async () => {
    const givenUp = await run(scripted([REQUIRED]), async () => undefined);
    expect(givenUp.error?.code).toBe('TWOFA_REQUIRED');
    const cancelled = scripted([REQUIRED, refusal('TWOFA_TOO_MANY_ATTEMPTS', 403)]);
    const ended = await run(cancelled, async () => ({ factorId: 'fac_1', code: '111111' }));
    expect(ended.error?.code).toBe('TWOFA_TOO_MANY_ATTEMPTS');
    expect(cancelled.sent).toHaveLength(2);
  });

  test('carries signatures', async () => {
    const script = scripted([REQUIRED, progress('SATISFIED', 2), paid]);
    await run(script, async () => ({ factorId: 'fac_1', signature: '0x11' }));
    expect(script.sent[1]?.body).toBe('{"factorId":"fac_1","signature":"0x11"}');
  });
});
