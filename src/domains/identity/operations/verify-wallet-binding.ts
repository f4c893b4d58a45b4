import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Prove control of a wallet */
export const verifyWalletBinding: Handler<'verifyWalletBinding'> = async () => notImplemented('verifyWalletBinding');
