import { type Audit, audit, type Row } from '../../platform/lifecycle/writes.ts';

interface Parties {
  readonly borrowerTenantId: string;
  readonly lenderTenantId: string;
  readonly supplierTenantId?: string | null;
}

/** In the histories of each party: every step is all of theirs (D-431). */
export const recordedFor = (
  { borrowerTenantId, lenderTenantId, supplierTenantId = null }: Parties,
  action: string,
  id: string,
  data: Row,
): readonly Audit[] => {
  const parties = new Set([borrowerTenantId, lenderTenantId, supplierTenantId].filter((party) => party !== null));
  return [...parties].map((tenantId) => audit(action, id, tenantId, data));
};
