import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Create a treasury account */
export const createTreasuryAccount: Handler<'createTreasuryAccount'> = async () =>
  notImplemented('createTreasuryAccount');
