import { isDue } from '../../../src/domains/treasury/rules/due.ts';
import { ago, DAY, type Expiry, HOUR } from '../boundary.ts';

export const expiries: readonly Expiry[] = [
  {
    what: 'the interval before a treasury rule runs (D-284)',
    file: 'src/domains/treasury/rules/due.ts',
    at: 'over',
    stands: (now) => !isDue({ intervalSeconds: 3600, lastRunAt: ago(HOUR), createdAt: ago(DAY) }, now),
  },
  {
    what: 'the first interval of a treasury rule (D-462)',
    file: 'src/domains/treasury/rules/due.ts',
    at: 'over',
    stands: (now) => !isDue({ intervalSeconds: 86_400, lastRunAt: null, createdAt: ago(DAY) }, now),
  },
];
