import { describe, expect, test } from 'vitest';
import { querySummary } from '../../../src/platform/db/query-summary.ts';

describe('the summary of a statement', () => {
  test.for([
    ['SELECT t.* FROM claims t WHERE t.id = $1 ORDER BY t.id FOR UPDATE OF t', 'SELECT', 'SELECT claims'],
    ['select "id" from "offramp_payments" where "id" = $1', 'SELECT', 'SELECT offramp_payments'],
    ['SELECT a.x FROM api_keys a JOIN members m ON m.id = a.y', 'SELECT', 'SELECT api_keys members'],
    ['SELECT lock_idempotency_key($1)', 'SELECT', 'SELECT'],
    ['SELECT u.id FROM unnest($1::text[]) AS u (id)', 'SELECT', 'SELECT'],
    ['COMMIT', 'COMMIT', 'COMMIT'],
    ['UPDATE cursors SET tx = $1', 'UPDATE', 'UPDATE cursors'],
    ['INSERT INTO events (id, type) VALUES ($1, $2)', 'INSERT', 'INSERT events'],
    ['DELETE FROM outbox_jobs j USING held h WHERE j.id = h.id', 'DELETE', 'DELETE outbox_jobs'],
    ['WITH a AS (INSERT INTO claims (id) VALUES ($1) RETURNING id) SELECT count(*) FROM a', 'INSERT', 'INSERT claims'],
    [
      'WITH p0 AS MATERIALIZED (SELECT id FROM timers), p1 AS (UPDATE claims t SET a = 1 FROM p0), p2 AS (DELETE FROM timers) SELECT 1',
      'BATCH',
      'UPDATE claims DELETE timers',
    ],
    ['INSERT INTO cursors (name) VALUES ($1) ON CONFLICT (name) DO UPDATE SET tx = 1', 'INSERT', 'INSERT cursors'],
  ])('%s', ([text = '', operation, summary]) => {
    expect(querySummary(text)).toEqual({ operation, summary });
  });

  test('is cut at the end of a word', () => {
    const tables = Array.from({ length: 40 }, (_, nth) => `a_table_${nth}`);
    const { summary } = querySummary(`SELECT 1 FROM ${tables.join(' JOIN ')}`);
    expect(summary.length).toBeLessThanOrEqual(255);
    expect(tables).toContain(summary.split(' ').at(-1));
  });
});
