import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List the rules of an account */
export const listTreasuryRules: Handler<'listTreasuryRules'> = async () => notImplemented('listTreasuryRules');
