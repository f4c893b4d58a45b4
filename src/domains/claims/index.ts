import type { Worker } from '../../kernel/outbox/worker.ts';
import { notifyClaimWorker } from './notify-claim.worker.ts';

export { claimThrottles } from './throttles.ts';

export const claimWorkers: readonly Worker[] = [notifyClaimWorker];
