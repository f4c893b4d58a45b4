import { expect, it } from 'vitest';
import { dailyCutoff, monthlyCutoff } from '../../../../src/domains/approvals/rules/spend-windows.ts';

it('windows roll: 24 hours and 30 times 24 hours back, whatever the calendar says (D-207)', () => {
  const now = new Date('2026-03-31T09:00:00.001Z');
  expect(dailyCutoff(now)).toEqual(new Date('2026-03-30T09:00:00.001Z'));
  expect(monthlyCutoff(now)).toEqual(new Date('2026-03-01T09:00:00.001Z'));
});
