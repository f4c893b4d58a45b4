import { expect, test } from 'vitest';
import { repeatedHeader } from '../../../src/platform/http/request/repeated-header.ts';

test.each([
  ['authorization', 'Authorization'],
  ['content-type', 'Content-Type'],
  ['host', 'HOST'],
  ['idempotency-key', 'Idempotency-Key'],
  ['x-service-api-key', 'X-Service-Api-Key'],
  ['x-provider-signature', 'x-provider-signature'],
])('a repeated %s is found, with equal values and in any case', (name, sent) => {
  expect(repeatedHeader([sent, 'a', 'Accept', '*/*', name, 'a'])).toBe(name);
  expect(repeatedHeader([sent, 'a', name.toUpperCase(), 'b'])).toBe(name);
  expect(repeatedHeader([sent, name, 'Accept', sent])).toBeUndefined();
});

test('a list may be sent in several headers', () => {
  const lists = ['X-Forwarded-For', '1.1.1.1', 'X-Forwarded-For', '2.2.2.2', 'Accept', 'a', 'Accept', 'b'];
  expect(repeatedHeader([...lists, 'X-Servicex', 'a', 'X-Servicex', 'b'])).toBeUndefined();
  expect(repeatedHeader([])).toBeUndefined();
});
