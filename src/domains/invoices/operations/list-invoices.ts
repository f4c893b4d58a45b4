import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** List invoices */
export const listInvoices: Handler<'listInvoices'> = async () => notImplemented('listInvoices');
