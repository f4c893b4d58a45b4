import type { TestService, TestTenant } from '../../support/service.ts';
import { parties, withAccount } from './fixture.ts';

interface Traders {
  readonly service: TestService;
  readonly buyer: Pick<TestTenant, 'api' | 'tenantId' | 'fund' | 'name'>;
  readonly seller: Pick<TestTenant, 'api' | 'tenantId'>;
}

const FACE = '1000000';

/** The purchase order of an accepted sales order, in the pool of a third tenant. */
export async function registerOrder({ service, buyer, seller }: Traders, tradeOrderId: string) {
  const lender = await service.signUp(`Lender of ${tradeOrderId}`);
  await lender.fund('1000.00');
  await withAccount(service, buyer as TestTenant);
  const { originating, permitted } = parties(lender, buyer, seller);
  const { id: poolId } = await originating({}, 100);
  const named = { poolId, tradeOrderId, supplierTenantId: seller.tenantId, faceAmount: FACE };
  return { lender, permitted, poolId, order: await buyer.api.registerPurchaseOrder(named).unwrap() };
}

type Registered = Awaited<ReturnType<typeof registerOrder>>;

/** Its loan, from the offer to the repayment. */
export async function lendAndRepay({ buyer, seller }: Traders, { lender, permitted, poolId, order }: Registered) {
  await seller.api.acceptPurchaseOrder({ id: order.id, minPrincipal: '0' }).unwrap();
  await permitted(poolId);
  const { id } = await lender.api.createLendingOffer({ poolId, poId: order.poId, principal: FACE }).unwrap();
  await buyer.api.acceptLendingOffer({ id }).unwrap();
  const { loanId } = await lender.api.issueLendingOffer({ id }).unwrap();
  await buyer.fund('10.00');
  return buyer.api.repayLoan({ id: loanId ?? '', maxAmount: '9000000' }).unwrap();
}
