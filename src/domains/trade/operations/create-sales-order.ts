import { newId } from '../../../platform/db/ids.ts';
import type { Handler, Request } from '../../../platform/http/handler.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { findAgreement } from '../agreement.store.ts';
import { findExtraction } from '../extraction.store.ts';
import { answered } from '../locked-order.ts';
import { partiesOf } from '../order-parties.cross-tenant.ts';
import { termsOf, totalOf } from '../rules/order-terms.ts';
import { nextNumber } from '../sales-order.store.ts';

/** The caller orders from another tenant: a DRAFT, which both read (B 4.9, D-360, D-362). */
export const createSalesOrder: Handler<'createSalesOrder'> = async (request) => {
  const { body, tenantId, reads, now, open, write, fail } = request;
  const { sellerTenantId } = body;
  if (sellerTenantId === tenantId) return fail('VALIDATION_FAILED', OWN_TENANT);
  const parties = await partiesOf(reads, { buyerTenantId: tenantId, sellerTenantId, now });
  if (!parties) return fail('TENANT_NOT_FOUND');
  const source = await sourceOf(request);
  if (source instanceof Refusal) return source;
  const terms = termsOf(body.terms);
  write(...parties.writes);
  const order = await open('sales-order', {
    id: newId('so'),
    context: {
      buyerTenantId: tenantId,
      sellerTenantId,
      buyerDid: parties.buyerDid,
      sellerDid: parties.sellerDid,
      number: await nextNumber(reads, tenantId),
      version: 1,
      terms,
      totalAtoms: totalOf(terms),
      ...source,
      changeNote: null,
      buyerSigned: false,
      sellerSigned: false,
      acceptedAt: null,
      purchaseOrderId: null,
      loanRepaidAt: null,
    },
  });
  return answered(order, request);
};

const OWN_TENANT = {
  errors: [{ path: '/body/sellerTenantId', message: 'must not be your own tenant', rule: 'notSelf' }],
};

interface Source {
  readonly extractionId: string | null;
  readonly agreementId: string | null;
}

/** The buyer's own document behind the order; an extraction that is APPROVED brings its agreement. */
async function sourceOf({
  body: { extractionId, agreementId },
  tenantId,
  reads,
}: Request<'createSalesOrder'>): Promise<Source | Refusal<'EXTRACTION_NOT_FOUND' | 'AGREEMENT_NOT_FOUND'>> {
  if (extractionId !== undefined) {
    const extraction = await findExtraction(reads, tenantId, extractionId);
    return extraction ? { extractionId, agreementId: extraction.agreementId } : refuse('EXTRACTION_NOT_FOUND');
  }
  if (agreementId === undefined) return { extractionId: null, agreementId: null };
  const agreement = await findAgreement(reads, tenantId, agreementId);
  return agreement ? { extractionId: null, agreementId } : refuse('AGREEMENT_NOT_FOUND');
}
