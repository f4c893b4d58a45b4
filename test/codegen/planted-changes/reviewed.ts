import type { FollowUp } from '../../../codegen/review/follow/follow-up.ts';
import type { Edit, NewFile } from '../../review/support.ts';

/** Who has to know of a change. */
export type Reader = 'client' | 'receiver' | 'operator' | 'maintainer';

/** A change that somebody might make to the project `shop`, and what a review must then say. */
export interface Reviewed {
  readonly name: string;
  /** Whose life it changes: the first is the one for whom its verdict is meant. */
  readonly who: Reader;
  readonly edits: readonly (Edit | NewFile)[];
  /** What both sides have beyond the project as it is. */
  readonly base?: readonly (Edit | NewFile)[];
  /** `rule subject at: api webhooks rows`, each b(reaking), o(ther behaviour), c(ompatible) or -. All that is said. */
  readonly says: readonly string[];
  /** Of what is said: texts that the printed review holds. */
  readonly shows?: readonly string[];
  readonly follows?: readonly { readonly kind: FollowUp['kind']; readonly line: string }[];
}

const MACHINE = 'machines/orders/order.machine.ts';
const EFFECTS = 'src/domains/orders/order.effects.ts';
const FACTS = 'src/domains/orders/order.facts.ts';
const CANCEL = "CANCEL: { target: 'CANCELED', actions: ['keepNote', 'announce'] }";

const machine = (from: string, to: string): Edit => ({ file: MACHINE, from, to });

/** What guards, assigns, effects and facts do behind their names. */
export const behaviour: readonly Reviewed[] = [
  {
    name: 'a guard asks something else',
    who: 'operator',
    edits: [machine('context.note !== null', "context.note !== null && context.kind === 'RETAIL'")],
    says: ['guard-code order hasNote: - - b'],
    shows: [
      '- ({ context }) => context.note !== null',
      "+ ({ context }) => context.note !== null && context.kind === 'RETAIL'",
      'HELD --APPROVE--> PLACED',
      'rows that rest may move otherwise',
    ],
  },
  {
    name: 'a guard calls a function that asks something else',
    who: 'operator',
    edits: [
      machine(
        "type Kind = 'RETAIL'",
        "const isShort = (text: string | null) => text !== null;\n\ntype Kind = 'RETAIL'",
      ),
      machine('context.note !== null', 'isShort(context.note)'),
    ],
    says: ['guard-code order hasNote: - - b'],
    shows: ['+ isShort = (text: string | null) => text !== null'],
  },
  {
    name: 'an assign writes something else that a guard reads',
    who: 'operator',
    edits: [machine('return { note: event.note };', 'return { note: null };')],
    says: ['assign-code order keepNote: o - b'],
    shows: ['-   return { note: event.note };', '+   return { note: null };'],
  },
  {
    name: 'an assign writes something else that decides nothing',
    who: 'client',
    edits: [
      machine('return { note: event.note };', 'return { reference: event.note };'),
      machine('context.note !== null', "context.kind === 'RETAIL'"),
    ],
    says: ['assign-code order keepNote: o - o', 'guard-code order hasNote: - - b'],
  },
  {
    name: 'an effect is handed something else',
    who: 'operator',
    edits: [machine('params: ({ event }) => ({ carrier: event.carrier })', "params: () => ({ carrier: 'ours' })")],
    says: ['params-code order bookCarrier: - - o'],
    shows: ["+ () => ({ carrier: 'ours' })", 'PLACED --SHIP--> SHIPPED'],
  },
  {
    name: 'new orders begin with something else',
    who: 'operator',
    edits: [machine('context: ({ input }) => input,', 'context: ({ input }) => ({ ...input, note: null }),')],
    says: ['context-code order context: - - o'],
  },
  {
    name: 'an effect does something else',
    who: 'receiver',
    edits: [{ file: EFFECTS, from: 'order.publicStatus', to: 'order.status' }],
    says: ['effect-code order announce: o o o'],
    shows: ['`announce`, in `src/domains/orders/order.effects.ts:5` (effect-code):'],
  },
  {
    name: 'the facts say something else',
    who: 'operator',
    edits: [{ file: FACTS, from: 'context.note === null', to: 'context.note !== null' }],
    says: ['facts-code order RECEIVED: - - o'],
    shows: ['what follows in RECEIVED'],
  },
  {
    name: 'only layout and comments change',
    who: 'maintainer',
    edits: [
      machine(
        'hasNote: ({ context }) => context.note !== null,',
        '// Somebody said something.\n    hasNote: ({\n      context,\n    }) =>\n      context.note !== null,',
      ),
    ],
    says: [],
  },
  {
    name: 'an effect that tells receivers is removed',
    who: 'receiver',
    edits: [machine(CANCEL, "CANCEL: { target: 'CANCELED', actions: ['keepNote'] }")],
    says: ['action-removed order PLACED --CANCEL--> CANCELED: b b b'],
    shows: [
      'somebody is told by it; if that is meant, spec/acknowledged.yaml says `order: action-removed announce at PLACED --CANCEL--> CANCELED` and why',
    ],
  },
  {
    name: 'an effect that tells receivers is removed, and that is meant',
    who: 'receiver',
    edits: [
      machine(CANCEL, "CANCEL: { target: 'CANCELED', actions: ['keepNote'] }"),
      {
        file: 'spec/acknowledged.yaml',
        text: "- change: 'order: action-removed announce at PLACED --CANCEL--> CANCELED'\n  because: The shop tells its customers by itself.\n",
      },
    ],
    says: ['action-removed order PLACED --CANCEL--> CANCELED: o o o'],
    shows: ['meant: The shop tells its customers by itself.'],
  },
  {
    name: 'an effect runs twice',
    who: 'receiver',
    edits: [machine(CANCEL, "CANCEL: { target: 'CANCELED', actions: ['keepNote', 'announce', 'announce'] }")],
    says: ['action-doubled order PLACED --CANCEL--> CANCELED: b b b'],
  },
  {
    name: 'an assign is removed',
    who: 'client',
    edits: [machine(CANCEL, "CANCEL: { target: 'CANCELED', actions: ['announce'] }")],
    says: ['action-removed order PLACED --CANCEL--> CANCELED: o - o'],
  },
  {
    name: 'a transition leaves and enters its own state',
    who: 'operator',
    edits: [
      machine(
        "on: { APPROVE: { target: 'PLACED', guard: 'hasNote' } },",
        "on: { APPROVE: { target: 'PLACED', guard: 'hasNote', reenter: true } },",
      ),
    ],
    says: ['transition-reenters order HELD --APPROVE [hasNote]--> PLACED: - - o'],
  },
  {
    name: 'a state does something when it is left',
    who: 'receiver',
    edits: [machine("      tags: ['open'],\n", "      tags: ['open'],\n      exit: ['announce'],\n")],
    says: ['action-added order exit of PLACED: - c o'],
  },
  {
    name: 'a new state does something when it is entered',
    who: 'receiver',
    edits: [
      machine(
        '    SHIPPED: {',
        "    LOST: { description: 'Nobody knows.', type: 'final', entry: ['announce'] },\n    SHIPPED: {",
      ),
      machine("EXPIRE: { target: 'CANCELED'", "EXPIRE: { target: 'LOST'"),
    ],
    says: [
      'value-added OrderStatus: c c -',
      'state-added order: - - c',
      'projection-gained order: c c -',
      'transition-target order PLACED --EXPIRE--> LOST: - b c',
      'action-added order entry of LOST: - c o',
    ],
  },
  {
    name: 'a guard is removed',
    who: 'operator',
    edits: [machine("{ target: 'PLACED', guard: 'hasNote' }", "{ target: 'PLACED' }")],
    says: ['guard-removed order HELD --APPROVE--> PLACED: - - c'],
  },
];

