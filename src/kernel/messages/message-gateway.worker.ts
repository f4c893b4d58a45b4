import type { RowReads } from '../db/reads.ts';
import { sql } from '../db/sql.ts';
import { insert } from '../lifecycle/writes.ts';
import type { Worker } from '../outbox/worker.ts';
import type { MessagePurpose } from './send-message.ts';

/** The pause before a gateway that has refused is asked again. */
const NO_GATEWAY_MS = 1000;

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
  discarding: 'The message is not sent. Whoever waits for it can ask for another one.',
  async work(job, { services, reads, transaction, later }) {
    if (services.config.environment !== 'sandbox') throw new Error('No message gateway is configured');
    if (await isDown(reads, job.payload.tenantId)) return later(NO_GATEWAY_MS);
    await transaction(async ({ write }) => {
      write(insert('test_messages', { ...job.payload, createdAt: new Date(job.payload.createdAt) }, 'ignore'));
    });
  },
};

/** Tells whether the tenant has scripted that the gateway refuses its messages. */
const isDown = async (reads: RowReads, tenantId: string): Promise<boolean> =>
  (await reads.one(
    sql('test_message_gateway').where({ tenant_id: tenantId, available: false }).select('tenant_id'),
  )) !== undefined;
