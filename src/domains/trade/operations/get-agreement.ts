import type { Handler } from '../../../platform/http/handler.ts';
import { findAgreement } from '../agreement.store.ts';
import { presentAgreement } from '../extraction.present.ts';

/** One of the tenant's agreements (D-368). */
export const getAgreement: Handler<'getAgreement'> = async ({ path, tenantId, reads, services, fail }) => {
  const agreement = await findAgreement(reads, tenantId, path.id);
  return agreement ? presentAgreement(agreement, services.vault) : fail('AGREEMENT_NOT_FOUND');
};
