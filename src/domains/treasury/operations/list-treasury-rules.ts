import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** List the rules of an account */
export const listTreasuryRules: Handler<'listTreasuryRules'> = async () => notImplemented('listTreasuryRules');
