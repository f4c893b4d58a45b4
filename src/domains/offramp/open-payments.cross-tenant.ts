// For workers, whose transactions have the system role: they ask for payments of all tenants.

import type { Knex } from 'knex';
import { sql } from '../../platform/db/sql.ts';

/** Payments that have not ended, in the words of the indexes that know them: a status would change with each step. */
export const openPayments = (): Knex.QueryBuilder =>
  sql('offramp_payments').whereNull('delivered_at').whereNull('refunded_at').whereNull('canceled_at');
