import { expect, test } from 'vitest';
import { startTestService } from '../support/service.ts';
import { documented } from './documented.ts';
import { furnish, idFor } from './world.ts';

test('x', async () => {
  const service = await startTestService();
  const t0 = performance.now();
  const { acme, harbor } = await furnish(service);
  console.log(performance.now() - t0, acme.ids, harbor.ids, acme.quoteId, harbor.quoteId);
  for (const one of documented) idFor(one, acme);
  const t = await service.pool.owner.raw('select relname, n_live_tup from pg_stat_user_tables');
  expect(documented.length).toBe(66);
  await service.stop();
});
