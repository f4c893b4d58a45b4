import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { startDefaults } from '../../src/app/config.ts';
import { type Copy, type DatabaseName, databaseUrl, hostAt, type Layout, programAt, type Route } from './layout.ts';

const PAYCHART = fileURLToPath(new URL('../../src/cli/main.mjs', import.meta.url));
export const DEPLOY = fileURLToPath(new URL('../../deploy/cluster/', import.meta.url));

/** A program of the cluster: what is run, and what it finds in its environment. */
export interface Program {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
  /** Runs as the user of PostgreSQL, who must not be root. */
  readonly isDatabase: boolean;
}

const required = (name: 'etcd' | 'patroni' | 'haproxy'): string => programAt(name) ?? name;

export function etcdProgram({ folder, ports }: Layout): Program {
  const [client, peer] = [`http://${hostAt(ports.etcdClient)}`, `http://${hostAt(ports.etcdPeer)}`];
  return {
    name: 'etcd',
    command: required('etcd'),
    args: [],
    isDatabase: true,
    variables: {
      ETCD_NAME: 'etcd1',
      ETCD_DATA_DIR: join(folder, 'etcd'),
      ETCD_LISTEN_CLIENT_URLS: client,
      ETCD_ADVERTISE_CLIENT_URLS: client,
      ETCD_LISTEN_PEER_URLS: peer,
      ETCD_INITIAL_ADVERTISE_PEER_URLS: peer,
      ETCD_INITIAL_CLUSTER: `etcd1=${peer}`,
      ETCD_LOG_LEVEL: 'warn',
    },
  };
}

export function patroniProgram({ folder, ports, passwords, programs }: Layout, name: DatabaseName): Program {
  const [rest, postgres] = [hostAt(ports.patroni[name]), hostAt(ports.postgres[name])];
  const { behind } = ports;
  return {
    name: `patroni-${name}`,
    command: required('patroni'),
    args: [join(folder, 'patroni.yml')],
    isDatabase: true,
    variables: {
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: hostAt(behind?.etcd[name] ?? ports.etcdClient),
      // Otherwise it asks etcd for its address, and goes there around the network.
      ...(behind && { PATRONI_ETCD3_USE_PROXIES: 'true' }),
      PATRONI_RESTAPI_LISTEN: hostAt(behind?.patroni[name] ?? ports.patroni[name]),
      PATRONI_RESTAPI_CONNECT_ADDRESS: rest,
      PATRONI_POSTGRESQL_LISTEN: hostAt(behind?.postgres[name] ?? ports.postgres[name]),
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: postgres,
      PATRONI_POSTGRESQL_DATA_DIR: join(folder, name),
      PATRONI_POSTGRESQL_BIN_DIR: programs,
      PATRONI_POSTGRESQL_PGPASS: join(folder, `${name}.pgpass`),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: passwords.postgres,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: passwords.replicator,
    },
  };
}

export function haproxyProgram({ ports }: Layout): Program {
  return {
    name: 'haproxy',
    command: required('haproxy'),
    args: ['-db', '-f', join(DEPLOY, 'haproxy.cfg')],
    isDatabase: false,
    variables: {
      DATABASE_LISTEN: hostAt(ports.database),
      DB1_ADDRESS: hostAt(ports.postgres.db1),
      DB1_REST_PORT: String(ports.patroni.db1),
      DB2_ADDRESS: hostAt(ports.postgres.db2),
      DB2_REST_PORT: String(ports.patroni.db2),
      API_LISTEN: hostAt(ports.api),
      SERVE1_ADDRESS: hostAt(ports.serve[1]),
      SERVE2_ADDRESS: hostAt(ports.serve[2]),
    },
  };
}

/** What `serve`, `work` and commands of an operator have in common. */
export const serviceVariables = (
  layout: Layout,
  route: Route,
  settings: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  ...startDefaults,
  NODE_NO_WARNINGS: '1',
  HOME: process.env.HOME ?? '/',
  DATABASE_URL: databaseUrl(layout, route),
  DATA_DIR: join(layout.folder, 'service'),
  TRUSTED_PROXY_HOPS: '1',
  LOG_LEVEL: 'warn',
  ...settings,
});

/** Settings of the service that the caller has set, such as `RATE_LIMIT_PER_MINUTE`. */
const PASSED_ON =
  /^(RATE_LIMIT_|SETTLEMENT_|PROVIDER_POLL_|QUOTE_TTL_|RPC_URL|CHAIN_ID|LOG_LEVEL|SANDBOX_SEED|BASE_URL)/;

export const settingsOfCaller = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (PASSED_ON.test(name) && value ? [[name, value]] : [])),
  );

export function serviceProgram(
  layout: Layout,
  kind: 'serve' | 'work',
  { copy, route }: { readonly copy: Copy; readonly route: Route },
  settings: Readonly<Record<string, string>>,
): Program {
  const port = kind === 'serve' ? 'PORT' : 'WORK_PORT';
  return {
    name: `${kind}-${copy}`,
    ...paychart(kind),
    isDatabase: false,
    variables: { ...serviceVariables(layout, route, settings), [port]: String(layout.ports[kind][copy]) },
  };
}

/** A command of an operator. */
export const paychart = (...args: readonly string[]): Pick<Program, 'command' | 'args'> => ({
  command: process.execPath,
  args: [PAYCHART, ...args],
});
