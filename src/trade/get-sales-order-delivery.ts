import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read the delivery of an order */
export const getSalesOrderDelivery: Handler<'getSalesOrderDelivery'> = async () =>
  notImplemented('getSalesOrderDelivery');
