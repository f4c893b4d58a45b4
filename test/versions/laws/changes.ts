import type { VersionChange } from '../../../codegen/versions/change.ts';
import type { Computed } from '../../../generated/versions/conversions.ts';

/** What makes an older market of today's: changes from the oldest version to the newest, each list a version. */
export interface History {
  readonly name: string;
  readonly versions: readonly (readonly VersionChange[])[];
  /** Texts may be left out: the changes remove them. */
  readonly loses?: true;
}

const one = (change: VersionChange, more: { readonly loses?: true } = {}): History => {
  const { kind, ...of } = change;
  return {
    name: `${kind} ${Object.values(of)
      .filter((word) => typeof word === 'string')
      .join(' ')}`,
    versions: [[change]],
    ...more,
  };
};

const loses = { loses: true } as const;

/** Every kind of change, at every place in which a schema can occur. */
export const histories: readonly History[] = [
  ...['NewOrder', 'Order', 'Line'].map((schema) => one({ kind: 'field-renamed', schema, from: 'sku', to: 'article' })),
  ...['Cash', 'Transfer'].map((schema) => one({ kind: 'field-renamed', schema, from: 'owner', to: 'payer' })),
  one({ kind: 'field-renamed', schema: 'Line', from: 'comment', to: 'remark' }),
  one({ kind: 'field-renamed', schema: 'Gift', from: 'text', to: 'card' }),
  one({ kind: 'field-moved', schema: 'Order', from: 'amount', to: 'price.value' }),
  one({ kind: 'field-moved', schema: 'NewOrder', from: 'street', to: 'delivery.street' }),
  one({ kind: 'field-moved', schema: 'NewOrder', from: 'delivery.town', to: 'town' }),
  one({ kind: 'field-removed', schema: 'NewOrder', field: 'note', was: { type: 'string' } }, loses),
  one({
    kind: 'field-removed',
    schema: 'Order',
    field: 'note',
    was: { type: 'string' },
    required: true,
    value: 'none',
  }),
  one(
    {
      kind: 'field-removed',
      schema: 'Line',
      field: 'tags',
      was: { type: 'array', items: { type: 'string' } },
      required: true,
      value: [],
    },
    loses,
  ),
  one(
    {
      kind: 'field-removed',
      schema: 'Gift',
      field: 'ribbon',
      was: { type: ['string', 'null'] },
      required: true,
      value: null,
    },
    loses,
  ),
  one({ kind: 'field-required', schema: 'NewOrder', field: 'currency', value: 'EUR' }),
  one({ kind: 'field-required', schema: 'Line', field: 'article', value: 'nameless' }),
  one({ kind: 'value-renamed', schema: 'Currency', from: 'EURO', to: 'EUR' }),
  one({ kind: 'value-shown', schema: 'Currency', value: 'CHF', as: 'EUR' }),
  one({ kind: 'value-split', schema: 'Currency', value: 'DOLLAR', into: ['USD', 'CHF'] }),
  one({ kind: 'value-removed', schema: 'Currency', value: 'DEM', becomes: 'EUR' }),
  one({ kind: 'state-shown', machine: 'order', state: 'PACKED', as: 'PLACED' }),
  one({ kind: 'state-shown', machine: 'order', state: 'PACKED', as: 'BOXED' }),
  one({ kind: 'event-renamed', from: 'order.ready', to: 'order.packed' }),
  one({ kind: 'event-hidden', event: 'order.packed' }, loses),
  one({ kind: 'code-replaced', from: 'NO_STOCK', to: 'SOLD_OUT', operations: ['createOrder'] }),
  one({ kind: 'status-changed', operation: 'createOrder', from: 200, to: 201 }),
  ...[
    ['trim', '^ ?[a-z]+ ?$'],
    ['lower', '^[A-Za-z]+$'],
  ].map(([accept = '', was = '']) =>
    one({ kind: 'pattern-tightened', schema: 'NewOrder', field: 'article', was, accept: accept as 'trim' | 'lower' }),
  ),
  one({ kind: 'default-changed', schema: 'NewOrder', field: 'express', was: false }),
  one(
    {
      kind: 'computed',
      schema: 'Gift',
      was: { type: 'object', required: ['parts'], properties: { parts: { type: 'array', items: { type: 'string' } } } },
    },
    loses,
  ),
  {
    name: 'several changes over two versions',
    versions: [
      [
        { kind: 'field-renamed', schema: 'Line', from: 'sku', to: 'item' },
        { kind: 'field-renamed', schema: 'Order', from: 'sku', to: 'item' },
        { kind: 'value-renamed', schema: 'Currency', from: 'EURO', to: 'EUROS' },
        { kind: 'event-renamed', from: 'order.done', to: 'order.ready' },
        { kind: 'state-shown', machine: 'order', state: 'BOXED', as: 'PLACED' },
        { kind: 'code-replaced', from: 'EMPTY', to: 'NO_STOCK', operations: ['createOrder'] },
        { kind: 'status-changed', operation: 'createOrder', from: 202, to: 200 },
      ],
      [
        { kind: 'field-renamed', schema: 'Line', from: 'item', to: 'article' },
        { kind: 'field-renamed', schema: 'Order', from: 'item', to: 'article' },
        { kind: 'value-renamed', schema: 'Currency', from: 'EUROS', to: 'EUR' },
        { kind: 'event-renamed', from: 'order.ready', to: 'order.packed' },
        { kind: 'state-shown', machine: 'order', state: 'PACKED', as: 'BOXED' },
        { kind: 'code-replaced', from: 'NO_STOCK', to: 'SOLD_OUT', operations: ['createOrder'] },
        { kind: 'status-changed', operation: 'createOrder', from: 200, to: 201 },
      ],
    ],
  },
];

/** Of the change that computes: a gift had its card in parts. */
export const COMPUTED: Computed = {
  up: ({ parts, ...others }) => ({ ...others, card: Array.isArray(parts) ? parts.join(' ') : '' }),
  down: ({ card, ...others }) => ({ ...others, parts: [String(card)] }),
};
