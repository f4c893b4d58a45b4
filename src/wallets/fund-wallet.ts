import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Drip test money into a wallet */
export const fundWallet: Handler<'fundWallet'> = async () => notImplemented('fundWallet');
