import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Record the delivery of an order */
export const recordSalesOrderDelivery: Handler<'recordSalesOrderDelivery'> = async () =>
  notImplemented('recordSalesOrderDelivery');
