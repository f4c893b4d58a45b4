import { describe, expect, test } from 'vitest';
import { judgeUrl, sinkOf, sinkUrl } from '../../../../src/domains/webhooks/rules/endpoint-url.ts';

const judged = (url: string, environment: 'sandbox' | 'live') => {
  const found = judgeUrl(url, environment);
  return typeof found === 'string' ? found : found.host;
};

describe('the check of an endpoint’s URL (R538, R539, D-380)', () => {
  test.each([
    ['https://hooks.example/in', 'hooks.example', 'hooks.example'],
    ['https://HOOKS.example./in?a=1', 'hooks.example', 'hooks.example'],
    ['https://localhost../', 'PRIVATE_HOST_BLOCKED', 'PRIVATE_HOST_BLOCKED'],
    ['https://hooks.example:443/', 'hooks.example', 'hooks.example'],
    ['https://8.8.8.8/', '8.8.8.8', '8.8.8.8'],
    ['https://[2606:4700::1111]/', '2606:4700::1111', '2606:4700::1111'],
    ['http://hooks.example/', 'hooks.example', 'SCHEME_NOT_ALLOWED'],
    ['http://hooks.example:8080/', 'hooks.example', 'SCHEME_NOT_ALLOWED'],
    ['https://hooks.example:8443/', 'hooks.example', 'PORT_NOT_ALLOWED'],
    ['https://hooks.example:80/', 'hooks.example', 'PORT_NOT_ALLOWED'],
    ['https://localhost:8443/', 'PRIVATE_HOST_BLOCKED', 'PORT_NOT_ALLOWED'],
    ['http://localhost/', 'PRIVATE_HOST_BLOCKED', 'SCHEME_NOT_ALLOWED'],
    ['https://localhost/', 'PRIVATE_HOST_BLOCKED', 'PRIVATE_HOST_BLOCKED'],
    ['https://mylocalhost/', 'mylocalhost', 'mylocalhost'],
    ['https://internal.example/', 'internal.example', 'internal.example'],
    ['https://a.sink.test/', 'a.sink.test', 'INVALID_URL'],
    ['https://test/', 'test', 'INVALID_URL'],
    ['https://latest/', 'latest', 'latest'],
    ['http://a.test/', 'a.test', 'INVALID_URL'],
    ['https://10.0.0.1/', 'PRIVATE_HOST_BLOCKED', 'PRIVATE_HOST_BLOCKED'],
    ['ftp://hooks.example/', 'INVALID_URL', 'INVALID_URL'],
    ['file:///etc/passwd', 'INVALID_URL', 'INVALID_URL'],
    ['hooks.example', 'INVALID_URL', 'INVALID_URL'],
    ['https://', 'INVALID_URL', 'INVALID_URL'],
    ['https://./', 'INVALID_URL', 'INVALID_URL'],
    ['https://user@hooks.example/', 'INVALID_URL', 'INVALID_URL'],
    ['https://:secret@hooks.example/', 'INVALID_URL', 'INVALID_URL'],
    ['https://hooks.example/#', 'INVALID_URL', 'INVALID_URL'],
    ['https://hooks.example/#a', 'INVALID_URL', 'INVALID_URL'],
  ])('%s: %s in the sandbox, %s in live', (url, sandbox, live) => {
    expect(judged(url, 'sandbox')).toBe(sandbox);
    expect(judged(url, 'live')).toBe(live);
  });

  test('accepts at most 2048 characters', () => {
    const url = (length: number): string => `https://hooks.example/${'x'.repeat(length - 22)}`;
    expect(url(2048)).toHaveLength(2048);
    expect(judged(url(2048), 'live')).toBe('hooks.example');
    expect(judged(url(2049), 'live')).toBe('INVALID_URL');
  });

  test('recognises a sink by its name (D-382)', () => {
    const sink = (url: string) => {
      const found = judgeUrl(url, 'sandbox');
      return typeof found === 'string' ? found : sinkOf(found);
    };
    expect(sink(sinkUrl('abc'))).toBe('abc');
    expect(sink('https://ABC.SINK.test./in')).toBe('abc');
    expect(sink('https://abc.sink.test.example/')).toBeUndefined();
    expect(sink('https://sink.test/')).toBeUndefined();
  });
});
