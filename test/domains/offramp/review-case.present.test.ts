import { expect, it } from 'vitest';
import { presentReviewCase } from '../../../src/domains/offramp/review-case.present.ts';

const at = (ms: number) => new Date(Date.UTC(2026, 2, 2, 9) + ms);
const open = {
  id: 'rev_1',
  paymentId: 'pay_1',
  reason: 'SANCTIONS_REVIEW',
  status: 'OPEN',
  decision: null,
  note: null,
  resolvedBy: null,
  resolvedAt: null,
};

it('a review case shows its subject and its resolution (D-426)', () => {
  const record = { ...open, senderTenantId: 'ten_1', createdAt: at(0) };
  expect(presentReviewCase(record as never)).toEqual({ ...open, createdAt: at(0).toISOString() });
  const resolution = { status: 'RESOLVED', decision: 'RELEASE', note: 'a namesake', resolvedBy: 'alice' };
  expect(presentReviewCase({ ...record, ...resolution, resolvedAt: at(1) } as never)).toEqual({
    ...open,
    ...resolution,
    resolvedAt: at(1).toISOString(),
    createdAt: at(0).toISOString(),
  });
});
