import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** List treasury accounts */
export const listTreasuryAccounts: Handler<'listTreasuryAccounts'> = async () => notImplemented('listTreasuryAccounts');
