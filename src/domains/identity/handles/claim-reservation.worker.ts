import { type Enqueue, enqueue } from '../../../platform/lifecycle/writes.ts';
import type { Worker } from '../../../platform/outbox/worker.ts';
import { lockContact } from '../aliases/contact.ts';
import { recipientByEmail } from '../aliases/email-alias.cross-tenant.ts';
import { recipientByPhone } from './recipient.cross-tenant.ts';
import { hasAdopted, lockedPaymentIdentity, reservationOfContact } from './reservation.cross-tenant.ts';

declare module '../../../platform/lifecycle/topics.ts' {
  interface Topics {
    'dids.claim': {
      readonly contactKind: 'EMAIL' | 'PHONE';
      readonly contactIndex: string;
      readonly tenantId: string;
    };
  }
}

/** Gives a contact's reservation to its holder, once control of the contact is proved (D-481). */
export const claimReservation = (
  proof: { readonly contactKind: 'EMAIL' | 'PHONE'; readonly contactIndex: string; readonly tenantId: string },
  key: string,
): Enqueue => enqueue('dids.claim', { ...proof }, { key, tenantId: proof.tenantId });

/** Gives a reserved payid to the tenant that proved its contact, or makes it an alias of the tenant's own (D-336). */
export const worker: Worker<'dids.claim'> = {
  topic: 'dids.claim',
  discarding: null,
  async work(job, { transaction }) {
    const [contactKind, contactIndex, tenantId] = [
      job.payload.contactKind,
      job.payload.contactIndex,
      job.payload.tenantId,
    ];
    await transaction(async ({ reads, aggregate }) => {
      await lockContact(reads, contactIndex);
      const found = await reservationOfContact(reads, contactIndex);
      if (found === undefined || found.status === 'CLAIMED') return;
      // Jobs come in any order: a tenant that lost the number to a later proof claims nothing (D-109).
      if (contactKind === 'PHONE' && (await recipientByPhone(reads, contactIndex))?.tenantId !== tenantId) return;
      // An address that the tenant proved by accepting a claim may have another tenant by now: payments follow the alias (D-503).
      const holder = contactKind === 'EMAIL' ? await recipientByEmail(reads, contactIndex) : undefined;
      if (holder !== undefined && holder.tenantId !== tenantId) return;
      const own = await lockedPaymentIdentity(reads, tenantId);
      if (own === undefined) return;
      // A payid that somebody was told of is never dropped, payable or not: only the first one takes its place.
      const isAlias = own.payableAt !== null || (await hasAdopted(reads, tenantId));
      const reservation = await aggregate('did-reservation', found.id);
      await reservation?.send('CLAIM', { tenantId, redirectsTo: isAlias ? own.did : null, at: reservation.now });
    });
  },
};
