import type pg from 'pg';
import { CONNECTIONS_OF_A_PROCESS } from '../../platform/db/connection/pool.ts';
import { SERVER_SETTINGS, type ServerSetting, serverRemedies } from '../../platform/migrate/database-settings.ts';
import { type Finding, ok, warning } from './finding.ts';

/** Two `serve` and two `work`: one of each may stop. */
const LEAST_PROCESSES = 4;
const RESERVED = ['superuser_reserved_connections', 'reserved_connections'];

/** Checks the settings that belong to whoever operates the server. Behind a pooler, its connections are the pooler's. */
export async function checkServer(client: pg.Client, isBehindPooler: boolean): Promise<Finding[]> {
  const names = [...SERVER_SETTINGS.map(({ name }) => name), 'max_connections', ...RESERVED];
  const { rows } = await client.query<ServerSetting>(
    'SELECT name, setting AS value FROM pg_settings WHERE name = ANY($1) ORDER BY array_position($1, name)',
    [names],
  );
  return [ofServer(rows), ...(isBehindPooler ? [] : [ofConnections(rows)])];
}

export function ofServer(settings: readonly ServerSetting[]): Finding {
  const remedies = serverRemedies(settings);
  if (remedies.length === 0) return ok('server settings', SERVER_SETTINGS.map(({ name }) => name).join(', '));
  const all = (which: 'found' | 'todo', separator: string): string =>
    remedies.map((remedy) => remedy[which]).join(separator);
  return warning('server settings', all('found', ', '), all('todo', ' '));
}

/** How many processes of the service the server has connections for. */
export function ofConnections(settings: readonly ServerSetting[]): Finding {
  const of = (name: string): number => Number(settings.find((one) => one.name === name)?.value ?? 0);
  const most = of('max_connections');
  const free = RESERVED.reduce((left, name) => left - of(name), most);
  const processes = Math.max(0, Math.floor(free / CONNECTIONS_OF_A_PROCESS));
  const found = `max_connections of ${most} is enough for ${processes} processes of ${CONNECTIONS_OF_A_PROCESS} connections`;
  if (processes >= LEAST_PROCESSES) return ok('connections', found);
  return warning(
    'connections',
    found,
    `Set max_connections to ${most - free + LEAST_PROCESSES * CONNECTIONS_OF_A_PROCESS} or more, which is enough for two serve and two work, or use a pooler.`,
  );
}
