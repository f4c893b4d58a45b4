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
  it('returns the payload, with headers in a record or in Headers', async () => {
    await expect(verifySignedBody(secret, signed(), body, { now })).resolves.toEqual(JSON.parse(body));
    await expect(verifySignedBody(secret, new Headers(signed()), body, { now })).resolves.toMatchObject({
      id: 'evt_1',
    });
  });

  it('accepts any of several signatures and secrets: a rotation', async () => {
    const old = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
    const headers = { ...signed(), 'webhook-signature': `v1,AAAA v1a,xx ${signed()['webhook-signature']}` };
    const other = `whsec_${Buffer.alloc(32, 2).toString('base64')}`;
    for (const secrets of [[secret], [old, secret], [secret, old], [old, other, secret]])
      await expect(verifySignedBody(secrets, headers, body, { now })).resolves.toMatchObject({ id: 'evt_1' });
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

it.each([at - 300, at + 300])('a delivery dated five minutes from now is accepted (%i)', async (seconds) => {
  const verified = verifySignedBody(secret, signed(), body, { now: () => seconds * 1000 });
  await expect(verified).resolves.toEqual(JSON.parse(body));
});

describe('signing a delivery for a test', () => {
  const payload = { id: 'evt_1', type: 'payment.delivered', memo: 'é' };

  it('makes one that the receiver accepts, under the id of the event', async () => {
    const { headers, body: sent } = await signTestWebhook(secret, payload, { now });
    await expect(verifySignedBody(secret, headers, sent, { now })).resolves.toEqual(payload);
    expect(headers).toEqual({ 'content-type': 'application/json', ...signed(bytes, `evt_1.${at}.${sent}`) });
  });

  it('uses a given id and a given time', async () => {
    const old = await signTestWebhook(secret, payload, { id: 'evt_2', now: () => now() - 301_000 });
    expect(old.headers['webhook-id']).toBe('evt_2');
    await expect(verifySignedBody(secret, old.headers, old.body, { now })).rejects.toMatchObject({ reason: 'STALE' });
    const unnamed = await signTestWebhook(secret, { type: 'payment.delivered' });
    expect(unnamed.headers['webhook-id']).toMatch(/^evt_[0-9a-f-]{36}$/);
  });

  it('refuses a malformed secret', async () => {
    await expect(signTestWebhook('sgs_x', payload)).rejects.toMatchObject({ reason: 'SECRET' });
  });
});

describe('the input of a receiver', () => {
  const bytesOfBody = Buffer.from(body);

  it.each([
    ['text', body],
    ['a Buffer', bytesOfBody],
    ['a Uint8Array', new Uint8Array(bytesOfBody)],
    ['a part of a larger buffer', new Uint8Array([0, ...bytesOfBody, 0]).subarray(1, bytesOfBody.length + 1)],
    ['a DataView', new DataView(new Uint8Array(bytesOfBody).buffer)],
    ['an ArrayBuffer', new Uint8Array(bytesOfBody).buffer],
  ])('may be the body as %s', async (_, given) => {
    await expect(verifySignedBody(secret, signed(), given, { now })).resolves.toEqual(JSON.parse(body));
  });

  it.each([
    ['an object', JSON.parse(body)],
    ['undefined', undefined],
    ['null', null],
    ['a number', 7],
  ])('may not be a parsed body, %s, which is named', async (_, given) => {
    const verified = verifySignedBody(secret, signed(), given as string, { now });
    const message = expect.stringContaining('pass the raw body as it was received');
    await expect(verified).rejects.toMatchObject({ reason: 'BODY', message });
  });

  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = signed();
  const other = `v1,${Buffer.alloc(32).toString('base64')}`;
  const doubled = new Headers(signed());
  doubled.append('webhook-signature', other);
  it.each([
    ['names in another case', { 'Webhook-Id': id, 'WEBHOOK-TIMESTAMP': timestamp, 'Webhook-Signature': signature }],
    ['arrays', { 'webhook-id': [id], 'webhook-timestamp': [timestamp], 'webhook-signature': [signature] }],
    ['one value twice', { ...signed(), 'Webhook-Id': id }],
    ['two signatures in an array', { ...signed(), 'webhook-signature': [other, signature] }],
    ['two signatures joined by Node', { ...signed(), 'webhook-signature': `${other}, ${signature}` }],
    ['two signatures in Headers', doubled],
  ])('may be headers: %s', async (_, headers) => {
    await expect(verifySignedBody(secret, headers, body, { now })).resolves.toMatchObject({ id: 'evt_1' });
  });

  it.each([
    ['two ids', { ...signed(), 'webhook-id': ['evt_1', 'evt_2'] }, 'webhook-id has several values'],
    ['two times', { ...signed(), 'Webhook-Timestamp': '1' }, 'webhook-timestamp has several values'],
    ['an empty array', { ...signed(), 'webhook-signature': [] }, 'webhook-signature is missing'],
    ['no headers', {}, 'webhook-id is missing'],
  ])('may not be headers: %s', async (_, headers, message) => {
    const verified = verifySignedBody(secret, headers, body, { now });
    await expect(verified).rejects.toMatchObject({ reason: 'HEADERS', message });
  });

  const unset = 'is empty: is the environment variable that holds it set?';
  it.each([
    ['', `the secret ${unset}`],
    [[secret, ''], `secret 2 of 2 ${unset}`],
    [[undefined as unknown as string, secret], `secret 1 of 2 ${unset}`],
    [[secret, 'sgs_x'], 'secret 2 of 2 is not a whsec_ secret'],
    [[], 'there is no secret to verify with'],
  ])('may not be secrets %j, which are named but not printed', async (given, message) => {
    await expect(verifySignedBody(given, signed(), body, { now })).rejects.toMatchObject({ reason: 'SECRET', message });
  });
});
