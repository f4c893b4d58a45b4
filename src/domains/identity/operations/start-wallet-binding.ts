import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Start binding a wallet */
export const startWalletBinding: Handler<'startWalletBinding'> = async () => notImplemented('startWalletBinding');
