import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deriveSecret } from '../../../src/platform/crypto/index.ts';
import { signed } from '../../payments/providers/vendor/webhook-sender.ts';
import { startTestService } from '../../support/service.ts';

const SECRET = deriveSecret('service-sandbox', 'PROVIDER_WEBHOOK_SECRET_INTERNAL');

test('a webhook with a valid signature does not count against the limit of its address, any other does (D-499)', async () => {
  const service = await startTestService({ variables: { RATE_LIMIT_PUBLIC_PER_MINUTE: '3' } });
  try {
    const post = async (secret: string, provider = 'internal') => {
      const event = { providerRef: 'nothing', status: 'PENDING', occurredAt: new Date().toISOString() };
      const body = JSON.stringify({ eventId: randomUUID(), ...event });
      const url = `${service.url}/v1/webhooks/providers/${provider}`;
      const response = await fetch(url, { method: 'POST', headers: signed(secret, body), body });
      const { code } = (await response.json()) as { code?: string };
      return [response.status, code, response.headers.get('ratelimit-remaining')];
    };
    const valid = await Promise.all(Array.from({ length: 20 }, () => post(SECRET)));
    expect(valid).toEqual(valid.map(() => [200, undefined, null]));
    expect(await post('another')).toEqual([401, 'WEBHOOK_SIGNATURE_INVALID', '2']);
    expect(await post(SECRET, 'acme_pay')).toEqual([400, 'UNKNOWN_PROVIDER', '1']);
    // Signed by a secret that is known, but not by the provider's that it names.
    expect(await post(SECRET, 'onchain')).toEqual([401, 'WEBHOOK_SIGNATURE_INVALID', '0']);
    expect(await post('another')).toEqual([429, 'RATE_LIMITED', '0']);
    expect(await post(SECRET)).toEqual([200, undefined, null]);
  } finally {
    await service.stop();
  }
});
