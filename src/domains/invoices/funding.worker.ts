import type { Address } from 'viem';
import { chainLogBy, type LogKey, readHeldTokens } from '../../payments/chain/index.ts';
import { enqueue } from '../../platform/lifecycle/writes.ts';
import type { Worker } from '../../platform/outbox/worker.ts';
import { receiverOf } from './funding.chain-filter.ts';
import { invoiceOfHold } from './invoice.store.ts';
import { settledOf } from './rules/held.ts';

declare module '../../platform/lifecycle/topics.ts' {
  interface Topics {
    'invoices.funding': LogKey;
  }
}

/** The pause before a chain that did not answer is asked again, and before a SENT invoice is looked at again (D-293). */
const PAUSE_MS = 5000;

/**
 * Money has come into a hold, or its block is gone. A SENT invoice is read at once; a FUNDED one whose block is orphaned
 * is SENT again where the chain as it stands does not hold the amount any more. A reading that began before the block was
 * lost may still fund the invoice. After an orphaned block, the worker therefore looks again until the invoice is not SENT.
 */
export const worker: Worker<'invoices.funding'> = {
  topic: 'invoices.funding',
  discarding: null,
  network: true,
  async work({ payload }, { reads, services, transaction, later }) {
    const log = await chainLogBy(reads, payload);
    const hold = log && receiverOf(log);
    const invoice = hold && (await invoiceOfHold(reads, hold));
    if (invoice?.status === 'SENT') {
      const { id, tenantId } = invoice;
      if (log?.state === 'ORPHANED') later(PAUSE_MS);
      await transaction(async ({ write }) => write(enqueue('invoices.poll', { invoiceId: id }, { key: id, tenantId })));
    } else if (invoice?.status === 'FUNDED' && log?.state === 'ORPHANED') {
      const { chain, config } = services;
      const [held] = await readHeldTokens(chain, [hold as Address], config.depositConfirmations);
      if (held == null) return later(PAUSE_MS);
      await transaction(async ({ aggregate }) => {
        const locked = await aggregate('invoice', invoice.id);
        const lost = { heldBaseUnits: settledOf(held) };
        if (locked?.can('ORPHAN_FUNDS', lost)) await locked.send('ORPHAN_FUNDS', lost);
      });
    }
  },
};
