import { expect, test } from 'vitest';
import { invalidKey, unauthenticated } from '../../../src/platform/http/credentials/credential-faults.ts';
import { bodyKeyOf } from '../../../src/platform/http/request/body-key.ts';

test('a wrong credential is refused with its fault and a correction', () => {
  expect(invalidKey('unknown')).toMatchObject({
    code: 'API_KEY_INVALID',
    message: 'This deployment has not issued this API key.',
  });
  expect(unauthenticated('wrongAdminKey')).toMatchObject({
    code: 'UNAUTHENTICATED',
    message: 'The operator key is wrong.',
  });
});

test('the idempotency key of a body is the text in the field that the operation names (D-059)', () => {
  const keyed = { meta: { bodyKey: { field: 'requestKey' } } } as never;
  expect(bodyKeyOf(keyed, { requestKey: 'key-1', idempotencyKey: 'key-2' })).toBe('key-1');
  expect(bodyKeyOf(keyed, { requestKey: 7 })).toBeUndefined();
  expect(bodyKeyOf(keyed, {})).toBeUndefined();
  expect(bodyKeyOf(keyed, undefined)).toBeUndefined();
  expect(bodyKeyOf({ meta: {} } as never, { requestKey: 'key-1', undefined: 'key-2' })).toBeUndefined();
});
