import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { verifySignedBody } from '../../codegen/emit/sdk/runtime/webhook.ts';
import { deliveryHeaders, newSigningSecret, signingKey } from '../../src/domains/webhooks/signing-secret.ts';

const BODIES = ['{}', '{"id":"evt_1","note":"é 𝄞"}', '{ "a" : 1.0 }', JSON.stringify({ long: 'x'.repeat(60_000) })];
const timestamp = () => Math.floor(Date.now() / 1000);

describe('beside the reference implementation of Standard Webhooks (D-383)', () => {
  it('the reference verifies what the service signs, during a rotation too', () => {
    for (const body of BODIES) {
      const [secret, previous] = [newSigningSecret(), newSigningSecret()];
      const headers = {
        ...deliveryHeaders([secret, previous].map(signingKey), { id: 'evt_1', timestamp: timestamp(), body }),
      };
      for (const one of [secret, previous]) expect(new Webhook(one).verify(body, headers)).toEqual(JSON.parse(body));
      expect(() => new Webhook(newSigningSecret()).verify(body, headers)).toThrow('No matching signature');
      expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow('No matching signature');
    }
  });

  it('the SDK verifies what the reference signs', async () => {
    for (const body of BODIES) {
      const secret = newSigningSecret();
      const at = new Date();
      const headers = {
        'webhook-id': 'evt_1',
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign('evt_1', at, body),
      };
      expect(await verifySignedBody(secret, headers, body)).toEqual(JSON.parse(body));
      await expect(verifySignedBody(newSigningSecret(), headers, body)).rejects.toMatchObject({ reason: 'SIGNATURE' });
      await expect(verifySignedBody(secret, headers, `${body} `)).rejects.toMatchObject({ reason: 'SIGNATURE' });
    }
  });

  it('both refuse the same deliveries: other ids, other times, no headers', async () => {
    const [secret, body] = [newSigningSecret(), '{}'];
    const signed = { ...deliveryHeaders([signingKey(secret)], { id: 'evt_1', timestamp: timestamp(), body }) };
    const old = { ...deliveryHeaders([signingKey(secret)], { id: 'evt_1', timestamp: timestamp() - 301, body }) };
    const early = { ...deliveryHeaders([signingKey(secret)], { id: 'evt_1', timestamp: timestamp() + 302, body }) };
    const missing: Record<string, string> = { ...signed, 'webhook-signature': '' };
    for (const headers of [{ ...signed, 'webhook-id': 'evt_2' }, old, early, missing]) {
      expect(() => new Webhook(secret).verify(body, headers)).toThrow();
      await expect(verifySignedBody(secret, headers, body)).rejects.toMatchObject({ name: 'WebhookVerificationError' });
    }
  });
});
