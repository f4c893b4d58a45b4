import type { AnyWorker } from '../../kernel/outbox/worker.ts';
import { deployWorker } from './deploy.worker.ts';
import { dripWorker } from './drip.worker.ts';
import { ownersWorker } from './owners.worker.ts';

export { ownersFilter } from './owners.worker.ts';

/** Apart from what other domains may use: the workers use domains that use wallets. */
export const walletWorkers: readonly AnyWorker[] = [deployWorker, dripWorker, ownersWorker];
