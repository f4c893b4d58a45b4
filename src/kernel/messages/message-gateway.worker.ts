import { insert } from '../lifecycle/writes.ts';
import type { Worker } from '../outbox/worker.ts';
import { MESSAGE_TOPIC } from './send-message.ts';

/**
 * The simulated gateway: what it takes lies in the inbox of D-069. Live has no gateway in this version; there the job
 * stays and is retried, because a message that nobody carries must not look sent.
 */
export const worker: Worker = {
  topic: MESSAGE_TOPIC,
  async work(job, { services, transaction }) {
    if (services.config.environment !== 'sandbox') throw new Error('No message gateway is configured');
    await transaction(async ({ write }) => {
      write(insert('test_messages', job.payload, 'ignore'));
    });
  },
};
