import type { Handler } from '../../../platform/http/handler.ts';
import type { RecordOf } from '../../../platform/lifecycle/record.ts';
import { page } from '../../../platform/lists/paging.ts';
import { findAccount } from '../treasury-account.store.ts';
import { presentSweep } from '../treasury-sweep.present.ts';
import { sweepsOf } from '../treasury-sweep.store.ts';

/** The sweeps of an account, by rules and by hand, newest first (D-286). */
export const listTreasurySweeps: Handler<'listTreasurySweeps'> = async ({
  path,
  tenantId,
  query,
  reads,
  nextPage,
  fail,
}) => {
  if (!(await findAccount(reads, tenantId, path.id))) return fail('TREASURY_ACCOUNT_NOT_FOUND');
  const list = sweepsOf(tenantId).where({ account_id: path.id });
  if (query.status !== undefined) list.where({ status: query.status });
  const { rows, next } = await page<RecordOf<'treasury-sweep'>>(reads, list, query);
  nextPage(next);
  return { sweeps: rows.map(presentSweep) };
};
