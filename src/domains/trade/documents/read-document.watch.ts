import { workerData } from 'node:worker_threads';
import type { ReadingLimits } from '../rules/reading-limits.ts';

// The thread that watches over the process of a document, which is busy: it ends it when it grows too large, or when
// whoever started it is gone and cannot.
const { memoryMb, timeoutMs, watchMs } = workerData as ReadingLimits;
const end = (): void => void process.kill(process.pid, 'SIGKILL');

setTimeout(end, 2 * timeoutMs);
setInterval(() => {
  if (process.memoryUsage.rss() > memoryMb * 2 ** 20) end();
}, watchMs);
