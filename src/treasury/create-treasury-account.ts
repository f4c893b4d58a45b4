import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Create a treasury account */
export const createTreasuryAccount: Handler<'createTreasuryAccount'> = async () =>
  notImplemented('createTreasuryAccount');
