import type { Furnishing } from '../../contract/furnishing.ts';
import { parties, usd, withAccount } from './fixture.ts';

export const furnishing: Furnishing = {
  async furnish(service, tenant) {
    await withAccount(service, tenant);
    const seller = await service.signUp(`Supplier of ${tenant.name}`);
    // It lends: its clock moves, and not that of the furnished tenant.
    await seller.fund('1000.00');
    const { originating, issued } = parties(seller, tenant, seller);
    const offer = await issued((await originating({}, 1000)).id, usd(500));
    await tenant.api.repayLoan({ id: offer.loanId ?? '', maxAmount: usd(1) }).unwrap();
    const [order] = (await tenant.api.listPurchaseOrders({}).unwrap()).purchaseOrders;
    const [permit] = (await tenant.api.listPermits({}).unwrap()).permits;
    const pool = await tenant.api.createFinancingPool({ name: 'Own' }).unwrap();
    return {
      pools: pool.id,
      'purchase-orders': order?.id ?? '',
      permits: permit?.id ?? '',
      offers: offer.id,
      loans: offer.loanId ?? '',
    };
  },
  bodies: {
    registerPurchaseOrder: ({ ids }) => ({
      poolId: ids.pools ?? '',
      tradeOrderId: ids['sales-orders'] ?? '',
      supplierTenantId: ids.sellers ?? '',
      faceAmount: '1000000',
    }),
    issuePermit: ({ ids }) => ({ poolId: ids.pools ?? '' }),
    createLendingOffer: ({ ids }) => ({ poolId: ids.pools ?? '' }),
    depositToPool: () => ({ amountAtoms: '1000000' }),
  },
};