const PATHS = 'spec/orders/paths.yaml';
const DOCUMENT = 'spec/document.yaml';
const SCHEMAS = 'spec/orders/schemas.yaml';

const paths = (from: string, to: string): Edit => ({ file: PATHS, from, to });

const HELD: NewFile = {
  file: 'spec/sdk-names.yaml',
  text: 'cancelOrder: orders.cancel\ncreateOrder: orders.create\ngetOrder: orders.get\nlistOrders: orders.list\nrenderOrderPage: orders.renderPage\n',
};

const GET_TAG = '    operationId: getOrder\n    tags: [Orders]\n';

/** A list of another collection, whose name is part of an operation that is there. */
const LIST_PAGES = `/v1/order-pages:
  get:
    operationId: listOrderPages
    tags: [Orders]
    summary: List pages
    security: []
    responses: { "200": { description: A page, content: { text/html: { schema: { type: string } } } } }
`;
const ADD_LIST: readonly Edit[] = [paths('/orders/{id}.html:\n', `${LIST_PAGES}/orders/{id}.html:\n`)];

/** What the SDK's client calls its methods. */
export const sdkNames: readonly Reviewed[] = [
  {
    name: 'another tag, where names are held',
    who: 'maintainer',
    base: [HELD],
    edits: [paths(GET_TAG, GET_TAG.replace('[Orders]', '[Shop]'))],
    says: ['texts descriptions: - - -'],
  },
  {
    name: 'another tag, where no name is held',
    who: 'client',
    edits: [paths(GET_TAG, GET_TAG.replace('[Orders]', '[Shop]'))],
    says: ['sdk-name-changed getOrder: b - -', 'texts descriptions: - - -'],
  },
  {
    name: 'an added list, where names are held',
    who: 'client',
    base: [HELD],
    edits: ADD_LIST,
    says: ['operation-added listOrderPages: c - -'],
  },
  {
    name: 'an added list that takes an operation, where no name is held',
    who: 'client',
    edits: ADD_LIST,
    says: ['operation-added listOrderPages: c - -', 'sdk-name-changed renderOrderPage: b - -'],
    shows: ['name in the SDK `orders.renderPage` → `orderPages.render`'],
  },
  {
    name: 'a held name is edited',
    who: 'client',
    base: [HELD],
    edits: [{ file: HELD.file, from: 'orders.cancel', to: 'orders.abandon' }],
    says: ['sdk-name-changed cancelOrder: b - -'],
  },
  {
    name: 'x-sdk-name names an operation otherwise',
    who: 'client',
    base: [HELD],
    edits: [paths('    operationId: getOrder\n', '    operationId: getOrder\n    x-sdk-name: orders.read\n')],
    says: ['sdk-name-changed getOrder: b - -'],
  },
];

