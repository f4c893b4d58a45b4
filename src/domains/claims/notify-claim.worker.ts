import type { Worker } from '../../platform/outbox/worker.ts';
import { linksIssued } from './claim-link.store.ts';
import { issueLink } from './issue-link.ts';

declare module '../../platform/lifecycle/topics.ts' {
  interface Topics {
    'claim.notification_requested': { readonly claimId: string; readonly paymentId: string };
  }
}

/**
 * A claim has opened: its contact gets the link. The job names the claim and the payment only; the contact is looked up
 * here (R544, D-196). Where the public flow is off nothing is sent that could not be opened (D-185).
 */
export const worker: Worker<'claim.notification_requested'> = {
  topic: 'claim.notification_requested',
  discarding: 'The contact gets no link to the claim. The sender can send it again.',
  async work(job, { transaction, services, later }) {
    await transaction(async (unit) => {
      if (!services.config.claimsPublicFlow) return;
      const payment = await unit.aggregate('offramp-payment', job.payload.paymentId);
      if (payment?.status !== 'PENDING_CLAIM') return;
      const claim = await unit.aggregate('claim', job.payload.claimId);
      if (claim?.status !== 'OPEN') return;
      // Taken twice, or overtaken by a resend: one link stands already.
      if ((await linksIssued(unit.reads, claim.id)).length > 0) return;
      const refusal = await issueLink(unit, claim, services, { resent: false });
      // The contact gets its link once fewer codes and links have reached it (D-526).
      if (refusal !== undefined) later((refusal.retryAfterSeconds ?? 1) * 1000);
    });
  },
};
