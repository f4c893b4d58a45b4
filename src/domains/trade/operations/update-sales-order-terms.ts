import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Replace the terms of a sales order */
export const updateSalesOrderTerms: Handler<'updateSalesOrderTerms'> = async () =>
  notImplemented('updateSalesOrderTerms');