const SCHEDULE = 'x-deprecation: { since: "2026-01-31", sunset: "2027-01-31", replacement: getOrder }';
/** A field beside the note that ends, or has ended. */
const ending = (since: string, sunset: string): string =>
  `${NOTE}    hint: { type: string, maxLength: 10, x-deprecation: { since: "${since}", sunset: "${sunset}", replacement: getOrder } }\n`;
const NOTE = '    note: { type: string, maxLength: 500 }\n';
const CREATED = '        description: The order\n';
const LOCATION = `${CREATED}        headers: { Location: { description: Where it is., schema: { type: string } } }\n`;
const TAKE = 'description: How many at most.';
const PAGE = 'content: { text/html: { schema: { type: string } } }';

/** One thing that can be said in two forms. */
export const forms: readonly Reviewed[] = [
  {
    name: 'a field that may be null, in the other form',
    who: 'client',
    base: [{ file: SCHEMAS, from: NOTE, to: '    note: { type: [string, "null"], maxLength: 500 }\n' }],
    edits: [
      {
        file: SCHEMAS,
        from: '    note: { type: [string, "null"], maxLength: 500 }\n',
        to: '    note: { anyOf: [{ type: string, maxLength: 500 }, { type: "null" }] }\n',
      },
    ],
    says: [],
  },
  {
    name: 'a field may be null',
    who: 'client',
    edits: [
      {
        file: SCHEMAS,
        from: NOTE,
        to: '    note: { anyOf: [{ type: string, maxLength: 500 }, { type: "null" }] }\n',
      },
    ],
    says: ['type-widened CreateOrderRequest note: c - -'],
    shows: ['`string` → `string | null`'.replace('|', '\\|')],
  },
  {
    name: 'a field may no longer be null',
    who: 'client',
    base: [
      {
        file: SCHEMAS,
        from: NOTE,
        to: '    note: { anyOf: [{ type: string, maxLength: 500 }, { type: "null" }] }\n',
      },
    ],
    edits: [
      {
        file: SCHEMAS,
        from: '    note: { anyOf: [{ type: string, maxLength: 500 }, { type: "null" }] }\n',
        to: NOTE,
      },
    ],
    says: ['type-narrowed CreateOrderRequest note: b - -'],
  },
];

/** Parts of the document that no list of parts had. */
const LIMIT = 'orderTtl: { duration: 72 hours, description: How long an order stays. }\n';

