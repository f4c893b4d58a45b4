import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Start binding a wallet */
export const startWalletBinding: Handler<'startWalletBinding'> = async () => notImplemented('startWalletBinding');
