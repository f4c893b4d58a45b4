import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where everything of one cluster is, and its passwords. Stored in its folder, so that a later start finds it again. */
export interface Layout {
  readonly folder: string;
  readonly ports: Ports;
  readonly passwords: Readonly<Record<'postgres' | 'replicator' | 'paychart', string>>;
  /** Of PostgreSQL's programs. */
  readonly programs: string;
}

export type DatabaseName = 'db1' | 'db2';
export const DATABASES: readonly DatabaseName[] = ['db1', 'db2'];
/** Numbers of the processes of each kind. The first asks HAProxy for its database, the second both servers. */
export const COPIES = [1, 2] as const;
export type Copy = (typeof COPIES)[number];

export interface Ports {
  readonly etcdClient: number;
  readonly etcdPeer: number;
  readonly postgres: Readonly<Record<DatabaseName, number>>;
  readonly patroni: Readonly<Record<DatabaseName, number>>;
  readonly database: number;
  readonly api: number;
  readonly serve: Readonly<Record<Copy, number>>;
  readonly work: Readonly<Record<Copy, number>>;
  /**
   * Where the programs of each database listen whose network can be dropped, and where its Patroni finds etcd. The ports
   * above then are those of its network.
   */
  readonly behind?: Readonly<Record<'postgres' | 'patroni' | 'etcd', Readonly<Record<DatabaseName, number>>>>;
}

/** How many ports a cluster takes from its first one, and with networks that can be dropped. */
export const PORTS = 12;
export const PORTS_WITH_NETWORKS = 18;

const portsFrom = (first: number): Ports => ({
  api: first,
  database: first + 1,
  etcdClient: first + 2,
  etcdPeer: first + 3,
  postgres: { db1: first + 4, db2: first + 5 },
  patroni: { db1: first + 6, db2: first + 7 },
  serve: { 1: first + 8, 2: first + 9 },
  work: { 1: first + 10, 2: first + 11 },
});

const portsBehind = (first: number): Required<Ports>['behind'] => ({
  postgres: { db1: first, db2: first + 1 },
  patroni: { db1: first + 2, db2: first + 3 },
  etcd: { db1: first + 4, db2: first + 5 },
});

/** The layout of a folder: the stored one, or a new one on these ports. */
export async function layoutOf(folder: string, firstPort: number, hasNetworks = false): Promise<Layout> {
  const file = join(folder, 'cluster.json');
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  if (stored !== undefined) return { ...(JSON.parse(stored) as Layout), folder };
  const password = (): string => randomBytes(12).toString('hex');
  const layout: Layout = {
    folder,
    ports: { ...portsFrom(firstPort), ...(hasNetworks && { behind: portsBehind(firstPort + PORTS) }) },
    passwords: { postgres: password(), replicator: password(), paychart: password() },
    programs: postgresPrograms(),
  };
  await writeFile(file, `${JSON.stringify(layout, null, 2)}\n`, { mode: 0o600 });
  return layout;
}

export const hostAt = (port: number): string => `127.0.0.1:${port}`;

/** How a process reaches its database: by HAProxy, or by both hosts in one of their orders. */
export type Route = 'haproxy' | 'hosts' | 'hosts reversed';

export function databaseUrl({ ports, passwords }: Layout, by: Route): string {
  const both = [ports.postgres.db1, ports.postgres.db2];
  const hosts = by === 'haproxy' ? [ports.database] : by === 'hosts' ? both : both.reverse();
  const query = by === 'haproxy' ? '' : '?target_session_attrs=read-write';
  return `postgres://paychart:${passwords.paychart}@${hosts.map(hostAt).join(',')}/paychart${query}`;
}

/** The superuser's URL of a database, by both hosts. */
export const superuserUrl = ({ ports, passwords }: Layout, database: string): string =>
  `postgres://postgres:${passwords.postgres}@${hostAt(ports.postgres.db1)},${hostAt(ports.postgres.db2)}/${database}`;

const DEBIAN = '/usr/lib/postgresql';
const PROGRAMS = ['etcd', 'patroni', 'haproxy'] as const;
const FOLDERS = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];

export const programAt = (name: (typeof PROGRAMS)[number]): string | undefined =>
  FOLDERS.map((folder) => join(folder, name)).find(existsSync);

/** What has to be installed before a cluster can start; nothing where all of it is. */
export function missingPrograms(): readonly string[] {
  const missing: string[] = PROGRAMS.filter((name) => programAt(name) === undefined);
  return versions().length > 0 ? missing : [...missing, 'postgresql'];
}

const versions = (): string[] =>
  (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIAN, version, 'bin'))
    .filter((folder) => existsSync(join(folder, 'pg_rewind')));

/** The folder of the newest PostgreSQL of Debian. @throws where there is none. */
export function postgresPrograms(): string {
  const [newest] = versions();
  if (newest === undefined) throw new Error('PostgreSQL is not installed');
  return newest;
}