export const document: readonly Reviewed[] = [
  {
    name: 'a duration that the contract states',
    who: 'client',
    base: [
      { file: 'spec/limits.yaml', text: LIMIT },
      {
        file: 'spec/orders/paths.yaml',
        from: 'description: The order that existed',
        to: 'description: The order that existed in the last {{orderTtl}}',
      },
    ],
    edits: [{ file: 'spec/limits.yaml', from: '72 hours', to: '24 hours' }],
    says: ['texts descriptions: - - -', 'stated-limit orderTtl: o - -'],
    shows: ['72 hours', '24 hours'],
  },
  {
    name: 'another server',
    who: 'client',
    edits: [{ file: DOCUMENT, from: 'https://', to: 'https://eu.' }],
    says: ['server-removed document servers: b - -', 'server-added document servers: c - -'],
  },
  {
    name: 'a header of the response is added',
    who: 'client',
    edits: [
      paths('        description: The order that existed\n', LOCATION.replace('The order', 'The order that existed')),
    ],
    says: ['response-header-added createOrder 200.headers: c - -'],
  },
  {
    name: 'a header of the response is removed',
    who: 'client',
    base: [
      paths('        description: The order that existed\n', LOCATION.replace('The order', 'The order that existed')),
    ],
    edits: [paths('        headers: { Location: { description: Where it is., schema: { type: string } } }\n', '')],
    says: ['response-header-removed createOrder 200.headers: b - -'],
  },
  {
    name: 'a header of the response has another form',
    who: 'client',
    base: [
      paths('        description: The order that existed\n', LOCATION.replace('The order', 'The order that existed')),
    ],
    edits: [
      paths(
        'description: Where it is., schema: { type: string }',
        'description: Where it is., schema: { type: integer }',
      ),
    ],
    says: ['response-header-changed createOrder 200.headers.Location: b - -'],
  },
  {
    name: 'a page is of another media type',
    who: 'client',
    edits: [paths(PAGE, PAGE.replace('text/html', 'text/plain'))],
    says: [
      'media-type-removed renderOrderPage 200.content: b - -',
      'media-type-added renderOrderPage 200.content: c - -',
    ],
  },
  {
    name: 'an operation is deprecated',
    who: 'client',
    edits: [
      paths(
        '    operationId: getOrder\n',
        `    operationId: getOrder\n    ${SCHEDULE.replace('getOrder', 'listOrders')}\n`,
      ),
    ],
    says: [
      // Deprecation, Sunset and Link.
      'response-header-added getOrder 200.headers: c - -',
      'response-header-added getOrder 200.headers: c - -',
      'response-header-added getOrder 200.headers: c - -',
      'deprecation-schedule getOrder x-deprecation: c - -',
      'deprecated getOrder deprecated: c - -',
      'texts descriptions: - - -',
    ],
  },
  {
    name: 'a field is deprecated',
    who: 'client',
    edits: [{ file: SCHEMAS, from: NOTE, to: NOTE.replace('500 }', `500, ${SCHEDULE} }`) }],
    says: [
      'deprecation-schedule CreateOrderRequest note.x-deprecation: c - -',
      'deprecated CreateOrderRequest note.deprecated: c - -',
      'texts descriptions: - - -',
    ],
  },
  {
    name: 'a field goes whose time is over',
    who: 'client',
    base: [{ file: SCHEMAS, from: NOTE, to: ending('2020-02-29', '2021-02-28') }],
    edits: [{ file: SCHEMAS, from: ending('2020-02-29', '2021-02-28'), to: NOTE }],
    says: ['property-removed CreateOrderRequest hint: c - -'],
    shows: ['deprecated, and served until 2021-02-28'],
  },
  {
    name: 'a field goes before the day that was promised',
    who: 'client',
    base: [{ file: SCHEMAS, from: NOTE, to: ending('2026-01-31', '2999-12-31') }],
    edits: [{ file: SCHEMAS, from: ending('2026-01-31', '2999-12-31'), to: NOTE }],
    says: ['property-removed CreateOrderRequest hint: b - -'],
    shows: ['deprecated, but promised until 2999-12-31'],
  },
  {
    name: 'a field ends sooner than was promised',
    who: 'client',
    base: [{ file: SCHEMAS, from: NOTE, to: ending('2026-01-31', '2999-12-31') }],
    edits: [{ file: SCHEMAS, from: '"2999-12-31"', to: '"2999-12-30"' }],
    says: ['deprecation-schedule CreateOrderRequest hint.x-deprecation: b - -', 'texts descriptions: - - -'],
    shows: ['clients were promised more time'],
  },
  {
    name: 'a list is written in the form that is the default anyway',
    who: 'client',
    edits: [{ file: 'spec/components.yaml', from: TAKE, to: `${TAKE}\n    style: form` }],
    says: [],
  },
  {
    name: 'a page may be kept',
    who: 'client',
    edits: [
      paths(
        '    operationId: renderOrderPage\n',
        '    operationId: renderOrderPage\n    x-public-document: { maxAge: 60 }\n',
      ),
    ],
    says: ['cache-age renderOrderPage x-public-document: o - -'],
  },
  {
    name: 'a field says what nobody has judged yet',
    who: 'maintainer',
    edits: [{ file: SCHEMAS, from: NOTE, to: NOTE.replace('500 }', '500, x-secret: true }') }],
    says: ['not-judged CreateOrderRequest note.x-secret: o - -'],
    shows: ['changed, not judged'],
  },
  {
    name: 'a description',
    who: 'maintainer',
    edits: [{ file: 'spec/components.yaml', from: TAKE, to: 'description: At most so many.' }],
    says: ['texts descriptions: - - -'],
  },
  {
    name: 'a shared parameter is deprecated',
    who: 'client',
    edits: [{ file: 'spec/components.yaml', from: TAKE, to: `${TAKE}\n    ${SCHEDULE}` }],
    says: [
      'deprecation-schedule listOrders query.take.x-deprecation: c - -',
      'deprecated listOrders query.take.deprecated: c - -',
      'texts descriptions: - - -',
    ],
  },
];
