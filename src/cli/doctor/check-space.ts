import type pg from 'pg';
import { type Shortage, shortageOf } from '../../platform/db/errors.ts';
import { type Finding, messageOf, ok, problem, warning } from './finding.ts';

const CHECK = 'database space';

const TODO: Readonly<Record<Shortage, string>> = {
  disk: 'Free space on the disk of the database, or enlarge it. The service goes on by itself, and no restart is needed. Never delete files in the data folder of PostgreSQL.',
  memory:
    'Give the machine of PostgreSQL more memory, or lower work_mem, shared_buffers or max_connections in its configuration.',
  connections: 'Raise max_connections of PostgreSQL, or run fewer processes: each of them has up to 18 connections.',
  other: 'Read the log of PostgreSQL, which names the limit.',
};

/** The remedy for what the server lacks; undefined where an error is another one. */
export function shortageTodo(error: unknown): string | undefined {
  const resource = shortageOf(error);
  return resource && TODO[resource];
}

/** A megabyte more than what is free in the pages of a table: to write it, the server has to ask its disk. */
const WRITE = `CREATE TEMPORARY TABLE paychart_doctor ON COMMIT DROP AS SELECT g AS number, g AS other FROM generate_series(1, 30000) g`;

/** Writes a temporary table, which is rolled back: a full disk still answers every read. */
export async function checkSpace(client: pg.Client): Promise<Finding> {
  try {
    await client.query('BEGIN');
    await client.query(WRITE);
    return ok(CHECK, 'the server can write');
  } catch (error) {
    const todo = shortageTodo(error);
    if (todo !== undefined) return problem(CHECK, messageOf(error), todo);
    return warning(
      CHECK,
      `not checked: ${messageOf(error)}`,
      'GRANT TEMPORARY ON DATABASE to the user of the service.',
    );
  } finally {
    await client.query('ROLLBACK');
  }
}
