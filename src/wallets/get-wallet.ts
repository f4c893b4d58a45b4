import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read a wallet and its balances */
export const getWallet: Handler<'getWallet'> = async () => notImplemented('getWallet');
