import { sql } from '../db/sql.ts';
import type { Handler } from '../http/handler.ts';

/** Requests can be served: the database answers (D-071). A database that does not is 503 `TRY_AGAIN`. */
export const getReadiness: Handler<'getReadiness'> = async ({ reads, fail }) => {
  try {
    await reads.one(sql.raw('SELECT 1'));
  } catch {
    return fail('TRY_AGAIN');
  }
  return { status: 'ok' };
};
