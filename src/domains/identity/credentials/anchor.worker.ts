import { findChainTransactions } from '../../../payments/chain/index.ts';
import type { Worker } from '../../../platform/outbox/worker.ts';
import { anchorKey, concludeAnchor } from './conclude-anchor.ts';

declare module '../../../platform/lifecycle/topics.ts' {
  interface Topics {
    'identity.anchor': { readonly anchorId: string };
  }
}

/** Sees what became of a root; woken when its transaction is settled (D-330). */
export const worker: Worker<'identity.anchor'> = {
  topic: 'identity.anchor',
  discarding: null,
  async work({ payload: { anchorId } }, { transaction }) {
    await transaction(async ({ reads, aggregate }) => {
      const anchor = await aggregate('credential-anchor', anchorId);
      const sent = (await findChainTransactions(reads, [anchorKey(anchorId)])).get(anchorKey(anchorId));
      if (anchor !== undefined && sent !== undefined) await concludeAnchor(anchor, sent);
    });
  },
};
