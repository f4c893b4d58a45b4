import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read a treasury account */
export const getTreasuryAccount: Handler<'getTreasuryAccount'> = async () => notImplemented('getTreasuryAccount');
