import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Accept the delivery of an order */
export const acceptSalesOrderDelivery: Handler<'acceptSalesOrderDelivery'> = async () =>
  notImplemented('acceptSalesOrderDelivery');
