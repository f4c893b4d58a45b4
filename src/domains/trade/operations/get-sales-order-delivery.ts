import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read the delivery of an order */
export const getSalesOrderDelivery: Handler<'getSalesOrderDelivery'> = async () =>
  notImplemented('getSalesOrderDelivery');
