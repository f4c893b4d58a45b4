import { expect, it } from 'vitest';
import { momentOf, withLocalTimes } from '../../src/console/app/format.ts';

it('shows the times in a sentence on the reader’s clock, and keeps the rest', () => {
  const at = '2026-12-12T14:30:25.925Z';
  expect(withLocalTimes(`Until ${at}, or until ${at}.`)).toBe(`Until ${momentOf(at)}, or until ${momentOf(at)}.`);
  expect(withLocalTimes('This payment is PENDING_CLAIM since 2026-12-12.')).toBe(
    'This payment is PENDING_CLAIM since 2026-12-12.',
  );
});
