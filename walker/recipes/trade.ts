import type { Recipe, Step } from '../recipe.ts';
import { act, asked, by, start } from './notation.ts';
import { tenant } from './people.ts';

const id = { id: '{{order}}' };
const buyer = by('buyerKey');
const seller = by('sellerKey');
const terms = { lineItems: [{ description: 'Olive oil, 240 cases', amountAtoms: '12000000' }], dueDays: 30 };
const note = 'Please add the insurance.';
const drafted: readonly Step[] = [
  ...tenant('buyer'),
  ...tenant('seller'),
  buyer('createSalesOrder', { sellerTenantId: '{{sellerTenant}}', terms }, { keep: { order: 'id' } }),
];
const respond = (action: string) => seller('respondToSalesOrder', { ...id, action, note });
const deliver = seller('recordSalesOrderDelivery', { ...id, note });
const OPEN = ['DRAFT', 'CHANGES_REQUESTED'];
const LENDING = 'needs a loan from a financing pool';

export const salesOrder: Recipe = {
  lifecycle: 'sales-order',
  id: 'order',
  owner: 'buyerKey',
  starts: [start('DRAFT', drafted)],
  acts: [
    ...OPEN.map((state) => act('UPDATE_TERMS', state, state, [buyer('updateSalesOrderTerms', { ...id, terms })])),
    act('SUBMIT', OPEN, 'SUBMITTED', [buyer('submitSalesOrder', id)]),
    act('CANCEL', [...OPEN, 'SUBMITTED'], 'CANCELED', [buyer('cancelSalesOrder', id)]),
    act('ACCEPT', 'SUBMITTED', 'ACCEPTED', [respond('accept')]),
    act('REQUEST_CHANGES', 'SUBMITTED', 'CHANGES_REQUESTED', [respond('request-changes')]),
    act('REJECT', 'SUBMITTED', 'REJECTED', [respond('reject')]),
    act('DELIVER', 'ACCEPTED', 'DELIVERED', [deliver]),
  ],
  beyond: Object.fromEntries(
    [
      'DELIVERED --COMPLETE--> COMPLETED',
      'DELIVERED --REGISTER_PURCHASE_ORDER--> DELIVERED',
      'DELIVERED --RECORD_LOAN_REPAID--> DELIVERED',
    ].map((edge) => [edge, LENDING]),
  ),
  asks: {
    ...asked('buyerKey', id, ['submitSalesOrder', 'cancelSalesOrder']),
    updateSalesOrderTerms: { as: 'buyerKey', with: { ...id, terms } },
    recordSalesOrderDelivery: { as: 'sellerKey', with: { ...id, note } },
    'respondToSalesOrder ACCEPT': { as: 'sellerKey', with: { ...id, action: 'accept' } },
    'respondToSalesOrder REQUEST_CHANGES': { as: 'sellerKey', with: { ...id, action: 'request-changes', note } },
    'respondToSalesOrder REJECT': { as: 'sellerKey', with: { ...id, action: 'reject', note } },
  },
};

export const deliveryRecord: Recipe = {
  lifecycle: 'delivery-record',
  id: 'delivery',
  owner: 'buyerKey',
  starts: [
    start('RECORDED', [
      ...drafted,
      buyer('submitSalesOrder', id),
      respond('accept'),
      deliver,
      buyer('getSalesOrderDelivery', id, { keep: { delivery: 'id' } }),
    ]),
  ],
  acts: [act('ACCEPT', 'RECORDED', 'ACCEPTED', [buyer('acceptSalesOrderDelivery', id)])],
  asks: asked('buyerKey', id, ['acceptSalesOrderDelivery']),
};
