import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signTestWebhook, verifySignedBody } from '../../codegen/emit/sdk/runtime/webhook.ts';

const bytes = Buffer.alloc(32, 7);
const secret = `whsec_${bytes.toString('base64')}`;
const body = '{"id":"evt_1","type":"payment.delivered","memo":"é"}';
const at = 1_772_442_000;
const now = () => at * 1000;

function signed(key: Buffer = bytes, covered = `evt_1.${at}.${body}`) {
  const signature = `v1,${createHmac('sha256', key).update(covered).digest('base64')}`;
  return { 'webhook-id': 'evt_1', 'webhook-timestamp': String(at), 'webhook-signature': signature };
}

describe('verifying a delivery (Standard Webhooks, D-383)', () => {
  it('returns the payload, from a record or from Headers', async () => {
    await expect(verifySignedBody(secret, signed(), body, { now })).resolves.toEqual(JSON.parse(body));
    await expect(verifySignedBody(secret, new Headers(signed()), body, { now })).resolves.toMatchObject({
      id: 'evt_1',
    });
  });

  it('takes any of several signatures and secrets: a rotation', async () => {
    const old = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
    const headers = { ...signed(), 'webhook-signature': `v1,AAAA v1a,xx ${signed()['webhook-signature']}` };
    await expect(verifySignedBody([old, secret], headers, body, { now })).resolves.toMatchObject({ id: 'evt_1' });
  });

  it.each([
    ['SIGNATURE', secret, signed(Buffer.alloc(32, 8)), body, at],
    ['SIGNATURE', secret, signed(), `${body} `, at],
    ['SIGNATURE', secret, { ...signed(), 'webhook-id': 'evt_2' }, body, at],
    ['SIGNATURE', secret, { ...signed(), 'webhook-signature': 'v1,%%%' }, body, at],
    ['STALE', secret, signed(), body, at + 301],
    ['STALE', secret, signed(), body, at - 301],
    ['STALE', secret, { ...signed(), 'webhook-timestamp': 'now' }, body, at],
    ['HEADERS', secret, { ...signed(), 'webhook-signature': undefined }, body, at],
    ['SECRET', 'whsec_', signed(), body, at],
    ['SECRET', 'sgs_x', signed(), body, at],
    ['BODY', secret, signed(bytes, `evt_1.${at}.text`), 'text', at],
  ])('refuses with %s', async (reason, key, headers, text, seconds) => {
    const verified = verifySignedBody(key, headers, text, { now: () => seconds * 1000 });
    await expect(verified).rejects.toMatchObject({ name: 'WebhookVerificationError', reason });
  });
});

describe('signing a delivery for a test', () => {
  const payload = { id: 'evt_1', type: 'payment.delivered', memo: 'é' };

  it('gives what the receiver believes, under the id of the event', async () => {
    const { headers, body: sent } = await signTestWebhook(secret, payload, { now });
    await expect(verifySignedBody(secret, headers, sent, { now })).resolves.toEqual(payload);
    expect(headers).toEqual({ 'content-type': 'application/json', ...signed(bytes, `evt_1.${at}.${sent}`) });
  });

  it('takes another id and another time', async () => {
    const old = await signTestWebhook(secret, payload, { id: 'evt_2', now: () => now() - 301_000 });
    expect(old.headers['webhook-id']).toBe('evt_2');
    await expect(verifySignedBody(secret, old.headers, old.body, { now })).rejects.toMatchObject({ reason: 'STALE' });
    const unnamed = await signTestWebhook(secret, { type: 'payment.delivered' });
    expect(unnamed.headers['webhook-id']).toMatch(/^evt_[0-9a-f-]{36}$/);
  });

  it('refuses what is no secret', async () => {
    await expect(signTestWebhook('sgs_x', payload)).rejects.toMatchObject({ reason: 'SECRET' });
  });
});
