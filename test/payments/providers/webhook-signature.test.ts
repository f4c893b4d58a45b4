import { describe, expect, it, test } from 'vitest';
import {
  isInReplayWindow,
  refusalOfWebhook,
  signProviderWebhook,
} from '../../../src/payments/providers/webhook-signature.ts';

const SECRET = 'whs_of_the_provider';
const NOW = new Date('2026-03-01T12:00:00.000Z');
const seconds = String(NOW.getTime() / 1000);
const body = Buffer.from('{"eventId":"evt_1","status":"SUCCEEDED"}');
const signature = signProviderWebhook(SECRET, seconds, body);

/** A genuine webhook, but for what is changed. */
const judge = (changed: Partial<Parameters<typeof refusalOfWebhook>[0]> = {}, secret: string | undefined = SECRET) =>
  refusalOfWebhook({ timestamp: seconds, signature, body, ...changed }, secret, NOW);

describe('the signature of a provider’s webhook (D-132, D-133)', () => {
  it('is the HMAC-SHA256 of timestamp, a dot and the body, in hex behind v1=', () => {
    expect(signProviderWebhook('key', '1700000000', Buffer.from('{}'))).toBe(
      'v1=9d713ed406bb7076d4123f0dc2c39d2df5c654ed4b0cd56b52c8b4c940bd63ae',
    );
    expect(signature).toMatch(/^v1=[0-9a-f]{64}$/);
    expect(judge()).toBeUndefined();
  });

  it.each([
    ['no signature header', { signature: undefined }],
    ['no timestamp header', { timestamp: undefined }],
    ['neither header', { signature: undefined, timestamp: undefined }],
    ['an empty signature', { signature: '' }],
    ['a signature without its version', { signature: signature.slice(3) }],
    ['a signature cut short', { signature: signature.slice(0, -1) }],
    ['a signature of another body', { body: Buffer.from('{"eventId":"evt_1","status":"FAILED"}') }],
    ['a signature of another second', { timestamp: String(Number(seconds) + 1) }],
    ['a timestamp with a sign', { timestamp: `+${seconds}` }],
    ['a timestamp with a fraction', { timestamp: `${seconds}.0` }],
    ['a timestamp with text before it', { timestamp: `x${seconds}` }],
    ['a timestamp with text behind it', { timestamp: `${seconds}x` }],
    ['an empty timestamp', { timestamp: '' }],
    ['a timestamp of 13 digits', { timestamp: `${seconds}000`.slice(0, 13) }],
  ])('%s is refused', (_, changed) => expect(judge(changed)).toBe('WEBHOOK_SIGNATURE_INVALID'));

  it.each([
    ['+1 s', '+1'],
    ['12 digits and more', `${seconds}0000`],
    ['hex', '0x65'],
    ['nothing', ''],
  ])('a timestamp that is not a number of seconds is refused even when signed: %s', (_, timestamp) => {
    const signed = signProviderWebhook(SECRET, timestamp, body);
    expect(judge({ timestamp, signature: signed })).toBe('WEBHOOK_SIGNATURE_INVALID');
  });

  test('a webhook of a provider without a secret is refused', () => {
    const unkeyed = signProviderWebhook('', seconds, body);
    expect(refusalOfWebhook({ timestamp: seconds, signature: unkeyed, body }, undefined, NOW)).toBe(
      'WEBHOOK_SIGNATURE_INVALID',
    );
  });

  test('a signature with another provider’s secret is refused', () => {
    expect(judge({}, 'whs_of_another')).toBe('WEBHOOK_SIGNATURE_INVALID');
  });

  test('the signature is checked before the age, so that a stranger learns nothing of the clock', () => {
    const old = String(Number(seconds) - 10_000);
    expect(judge({ timestamp: old })).toBe('WEBHOOK_SIGNATURE_INVALID');
    expect(judge({ timestamp: old, signature: signProviderWebhook(SECRET, old, body) })).toBe('WEBHOOK_REPLAY_WINDOW');
  });
});

describe('the replay window is 300 seconds either way (D-133)', () => {
  it.each([
    [-300_001, false],
    [-300_000, true],
    [-299_999, true],
    [0, true],
    [299_999, true],
    [300_000, true],
    [300_001, false],
  ])('a webhook received %d ms after its timestamp is inside: %s', (laterMs, inside) => {
    const at = Number(seconds);
    expect(isInReplayWindow(at, new Date(at * 1000 + laterMs))).toBe(inside);
  });
});
