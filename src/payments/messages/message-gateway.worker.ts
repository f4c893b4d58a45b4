import type { RowReads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import { insert } from '../../platform/lifecycle/writes.ts';
import type { Worker } from '../../platform/outbox/worker.ts';
import { Refusal } from '../../platform/refusal.ts';
import { messageSlot } from './message-slot.cross-tenant.ts';
import type { MessagePurpose } from './send-message.ts';

/** The pause before a gateway that has refused is asked again. */
const NO_GATEWAY_MS = 1000;

declare module '../../platform/lifecycle/topics.ts' {
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
      /** It takes its slot when it is sent. All others have taken theirs with the request that sends them. */
      readonly waitsForSlot?: true;
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
    const { waitsForSlot, ...message } = job.payload;
    await transaction(async ({ reads: inside, write }) => {
      if (waitsForSlot) {
        const { tenantId, id } = message;
        const now = await nowOf(inside, services.realTime(), tenantId);
        const to = services.vault.decrypt(message.recipientCiphertext);
        const slot = await messageSlot({ reads: inside, services }, { tenantId, to, now });
        if (slot instanceof Refusal) return later((slot.retryAfterSeconds ?? 1) * 1000);
        write(slot.take({ id, tenantId, sentAt: now }));
      }
      write(insert('test_messages', { ...message, createdAt: new Date(message.createdAt) }, 'ignore'));
    });
  },
};

/** Now on the clock of the tenant. */
async function nowOf(reads: RowReads, realNow: Date, tenantId: string): Promise<Date> {
  const clock = await reads.one<{ offsetMs: number | bigint }>(
    sql('tenant_clocks').where({ tenant_id: tenantId }).select('offset_ms'),
  );
  return new Date(realNow.getTime() + Number(clock?.offsetMs ?? 0));
}

/** Tells whether the tenant has scripted that the gateway refuses its messages. */
const isDown = async (reads: RowReads, tenantId: string): Promise<boolean> =>
  (await reads.one(
    sql('test_message_gateway').where({ tenant_id: tenantId, available: false }).select('tenant_id'),
  )) !== undefined;
