import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List invoices */
export const listInvoices: Handler<'listInvoices'> = async () => notImplemented('listInvoices');
