import type { Change } from '../support/project.ts';

/** A mistake that an author of a contract makes in the project `orders`, and all that the generator must then say. */
export interface Refused {
  readonly name: string;
  readonly changes: readonly Change[];
  /** Without any, the change is no mistake: it generates. */
  readonly says: readonly string[];
}

const PATHS = 'spec/orders/paths.yaml';
const SCHEMAS = 'spec/orders/schemas.yaml';
const MACHINE = 'machines/orders/order.machine.ts';

const inMachine = (name: string, from: string, to: string, ...says: readonly string[]): Refused => ({
  name,
  changes: [{ file: MACHINE, from, to }],
  says,
});

const inPaths = (name: string, from: string, to: string, ...says: readonly string[]): Refused => ({
  name,
  changes: [{ file: PATHS, from, to }],
  says,
});

/** What cancelOrder answers where CANCEL is refused. */
const refusedBy = (name: string, answers: string, ...says: readonly string[]): Refused =>
  inPaths(name, 'event: CANCEL, refused: ORDER_SHIPPED }', `event: CANCEL, refused: ${answers} }`, ...says);

const TAKE = '      - $ref: "../components.yaml#/parameters/Take"\n';

/** A query parameter of listOrders. */
const parameter = (name: string, text: string, ...says: readonly string[]): Refused =>
  inPaths(name, TAKE, `${TAKE}      - { description: Something., ${text} }\n`, ...says);

const NOTE = '    note: { type: string, maxLength: 500 }\n';

/** A field of the request of createOrder. */
const field = (name: string, text: string, ...says: readonly string[]): Refused => ({
  name,
  changes: [{ file: SCHEMAS, from: NOTE, to: `${NOTE}    ${text}\n` }],
  says,
});

/** One more schema, listed in the root. */
const schema = (name: string, title: string, text: string, ...says: readonly string[]): Refused => ({
  name,
  changes: [{ file: SCHEMAS, from: 'OrderLine:\n', to: `${title}: ${text}\nOrderLine:\n` }],
  says,
});

const HEAD = '/v1/orders/{id}:\n';

