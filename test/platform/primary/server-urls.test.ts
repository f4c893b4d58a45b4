import { expect, test } from 'vitest';
import { serverName, serverUrlProblem, serverUrls } from '../../../src/platform/primary/server-urls.ts';

test.each([
  ['postgres://u:p@one/db', ['postgres://u:p@one/db']],
  ['postgres://u:p@one:1,two:2/db', ['postgres://u:p@one:1/db', 'postgres://u:p@two:2/db']],
  ['postgresql://one,two/db', ['postgresql://one/db', 'postgresql://two/db']],
  ['postgres://u:p,q@one,two/db', ['postgres://u:p,q@one/db', 'postgres://u:p,q@two/db']],
  ['postgres://u:p@[::1]:1,[::2]:2/db', ['postgres://u:p@[::1]:1/db', 'postgres://u:p@[::2]:2/db']],
  [
    'postgres://u:p@one,two/db?target_session_attrs=read-write&sslmode=require',
    ['postgres://u:p@one/db?sslmode=require', 'postgres://u:p@two/db?sslmode=require'],
  ],
  ['postgres://u:p@one/db?target_session_attrs=primary', ['postgres://u:p@one/db']],
  ['postgres://u:p@one:1/db?host=/run/postgres', ['postgres://u:p@one:1/db?host=/run/postgres']],
  ['/run/postgresql db', ['/run/postgresql db']],
])('the servers of %s', (url, servers) => {
  expect(serverUrls(url)).toEqual(servers);
  expect(serverUrlProblem(url)).toBeUndefined();
});

test.each(['any', 'standby', 'prefer-standby', 'read-only', ''])('sessions of kind %j are refused', (kind) => {
  const url = `postgres://u:p@one,two/db?sslmode=require&target_session_attrs=${kind}`;
  expect(serverUrlProblem(url)).toContain('target_session_attrs=read-write');
});

test.each(['postgres://u:p@one:port,two/db', 'postgres://u:p@one,two:70000/db', 'postgres://u:p@one:1,/db'])(
  'an invalid host or port is refused: %s',
  (url) => expect(serverUrlProblem(url)).toContain('host or a port'),
);

test('the name of a server has no password', () => {
  expect(serverName('postgres://u:secret@one:5432/db')).toBe('one:5432');
  expect(serverName('/run/postgresql db')).toBe('the socket');
});
