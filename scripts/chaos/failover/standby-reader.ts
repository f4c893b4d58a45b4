import pg from 'pg';
import type { Cluster } from '../../cluster/cluster.ts';
import { hostAt, type Layout } from '../../cluster/layout.ts';
import type { ReadElsewhere } from './load.ts';

/** A planted bug: reads come from the standby, which lags by a second. The checker has to find it. */
export async function readsOfStandby(cluster: Cluster): Promise<{ read: ReadElsewhere; close(): Promise<void> }> {
  const { standby } = await cluster.patroni.healthy();
  const client = new pg.Pool({ connectionString: urlOf(cluster.layout, standby), max: 4 });
  client.on('error', () => undefined);
  await client.query("ALTER SYSTEM SET recovery_min_apply_delay = '1s'");
  await client.query('SELECT pg_reload_conf()');
  return {
    read: async (id) => {
      const found = await client.query(
        `SELECT id AS "paymentId", status, selected_route_quote_id AS "selectedRouteQuoteId"
          FROM offramp_payments WHERE id = $1`,
        [id],
      );
      return found.rows[0];
    },
    close: async () => {
      await client.query('ALTER SYSTEM RESET recovery_min_apply_delay');
      await client.query('SELECT pg_reload_conf()');
      await client.end();
    },
  };
}

const urlOf = ({ ports, passwords }: Layout, name: 'db1' | 'db2'): string =>
  `postgres://postgres:${passwords.postgres}@${hostAt(ports.postgres[name])}/paychart`;
