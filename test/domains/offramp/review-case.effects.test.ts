import { expect, it } from 'vitest';
import { effects } from '../../../src/domains/offramp/review-case.effects.ts';
import type { AggregateView } from '../../../src/kernel/lifecycle/definition.ts';

const createdAt = new Date('2026-03-02T09:00:00.000Z');
const now = new Date('2026-03-02T10:00:00.000Z');

it.each([
  ['announceOpened', 'review_case.opened', 'OPEN', null],
  ['announceResolved', 'review_case.resolved', 'RESOLVED', 'REJECT'],
] as const)('%s tells the sender’s tenant alone, and is audited (D-426)', (effect, type, status, decision) => {
  const told = { paymentId: 'pay_1', reason: 'PROVIDER_STUCK', decision };
  const resolvedAt = decision && now;
  const reviewCase: AggregateView<'review-case'> = {
    ...{ machine: 'review-case', id: 'rvw_1', status, publicStatus: status, step: 2, now, createdAt, updatedAt: now },
    context: {
      ...told,
      senderTenantId: 'ten_1',
      note: decision && 'seen',
      resolvedBy: decision && 'mem_1',
      resolvedAt,
    },
  };
  expect(effects[effect](reviewCase, undefined as never)).toEqual([
    {
      ...{ kind: 'notify', type, resourceId: 'rvw_1', parties: ['ten_1'], presenter: 'review_case' },
      previousStatus: null,
      object: {
        ...{ id: 'rvw_1', ...told, status, note: decision && 'seen', resolvedBy: decision && 'mem_1' },
        ...{ resolvedAt: resolvedAt && now.toISOString(), createdAt: createdAt.toISOString() },
      },
    },
    { kind: 'audit', action: type, resourceId: 'rvw_1', tenantId: 'ten_1', data: told },
  ]);
});
