import { SERVICE } from '../names.ts';

/** A setting of PostgreSQL that the service relies on. */
export interface DatabaseSetting {
  readonly name: string;
  /**
   * Who sets it. `role`: `paychart migrate` gives it to the user of the service in its database. `connection`: the service
   * itself, for each of its connections. `server`: whoever operates PostgreSQL; the value is PostgreSQL's default.
   */
  readonly setBy: 'role' | 'connection' | 'server';
  readonly value: string;
  /** What it is for. */
  readonly purpose: string;
  /** What `paychart doctor` tells an operator whose server has another value. Those of a role have one text for all. */
  readonly remedy?: string;
}

/**
 * All of them. docs/operate/deploy.md shows this table, and `paychart doctor` compares it with the database.
 *
 * `plan_cache_mode`: by itself PostgreSQL plans a statement for each of the first five values, too, which in a life of a
 * request cost a twentieth of its time.
 *
 * `enable_seqscan`: a plan is kept while its table grows. One that is made while the table is empty, as queues often are,
 * would read the whole table each time until the next ANALYZE. Every table that grows has an index for each question.
 *
 * `jit`: where no index serves, `enable_seqscan = off` gives the scan of a small table the cost 1e10, which is above every
 * `jit_above_cost`. Each execution would be compiled: a worker's poll took 3.3 s instead of 60 ms.
 *
 * `timezone`: in the time zone of a server, which may change its clocks, a day has 23 hours or 25.
 */
export const DATABASE_SETTINGS: readonly DatabaseSetting[] = [
  {
    name: 'plan_cache_mode',
    setBy: 'role',
    value: 'force_generic_plan',
    purpose: 'A statement is planned once for all of its values, when a connection first prepares it.',
  },
  {
    name: 'enable_seqscan',
    setBy: 'role',
    value: 'off',
    purpose: 'A plan that was made for an empty table does not read the whole table when it has grown.',
  },
  {
    name: 'jit',
    setBy: 'role',
    value: 'off',
    purpose: 'Statements are short. Compiling one takes seconds.',
  },
  {
    name: 'random_page_cost',
    setBy: 'role',
    value: '1.1',
    purpose: 'A page of a disk without moving parts costs the same wherever it is.',
  },
  {
    name: 'timezone',
    setBy: 'role',
    value: 'UTC',
    purpose: 'Days and months are those of UTC.',
  },
  {
    name: 'default_transaction_isolation',
    setBy: 'role',
    value: 'read committed',
    purpose: 'A transaction that has waited for a lock reads the row as it is then.',
  },
  {
    name: 'application_name',
    setBy: 'connection',
    value: SERVICE,
    purpose: '`pg_stat_activity` tells the connections of the service from others.',
  },
  {
    name: 'fsync',
    setBy: 'server',
    value: 'on',
    purpose: 'What was acknowledged survives a loss of power.',
    remedy: 'Set fsync = on. A loss of power can otherwise destroy the database.',
  },
  {
    name: 'full_page_writes',
    setBy: 'server',
    value: 'on',
    purpose: 'A page that was half written is repaired.',
    remedy: 'Set full_page_writes = on. A loss of power can otherwise destroy the database.',
  },
  {
    name: 'synchronous_commit',
    setBy: 'server',
    value: 'on',
    purpose: 'COMMIT waits for the disk, and for a synchronous standby if there is one.',
    remedy: 'Set synchronous_commit = on. What was acknowledged can otherwise be lost.',
  },
  {
    name: 'max_prepared_transactions',
    setBy: 'server',
    value: '0',
    purpose: 'A prepared transaction would hold the event feed until somebody ends it.',
    remedy: 'Set max_prepared_transactions = 0, and give applications that need it a server of their own.',
  },
  {
    name: 'server_encoding',
    setBy: 'server',
    value: 'UTF8',
    purpose: 'Every character of a request can be stored.',
    remedy: 'Dump the database, create it with ENCODING UTF8, and restore it.',
  },
];

/** Values of a setting that keep what it is for as well as the wanted one does. */
const AS_GOOD: Readonly<Record<string, readonly string[]>> = {
  // Stronger for a standby: its memory, or its tables, have what was committed.
  synchronous_commit: ['remote_write', 'remote_apply'],
};

/** A setting of the server that differs from what the service relies on. */
export interface ServerSetting {
  readonly name: string;
  readonly value: string;
}

export const SERVER_SETTINGS = DATABASE_SETTINGS.filter(({ setBy }) => setBy === 'server');

/** What an operator is told about the settings of a server; nothing where all are right. */
export function serverRemedies(found: readonly ServerSetting[]): readonly { found: string; todo: string }[] {
  return found.flatMap(({ name, value }) => {
    const setting = SERVER_SETTINGS.find((one) => one.name === name);
    if (setting === undefined || value === setting.value || AS_GOOD[name]?.includes(value)) return [];
    return [{ found: `${name} is ${value} instead of ${setting.value}`, todo: setting.remedy ?? '' }];
  });
}
