import { insert } from '../lifecycle/writes.ts';
import type { Worker } from '../outbox/worker.ts';
import type { MessagePurpose } from './send-message.ts';

declare module '../lifecycle/topics.ts' {
  interface Topics {
    'message.send': {
      readonly id: string;
      readonly tenantId: string;
      readonly channel: 'sms' | 'email';
      readonly purpose: MessagePurpose;
      readonly recipientCiphertext: string;
      readonly recipientIndex: string;
      readonly bodyCiphertext: string;
      readonly codeCiphertext: string | null;
      readonly linkCiphertext: string | null;
      readonly createdAt: string;
    };
  }
}

/**
 * The simulated gateway: what it takes lies in the inbox of D-069. Live has no gateway in this version; there the job
 * stays and is retried, because a message that nobody carries must not look sent.
 */
export const worker: Worker<'message.send'> = {
  topic: 'message.send',
  async work(job, { services, transaction }) {
    if (services.config.environment !== 'sandbox') throw new Error('No message gateway is configured');
    await transaction(async ({ write }) => {
      write(insert('test_messages', { ...job.payload, createdAt: new Date(job.payload.createdAt) }, 'ignore'));
    });
  },
};
