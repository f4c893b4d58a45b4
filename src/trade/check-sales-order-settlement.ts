import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Check whether an order is paid */
export const checkSalesOrderSettlement: Handler<'checkSalesOrderSettlement'> = async () =>
  notImplemented('checkSalesOrderSettlement');
