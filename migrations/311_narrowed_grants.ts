import type { Knex } from 'knex';
import { changeRows } from './support/row-security.ts';

/**
 * Grants that covered payment.create before they were narrowed: the audit trail has the actions of each version (D-516).
 * Apart from migration 310, because the trail is long and nobody has to wait for the grants meanwhile.
 */
export async function up(knex: Knex): Promise<void> {
  await changeRows(
    knex,
    `WITH before AS (SELECT DISTINCT l.resource_id FROM authorities a JOIN audit_log l ON l.resource_id = a.id
        WHERE NOT 'payment.create' = ANY (a.allowed_actions) AND l.action IN ('authority.created', 'authority.updated')
          AND l.data -> 'allowedActions' @> '["payment.create"]')
      UPDATE authorities SET ever_covered_payments = true FROM before WHERE id = before.resource_id`,
  );
}

/** What migration 310 takes back is all that there is. */
export const down = (): Promise<void> => Promise.resolve();
