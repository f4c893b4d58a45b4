import { workerData } from 'node:worker_threads';
import type { ReadingLimits } from './rules/reading-limits.ts';

// The thread that watches over the process of a document, which is busy: it ends it when it grows too large, or when
// whoever started it is gone and cannot.
const { memoryMb, timeoutMs, watchMs } = workerData as ReadingLimits;
const until = performance.now() + 2 * timeoutMs;

setInterval(() => {
  if (process.memoryUsage.rss() > memoryMb * 2 ** 20 || performance.now() > until) process.kill(process.pid, 'SIGKILL');
}, watchMs);
