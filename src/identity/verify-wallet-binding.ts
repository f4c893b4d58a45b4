import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Prove control of a wallet */
export const verifyWalletBinding: Handler<'verifyWalletBinding'> = async () => notImplemented('verifyWalletBinding');
