import { expect, test } from 'vitest';
import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import { storedMachines } from '../../src/kernel/audit/index.ts';
import { builtLifecycles } from '../support/built.ts';
import { startTestService } from '../support/service.ts';

// Invariants and boot pass over lifecycles without a table: a table that is lost by mistake must not pass with them.
test('every lifecycle with a sample has its table, and no other has one', async () => {
  const service = await startTestService();
  try {
    const stored = Object.keys(await storedMachines(service.pool, lifecycles));
    expect(stored.toSorted()).toEqual([...builtLifecycles].toSorted());
  } finally {
    await service.stop();
  }
});
