import type { Planted } from './support.ts';

const file = 'spec/orders/schemas.yaml';

export const plantedSchemas: readonly Planted[] = [
  {
    name: 'an optional field of a request is added',
    edits: [{ file, from: '    labels: {', to: '    gift: { type: boolean }\n    labels: {' }],
    expect: ['property-added CreateOrderRequest gift: c - -'],
  },
  {
    name: 'a required field of a request is added',
    edits: [
      { file, from: 'required: [phone, lines]', to: 'required: [phone, lines, gift]' },
      { file, from: '    labels: {', to: '    gift: { type: boolean }\n    labels: {' },
      {
        file: 'spec/orders/paths.yaml',
        from: '{ value: { phone: "+15550104567", lines',
        to: '{ value: { gift: true, phone: "+15550104567", lines',
      },
    ],
    expect: ['property-added CreateOrderRequest gift: b - -', 'examples examples: - - -'],
  },
  {
    name: 'a field of a request is removed',
    edits: [{ file, from: '    note: { type: string, maxLength: 500 }\n', to: '' }],
    expect: ['property-removed CreateOrderRequest note: b - -'],
  },
  {
    name: 'a field of a request becomes optional',
    edits: [{ file, from: 'required: [phone, lines]', to: 'required: [lines]' }],
    expect: ['property-optional CreateOrderRequest phone: c - -'],
  },
  {
    name: 'a request takes longer texts, and shorter lists',
    edits: [
      { file, from: 'maxLength: 500', to: 'maxLength: 900' },
      { file, from: 'minItems: 1', to: 'minItems: 1, maxItems: 9' },
    ],
    expect: ['limit-tightened CreateOrderRequest lines: b - -', 'limit-relaxed CreateOrderRequest note: c - -'],
  },
  {
    name: 'a pattern of a request is another one',
    edits: [{ file, from: '[0-9]{6,14}$', to: '[0-9]{5,14}$' }],
    expect: ['limit-changed CreateOrderRequest phone: b - -'],
  },
  {
    name: 'an enum of a request loses one value and gains another',
    edits: [{ file, from: 'enum: [RETAIL, WHOLESALE]', to: 'enum: [RETAIL, BULK]' }],
    expect: ['value-removed CreateOrderRequest kind: b - -', 'value-added CreateOrderRequest kind: c - c'],
  },
  {
    name: 'a way of delivery is added',
    edits: [
      { file, from: 'oneOf: [{ $ref: "#/ByPost" },', to: 'oneOf: [{ $ref: "#/ByPost" }, { $ref: "#/ByAir" },' },
      {
        file,
        from: 'ByPost:\n',
        to: 'ByAir: { type: object, required: [by], properties: { by: { const: air } } }\nByPost:\n',
      },
    ],
    expect: ['schema-added ByAir: c - -', 'alternative-added Delivery: c - -'],
  },
  {
    name: 'a way of delivery is removed',
    edits: [
      { file, from: ', { $ref: "#/ByHand" }]', to: ']' },
      {
        file,
        from: `ByHand:
  type: object
  additionalProperties: false
  required: [by]
  properties: { by: { const: hand } }
`,
        to: '',
      },
    ],
    expect: ['schema-removed ByHand: c - -', 'alternative-removed Delivery: b - -'],
  },
  {
    name: 'a rule of a request asks for one more field',
    edits: [
      { file, from: '[{ required: [phone] }]', to: '[{ required: [phone, labels] }]' },
      {
        file: 'spec/orders/paths.yaml',
        from: '{ value: { phone: "+15550104567", lines',
        to: '{ value: { labels: {}, phone: "+15550104567", lines',
      },
    ],
    expect: ['property-required CreateOrderRequest labels: b - -', 'examples examples: - - -'],
  },
  {
    name: 'rules of a request come and go',
    edits: [
      { file, from: '  allOf: [{ required: [phone] }]\n', to: '  dependentRequired: { note: [kind] }\n' },
      {
        file,
        from: 'items: { $ref: "#/OrderLine" } }\n    note: { type: string',
        to: 'maxItems: 5 }\n    note: { type: string',
      },
    ],
    expect: [
      'limit-tightened CreateOrderRequest: b - -',
      'limit-tightened CreateOrderRequest lines: b - -',
      'limit-relaxed CreateOrderRequest lines[]: c - -',
      'limit-relaxed CreateOrderRequest: c - -',
    ],
  },
  {
    name: 'a request takes fields that it does not know',
    edits: [
      {
        file,
        from: 'CreateOrderRequest:\n  type: object\n  additionalProperties: false',
        to: 'CreateOrderRequest:\n  type: object',
      },
    ],
    expect: ['fields-opened CreateOrderRequest: c - -'],
  },
  {
    name: 'a field of a response and of events is added',
    edits: [
      {
        file,
        from: '    status: { $ref: "#/OrderStatus" }\n',
        to: '    status: { $ref: "#/OrderStatus" }\n    weight: { type: integer }\n',
      },
    ],
    expect: ['property-added Order weight: c c -'],
  },
  {
    name: 'a field of a response and of events is removed',
    edits: [
      { file, from: 'required: [id, status, phone, lines, note]', to: 'required: [id, status, lines, note]' },
      { file, from: '    phone: { type: string }\n', to: '' },
      {
        file,
        from: 'note: { type: [string, "null"], description: What the customer said. }',
        to: 'note: { type: [string, "null"] }\n    phone: {}',
      },
    ],
    expect: ['property-optional Order phone: b b -', 'type-widened Order phone: b b -', 'texts descriptions: - - -'],
  },
  {
    name: 'a field of a response is gone for good',
    edits: [
      {
        file,
        from: '    orders: { type: array, items: { $ref: "#/Order" } }\n',
        to: '    items: { type: array, items: { $ref: "#/Order" } }\n',
      },
      { file, from: 'required: [orders]', to: 'required: [items]' },
      { file: 'spec/orders/paths.yaml', from: '                  orders:\n', to: '                  items:\n' },
    ],
    expect: [
      'property-removed OrderList orders: b - -',
      'property-added OrderList items: c - -',
      'examples examples: - - -',
    ],
  },
  {
    name: 'a field of a response may be null',
    edits: [{ file, from: '    phone: { type: string }\n', to: '    phone: { type: [string, "null"] }\n' }],
    expect: ['type-widened Order phone: b b -'],
  },
  {
    name: 'a response says more precisely what it holds',
    edits: [
      { file, from: '    id: { type: string }\n', to: '    id: { type: string, minLength: 1 }\n' },
      {
        file,
        from: '    phone: { type: string }\n',
        to: '    phone: { type: string, enum: ["+15550104567", "+1"] }\n',
      },
    ],
    expect: ['limit-tightened Order id: c c -', 'limit-tightened Order phone: c c -'],
  },
  {
    name: 'what stands in requests and responses gets smaller: writers break, readers do not',
    edits: [
      {
        file,
        from: 'quantity: { type: integer, minimum: 1 }',
        to: 'quantity: { type: integer, minimum: 1, maximum: 99 }',
      },
    ],
    expect: ['limit-tightened OrderLine quantity: b c -'],
  },
  {
    name: 'what stands in requests and responses gets larger: readers break',
    edits: [{ file, from: 'quantity: { type: integer, minimum: 1 }', to: 'quantity: { type: number, minimum: 1 }' }],
    expect: ['type-widened OrderLine quantity: b b -'],
  },
  {
    name: 'a type is another one',
    edits: [
      {
        file,
        from: 'sku: { type: string, minLength: 1, description: The article. }',
        to: 'sku: { description: The article. }',
      },
    ],
    expect: ['type-widened OrderLine sku: b b -', 'limit-relaxed OrderLine sku: b b -'],
  },
  {
    name: 'the details of a refusal grow and lose',
    edits: [
      { file: 'spec/errors.yaml', from: 'required: [shippedAt]', to: 'required: [carrier]' },
      {
        file: 'spec/errors.yaml',
        from: 'properties: { shippedAt: { type: string, format: date-time } }\n  example: { shippedAt: "2026-03-02T09:00:00.000Z" }',
        to: 'properties: { carrier: { type: string } }\n  example: { carrier: Swift }',
      },
    ],
    expect: [
      'property-removed ORDER_SHIPPED details.shippedAt: b - -',
      'property-added ORDER_SHIPPED details.carrier: c - -',
    ],
  },
  {
    name: 'a code is no longer worth a retry, and a constraint no longer means it',
    edits: [
      { file: 'spec/errors.yaml', from: 'look and try again., retry: true', to: 'look and try again., retry: false' },
      { file: 'spec/errors.yaml', from: 'orders_reference_key', to: 'orders_reference_unique' },
    ],
    expect: [
      'constraint-removed ORDER_EXISTS: b - -',
      'constraint-added ORDER_EXISTS: c - -',
      'error-retry PRICE_CHANGED: c - -',
    ],
  },
  {
    name: 'a code is declared',
    edits: [
      {
        file: 'spec/errors.yaml',
        from: 'INVALID_PHONE:',
        to: 'ORDER_LOST: { status: 410, meaning: Gone., retry: false }\nINVALID_PHONE:',
      },
    ],
    expect: ['error-added ORDER_LOST: c - -'],
  },
  {
    name: 'an event type goes and another comes',
    edits: [{ file: 'spec/webhooks/events.yaml', from: 'order.shipped:\n', to: 'order.left:\n' }],
    expect: [
      'event-type-removed order.shipped: - b -',
      'event-type-added order.left: - c -',
      'examples examples: - - -',
    ],
  },
  {
    name: 'an event loses a field',
    edits: [{ file: 'spec/webhooks/schemas.yaml', from: 'required: [id, type, order]', to: 'required: [id, order]' }],
    expect: ['property-optional OrderEvent type: - b -'],
  },
];
