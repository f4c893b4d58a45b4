import type { Pool } from '../../../src/platform/db/connection/pool.ts';
import type { Final } from './history.ts';

/** The state in which a recipient selects a route, and the version of a payment with a selection. */
export const AWAITING = 'AWAITING_RECIPIENT_CONFIRMATION';
export const SELECTED = `${AWAITING} with a route`;

/** What the database says of all payments: each one's states in order, and which were created under each name. */
export async function finalOf(pool: Pool): Promise<Final> {
  const steps = await pool.owner.raw<{ rows: { id: string; states: string[] }[] }>(
    `SELECT aggregate_id AS id, array_agg(CASE event WHEN 'SELECT_ROUTE' THEN '${SELECTED}' ELSE to_status END ORDER BY step) AS states
      FROM lifecycle_log WHERE machine = 'offramp-payment' GROUP BY 1`,
  );
  const created = await pool.owner.raw<{ rows: { reference: string; ids: string[] }[] }>(
    `SELECT client_reference AS reference, array_agg(id) AS ids
      FROM offramp_payments WHERE client_reference IS NOT NULL GROUP BY 1`,
  );
  return {
    orders: new Map(steps.rows.map(({ id, states }) => [id, withoutRepeats(states)])),
    created: new Map(created.rows.map(({ reference, ids }) => [reference, ids])),
  };
}

const withoutRepeats = (states: readonly string[]): string[] =>
  states.filter((state, place) => state !== states[place - 1]);
