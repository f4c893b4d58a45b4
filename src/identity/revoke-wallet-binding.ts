import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Take a wallet from an identity */
export const revokeWalletBinding: Handler<'revokeWalletBinding'> = async () => notImplemented('revokeWalletBinding');
