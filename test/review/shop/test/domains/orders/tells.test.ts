import { expect, test } from 'vitest';

test('words in assertions that are about something else', () => {
  expect(['LOST', 'LOSE', 'PRICE_CHANGED', 'gift', 'loseOrder']).toHaveLength(5);
  expect({ gift: true }).toEqual({ gift: true });
});
