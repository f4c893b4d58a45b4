import { type Enqueue, enqueue } from '../../platform/lifecycle/writes.ts';

declare module '../../platform/lifecycle/topics.ts' {
  interface Topics {
    'wallets.read-owners': { readonly walletId: string };
  }
}

/** Has the owners of a wallet read from the chain; one job for each wallet, whatever asks for it. */
export const readOwnersOf = (walletId: string): Enqueue =>
  enqueue('wallets.read-owners', { walletId }, { key: walletId });
