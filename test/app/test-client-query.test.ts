import { expect, test } from 'vitest';
import { queryText } from '../../src/app/testing/routes.ts';

test('the client of tests sends numbers and lists of a query as the contract writes them', () => {
  const query = { take: 1, genres: ['FICTION', 'SCIENCE'], tags: ['a', 'b'], open: true, left: undefined };
  expect(queryText(query, new Set(['tags']))).toBe('?take=1&genres=FICTION&genres=SCIENCE&tags=a%2Cb&open=true');
  expect(queryText({}, new Set())).toBe('');
});
