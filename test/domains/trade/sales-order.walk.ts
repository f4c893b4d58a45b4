import type { AnyEventObject } from 'xstate';
import { newId } from '../../../src/kernel/db/ids.ts';
import { invalid, type SmallMachine, type SmallWorld } from '../../model/small-world.ts';
import { working } from '../../support/working.ts';
import { LINES, orders } from './fixture.ts';

type Terms = { readonly lineItems: readonly object[] };

const hasLines = ({ terms }: Readonly<Record<string, unknown>>): boolean => (terms as Terms).lineItems.length > 0;
const isFinanced = ({ purchaseOrderId }: Readonly<Record<string, unknown>>): boolean => purchaseOrderId !== null;
const isRepaid = ({ loanRepaidAt }: Readonly<Record<string, unknown>>): boolean => loanRepaidAt !== null;

const termsOf = ({ terms }: AnyEventObject) => ({ lineItems: (terms as Terms).lineItems.length > 0 ? LINES : [] });
const note = 'Please add the insurance.';

/** What pools do to an order, in the way that they do it. */
const financing = (world: SmallWorld, { type, ...payload }: AnyEventObject): Promise<unknown> =>
  working(world.service, async (unit) => {
    const order = await unit.aggregate('sales-order', world.id);
    if (type === 'RECORD_LOAN_REPAID') await order?.send(type, { at: payload.at });
    else await order?.send('REGISTER_PURCHASE_ORDER', { purchaseOrderId: newId('so') });
  });

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
    REGISTER_PURCHASE_ORDER: financing,
    RECORD_LOAN_REPAID: financing,
  },
  refusals: {
    UPDATE_TERMS: {
      ask: ({ tenant, id }) => tenant.api.updateSalesOrderTerms({ id, terms: { lineItems: LINES } }),
      answer: invalid('UPDATE_TERMS'),
    },
    SUBMIT: { ask: ({ tenant, id }) => tenant.api.submitSalesOrder({ id }), answer: invalid('SUBMIT') },
    CANCEL: { ask: ({ tenant, id }) => tenant.api.cancelSalesOrder({ id }), answer: invalid('CANCEL') },
    ACCEPT: {
      ask: ({ other, id }) => other.api.respondToSalesOrder({ id, action: 'accept' }),
      answer: invalid('ACCEPT'),
    },
    REQUEST_CHANGES: {
      ask: ({ other, id }) => other.api.respondToSalesOrder({ id, action: 'request-changes', note }),
      answer: invalid('REQUEST_CHANGES'),
    },
    REJECT: {
      ask: ({ other, id }) => other.api.respondToSalesOrder({ id, action: 'reject' }),
      answer: invalid('REJECT'),
    },
    DELIVER: {
      ask: ({ other, id }) => other.api.recordSalesOrderDelivery({ id, note }),
      answer: invalid('DELIVER'),
    },
    COMPLETE: { ask: ({ tenant, id }) => tenant.api.checkSalesOrderSettlement({ id }), answer: () => 'as it is' },
  },
};
