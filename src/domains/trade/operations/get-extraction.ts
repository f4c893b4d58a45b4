import type { Handler } from '../../../platform/http/handler.ts';
import { presentExtraction } from '../extraction.present.ts';
import { findExtraction } from '../extraction.store.ts';

/** One of the tenant's extractions (D-358). */
export const getExtraction: Handler<'getExtraction'> = async ({ path, tenantId, reads, services, fail }) => {
  const extraction = await findExtraction(reads, tenantId, path.id);
  return extraction ? presentExtraction(extraction, services.vault) : fail('EXTRACTION_NOT_FOUND');
};
