// Reads across tenants: the limit counts what reached one address, whichever tenant caused it (D-526).

import { limits } from '../../../generated/contract/limits.ts';
import type { Vault } from '../../platform/crypto/index.ts';
import { lockByName } from '../../platform/db/named-lock.ts';
import type { Reads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import { insert, type Write } from '../../platform/lifecycle/writes.ts';
import { HOUR_MS, waitFor, wholeSeconds } from '../../platform/limits/budget.ts';
import { Refusal } from '../../platform/refusal.ts';
import { recipientIndex } from './recipient-index.ts';

/** Who is to be reached, and by whom. */
export interface Recipient {
  /** The tenant that causes the message. */
  readonly tenantId: string;
  /** E.164, or an e-mail address in its canonical form. */
  readonly to: string;
  /** On the clock of the tenant. */
  readonly now: Date;
}

interface CountedMessage {
  readonly id: string;
  readonly tenantId: string;
  /** On the clock of the tenant. */
  readonly sentAt: Date;
}

interface Unit {
  readonly reads: Pick<Reads, 'acrossTenants'>;
  readonly services: { readonly vault: Vault; readonly realTime: () => Date };
}

/**
 * Takes the lock of an address before rows are locked. `messageSlot` takes it, too, but a transaction that asks for it behind
 * rows runs once more.
 */
export const lockAddress = ({ reads, services }: Unit, to: string): Promise<void> =>
  lockByName(reads.acrossTenants, 'message-to', recipientIndex(services.vault, to));

/** One of the messages that may reach an address. Only `messageSlot` makes one, so that every message is counted. */
export class MessageSlot {
  readonly #recipientIndex: string;
  /** In real time. */
  readonly #at: Date;

  private constructor(index: string, at: Date) {
    this.#recipientIndex = index;
    this.#at = at;
  }

  /** The row by which the message counts. */
  take({ id, tenantId, sentAt }: CountedMessage): Write {
    return insert('address_sends', {
      id,
      tenantId,
      recipientIndex: this.#recipientIndex,
      sentAt,
      createdAt: this.#at,
    });
  }

  /**
   * Under a lock of the address, so that the count holds until the message is on record. What other tenants caused counts as
   * real time went by: the test clock of one tenant neither uses up the budget of another nor gives it back (D-469).
   */
  static async of(
    { reads, services }: Unit,
    { tenantId, to, now }: Recipient,
  ): Promise<MessageSlot | Refusal<'RATE_LIMITED'>> {
    const index = recipientIndex(services.vault, to);
    const at = services.realTime();
    const offsetMs = now.getTime() - at.getTime();
    const { acrossTenants } = reads;
    // A tenant's clock only goes forward: what is older in real time is older on it, too.
    const since = new Date(at.getTime() - HOUR_MS);
    // In one message: the count looks only when the lock is held.
    const [, sends] = await Promise.all([
      lockByName(acrossTenants, 'message-to', index),
      acrossTenants.many<{ tenantId: string; sentAt: Date; createdAt: Date }>(
        sql('address_sends')
          .select('tenant_id', 'sent_at', 'created_at')
          .where({ recipient_index: index })
          .where('created_at', '>', since),
      ),
    ]);
    const times = sends.map((sent) =>
      sent.tenantId === tenantId ? sent.sentAt : new Date(sent.createdAt.getTime() + offsetMs),
    );
    const waitMs = waitFor(times, now, { limit: limits.addressMessages, windowMs: HOUR_MS });
    return waitMs > 0 ? tooManyTo(wholeSeconds(waitMs)) : new MessageSlot(index, at);
  }
}

export const messageSlot = MessageSlot.of;

const tooManyTo = (seconds: number): Refusal<'RATE_LIMITED'> =>
  new Refusal('RATE_LIMITED', {
    retryAfterSeconds: seconds,
    message: `Too many codes and links were sent to this address in the last hour. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  });
