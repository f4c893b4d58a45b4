import { expect, test } from 'vitest';
import { widensVote } from '../../../../src/domains/approvals/rules/voter-choice.ts';
import { terms } from './facts.ts';

const votes = (approvalWeight = 1) => terms({ allowedActions: ['payment.approve'], approvalWeight });

test('a change of a grant widens the vote when it gives the vote or more weight (D-522)', () => {
  expect(widensVote(null, votes())).toBe(true);
  expect(widensVote(null, terms())).toBe(false);
  expect(widensVote(terms({ approvalWeight: 9 }), votes())).toBe(true);
  expect(widensVote(votes(2), votes(3))).toBe(true);
  expect(widensVote(votes(3), votes(3))).toBe(false);
  expect(widensVote(votes(3), votes(2))).toBe(false);
  expect(widensVote(votes(), terms({ approvalWeight: 9 }))).toBe(false);
});
