import type { Worker } from '../../kernel/outbox/worker.ts';

export const RESCHEDULE_TOPIC = 'test-clock.reschedule';

/** Finishes an advance whose process died between the move and the rest; otherwise it finds everything done. */
export const worker: Worker = {
  topic: RESCHEDULE_TOPIC,
  async work(job, { services, transaction }) {
    await services.testClock.reschedule(String(job.payload.tenantId));
    await transaction(async () => undefined);
  },
};
