import { attributeName, inJoiningSpan, type Joining, meetTrace } from '../tracing/index.ts';
import type { LeasedJob } from './jobs.ts';

/**
 * The span of jobs that are worked on together: in the trace of the one that asked for the first of them, and linked to
 * those of the others. A job of the service's own joins the trace of what it works on.
 */
export function inJobSpan(jobs: readonly LeasedJob[], work: () => Promise<void>): Promise<void> {
  const [first, ...others] = jobs.flatMap(({ traceparent }) => traceparent ?? []);
  const { topic = 'job', attempts = 0 } = jobs[0] ?? {};
  const joining: Joining = {
    kind: 'CONSUMER',
    traceparent: first,
    // Polls, and what the service looks after by itself.
    isQuiet: attempts > 1 || first === undefined,
    describe: () => ({
      name: topic,
      attributes: {
        [attributeName('job.topic')]: topic,
        [attributeName('job.attempts')]: attempts,
        [attributeName('job.count')]: jobs.length,
      },
    }),
  };
  return inJoiningSpan(joining, () => {
    for (const other of others) meetTrace(other);
    return work();
  });
}
