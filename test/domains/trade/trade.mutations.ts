import type { AuditedWorld, Mutations } from '../../platform/audit/mutation.ts';
import { lendAndRepay, registerOrder } from '../lending/financed-order.ts';
import { LINES, orders, upload } from './fixture.ts';

const between = ({ acme, harbor }: AuditedWorld) => orders(acme, harbor);
const order = async (world: AuditedWorld, state: 'drafted' | 'submitted' | 'accepted' | 'delivered') =>
  (await between(world)[state]()).id;

const WHOLE = 'Vendor: Blue Harbor\nInvoice: BH-1\nCurrency: USD\nTotal: 12.00\nDue date: 2026-03-31\n';
const extraction = async ({ acme }: AuditedWorld) =>
  (await acme.api.createExtraction({ uploadId: (await upload(acme, WHOLE)).id }).unwrap()).id;

export const mutations: Mutations = {
  acceptSalesOrderDelivery: {
    ask: async (world) => ({ id: await order(world, 'delivered') }),
    action: 'delivery.accepted',
  },
  approveExtraction: { ask: async (world) => ({ id: await extraction(world) }), action: 'extraction.approved' },
  cancelSalesOrder: { ask: async (world) => ({ id: await order(world, 'drafted') }), action: 'sales_order.canceled' },
  checkSalesOrderSettlement: {
    // What finds nothing paid changes nothing: this order's loan is repaid.
    ask: async (world) => {
      const traders = { service: world.service, buyer: world.acme, seller: world.harbor };
      const id = await order(world, 'delivered');
      await lendAndRepay(traders, await registerOrder(traders, id));
      return { id };
    },
    action: 'sales_order.completed',
  },
  correctExtraction: {
    ask: async (world) => ({ id: await extraction(world), body: { field: 'dueDate', value: '2026-04-30' } }),
    action: 'extraction.corrected',
  },
  createExtraction: {
    ask: async ({ acme }) => ({ body: { uploadId: (await upload(acme, WHOLE)).id } }),
    action: 'extraction.created',
  },
  createSalesOrder: {
    ask: ({ harbor }) => ({ body: { sellerTenantId: harbor.tenantId } }),
    action: 'sales_order.created',
  },
  createUpload: {
    ask: () => ({ body: { filename: 'note.txt', contentType: 'text/plain', contentBase64: 'bm90ZQ==' } }),
    action: 'upload.created',
  },
  recordSalesOrderDelivery: {
    ask: async (world) => ({ id: await order(world, 'accepted'), body: { note: 'Dock 4' }, as: world.harbor }),
    action: 'delivery.recorded',
  },
  respondToSalesOrder: {
    ask: async (world) => ({ id: await order(world, 'submitted'), body: { action: 'accept' }, as: world.harbor }),
    action: 'sales_order.accepted',
  },
  submitSalesOrder: { ask: async (world) => ({ id: await order(world, 'drafted') }), action: 'sales_order.submitted' },
  updateSalesOrderTerms: {
    ask: async (world) => ({ id: await order(world, 'drafted'), body: { terms: { lineItems: LINES } } }),
    action: 'sales_order.terms_updated',
  },
};
