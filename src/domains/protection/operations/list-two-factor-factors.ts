import type { Handler } from '../../../platform/http/handler.ts';
import { page } from '../../../platform/lists/paging.ts';
import { memberIdOf } from '../own-factor.ts';
import { settingsOf, usableFactors } from '../protection.store.ts';
import { presentFactor } from '../twofa-factor.present.ts';
import { type FactorRecord, factorsOf } from '../twofa-factor.store.ts';

/** The calling member's factors, newest first, with what the tenant requires and how many count now (D-354). */
export const listTwoFactorFactors: Handler<'listTwoFactorFactors'> = async (request) => {
  const { query, tenantId, now, reads, nextPage } = request;
  const list = factorsOf(tenantId, memberIdOf(request));
  if (query.status !== undefined) list.where({ status: query.status });
  const [{ rows, next }, { requiredFactors }, usable] = await Promise.all([
    page<FactorRecord>(reads, list, query),
    settingsOf(reads, tenantId),
    usableFactors(request),
  ]);
  nextPage(next);
  return { factors: rows.map((row) => presentFactor(row, now)), requiredFactors, usableFactors: usable.length };
};
