import type { AnyWorker } from '../../kernel/outbox/worker.ts';
import { executedWorker } from './executed.worker.ts';
import { executionWorker } from './execution.worker.ts';
import { noncesWorker } from './nonces.worker.ts';
import { releaseWorker } from './release.worker.ts';

export { executionFilter } from './executed.lookup.ts';

/** Apart from what other domains may use: the workers use domains that use payments. */
export const paymentWorkers: readonly AnyWorker[] = [executionWorker, noncesWorker, executedWorker, releaseWorker];
