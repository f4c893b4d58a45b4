import { expect, test } from 'vitest';
import { refusalName } from '../../codegen/model/operations/refusals.ts';

test.each([
  [404, ['PAYMENT_NOT_FOUND'], 'NotFound_PaymentNotFound'],
  [422, ['IDEMPOTENCY_KEY_REUSED'], 'UnprocessableEntity_IdempotencyKeyReused'],
  [409, ['ORDER_SHIPPED', 'IDEMPOTENCY_IN_PROGRESS', 'IDEMPOTENCY_KEY_REUSED'], 'Conflict_OrderShipped_Idempotency'],
  [
    400,
    ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'INVALID_PHONE'],
    'BadRequest_Body_InvalidPhone',
  ],
])('names a response by its status and its codes: %i %j', (status, codes, name) => {
  expect(refusalName(status, codes)).toBe(name);
});

test('gives another name for other codes, another order or another status', () => {
  const [early, late, shared] = ['IDEMPOTENCY_IN_PROGRESS', 'IDEMPOTENCY_KEY_REUSED', 'ORDER_SHIPPED'];
  const lists = [[early, late], [late, early], [early], [late], [early, shared, late], [early, late, shared], [shared]];
  const names = [409, 422].flatMap((status) => lists.map((codes) => refusalName(status, codes)));
  expect(new Set(names).size).toBe(names.length);
});
