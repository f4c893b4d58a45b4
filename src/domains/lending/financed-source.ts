import type { RequestContext, UnitTools } from '../../platform/http/handler.ts';
import type { Aggregate } from '../../platform/lifecycle/aggregates/aggregate.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import { documentOf, findAgreement, findExtraction, isOrderFinanceable } from '../trade/index.ts';
import { isDocumentInUse, isExtractionFinanced } from './orders/purchase-order.store.ts';
import { totalInAtoms } from './rules/document-total.ts';

type Asked = Pick<RequestContext, 'tenantId' | 'reads' | 'services'> & Pick<UnitTools, 'aggregate'>;

/** The subject of a purchase order, and its maximum value. */
export interface FinancedSource {
  readonly totalAtoms: bigint;
  /** The locked sales order; null for a document. */
  readonly order: Aggregate<'sales-order'> | null;
  /** The upload behind it; null for a sales order without a document. */
  readonly documentId: string | null;
}

const notFinanceable = (message: string) => refuse('ORDER_NOT_FINANCEABLE', { message });

/**
 * A sales order in which the caller buys. It is locked here, so that its state and what finances it stay as they are
 * until it has its purchase order (D-363, D-371).
 */
export async function financedOrder(
  { tenantId, reads, aggregate }: Asked,
  tradeOrderId: string,
): Promise<
  FinancedSource | Refusal<'SALES_ORDER_NOT_FOUND' | 'NOT_ORDER_PARTY' | 'ORDER_NOT_FINANCEABLE' | 'DOCUMENT_IN_USE'>
> {
  const order = await aggregate('sales-order', tradeOrderId);
  if (order === undefined) return refuse('SALES_ORDER_NOT_FOUND');
  if (order.context.buyerTenantId !== tenantId) return refuse('NOT_ORDER_PARTY');
  const { id, status, context } = order;
  const isFree = await isOrderFinanceable(reads, tenantId, { ...context, id, status });
  if (!isFree) return refuse('ORDER_NOT_FINANCEABLE');
  const documentId = await freeDocument(reads, tenantId, context);
  if (documentId instanceof Refusal) return documentId;
  return { totalAtoms: context.totalAtoms, order, documentId };
}

/** A document of the caller's own that was approved into an agreement, whose facts nothing changes any more (D-371). */
export async function financedDocument(
  { tenantId, reads, services, aggregate }: Asked,
  extractionId: string,
): Promise<FinancedSource | Refusal<'EXTRACTION_NOT_FOUND' | 'ORDER_NOT_FINANCEABLE' | 'DOCUMENT_IN_USE'>> {
  if ((await findExtraction(reads, tenantId, extractionId)) === undefined) return refuse('EXTRACTION_NOT_FOUND');
  const extraction = await aggregate('extraction', extractionId);
  const agreementId = extraction?.context.agreementId ?? null;
  if (agreementId === null) return notFinanceable('The extraction is not APPROVED. Approve it first.');
  if (await isExtractionFinanced(reads, tenantId, extractionId)) {
    return notFinanceable('The extraction already has a purchase order.');
  }
  const agreement = await findAgreement(reads, tenantId, agreementId);
  if (agreement === undefined) throw new Error(`${extractionId} has lost its agreement`);
  const totalAtoms = totalInAtoms(JSON.parse(services.vault.decrypt(agreement.factsCiphertext)));
  if (totalAtoms === undefined) return notFinanceable('The document is not in USD, and pools lend only USD.');
  const documentId = await freeDocument(reads, tenantId, { extractionId, agreementId });
  if (documentId instanceof Refusal) return documentId;
  return { totalAtoms, order: null, documentId };
}

/**
 * The document behind what is financed, unless another loan on it is not repaid (D-527): however often its bytes were uploaded
 * and read, and whatever was ordered from what was read. Of two requests at once the constraint refuses one.
 */
async function freeDocument(
  reads: Asked['reads'],
  tenantId: string,
  source: { readonly extractionId: string | null; readonly agreementId: string | null },
): Promise<string | null | Refusal<'DOCUMENT_IN_USE'>> {
  const document = await documentOf(reads, tenantId, source);
  if (document === undefined) return null;
  return (await isDocumentInUse(reads, tenantId, document)) ? refuse('DOCUMENT_IN_USE') : document.id;
}
