import { expect, test } from 'vitest';
import { answerUnrouted } from '../../../src/platform/http/response/unrouted.ts';

const asked = async (status: number, body?: string) => {
  const exchange = { requestId: 'req_1', code: undefined };
  const res = { setHeader: () => {}, appendHeader: () => {} };
  const context = { status, body, res, exchange, response: {}, kernel: { errors: {} } };
  await answerUnrouted(context as never, async () => {});
  return exchange.code;
};

test('only a request without a route gets the error for unknown routes', async () => {
  expect(await asked(404)).toBe('ROUTE_NOT_FOUND');
  expect(await asked(405)).toBe('METHOD_NOT_ALLOWED');
  expect(await asked(404, 'a page of another middleware')).toBeUndefined();
  expect(await asked(405, 'a page of another middleware')).toBeUndefined();
  expect(await asked(200)).toBeUndefined();
});
