import { defineModule } from '../../platform/module.ts';
import { watchHorizon } from './horizon-watch.ts';
import { type Retained, retainBatch } from './retention/run.ts';
import { watchOperations } from './watch.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

export const module = defineModule({
  name: 'admin',
  tasks: ({ engine, registry, paced }) => {
    const [horizon, operations] = [watchHorizon(registry), watchOperations(registry)];
    return [
      paced('horizon-watch', 15 * SECOND_MS, () => horizon.check(engine)),
      paced('watch', MINUTE_MS, () => operations.check(engine)),
      // Batch after batch while there is something to erase, then a day's rest.
      { name: 'retention', idleMs: DAY_MS, run: async () => sum(await retainBatch(engine)) },
    ];
  },
});

const sum = (retained: readonly Retained[]): number => retained.reduce((total, { rows }) => total + rows, 0);
