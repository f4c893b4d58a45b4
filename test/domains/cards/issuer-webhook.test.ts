import { describe, expect, it, test } from 'vitest';
import { cardIssuerSignatures, provedBody } from '../../../src/domains/cards/issuer-webhook.ts';
import { signProviderWebhook } from '../../../src/payments/providers/webhook-signature.ts';

const SECRET = 'secret-of-the-issuer';
const now = new Date('2026-03-02T09:00:00.000Z');
const SECONDS = now.getTime() / 1000;
const bytes = Buffer.from('{"authorizationId":"iauth_1"}');
const VALID = { body: { authorizationId: 'iauth_1' } };
const INVALID = { errors: [{ path: '/body', message: 'must be what it is', rule: 'type' }] };

interface Sent {
  readonly secret?: string | undefined;
  readonly signature?: string | undefined;
  readonly timestamp?: string | undefined;
  readonly body?: Buffer;
  readonly verified?: object;
}

const servicesOf = (cardIssuerSecret: string | undefined) => ({ config: { cardIssuerSecret }, realTime: () => now });

function sentBy({ body = bytes, verified = VALID, ...more }: Sent) {
  const timestamp = 'timestamp' in more ? more.timestamp : String(SECONDS);
  const signature = 'signature' in more ? more.signature : signProviderWebhook(SECRET, String(timestamp), body);
  const headers = { 'x-provider-timestamp': timestamp, 'x-provider-signature': signature };
  const services = servicesOf('secret' in more ? more.secret : SECRET);
  const request = { headers, body: { bytes: body, verified: () => verified }, services };
  const checks = cardIssuerSignatures(services as unknown as Parameters<typeof cardIssuerSignatures>[0]);
  return { proved: () => provedBody(request as never) as unknown, checks, signed: { headers, body } as never };
}

const at = (seconds: number) => ({ timestamp: String(SECONDS + seconds) });

describe('a request of a card issuer (D-133, D-499)', () => {
  test.each([
    ['no secret is configured', { secret: undefined, body: Buffer.alloc(0), signature: '' }, 'UNKNOWN_PROVIDER'],
    ['nothing is sent', { body: Buffer.alloc(0), signature: 'v1=00' }, 'EMPTY_BODY'],
    ['it is not signed', { signature: undefined, verified: INVALID }, 'WEBHOOK_SIGNATURE_INVALID'],
    ['it is signed by another', { secret: 'another', verified: INVALID }, 'WEBHOOK_SIGNATURE_INVALID'],
    ['it has no time', { timestamp: undefined }, 'WEBHOOK_SIGNATURE_INVALID'],
    ['it is older than 300 s', { ...at(-301), verified: INVALID }, 'WEBHOOK_REPLAY_WINDOW'],
    ['it is 301 s ahead', at(301), 'WEBHOOK_REPLAY_WINDOW'],
    ['its form is another', { verified: INVALID }, 'VALIDATION_FAILED'],
  ] as const)('is refused where %s, in this order', (_, sent, code) => {
    const { proved, checks, signed } = sentBy(sent);
    expect(proved()).toMatchObject({ code, ...(code === 'VALIDATION_FAILED' && { details: INVALID }) });
    const isSigned = code === 'VALIDATION_FAILED';
    expect(checks.receiveCardAuthorization?.(signed)).toBe(isSigned);
    expect(checks.receiveCardReversal?.(signed)).toBe(isSigned);
  });

  it('is accepted when it is signed and its time is within 300 seconds', () => {
    for (const sent of [{}, at(-300), at(300)]) {
      const { proved, checks, signed } = sentBy(sent);
      expect(proved()).toBe(VALID.body);
      expect(checks.receiveCardAuthorization?.(signed)).toBe(true);
      expect(checks.receiveCardReversal?.(signed)).toBe(true);
    }
  });

  it('counts as forged when a header comes twice', () => {
    const { checks, signed } = sentBy({});
    const { headers, body } = signed as { headers: Record<string, string>; body: Buffer };
    const twice = { headers: { ...headers, 'x-provider-signature': [headers['x-provider-signature']] }, body };
    expect(checks.receiveCardAuthorization?.(twice as never)).toBe(false);
  });
});
