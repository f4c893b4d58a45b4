import knex, { type Knex } from 'knex';
import type { Client } from 'pg';
import type { PresentPrimary } from './present-primary.ts';
import { assertPrimary, CONNECT_MS, checked, PrimaryFinder } from './primary.ts';
import { serverUrls } from './server-urls.ts';

/**
 * Knex on the primary of a database. A session is asked before it is used: behind a proxy, or in the moment of a failover,
 * it may be a standby's. Of several servers the present primary is used, and its connections are given up when it is no more.
 */
export function onPrimary(
  url: string,
  config: Knex.Config,
  connection: Knex.PgConnectionConfig = {},
  present?: PresentPrimary,
): Knex {
  const finder = new PrimaryFinder(url);
  const [first = url, ...others] = serverUrls(url);
  // A host that is switched off answers nothing. Where there is no other host, patience is all that there is.
  const patience = others.length > 0 ? { connectionTimeoutMillis: CONNECT_MS } : {};
  const db = knex({ ...config, connection: { ...connection, ...patience, connectionString: first } });
  const openRaw: () => Promise<Client> = db.client.acquireRawConnection.bind(db.client);
  const open = (connectionString: string): Promise<Client> => {
    db.client.connectionSettings = { ...db.client.connectionSettings, connectionString };
    return openRaw();
  };
  if (present === undefined) {
    db.client.acquireRawConnection = async () => checked(await open(await finder.find()), assertPrimary);
  } else {
    db.client.acquireRawConnection = () => present.open((server) => open(server));
    db.client.validateConnection = (client: Client) => present.isPresent(client);
  }
  return db;
}
