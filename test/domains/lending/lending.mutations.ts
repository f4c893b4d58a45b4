import type { AuditedWorld, Mutations } from '../../platform/audit/mutation.ts';
import { advance, parties, usd } from './fixture.ts';

/** Harbor lends and sells, Acme borrows and buys. */
const between = ({ acme, harbor }: AuditedWorld) => parties(harbor, acme, harbor);

/** A pool of Harbor's that lends, a second of its clock later. */
async function lendingPool(world: AuditedWorld): Promise<string> {
  await world.harbor.fund('1000.00');
  const { id } = await between(world).subscribed({ subscriptionSeconds: 1 }, 1000);
  await advance(world.harbor, 1);
  return id;
}

const pool = async (world: AuditedWorld): Promise<string> =>
  (await parties(world.acme, world.acme, world.harbor).opened()).id;

export const mutations: Mutations = {
  acceptLendingOffer: {
    ask: async (world) => ({ id: (await between(world).offered(await lendingPool(world), usd(100))).id, body: {} }),
    action: 'offer.accepted',
  },
  acceptPurchaseOrder: {
    ask: async (world) => ({
      id: (await between(world).registered(await lendingPool(world))).id,
      body: { minPrincipal: '0' },
      as: world.harbor,
    }),
    action: 'purchase_order.accepted',
  },
  createFinancingPool: { ask: () => ({ body: { name: 'Audited' } }), action: 'financing_pool.created' },
  createLendingOffer: {
    ask: async (world) => {
      const poolId = await lendingPool(world);
      const { poId } = await between(world).accepted(poolId);
      await between(world).permitted(poolId);
      return { body: { poolId, poId, principal: usd(100) }, as: world.harbor };
    },
    action: 'offer.offered',
  },
  depositToPool: {
    ask: async (world) => ({ id: await pool(world), body: { amountAtoms: '1' } }),
    action: 'financing_pool.deposited',
  },
  issueLendingOffer: {
    ask: async (world) => ({
      id: (await between(world).taken(await lendingPool(world), usd(100))).id,
      as: world.harbor,
    }),
    action: 'offer.issued',
  },
  issuePermit: {
    ask: async (world) => ({ body: { poolId: await pool(world), mode: 'synthetic', riskTier: 1 } }),
    action: 'permit.issued',
  },
  registerPurchaseOrder: {
    ask: async (world) => {
      const { id: tradeOrderId } = await between(world).trading.accepted();
      const supplierTenantId = world.harbor.tenantId;
      return { body: { poolId: await pool(world), tradeOrderId, supplierTenantId, faceAmount: '1' } };
    },
    action: 'purchase_order.registered',
  },
  repayLoan: {
    ask: async (world) => {
      const offer = await between(world).issued(await lendingPool(world), usd(100));
      return { id: offer.loanId ?? '', body: { maxAmount: '1000000' } };
    },
    action: 'loan.repaid_in_part',
  },
  withdrawFromPool: {
    ask: async (world) => {
      const id = await pool(world);
      await world.acme.api.depositToPool({ id, amountAtoms: '1' }).unwrap();
      return { id, body: { amountAtoms: '1' } };
    },
    action: 'financing_pool.withdrawn',
  },
};
