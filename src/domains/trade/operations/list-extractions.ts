import type { Handler } from '../../../platform/http/handler.ts';
import type { RecordOf } from '../../../platform/lifecycle/record.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentExtraction } from '../extraction.present.ts';
import { extractionsOf } from '../extraction.store.ts';

/** The tenant's extractions, newest first (B 4.9). */
export const listExtractions: Handler<'listExtractions'> = async ({ tenantId, query, reads, services, nextPage }) => {
  const list = extractionsOf(tenantId);
  if (query.status !== undefined) list.where({ status: query.status });
  const { rows, next } = await page<RecordOf<'extraction'>>(reads, list, query);
  nextPage(next);
  return { extractions: rows.map((extraction) => presentExtraction(extraction, services.vault)) };
};
