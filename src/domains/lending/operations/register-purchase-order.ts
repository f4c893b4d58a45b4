import type { PurchaseOrderContext } from '../../../../machines/lending/purchase-order.machine.ts';
import { usableAddress } from '../../../payments/chain/checksummed.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Handler, Request } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { isTenant } from '../../accounts/index.ts';
import { borrowerAddress } from '../borrower-account.ts';
import { financedDocument, financedOrder } from '../financed-source.ts';
import { presentPurchaseOrder } from '../orders/purchase-order.present.ts';
import { lenderOf } from '../pools/pool.cross-tenant.ts';
import { faultOfSupplier } from '../rules/supplier.ts';
import { poIdOf } from '../typed-data.ts';

type Register = Request<'registerPurchaseOrder'>;

/** The caller asks a pool to finance what it buys: it becomes the borrower (B 4.9, D-371, D-378). */
export const registerPurchaseOrder: Handler<'registerPurchaseOrder'> = async (request) => {
  const { body, tenantId, reads, open, fail } = request;
  const wallet = body.supplierWallet === undefined ? null : usableAddress(body.supplierWallet);
  if (wallet === undefined) return fail('INVALID_WALLET_ADDRESS', WRONG_CHECKSUM);
  const lenderTenantId = await lenderOf(reads, body.poolId);
  if (lenderTenantId === undefined) return fail('POOL_NOT_FOUND');
  const source = await sourceOf(request);
  if (source instanceof Refusal) return source;
  const supplierTenantId = body.supplierTenantId ?? null;
  const sellerTenantId = source.order?.context.sellerTenantId ?? null;
  const fault = faultOfSupplier({ borrowerTenantId: tenantId, supplierTenantId, sellerTenantId });
  if (fault !== undefined) return fault;
  if (supplierTenantId !== null && !(await isTenant(reads, supplierTenantId))) return fail('TENANT_NOT_FOUND');
  const address = await borrowerAddress(reads, tenantId);
  if (typeof address !== 'string') return address;
  const faceAmount = BigInt(body.faceAmount);
  if (faceAmount > source.totalAtoms) return fail('INVALID_AMOUNT');
  const id = newId('po');
  const context: PurchaseOrderContext = {
    borrowerTenantId: tenantId,
    supplierTenantId,
    lenderTenantId,
    poolId: body.poolId,
    tradeOrderId: body.tradeOrderId ?? null,
    extractionId: body.extractionId ?? null,
    documentId: source.documentId,
    poId: poIdOf(id),
    borrowerAddress: address,
    supplierWallet: wallet,
    faceAmount,
    minPrincipal: null,
  };
  const registered = await open('purchase-order', { id, context });
  await source.order?.send('REGISTER_PURCHASE_ORDER', { purchaseOrderId: id });
  return presentPurchaseOrder(recordOf(registered));
};

const WRONG_CHECKSUM = {
  errors: [{ path: '/body/supplierWallet', message: 'must have the right checksum (EIP-55)', rule: 'checksum' }],
};

/** The contract lets through exactly one of both. */
const sourceOf = (request: Register) => {
  const { tradeOrderId, extractionId } = request.body;
  if (tradeOrderId !== undefined) return financedOrder(request, tradeOrderId);
  return financedDocument(request, extractionId ?? '');
};
