import type { Worker } from '../outbox/worker.ts';

declare module '../lifecycle/topics.ts' {
  interface Topics {
    'test-clock.reschedule': { readonly tenantId: string };
  }
}

/**
 * Finishes an advance whose process died between the move and the rest, and looks once more for what requests that began
 * before the move have written by the clock of then. Otherwise it finds everything done.
 */
export const worker: Worker<'test-clock.reschedule'> = {
  topic: 'test-clock.reschedule',
  discarding: null,
  async work(job, { services, transaction }) {
    await services.testClock.reschedule(job.payload.tenantId);
    await transaction(async () => undefined);
  },
};
