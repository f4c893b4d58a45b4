import { expect, test } from 'vitest';
import { errorOf } from '../../../../src/domains/webhooks/rules/outcome.ts';

test.each([
  [100, 'HTTP_ERROR'],
  [199, 'HTTP_ERROR'],
  [200, null],
  [204, null],
  [299, null],
  [300, 'HTTP_ERROR'],
  [399, 'HTTP_ERROR'],
  [400, 'HTTP_4XX'],
  [409, 'HTTP_4XX'],
  [410, 'ENDPOINT_GONE'],
  [411, 'HTTP_4XX'],
  [499, 'HTTP_4XX'],
  [500, 'HTTP_5XX'],
  [599, 'HTTP_5XX'],
])('an answer of %i is %s (D-391, D-394)', (httpStatus, error) => {
  expect(errorOf({ httpStatus })).toBe(error);
});

test.each(['TIMEOUT', 'CONNECTION_FAILED', 'BLOCKED_URL', 'SECRET_ERROR'] as const)('the error %s is kept', (error) => {
  expect(errorOf({ error })).toBe(error);
});
