export { platformArbiter } from './arbiter.ts';
export { findInvoice } from './invoice.store.ts';
export { type InvoiceOrder, newInvoice } from './rules/new-invoice.ts';
