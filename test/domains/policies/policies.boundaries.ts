import { rollingSpent } from '../../../src/domains/policies/rolling-spend.store.ts';
import { ago, type Boundary, DAY } from '../boundary.ts';

const spent = {
  file: 'src/domains/policies/rolling-spend.store.ts',
  at: 'over',
  table: 'spends',
} as const satisfies Partial<Boundary>;

const row = (windowMs: number) => ({
  resource_id: 'pay_1',
  spender_id: 'agt_1',
  tenant_id: 'ten_1',
  amount_base_units: '5',
  created_at: ago(windowMs),
  ended_at: null,
});

const subject = { subjectType: 'agent', subjectId: 'agt_1' } as const;

export const boundaries: readonly Boundary[] = [
  {
    ...spent,
    what: 'a payment counts into the rolling limit of 24 hours (D-528)',
    row: row(DAY),
    stands: async (now, asked) =>
      (await asked((reads) => rollingSpent(reads, 'ten_1', subject, now, null))).dailyBaseUnits === 5n,
  },
  {
    ...spent,
    what: 'a payment counts into the rolling limit of 720 hours (D-528)',
    row: row(30 * DAY),
    stands: async (now, asked) =>
      (await asked((reads) => rollingSpent(reads, 'ten_1', subject, now, null))).monthlyBaseUnits === 5n,
  },
];
