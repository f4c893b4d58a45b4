import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Take a wallet from an identity */
export const revokeWalletBinding: Handler<'revokeWalletBinding'> = async () => notImplemented('revokeWalletBinding');
