import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List treasury accounts */
export const listTreasuryAccounts: Handler<'listTreasuryAccounts'> = async () => notImplemented('listTreasuryAccounts');
