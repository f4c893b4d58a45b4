import type { Worker } from '../../kernel/outbox/worker.ts';

declare module '../../kernel/lifecycle/topics.ts' {
  interface Topics {
    'test-clock.reschedule': { readonly tenantId: string };
  }
}

/** Finishes an advance whose process died between the move and the rest; otherwise it finds everything done. */
export const worker: Worker<'test-clock.reschedule'> = {
  topic: 'test-clock.reschedule',
  async work(job, { services, transaction }) {
    await services.testClock.reschedule(job.payload.tenantId);
    await transaction(async () => undefined);
  },
};
