import { expect, test } from 'vitest';
import { ofConnections, ofServer } from '../../src/cli/doctor/check-server.ts';
import { SERVER_SETTINGS } from '../../src/platform/migrate/database-settings.ts';

const asWanted = SERVER_SETTINGS.map(({ name, value }) => ({ name, value }));
const withOne = (name: string, value: string) => [...asWanted.filter((one) => one.name !== name), { name, value }];

test('accepts a server whose settings are as required', () => {
  expect(ofServer(asWanted)).toEqual({
    check: 'server settings',
    state: 'ok',
    found: 'fsync, full_page_writes, synchronous_commit, max_prepared_transactions, server_encoding',
    todo: null,
  });
});

test.each([
  ['fsync', 'off'],
  ['full_page_writes', 'off'],
  ['synchronous_commit', 'off'],
  ['synchronous_commit', 'local'],
  ['max_prepared_transactions', '10'],
  ['server_encoding', 'SQL_ASCII'],
])('warns of %s = %s, and says what to do', (name, value) => {
  const finding = ofServer(withOne(name, value));
  const wanted = SERVER_SETTINGS.find((one) => one.name === name);
  expect(finding).toMatchObject({ state: 'warning', found: `${name} is ${value} instead of ${wanted?.value}` });
  expect(finding.todo).toBe(wanted?.remedy);
  expect(finding.todo).toMatch(/\w+\.$/);
});

test.each(['remote_write', 'remote_apply'])('accepts synchronous_commit = %s, which waits for a standby', (value) => {
  expect(ofServer(withOne('synchronous_commit', value)).state).toBe('ok');
});

test('reports several settings at once', () => {
  const found = ofServer([
    ...withOne('fsync', 'off').filter(({ name }) => name !== 'server_encoding'),
    { name: 'server_encoding', value: 'LATIN1' },
  ]);
  expect(found.found).toBe('fsync is off instead of on, server_encoding is LATIN1 instead of UTF8');
  expect(found.todo).toMatch(/^Set fsync = on\..* Dump the database/);
});

const connections = (most: number, ...reserved: readonly number[]) => [
  { name: 'max_connections', value: String(most) },
  { name: 'superuser_reserved_connections', value: String(reserved[0] ?? 3) },
  ...(reserved[1] === undefined ? [] : [{ name: 'reserved_connections', value: String(reserved[1]) }]),
];

test.each([
  [connections(100), 5],
  [connections(71), 4],
  [connections(105, 3, 0), 6],
  [connections(105, 3, 1), 5],
])('counts the processes that a server has connections for: %j, %d', (settings, processes) => {
  expect(ofConnections(settings)).toMatchObject({
    check: 'connections',
    state: 'ok',
    found: expect.stringContaining(`is enough for ${processes} processes of 17 connections`),
  });
});

test('warns of fewer connections than two processes of each kind open', () => {
  expect(ofConnections(connections(70))).toMatchObject({
    state: 'warning',
    found: 'max_connections of 70 is enough for 3 processes of 17 connections',
    todo: 'Set max_connections to 71 or more, which is enough for two serve and two work, or use a pooler.',
  });
  expect(ofConnections(connections(2)).found).toContain('for 0 processes');
});
