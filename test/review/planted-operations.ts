import type { Planted } from './support.ts';

const file = 'spec/orders/paths.yaml';

export const plantedOperations: readonly Planted[] = [
  {
    name: 'an operation is added',
    edits: [
      {
        file,
        from: '/v1/orders/{id}/cancel:\n  parameters:\n    - $ref: "../components.yaml#/parameters/PathId"\n',
        to: `/v1/orders/{id}/cancel:
  parameters:
    - $ref: "../components.yaml#/parameters/PathId"
  delete:
    operationId: deleteOrder
    tags: [Orders]
    summary: Delete an order
    security: [{ memberSession: ["orders:write"] }]
    responses: { "200": { description: A page, content: { text/html: { schema: { type: string } } } } }
`,
      },
    ],
    expect: ['operation-added deleteOrder: c - -'],
  },
  {
    name: 'an operation is removed',
    edits: [
      {
        file,
        from: `/orders/{id}.html:
  get:
    operationId: renderOrderPage
    tags: [Orders]
    summary: Render an order
    security: []
    x-errors: [ORDER_NOT_FOUND]
    parameters:
      - $ref: "../components.yaml#/parameters/PathId"
    responses:
      "200":
        description: A page
        content: { text/html: { schema: { type: string } } }
`,
        to: '',
      },
    ],
    expect: ['operation-removed renderOrderPage: b - -'],
  },
  {
    name: 'an operation moves',
    edits: [{ file, from: '/orders/{id}.html:\n', to: '/pages/{id}.html:\n' }],
    expect: ['operation-moved renderOrderPage: b - -'],
  },
  {
    name: 'an optional parameter is added',
    edits: [
      {
        file,
        from: '      - name: status\n',
        to: '      - { name: kind, in: query, description: Of this kind., schema: { type: string } }\n      - name: status\n',
      },
    ],
    expect: ['parameter-added listOrders query.kind: c - -'],
  },
  {
    name: 'a required parameter is added',
    edits: [
      {
        file,
        from: '      - name: status\n',
        to: '      - { name: kind, in: query, required: true, description: One., schema: { type: string } }\n      - name: status\n',
      },
    ],
    expect: ['parameter-added listOrders query.kind: b - -'],
  },
  {
    name: 'a parameter is removed',
    edits: [{ file, from: '      - $ref: "../components.yaml#/parameters/Take"\n', to: '' }],
    expect: ['parameter-removed listOrders query.take: b - -'],
  },
  {
    name: 'a parameter becomes required',
    edits: [{ file, from: '        in: query\n', to: '        in: query\n        required: true\n' }],
    expect: ['parameter-required listOrders query.status: b - -'],
  },
  {
    name: 'a parameter takes less',
    edits: [{ file: 'spec/components.yaml', from: 'maximum: 200', to: 'maximum: 100' }],
    expect: ['limit-tightened listOrders query.take: b - -'],
  },
  {
    name: 'a parameter has another default',
    edits: [{ file: 'spec/components.yaml', from: 'default: 50', to: 'default: 20' }],
    expect: ['default-changed listOrders query.take: b - -'],
  },
  {
    name: 'a body becomes optional',
    edits: [{ file, from: '      required: true\n', to: '      required: false\n' }],
    expect: ['body-optional createOrder: c - -'],
  },
  {
    name: 'a smaller body is taken',
    edits: [{ file, from: '    x-signed: true\n', to: '    x-signed: true\n    x-body-limit: 1024\n' }],
    expect: ['body-limit-lowered createOrder: b - -'],
  },
  {
    name: 'a signature is no longer asked for',
    edits: [{ file, from: '    x-signed: true\n', to: '' }],
    expect: ['kernel-codes createOrder: c - -', 'restriction-removed createOrder: c - -'],
  },
  {
    name: 'an operation is for sessions only',
    edits: [{ file, from: '    x-signed: true\n', to: '    x-signed: true\n    x-session-only: true\n' }],
    expect: ['kernel-codes createOrder: c - -', 'restriction-added createOrder: b - -'],
  },
  {
    name: 'a success status goes',
    edits: [
      {
        file,
        from: `      "200":
        description: The order that existed
        content:
          application/json:
            schema: { $ref: "./schemas.yaml#/Order" }
            examples:
              existed: { value: *order }
`,
        to: '',
      },
    ],
    expect: ['status-removed createOrder: b - -', 'examples examples: - - -'],
  },
  {
    name: 'a response is another schema',
    edits: [
      {
        file,
        from: `      "200":
        description: The order that existed
        content:
          application/json:
            schema: { $ref: "./schemas.yaml#/Order" }
            examples:
              existed: { value: *order }
`,
        to: `      "200":
        description: The order that existed
        content:
          application/json:
            schema: { $ref: "./schemas.yaml#/OrderLine" }
            examples:
              existed: { value: { sku: A1, quantity: 1 } }
`,
      },
    ],
    expect: [
      'schema-renamed createOrder 200: c - -',
      'property-removed createOrder 200.id: b - -',
      'property-removed createOrder 200.status: b - -',
      'property-removed createOrder 200.phone: b - -',
      'property-removed createOrder 200.lines: b - -',
      'property-removed createOrder 200.note: b - -',
      'property-added createOrder 200.sku: c - -',
      'property-added createOrder 200.quantity: c - -',
      'examples examples: - - -',
    ],
  },
  {
    name: 'an operation gains a code',
    edits: [{ file, from: '    x-errors: [ORDER_EXISTS]\n', to: '    x-errors: [ORDER_EXISTS, PRICE_CHANGED]\n' }],
    expect: ['code-gained createOrder: c - -'],
  },
  {
    name: 'an operation loses a code',
    edits: [{ file, from: '    x-errors: [ORDER_EXISTS]\n', to: '    x-errors: []\n' }],
    expect: ['code-lost createOrder: c - -'],
  },
  {
    name: 'a code has another status',
    edits: [{ file: 'spec/errors.yaml', from: 'PRICE_CHANGED: { status: 409,', to: 'PRICE_CHANGED: { status: 422,' }],
    expect: [
      'code-status cancelOrder PRICE_CHANGED: b - -',
      'error-status-removed PRICE_CHANGED: c - -',
      'error-status-added PRICE_CHANGED: c - -',
    ],
  },
  {
    name: 'codes change places, and one no longer commits',
    edits: [
      {
        file,
        from: '[ORDER_NOT_FOUND, ORDER_SHIPPED, { PRICE_CHANGED: { commits: true } }]',
        to: '[ORDER_NOT_FOUND, PRICE_CHANGED, ORDER_SHIPPED]',
      },
    ],
    expect: ['code-commits cancelOrder PRICE_CHANGED: c - -', 'code-precedence cancelOrder: b - -'],
  },
  {
    name: 'a field gets another code',
    edits: [{ file: 'spec/orders/schemas.yaml', from: ', x-code: INVALID_PHONE', to: '' }],
    expect: ['field-code createOrder /body/phone: b - -'],
  },
  {
    name: 'a scope is added for keys and one kind of credential goes',
    edits: [
      {
        file,
        from: 'summary: Get an order\n    security: [{ apiKey: ["orders:read"] }, { memberSession: ["orders:read"] }]',
        to: 'summary: Get an order\n    security: [{ apiKey: ["orders:read", "orders:write"] }]',
      },
    ],
    expect: [
      'kernel-codes getOrder: c - -',
      'credential-removed getOrder: b - -',
      'scope-added getOrder apiKey: b - -',
    ],
  },
  {
    name: 'a scope is no longer asked for, and another credential is',
    edits: [
      {
        file,
        from: 'summary: Cancel an order\n    security: [{ memberSession: ["orders:write"] }]',
        to: 'summary: Cancel an order\n    x-unscoped: true\n    security: [{ memberSession: [] }, { apiKey: [] }]',
      },
    ],
    expect: [
      'kernel-codes cancelOrder: c - -',
      'credential-added cancelOrder: c - -',
      'scope-removed cancelOrder memberSession: c - -',
    ],
  },
  {
    name: 'a retry is no longer recognised',
    edits: [{ file, from: '    x-signed: true\n', to: '    x-signed: true\n    x-idempotency: none\n' }],
    expect: [
      'kernel-codes createOrder: c - -',
      'idempotency-removed createOrder: b - -',
      'response-header-removed createOrder 200.headers: b - -',
      'response-header-removed createOrder 201.headers: b - -',
      'texts descriptions: - - -',
    ],
  },
  {
    name: 'other fields are salient',
    edits: [{ file, from: 'x-salient: [phone]', to: 'x-salient: [lines]' }],
    expect: ['salient-removed createOrder: b - -', 'salient-added createOrder: b - -', 'texts descriptions: - - -'],
  },
  {
    name: 'another transaction, another Location',
    edits: [
      { file, from: 'x-location: /v1/orders/{id}', to: 'x-location: /orders/{id}.html\n    x-transaction: two-phase' },
    ],
    expect: ['transaction createOrder: c - -', 'location createOrder: b - -'],
  },
  {
    name: 'an operation sends another event',
    edits: [{ file, from: 'event: CANCEL, refused: ORDER_SHIPPED', to: 'event: APPROVE, refused: PRICE_CHANGED' }],
    expect: ['lifecycle-use-removed cancelOrder: b - -', 'lifecycle-use-added cancelOrder: c - -'],
  },
  {
    name: 'a refused event is another code',
    edits: [{ file, from: 'event: CANCEL, refused: ORDER_SHIPPED', to: 'event: CANCEL, refused: PRICE_CHANGED' }],
    expect: ['lifecycle-refusal cancelOrder order CANCEL: b - -'],
  },
  {
    name: 'only an example and a text change',
    edits: [{ file, from: 'note: Too late', to: 'note: Never mind' }],
    expect: ['examples examples: - - -'],
  },
];
