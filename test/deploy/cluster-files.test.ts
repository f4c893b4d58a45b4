import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Layout } from '../../scripts/cluster/layout.ts';
import { etcdProgram, haproxyProgram, patroniProgram } from '../../scripts/cluster/programs.ts';

const DEPLOY = new URL('../../deploy/cluster/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, DEPLOY), 'utf8');

const layout: Layout = {
  folder: '/srv/cluster',
  ports: {
    api: 1,
    database: 2,
    etcdClient: 3,
    etcdPeer: 4,
    postgres: { db1: 5, db2: 6 },
    patroni: { db1: 7, db2: 8 },
    serve: { 1: 9, 2: 10 },
    work: { 1: 11, 2: 12 },
  },
  passwords: { postgres: 'a', replicator: 'b', paychart: 'c' },
  programs: '/usr/lib/postgresql/15/bin',
};

const namesIn = (example: string): string[] =>
  [...read(example).matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);

test.each([
  ['etcd.env.example', etcdProgram(layout).variables, ['ETCD_INITIAL_CLUSTER_TOKEN', 'ETCD_INITIAL_CLUSTER_STATE']],
  [
    'node.env.example',
    patroniProgram(layout, 'db1').variables,
    ['PATRONI_RESTAPI_USERNAME', 'PATRONI_RESTAPI_PASSWORD'],
  ],
  ['haproxy.env.example', haproxyProgram(layout).variables, []],
])('%s sets in production what the script sets on one machine', (example, variables, more) => {
  const ofScript = Object.keys(variables).filter((name) => name !== 'ETCD_LOG_LEVEL');
  expect(namesIn(example).sort()).toEqual([...ofScript, ...more].sort());
});

test('haproxy.cfg reads the variables that it is given, and no others', () => {
  const named = [...read('haproxy.cfg').matchAll(/"\$\{(\w+)\}"/g)].map(([, name]) => name);
  expect([...new Set(named)].sort()).toEqual(Object.keys(haproxyProgram(layout).variables).sort());
});

test('Patroni replicates synchronously, and has no address or password in its file', () => {
  const config = parse(read('patroni.yml'));
  expect(config.bootstrap.dcs).toMatchObject({ synchronous_mode: true, primary_start_timeout: 0 });
  // It resets the machine before `ttl` is over, and not while Patroni may still be asking etcd.
  const { ttl, loop_wait: loop, retry_timeout: retry } = config.bootstrap.dcs;
  expect(config.watchdog.mode).toBe('automatic');
  expect(ttl - config.watchdog.safety_margin).toBeGreaterThan(loop + 2 * retry);
  expect(config.bootstrap.dcs.postgresql.parameters).toMatchObject({ max_prepared_transactions: 0 });
  // Otherwise a standby that is copied anew waits for a checkpoint, while no other one could take over.
  expect(config.postgresql.basebackup).toEqual([{ checkpoint: 'fast' }]);
  expect(read('patroni.yml')).not.toMatch(/password:|\d+\.\d+\.\d+\.\d+/);
  expect(readdirSync(DEPLOY)).toContain('start');
});
