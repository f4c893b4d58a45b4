import { enqueue } from '../../platform/lifecycle/writes.ts';
import type { Worker } from '../../platform/outbox/worker.ts';
import { sentInvoices } from './invoice.store.ts';

declare module '../../platform/lifecycle/topics.ts' {
  interface Topics {
    'invoices.watch': { readonly tenantId: string };
  }
}

/** The clock of a tenant was moved: its holds are read at once, however near the last reading was (D-293). */
export const worker: Worker<'invoices.watch'> = {
  topic: 'invoices.watch',
  discarding: null,
  async work({ payload: { tenantId } }, { transaction }) {
    await transaction(async ({ reads, write }) => {
      const sent = await sentInvoices(reads, tenantId);
      write(...sent.map(({ id }) => enqueue('invoices.poll', { invoiceId: id }, { key: id, tenantId })));
    });
  },
};