export const refused: readonly Refused[] = [
  // x-lifecycle
  inPaths(
    'a lifecycle that is no list',
    'x-lifecycle: [{ machine: order, initial: true }]',
    'x-lifecycle: { machine: order, initial: true }',
    'spec/orders/paths.yaml:34:5  x-lifecycle must be array  (invalid-extension)',
  ),
  refusedBy('an answer for each state', '{ HELD: PRICE_CHANGED, SHIPPED: ORDER_SHIPPED, CANCELED: unchanged }'),
  refusedBy('an answer for the others', '{ HELD: depends, others: ORDER_SHIPPED }'),
  refusedBy(
    'no answer for a state that does not take the event',
    '{ HELD: PRICE_CHANGED, SHIPPED: ORDER_SHIPPED }',
    'spec/orders/paths.yaml:87:52  order does not take CANCEL in CANCELED: say what cancelOrder answers there  (refused-state)',
  ),
  refusedBy(
    'an answer for a state that takes the event',
    '{ PLACED: PRICE_CHANGED, others: ORDER_SHIPPED }',
    'spec/orders/paths.yaml:87:63  cancelOrder says what PLACED refuses, but order takes CANCEL there  (refused-state)',
  ),
  refusedBy(
    'an answer for a state that does not exist',
    '{ LOST: PRICE_CHANGED, others: ORDER_SHIPPED }',
    'spec/orders/paths.yaml:87:63  cancelOrder says what LOST refuses, but order has no such state  (refused-state)',
  ),
  refusedBy(
    'an answer that is no code',
    '{ HELD: ORDER_LOST, others: ORDER_SHIPPED }',
    'spec/orders/paths.yaml:87:63  cancelOrder names ORDER_LOST, which spec/errors.yaml does not declare  (undeclared-error)',
  ),
  // machines
  inMachine(
    'a deadline at a key that the context has not',
    "at: 'expiresAt'",
    "at: 'expiresBy'",
    `machines/orders/order.machine.ts:60:49  PLACED has a deadline at 'expiresBy', which the context has not; its times are expiresAt  (unknown-column)`,
  ),
  inMachine(
    'a deadline at a key that is no time',
    "at: 'expiresAt'",
    "at: 'note'",
    `machines/orders/order.machine.ts:60:49  PLACED has a deadline at 'note', which is no Date but string  (unknown-column)`,
  ),
  inMachine(
    'a party that the context has not',
    "parties: ['tenantId']",
    "parties: ['ownerId']",
    `machines/orders/order.machine.ts:35:72  parties names 'ownerId', which the context has not  (unknown-column)`,
  ),
  inMachine(
    'a clock that the context has not',
    "clock: 'tenantId'",
    "clock: 'ownerId'",
    `machines/orders/order.machine.ts:35:92  clock names 'ownerId', which the context has not  (unknown-column)`,
  ),
  inMachine('the clock of the row itself', "clock: 'tenantId'", "clock: 'id'"),
  inMachine(
    'a state that nothing leads to',
    ", HOLD: { target: 'HELD' } },",
    ' },',
    'machines/orders/order.machine.ts:48:9  no transition leads to HELD.REVIEW_REQUIRED: add one, remove the state, or say why in its meta.unreached  (unreachable-state)',
    'machines/orders/order.machine.ts:53:9  no transition leads to HELD.REVIEW_PENDING: add one, remove the state, or say why in its meta.unreached  (unreachable-state)',
  ),
  inMachine(
    'a state that nothing leads to, and why',
    '    SHIPPED: { description',
    "    LOST: { description: 'Nobody knows.', type: 'final', meta: { unreached: 'Older orders were lost.' } },\n    SHIPPED: { description",
  ),
  inMachine(
    'a state that is said to be unreached and is not',
    "    SHIPPED: { description: 'It has left.',",
    "    SHIPPED: { description: 'It has left.', meta: { unreached: 'Nothing is shipped.' },",
    'machines/orders/order.machine.ts:70:53  SHIPPED says unreached, but transitions lead to it  (needless-mark)',
  ),
  inMachine(
    'a state that nothing leads out of',
    "'It has left.', type: 'final' }",
    "'It has left.' }",
    'machines/orders/order.machine.ts:70:5  no transition leads out of SHIPPED: add one, make the state final, or say why it stays in its meta.stays  (state-without-exit)',
  ),
  inMachine(
    'a state that nothing leads out of, and why',
    "'It has left.', type: 'final' }",
    "'It has left.', meta: { stays: 'The order is read for good.' } }",
  ),
  inMachine(
    'a final state that is said to stay',
    "    SHIPPED: { description: 'It has left.',",
    "    SHIPPED: { description: 'It has left.', meta: { stays: 'It is over.' },",
    'machines/orders/order.machine.ts:70:53  SHIPPED says stays, but it is final  (needless-mark)',
  ),

  // who may call
  {
    name: 'a scope that no key can have',
    changes: [
      {
        file: PATHS,
        from: 'summary: Get an order\n    security: [{ apiKey: ["orders:read"] }',
        to: 'summary: Get an order\n    security: [{ apiKey: ["orders:raed"] }',
      },
    ],
    says: [
      'spec/orders/paths.yaml:66:27  getOrder asks for orders:raed, which the schema Scope lacks: no key can have it  (unknown-scope)',
    ],
  },
  inPaths(
    'a security scheme that does not exist',
    'summary: Get an order\n    security: [{ apiKey:',
    'summary: Get an order\n    security: [{ apiKeys:',
    'spec/orders/paths.yaml:66:18  getOrder names apiKeys, which is no security scheme  (security)',
  ),
  inPaths(
    'two credentials at once',
    'summary: Cancel an order\n    security: [{ memberSession: ["orders:write"] }]',
    'summary: Cancel an order\n    security: [{ memberSession: ["orders:write"], apiKey: ["orders:write"] }]',
    'spec/orders/paths.yaml:85:16  cancelOrder asks for memberSession and apiKey at once: the service takes one credential  (unsupported)',
  ),
  inPaths(
    'a credential that may be left out',
    'summary: Cancel an order\n    security: [{ memberSession: ["orders:write"] }]',
    'summary: Cancel an order\n    security: [{ memberSession: ["orders:write"] }, {}]',
    'spec/orders/paths.yaml:85:53  cancelOrder may be called without a credential as well: a public operation says security: []  (unsupported)',
  ),

  // operations that are named and do not exist
  inPaths(
    'a Location of an operation that was removed',
    'x-location: /v1/orders/{id}',
    'x-location: /v1/baskets/{id}',
    'spec/orders/paths.yaml:37:5  createOrder leads to /v1/baskets/{id}, which no GET of the contract answers  (unknown-operation)',
  ),
  inPaths('a Location with the id by another name', 'x-location: /v1/orders/{id}', 'x-location: /v1/orders/{note}'),
  inPaths(
    'a description that names a route that was removed',
    'summary: Get an order\n',
    'summary: Get an order\n    description: As `POST /v1/orders/{id}/close` left it.\n',
    'spec/orders/paths.yaml:66:5  the description names POST /v1/orders/{id}/close, which is no operation  (unknown-operation)',
  ),
  inPaths(
    'a description that names a route with an id in it',
    'summary: Get an order\n',
    'summary: Get an order\n    description: As `POST /v1/orders/ord_1/cancel` left it.\n',
  ),
  inPaths(
    'a link to an operation that was removed',
    '        description: The order that existed\n',
    '        description: The order that existed\n        links: { close: { operationId: closeOrder, parameters: { id: $response.body#/id } } }\n',
    'spec/orders/paths.yaml:49:18  the link close leads to closeOrder, which is the operationId of no operation  (unknown-operation)',
  ),
  inPaths(
    'a link to an operation',
    '        description: The order that existed\n',
    '        description: The order that existed\n        links: { order: { operationId: getOrder, parameters: { id: $response.body#/id } } }\n',
  ),
  inMachine(
    'a state whose description names a route that was removed',
    "'It never leaves.'",
    "'It never leaves: `POST /v1/orders/{id}/close`.'",
    'machines/orders/order.machine.ts:71:49  order names POST /v1/orders/{id}/close, which is no operation  (unknown-operation)',
  ),

  // parameters
  parameter(
    'an object in the query',
    'name: filter, in: query, schema: { type: object }',
    `spec/orders/paths.yaml:9:61  the parameter 'filter' of listOrders is an object: declare a parameter for each of its fields  (unsupported)`,
  ),
  parameter(
    'a deepObject in the query',
    'name: filter, in: query, style: deepObject, schema: { type: string }',
    `spec/orders/paths.yaml:9:61  the parameter 'filter' of listOrders has the style deepObject: only form is built  (unsupported)`,
  ),
  parameter(
    'a list with bars between',
    'name: kinds, in: query, style: pipeDelimited, schema: { type: array, items: { type: string } }',
    `spec/orders/paths.yaml:9:60  the parameter 'kinds' of listOrders has the style pipeDelimited: only form is built  (unsupported)`,
  ),
  parameter(
    'a list with commas between',
    'name: kinds, in: query, explode: false, schema: { type: array, items: { type: string } }',
  ),
  parameter(
    'a list of objects',
    'name: kinds, in: query, schema: { type: array, items: { type: object } }',
    `spec/orders/paths.yaml:2:3  a list in a query is a list of texts, numbers or booleans  (invalid-schema)`,
  ),
  parameter(
    'a list by repetition',
    'name: kinds, in: query, style: form, explode: true, schema: { type: array, items: { type: string } }',
  ),
  parameter(
    'a parameter with content',
    'name: filter, in: query, content: { application/json: { schema: { type: object } } }',
    `spec/orders/paths.yaml:9:61  the parameter 'filter' of listOrders has content: give it a schema, or take a body instead  (unsupported)`,
  ),
  parameter(
    'a cookie',
    'name: basket, in: cookie, schema: { type: string }',
    `spec/orders/paths.yaml:9:50  the parameter 'basket' of listOrders is a cookie, which the service does not read: take a header  (unsupported)`,
  ),
  parameter('a required header', 'name: x-shop, in: header, required: true, schema: { type: string }'),
  parameter(
    'a header that has a meaning in HTTP',
    'name: Authorization, in: header, schema: { type: string }',
    `spec/orders/paths.yaml:9:36  the parameter 'Authorization' of listOrders is a header that HTTP or the platform has a meaning for: name it otherwise  (unsupported)`,
  ),
  parameter(
    'a header that is called like a parameter of the query',
    'name: Take, in: header, schema: { type: string }',
    `spec/orders/paths.yaml:9:36  the parameter 'Take' of listOrders is called take in the SDK, as a parameter of the query: rename one  (unsupported)`,
  ),
  parameter('an optional header', 'name: x-shop, in: header, schema: { type: string }'),
  parameter(
    'a list in a header',
    'name: x-shops, in: header, schema: { type: array, items: { type: string } }',
    `spec/orders/paths.yaml:9:63  the parameter 'x-shops' of listOrders is a list in the header: take it in the query or the body  (unsupported)`,
  ),
  parameter(
    'a reserved character as it is',
    'name: q, in: query, allowReserved: true, schema: { type: string }',
    `spec/orders/paths.yaml:9:56  the parameter 'q' of listOrders says allowReserved: values are always escaped  (unsupported)`,
  ),
  parameter(
    'a query named constructor',
    'name: constructor, in: query, schema: { type: string }',
    `spec/orders/paths.yaml:9:36  'constructor' is a member that every JavaScript object has: name it otherwise, such as 'constructorValue'  (reserved-name)`,
  ),
  parameter(
    'a query that is declared twice',
    'name: take, in: query, schema: { type: string }',
    `spec/orders/paths.yaml:9:36  the parameter 'take' of listOrders is declared twice in the query  (unsupported)`,
  ),
  inPaths(
    'one name in the path and in the query',
    '    x-errors: [ORDER_NOT_FOUND]\n    parameters:\n      - $ref: "../components.yaml#/parameters/PathId"\n    responses:\n      "200":\n        description: The order\n',
    '    x-errors: [ORDER_NOT_FOUND]\n    parameters:\n      - $ref: "../components.yaml#/parameters/PathId"\n      - { name: id, in: query, description: Twice., schema: { type: string } }\n    responses:\n      "200":\n        description: The order\n',
    `spec/orders/paths.yaml:70:11  the parameter 'id' of getOrder stands in the path and in the query: rename one  (unsupported)`,
  ),

  // operations
  inPaths(
    'a head',
    HEAD,
    `${HEAD}  head:\n    operationId: headOrder\n    security: []\n    responses: { "200": { description: It is there. } }\n`,
    'spec/orders/paths.yaml:62:3  head /v1/orders/{id}: the service answers get, post, put, patch and delete, and HEAD and OPTIONS by itself  (unsupported)',
  ),
  inPaths(
    'an options',
    HEAD,
    `${HEAD}  options:\n    operationId: askOrder\n    security: []\n    responses: { "200": { description: It is there. } }\n`,
    'spec/orders/paths.yaml:62:3  options /v1/orders/{id}: the service answers get, post, put, patch and delete, and HEAD and OPTIONS by itself  (unsupported)',
  ),
  inPaths(
    'a trace',
    HEAD,
    `${HEAD}  trace:\n    operationId: traceOrder\n    security: []\n    responses: { "200": { description: It is there. } }\n`,
    'spec/orders/paths.yaml:62:3  trace /v1/orders/{id}: the service answers get, post, put, patch and delete, and HEAD and OPTIONS by itself  (unsupported)',
  ),
  inPaths(
    'servers of one path',
    HEAD,
    `${HEAD}  servers: [{ url: "https://other.example" }]\n`,
    'spec/orders/paths.yaml:62:3  /v1/orders/{id} has servers of its own: the SDK calls the servers of the whole document  (unsupported)',
  ),
  inPaths(
    'a get with a body',
    'summary: List orders\n',
    'summary: List orders\n    requestBody: { content: { application/json: { schema: { type: object } } } }\n',
    'spec/orders/paths.yaml:6:5  listOrders is a get with a body, which clients and proxies drop: take parameters, or a post  (unsupported)',
  ),
  inPaths(
    'a body of several parts',
    '      required: true\n      content:\n        application/json:\n          schema: { $ref: "./schemas.yaml#/CreateOrderRequest" }\n',
    '      required: true\n      content:\n        multipart/form-data:\n          schema: { $ref: "./schemas.yaml#/CreateOrderRequest" }\n',
    'spec/orders/paths.yaml:42:9  the body of createOrder is multipart/form-data, which nothing reads or writes: it has to be application/json  (unsupported)',
  ),
  inPaths(
    'a binary response',
    'content: { text/html: { schema: { type: string } } }',
    'content: { application/octet-stream: { schema: { type: string, format: binary } } }',
    'spec/orders/paths.yaml:115:20  the 200 of renderOrderPage is application/octet-stream, which nothing reads or writes: it has to be JSON or text  (unsupported)',
  ),
  inPaths(
    'a response of two media types',
    'content: { text/html: { schema: { type: string } } }',
    'content: { text/html: { schema: { type: string } }, text/plain: { schema: { type: string } } }',
    'spec/orders/paths.yaml:115:61  the 200 of renderOrderPage has 2 media types: keep one  (unsupported)',
  ),
  inPaths(
    'a stream of events beside what is no JSON',
    'content: { text/html: { schema: { type: string } } }',
    'content: { text/html: { schema: { type: string } }, text/event-stream: { schema: { type: string } } }',
    'spec/orders/paths.yaml:115:61  the 200 of renderOrderPage has 2 media types: keep one  (unsupported)',
  ),
  inPaths(
    'a range of statuses',
    '      "201":\n        description: The order\n',
    '      "2XX":\n        description: The order\n',
    `spec/orders/paths.yaml:54:7  createOrder answers '2XX': name each status  (unsupported)`,
  ),
  inPaths(
    'callbacks',
    '    x-signed: true\n',
    '    x-signed: true\n    callbacks: { left: { "{$request.body#/url}": { post: { responses: { "200": { description: Taken. } } } } } }\n',
    'spec/orders/paths.yaml:39:5  createOrder has callbacks: say them under webhooks  (unsupported)',
  ),

  // schemas
  field(
    'a nullable',
    'gift: { type: string, maxLength: 9, nullable: true }',
    'spec/orders/schemas.yaml:38:41  nullable: OpenAPI 3.1 has no nullable: write type: [string, "null"]  (unsupported)',
  ),
  field('a type with null', 'gift: { type: [string, "null"], maxLength: 9 }'),
  field(
    'a readOnly',
    'gift: { type: string, maxLength: 9, readOnly: true }',
    'spec/orders/schemas.yaml:38:41  readOnly: a schema is built once for requests and responses: write one schema for each direction  (unsupported)',
  ),
  field(
    'an enum of null',
    'gift: { enum: [null] }',
    'spec/orders/schemas.yaml:38:13  an enum without a value that is not null: write type: "null"  (unsupported)',
  ),
  field(
    'an enum without a type',
    'gift: { enum: [BOX, BAG] }',
    'spec/orders/schemas.yaml:38:13  an enum without a type: add type: string beside it  (unsupported)',
  ),
  field(
    'an enum of another type',
    'gift: { type: string, enum: [BOX, 1] }',
    'spec/orders/schemas.yaml:38:27  the enum holds 1, which is no string  (invalid-schema)',
  ),
  field('an enum with null and its type', 'gift: { type: [string, "null"], enum: [BOX, null] }'),
  field(
    'a default outside its enum',
    'gift: { type: string, enum: [BOX, BAG], default: SACK }',
    'spec/orders/schemas.yaml:38:45  the default "SACK" is not one of BOX, BAG  (invalid-default)',
  ),
  field(
    'a default of another type',
    'gifts: { type: integer, minimum: 0, maximum: 9, default: "1" }',
    'spec/orders/schemas.yaml:38:53  the default "1" is no integer  (invalid-default)',
  ),
  field(
    'a default beyond its limit',
    'gifts: { type: integer, minimum: 0, maximum: 9, default: 10 }',
    'spec/orders/schemas.yaml:38:53  the default 10 is more than 9  (invalid-default)',
  ),
  field('a default within its limit', 'gifts: { type: integer, minimum: 0, maximum: 9, default: 9 }'),
  field(
    'an int64',
    'weight: { type: integer, format: int64 }',
    'spec/orders/schemas.yaml:38:30  an int64 may be beyond 2^53, where numbers lose digits: make it a string with a pattern, or give it a minimum and a maximum within 2^53  (unsafe-integer)',
  ),
  field('an int64 within 2^53', 'weight: { type: integer, minimum: 0, maximum: 9007199254740991 }'),
  field(
    'a limit beyond 2^53',
    'weight: { type: integer, minimum: 0, maximum: 9223372036854775807 }',
    'spec/orders/schemas.yaml:38:42  maximum is beyond 2^53, where numbers lose digits  (unsafe-integer)',
  ),
  field(
    'a field named __proto__',
    '__proto__: { type: string, maxLength: 9 }',
    `spec/orders/schemas.yaml:38:5  '__proto__' is a member that every JavaScript object has: name it otherwise, such as 'protoValue'  (reserved-name)`,
  ),
  field(
    'a field named constructor',
    'constructor: { type: string, maxLength: 9 }',
    `spec/orders/schemas.yaml:38:5  'constructor' is a member that every JavaScript object has: name it otherwise, such as 'constructorValue'  (reserved-name)`,
  ),
  field(
    'a mapping that leads to a file',
    'gift: { oneOf: [{ $ref: "#/OrderLine" }], discriminator: { propertyName: sku, mapping: { A1: "./schemas.yaml#/OrderLine" } } }',
    `spec/orders/schemas.yaml:38:94  the mapping of 'A1' leads to ./schemas.yaml#/OrderLine: name a schema of the root, as '#/components/schemas/<name>'  (unsupported)`,
  ),
  field(
    'an anchor',
    'gift: { $anchor: gift, type: string, maxLength: 9 }',
    'spec/orders/schemas.yaml:38:13  $anchor: references are resolved by file and pointer only: name the schema in the root and refer to it by $ref  (unsupported)',
  ),

  // schemas that are made of themselves
  schema(
    'a schema that is a reference to itself',
    'Loop',
    '{ $ref: "#/Loop" }',
    'spec/orders/schemas.yaml:5:1  Loop is made of itself: put a property or a list between, or name what is meant  (circular-schema)',
  ),
  schema(
    'a schema that is a part of itself',
    'Loop',
    '{ type: object, allOf: [{ $ref: "#/Loop" }] }',
    'spec/orders/schemas.yaml:5:1  Loop is made of itself, through /Loop/allOf/0: put a property or a list between, or name what is meant  (circular-schema)',
  ),
  schema(
    'a schema that is an alternative of itself',
    'Loop',
    '{ oneOf: [{ type: string }, { $ref: "#/Loop" }] }',
    'spec/orders/schemas.yaml:5:1  Loop is made of itself, through /Loop/oneOf/1: put a property or a list between, or name what is meant  (circular-schema)',
  ),
  schema(
    'a schema that has itself in a list',
    'Loop',
    '{ type: object, description: Nested., additionalProperties: false, properties: { inner: { type: array, items: { $ref: "#/Loop" } } } }',
  ),

  // names
  ...['Result', 'Call', 'Success', 'Array', 'Record', 'Promise', 'Operations'].map((title) =>
    schema(
      `a schema named ${title}`,
      title,
      '{ type: object, description: Something. }',
      `spec/orders/schemas.yaml:5:1  the schema ${title} has the name of a type that generated files need themselves: call it Orders${title}  (reserved-name)`,
    ),
  ),
  schema(
    'a schema named CreateOrderParams',
    'CreateOrderParams',
    '{ type: object, description: Something. }',
    'spec/orders/schemas.yaml:5:1  the schema CreateOrderParams has the name of a type that the SDK makes of createOrder: call it OrdersCreateOrderParams  (reserved-name)',
  ),
  schema(
    'a schema named OrderNotFoundError',
    'OrderNotFoundError',
    '{ type: object, description: Something. }',
    'spec/orders/schemas.yaml:5:1  the schema OrderNotFoundError has the name of the error ORDER_NOT_FOUND: call it OrdersOrderNotFoundError  (reserved-name)',
  ),
  schema(
    'a schema named order',
    'order',
    '{ type: object, description: Something. }',
    `spec/orders/schemas.yaml:5:1  the schema 'order' is no name of a type: capital letter first, then letters and digits  (reserved-name)`,
  ),
  schema('a schema named Basket', 'Basket', '{ type: object, description: Something. }'),
];
