import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List the wallets of an identity */
export const listWalletBindings: Handler<'listWalletBindings'> = async () => notImplemented('listWalletBindings');
