import type { AnyEventObject } from 'xstate';
import type { SmallMachine, SmallWorld } from '../../model/small-world.ts';
import { lendAndRepay, registerOrder } from '../lending/financed-order.ts';
import { LINES, orders } from './fixture.ts';

type Terms = { readonly lineItems: readonly object[] };

const hasLines = ({ terms }: Readonly<Record<string, unknown>>): boolean => (terms as Terms).lineItems.length > 0;
const isFinanced = ({ purchaseOrderId }: Readonly<Record<string, unknown>>): boolean => purchaseOrderId !== null;
const isRepaid = ({ loanRepaidAt }: Readonly<Record<string, unknown>>): boolean => loanRepaidAt !== null;

const termsOf = ({ terms }: AnyEventObject) => ({ lineItems: (terms as Terms).lineItems.length > 0 ? LINES : [] });
const note = 'Please add the insurance.';

const registered = new WeakMap<SmallWorld, Awaited<ReturnType<typeof registerOrder>>>();
const traders = ({ service, tenant, other }: SmallWorld) => ({ service, buyer: tenant, seller: other });

/** The loan of the order, from its offer to its repayment. */
function repaid(world: SmallWorld): Promise<unknown> {
  const found = registered.get(world);
  if (!found) throw new Error('the walk has no purchase order yet');
  return lendAndRepay(traders(world), found);
}

/** The tenant buys, the other one sells. */
export const walk: SmallMachine = {
  machine: 'sales-order',
  told: [hasLines, isFinanced, isRepaid],
  // A settlement check completes what is paid: here by its loan.
  possible: ({ root }, { type }) => type !== 'COMPLETE' || isRepaid(root.context),
  acts: {
    CREATE: async (world) => {
      world.id = (await orders(world.tenant, world.other).drafted()).id;
    },
    UPDATE_TERMS: ({ tenant, id }, event) => tenant.api.updateSalesOrderTerms({ id, terms: termsOf(event) }).unwrap(),
    SUBMIT: ({ tenant, id }) => tenant.api.submitSalesOrder({ id }).unwrap(),
    CANCEL: ({ tenant, id }) => tenant.api.cancelSalesOrder({ id }).unwrap(),
    ACCEPT: ({ other, id }) => other.api.respondToSalesOrder({ id, action: 'accept' }).unwrap(),
    REQUEST_CHANGES: ({ other, id }) => other.api.respondToSalesOrder({ id, action: 'request-changes', note }).unwrap(),
    REJECT: ({ other, id }) => other.api.respondToSalesOrder({ id, action: 'reject', note }).unwrap(),
    DELIVER: ({ other, id }) => other.api.recordSalesOrderDelivery({ id, note }).unwrap(),
    COMPLETE: ({ other, id }) => other.api.checkSalesOrderSettlement({ id }).unwrap(),
    REGISTER_PURCHASE_ORDER: async (world) => registered.set(world, await registerOrder(traders(world), world.id)),
    RECORD_LOAN_REPAID: repaid,
  },
  refusals: {
    UPDATE_TERMS: {
      by: 'updateSalesOrderTerms',
      ask: ({ tenant, id }) => tenant.api.updateSalesOrderTerms({ id, terms: { lineItems: LINES } }),
    },
    SUBMIT: { by: 'submitSalesOrder', ask: ({ tenant, id }) => tenant.api.submitSalesOrder({ id }) },
    CANCEL: { by: 'cancelSalesOrder', ask: ({ tenant, id }) => tenant.api.cancelSalesOrder({ id }) },
    ACCEPT: {
      by: 'respondToSalesOrder',
      ask: ({ other, id }) => other.api.respondToSalesOrder({ id, action: 'accept' }),
    },
    REQUEST_CHANGES: {
      by: 'respondToSalesOrder',
      ask: ({ other, id }) => other.api.respondToSalesOrder({ id, action: 'request-changes', note }),
    },
    REJECT: {
      by: 'respondToSalesOrder',
      ask: ({ other, id }) => other.api.respondToSalesOrder({ id, action: 'reject' }),
    },
    DELIVER: {
      by: 'recordSalesOrderDelivery',
      ask: ({ other, id }) => other.api.recordSalesOrderDelivery({ id, note }),
    },
    COMPLETE: {
      by: 'checkSalesOrderSettlement',
      ask: ({ tenant, id }) => tenant.api.checkSalesOrderSettlement({ id }),
    },
  },
};
