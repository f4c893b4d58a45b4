import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Start replacing a wallet */
export const rotateWalletBinding: Handler<'rotateWalletBinding'> = async () => notImplemented('rotateWalletBinding');
