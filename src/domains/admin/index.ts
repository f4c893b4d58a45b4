export { type HorizonWatch, watchHorizon } from './horizon-watch.ts';
export { findStuck } from './stuck/stuck.cross-tenant.ts';
export type { Stuck } from './stuck/stuck.ts';
export { type OperationsWatch, watchOperations } from './watch.ts';
