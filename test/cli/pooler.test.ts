import { expect, test } from 'vitest';
import { ofPooler } from '../../src/cli/doctor/check-pooler.ts';

const old = { version: 'PgBouncer 1.18.0', poolMode: 'transaction', keptStatements: 0 };
const recent = { version: 'PgBouncer 1.21.0', poolMode: 'transaction', keptStatements: 1 };

test.each([
  ['an old one', old, true, 'problem', 'PREPARED_STATEMENTS=off'],
  ['an old one, with statements off', old, false, 'ok', undefined],
  ['an old one in session mode', { ...old, poolMode: 'session' }, true, 'ok', undefined],
  ['one in statement mode', { ...recent, poolMode: 'statement' }, false, 'problem', 'pool_mode = transaction'],
  ['a recent one', recent, true, 'ok', undefined],
  ['a recent one that keeps none', { ...recent, keptStatements: 0 }, true, 'problem', 'max_prepared_statements'],
  ['one that tells nothing', undefined, true, 'warning', 'stats_users'],
  ['one that tells nothing, with statements off', undefined, false, 'ok', undefined],
])('a pooler: %s', (_, found, preparedStatements, state, todo) => {
  const finding = ofPooler(found, preparedStatements);
  expect(finding).toMatchObject({ check: 'pooler', state });
  if (todo === undefined) expect(finding.todo).toBeNull();
  else expect(finding.todo).toContain(todo);
  expect(finding.found).toContain(`PREPARED_STATEMENTS is ${preparedStatements ? 'on' : 'off'}`);
  expect(finding.found).toContain(found?.version ?? 'unknown');
});
