import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List wallets */
export const listWallets: Handler<'listWallets'> = async () => notImplemented('listWallets');
