import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Create a multisig wallet */
export const createWallet: Handler<'createWallet'> = async () => notImplemented('createWallet');
