import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Start replacing a wallet */
export const rotateWalletBinding: Handler<'rotateWalletBinding'> = async () => notImplemented('rotateWalletBinding');
