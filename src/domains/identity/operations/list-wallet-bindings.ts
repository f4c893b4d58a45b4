import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** List the wallets of an identity */
export const listWalletBindings: Handler<'listWalletBindings'> = async () => notImplemented('listWalletBindings');
