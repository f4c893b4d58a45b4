import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Accept the delivery of an order */
export const acceptSalesOrderDelivery: Handler<'acceptSalesOrderDelivery'> = async () =>
  notImplemented('acceptSalesOrderDelivery');
