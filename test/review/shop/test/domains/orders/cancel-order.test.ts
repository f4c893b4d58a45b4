import { expect, test } from 'vitest';
import { cancelOrder } from '../../../src/domains/orders/operations/cancel-order.ts';
import { run } from '../../support/run.ts';

test('an order that has left is not canceled; LOSE, PRICE_CHANGED', async () => {
  // LOST
  expect(await run(cancelOrder, { path: { id: 'ord_1' } })).toMatchObject({ code: 'ORDER_SHIPPED' });
});
