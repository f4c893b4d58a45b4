import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Check whether an order is paid */
export const checkSalesOrderSettlement: Handler<'checkSalesOrderSettlement'> = async () =>
  notImplemented('checkSalesOrderSettlement');
