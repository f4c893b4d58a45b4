import { describe, expect, test } from 'vitest';
import { parseConfig } from '../../src/app/config.ts';
import { publicLinks } from '../../src/payments/config/public-links.ts';
import { publicUrls } from '../../src/platform/config/public-urls.ts';
import { startTestService, type TestService } from '../support/service.ts';

/** Every address of itself that the service tells: in its contract, its pages, its headers and its messages. */
async function told(service: TestService): Promise<Record<string, string | null | undefined>> {
  const sender = await service.signUp('Names Its Address');
  await sender.fund('10.00');
  const [phone, email] = ['+15550300777', 'mia@northwind.example'];
  await sender.api.createOfframpPayment({ phone, amountUsd: '1.00' }).unwrap();
  await sender.api.createOfframpPayment({ did: '@northwind', invite: { email }, amountUsd: '1.00' }).unwrap();
  await service.runUntilIdle();
  const linkTo = async (to: string, purpose: 'CLAIM_LINK' | 'INVITE') =>
    (await sender.api.listTestMessages({ to, purpose }).unwrap()).messages[0]?.link;
  const contract = await fetch(`${service.url}/openapi.json`);
  expect(contract.headers.get('content-encoding')).toBe('gzip');
  expect(contract.headers.get('etag')).toMatch(/^W\/"/);
  const document = (await contract.json()) as { servers: { url: string }[] };
  const page = await (await fetch(`${service.url}/docs/`)).text();
  const deprecated = await fetch(`${service.url}/v1/directory/handle`, { method: 'PUT' });
  return {
    contract: document.servers.map(({ url }) => url).join(),
    docs: /Server <code>([^<]+)<\/code>/.exec(page)?.[1],
    claim: (await linkTo(phone, 'CLAIM_LINK'))?.replace(/\/c\/[A-Za-z0-9_-]{43}$/, ''),
    invite: (await linkTo(email, 'INVITE'))?.replace('/onboarding/northwind', ''),
    deprecation: /^<(.*)\/docs\/payments\/migrate-to-intents>/.exec(deprecated.headers.get('link') ?? '')?.[1],
  };
}

describe('the addresses that the service states for itself', () => {
  test.each<[string, Record<string, string>, (url: string) => string]>([
    ['are where it listens', {}, (url) => url.replace('127.0.0.1', 'localhost')],
    [
      'are what BASE_URL says',
      { BASE_URL: 'https://api.pay.example/sandbox/' },
      () => 'https://api.pay.example/sandbox',
    ],
  ])('%s', async (_, variables, expected) => {
    const service = await startTestService({ variables });
    try {
      const base = expected(service.url);
      expect(await told(service)).toEqual({
        contract: base,
        docs: base,
        claim: base,
        invite: base,
        deprecation: base,
      });
    } finally {
      await service.stop();
    }
  });

  test.each<[Record<string, string>, string | undefined, string, string]>([
    [{}, undefined, 'http://localhost:8080', 'localhost:8080'],
    // A process that only works hears of the port by the same variable.
    [{ PORT: '9000' }, undefined, 'http://localhost:9000', 'localhost:9000'],
    [{ PORT: '0' }, undefined, 'http://localhost:8080', 'localhost:8080'],
    [{ PORT: '0' }, 'http://127.0.0.1:4711', 'http://localhost:4711', 'localhost:4711'],
    [{ HOST: '0.0.0.0', PORT: '9000' }, 'http://0.0.0.0:9000', 'http://localhost:9000', 'localhost:9000'],
    [{ HOST: '::', PORT: '9000' }, 'http://[::]:9000', 'http://localhost:9000', 'localhost:9000'],
    [{ HOST: '192.0.2.7', PORT: '9000' }, undefined, 'http://192.0.2.7:9000', '192.0.2.7:9000'],
    [{ HOST: '2001:db8::7', PORT: '9000' }, undefined, 'http://[2001:db8::7]:9000', '[2001:db8::7]:9000'],
    [
      { PORT: '9000', BASE_URL: 'https://api.pay.example' },
      'http://127.0.0.1:9000',
      'https://api.pay.example',
      'api.pay.example',
    ],
    [{ DID_WEB_HOST: 'pay.example' }, undefined, 'http://localhost:8080', 'pay.example'],
  ])('%j, listening on %s: %s', (variables, url, base, didWebHost) => {
    const urls = publicUrls(parseConfig(variables), { url });
    const links = publicLinks(parseConfig(variables), urls);
    expect([urls.base, links.claims, links.didWebHost]).toEqual([base, base, didWebHost]);
  });

  test('takes the base of claim links from its own setting', () => {
    const config = parseConfig({ CLAIM_BASE_URL: 'https://claim.pay.example/' });
    const urls = publicUrls(config, { url: undefined });
    expect([urls.base, publicLinks(config, urls).claims]).toEqual([
      'http://localhost:8080',
      'https://claim.pay.example',
    ]);
  });
});
