import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Record the delivery of an order */
export const recordSalesOrderDelivery: Handler<'recordSalesOrderDelivery'> = async () =>
  notImplemented('recordSalesOrderDelivery');
