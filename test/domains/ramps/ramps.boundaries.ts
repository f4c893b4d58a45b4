import { lockCountedRamps } from '../../../src/domains/ramps/ramp.store.ts';
import { ago, type Boundary, DAY } from '../boundary.ts';

const FILE = 'src/domains/ramps/ramp.store.ts';

export const boundaries: readonly Boundary[] = [
  {
    what: 'a ramp counts towards the cap of its tenant (D-299, D-464)',
    file: FILE,
    at: 'over',
    table: 'ramps',
    row: {
      tenant_id: 'ten_1',
      status: 'SUBMITTED',
      direction: 'on',
      provider: 'simulated',
      created_at: ago(DAY),
    },
    stands: async (now, asked) => (await asked((reads) => lockCountedRamps(reads, 'ten_1', now))).length > 0,
  },
];
