import { findChainTransactions } from '../../../kernel/chain/index.ts';
import type { Worker } from '../../../kernel/outbox/worker.ts';
import { anchorKey, concludeAnchor } from './conclude-anchor.ts';

declare module '../../../kernel/lifecycle/topics.ts' {
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
