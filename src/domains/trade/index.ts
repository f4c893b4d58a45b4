export { findAgreement } from './agreement.store.ts';
export { type Document, type DocumentSource, documentOf } from './documents/document.store.ts';
export { findExtraction } from './extraction.store.ts';
export { financingFacts, isOrderFinanceable } from './financing-facts.ts';
export { type FinancingFacts, isFinanceable, settledBy } from './rules/financing.ts';
export { findSalesOrder, type SalesOrderRecord } from './sales-order.store.ts';
