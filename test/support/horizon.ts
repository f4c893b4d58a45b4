import type { Knex } from 'knex';
import { eventually } from './eventually.ts';

/**
 * Relay and sealer take rows of transactions that are older than any that runs, on the whole server: other test files
 * run on it too. From here on, whatever was committed before the call is theirs to take.
 */
export async function horizonPassed(owner: Knex): Promise<void> {
  const { rows } = await owner.raw<{ rows: { xid: string }[] }>('SELECT pg_current_xact_id()::text AS xid');
  await eventually('every earlier transaction of the server to end', async () => {
    const found = await owner.raw<{ rows: { passed: boolean }[] }>(
      'SELECT settled_horizon()::text::numeric > ?::numeric AS passed',
      [rows[0]?.xid ?? '0'],
    );
    return found.rows[0]?.passed;
  });
}

/** Whether there are events that the relay has not numbered yet. */
export async function areEventsUnnumbered(owner: Knex): Promise<boolean> {
  const { rows } = await owner.raw(`SELECT EXISTS (SELECT FROM events e JOIN cursors c ON c.name = 'relay'
    WHERE (e.tx, e.id) > (c.tx, c.row_id)) AS unnumbered`);
  return rows[0].unnumbered;
}

/**
 * Until the relay has numbered every event that is there. Its own look may see a transaction of another database end
 * between two views of the server, and take it for one of its own: it then passes over what is new until the next look.
 */
export async function everyEventNumbered(owner: Knex, relay: { drain(): Promise<void> }): Promise<void> {
  await eventually('every event to be numbered', async () => {
    await relay.drain();
    return !(await areEventsUnnumbered(owner));
  });
}

/**
 * What one look of the relay takes. A look that finds nothing although there is something is taken again: a transaction
 * of another database on the server may hide what is newest.
 */
export async function takenByLook(owner: Knex, look: () => Promise<number>): Promise<number> {
  return eventually('the relay to see what was committed', async () => {
    await horizonPassed(owner);
    const taken = await look();
    return taken > 0 || !(await areEventsUnnumbered(owner)) ? { taken } : undefined;
  }).then(({ taken }) => taken);
}
