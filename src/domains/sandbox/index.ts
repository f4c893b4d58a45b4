import type { Worker } from '../../kernel/outbox/worker.ts';
import { testClock } from './test-clock.worker.ts';

export const sandboxWorkers: readonly Worker[] = [testClock];
