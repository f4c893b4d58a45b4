import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Replace the terms of a sales order */
export const updateSalesOrderTerms: Handler<'updateSalesOrderTerms'> = async () =>
  notImplemented('updateSalesOrderTerms');
