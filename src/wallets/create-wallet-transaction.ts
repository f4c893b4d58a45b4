import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Propose a transaction of a wallet */
export const createWalletTransaction: Handler<'createWalletTransaction'> = async () =>
  notImplemented('createWalletTransaction');
