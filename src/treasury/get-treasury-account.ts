import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read a treasury account */
export const getTreasuryAccount: Handler<'getTreasuryAccount'> = async () => notImplemented('getTreasuryAccount');
