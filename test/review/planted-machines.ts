import type { Planted } from './support.ts';

const file = 'machines/orders/order.machine.ts';

export const plantedMachines: readonly Planted[] = [
  {
    name: 'a state is added',
    edits: [
      {
        file,
        from: "    SHIPPED: { description: 'It has left.', type: 'final' },",
        to: "    LOST: { description: 'Nobody knows.', type: 'final' },\n    SHIPPED: { description: 'It has left.', type: 'final' },",
      },
      { file, from: "  | { type: 'EXPIRE' };", to: "  | { type: 'LOSE'; at: Date }\n  | { type: 'EXPIRE' };" },
      {
        file,
        from: "        EXPIRE: { target: 'CANCELED', actions: ['announce'] },",
        to: "        EXPIRE: { target: 'CANCELED', actions: ['announce'] },\n        LOSE: { target: 'LOST' },",
      },
    ],
    expect: [
      'value-added OrderStatus: c c -',
      'state-added order: - - c',
      'projection-gained order: c c -',
      'transition-added order: - - c',
      'event-added order: - - -',
    ],
  },
  {
    name: 'a state is removed',
    edits: [
      { file, from: ", HOLD: { target: 'HELD' } },", to: ' },' },
      { file, from: "  | { type: 'HOLD' }\n  | { type: 'SUBMIT' }\n  | { type: 'APPROVE' }\n", to: '' },
      {
        file,
        from: `    HELD: {
      description: 'Somebody has to look.',
      initial: 'REVIEW_REQUIRED',
      states: {
        REVIEW_REQUIRED: {
          description: 'Nobody looks yet.',
          meta: { public: 'WAITING' },
          on: { SUBMIT: { target: 'REVIEW_PENDING' } },
        },
        REVIEW_PENDING: { description: 'Somebody looks.', meta: { public: 'IN_REVIEW' } },
      },
      on: { APPROVE: { target: 'PLACED', guard: 'hasNote' } },
    },
`,
        to: '',
      },
    ],
    expect: [
      'value-removed OrderStatus: b b -',
      'state-removed order: - - b',
      'state-removed order: - - b',
      'projection-lost order: b b -',
      'projection-lost order: b b -',
      'transition-removed order: - - c',
      'transition-removed order: - - c',
      'transition-removed order: - - c',
      'event-removed order: - - c',
      'event-removed order: - - c',
      'event-removed order: - - c',
    ],
  },
  {
    name: 'a state below another is added',
    edits: [
      {
        file,
        from: '        REVIEW_PENDING: {',
        to: "        REVIEW_LATER: { description: 'Later.', meta: { public: 'LATER' } },\n        REVIEW_PENDING: {",
      },
      {
        file,
        from: "on: { SUBMIT: { target: 'REVIEW_PENDING' } },",
        to: "on: { SUBMIT: { target: 'REVIEW_PENDING' }, EXPIRE: { target: 'REVIEW_LATER' } },",
      },
    ],
    expect: ['substate-added order: - - c', 'projection-gained order: c c -', 'transition-added order: - - c'],
  },
  {
    name: 'a state is shown as something else',
    edits: [{ file, from: "meta: { public: 'IN_REVIEW' }", to: "meta: { public: 'UNDER_REVIEW' }" }],
    expect: [
      'projection-changed order HELD.REVIEW_PENDING: b b b',
      'projection-lost order: b b -',
      'projection-gained order: c c -',
    ],
  },
  {
    name: 'a transition that an operation takes is removed: an end is lost to nobody',
    edits: [
      { file, from: "        CANCEL: { target: 'CANCELED', actions: ['keepNote', 'announce'] },\n", to: '' },
      { file: 'spec/orders/paths.yaml', from: 'event: CANCEL,', to: 'event: SHIP,' },
    ],
    expect: [
      'lifecycle-use-removed cancelOrder: b - -',
      'lifecycle-use-added cancelOrder: c - -',
      'transition-removed order: b - c',
      'event-removed order: - - c',
    ],
  },
  {
    name: 'an end can no longer be reached',
    edits: [
      { file, from: "        SHIP: {\n          target: 'SHIPPED',\n", to: '        SHIP: {\n' },
      {
        file,
        from: "SHIPPED: { description: 'It has left.', type: 'final' },",
        to: "SHIPPED: { description: 'It has left.', type: 'final', meta: { unreached: 'Older orders have left.' } },",
      },
    ],
    expect: [
      'transition-target order PLACED --SHIP--> PLACED: - b c',
      'state-unreachable order SHIPPED: b b c',
      'end-lost order RECEIVED: b b b',
      'end-lost order HELD.REVIEW_REQUIRED: b b b',
      'end-lost order HELD.REVIEW_PENDING: b b b',
      'end-lost order PLACED: b b b',
    ],
  },
  {
    name: 'one state can no longer end so, the machine can',
    edits: [
      {
        file,
        from: "on: { APPROVE: { target: 'PLACED', guard: 'hasNote' } },",
        to: "on: { APPROVE: { target: 'CANCELED', guard: 'hasNote' } },",
      },
    ],
    expect: [
      'transition-target order HELD --APPROVE [hasNote]--> CANCELED: - b c',
      'end-lost order HELD.REVIEW_REQUIRED: b b b',
      'end-lost order HELD.REVIEW_PENDING: b b b',
    ],
  },
  {
    name: 'a guard is added to what an operation sends',
    edits: [
      {
        file,
        from: "CANCEL: { target: 'CANCELED', actions",
        to: "CANCEL: { target: 'CANCELED', guard: 'hasNote', actions",
      },
    ],
    expect: ['guard-added order PLACED --CANCEL [hasNote]--> CANCELED: b - c'],
  },
  {
    name: 'a guard is removed',
    edits: [{ file, from: ", guard: 'hasNote' } },", to: ' } },' }],
    expect: ['guard-removed order HELD --APPROVE--> PLACED: - - c'],
  },
  {
    name: 'a guard is another one',
    edits: [
      {
        file,
        from: 'hasNote: ({ context }) => context.note !== null,',
        to: 'hasKind: ({ context }) => context.kind !== null,',
      },
      { file, from: "guard: 'hasNote'", to: "guard: 'hasKind'" },
    ],
    expect: ['guard-changed order HELD --APPROVE [hasKind]--> PLACED: - - c'],
  },
  {
    name: 'an effect that tells receivers is lost, another is gained',
    edits: [
      {
        file,
        from: "        EXPIRE: { target: 'CANCELED', actions: ['announce'] },",
        to: "        EXPIRE: { target: 'CANCELED', actions: ['refund'] },",
      },
      { file, from: '    announce: () => {},', to: '    announce: () => {},\n    refund: () => {},' },
    ],
    expect: [
      'action-removed order PLACED --EXPIRE--> CANCELED: - b b',
      'action-added order PLACED --EXPIRE--> CANCELED: - - o',
      'effect-declared order: - - -',
    ],
  },
  {
    name: 'a state does something when it is entered',
    edits: [
      {
        file,
        from: "    SHIPPED: { description: 'It has left.', ",
        to: "    SHIPPED: { description: 'It has left.', entry: ['announce'], ",
      },
    ],
    expect: ['action-added order entry of SHIPPED: - c o'],
  },
  {
    name: 'effects and events carry other things',
    edits: [
      { file, from: '_params: { carrier: string }', to: '_params: { carrier: string; speed?: number }' },
      { file, from: "{ type: 'SHIP'; carrier: string }", to: "{ type: 'SHIP'; carrier: string; speed?: number }" },
    ],
    expect: ['effect-params order bookCarrier: - - -', 'event-payload order SHIP: - - -'],
  },
  {
    name: 'a deadline is added',
    edits: [
      {
        file,
        from: "      description: 'Somebody has to look.',\n",
        to: "      description: 'Somebody has to look.',\n      meta: { deadline: { event: 'APPROVE', at: 'expiresAt' } },\n",
      },
    ],
    expect: ['deadline-added order HELD.REVIEW_REQUIRED: - - b', 'deadline-added order HELD.REVIEW_PENDING: - - b'],
  },
  {
    name: 'a deadline is removed',
    edits: [{ file, from: "      meta: { deadline: { event: 'EXPIRE', at: 'expiresAt' } },\n", to: '' }],
    expect: ['deadline-removed order PLACED: - - b'],
  },
  {
    name: 'a deadline sends another event',
    edits: [{ file, from: "deadline: { event: 'EXPIRE'", to: "deadline: { event: 'CANCEL'" }],
    expect: ['deadline-changed order PLACED: - - b'],
  },
  {
    name: 'a resting state becomes a passing one, and another tag goes',
    edits: [{ file, from: "tags: ['open'],", to: "tags: ['passing']," }],
    expect: ['state-passing order PLACED: - - b', 'tags-changed order PLACED: - - -'],
  },
  {
    name: 'a state names who has to act',
    edits: [
      {
        file,
        from: "meta: { deadline: { event: 'EXPIRE', at: 'expiresAt' } },",
        to: "meta: { deadline: { event: 'EXPIRE', at: 'expiresAt' }, waitsFor: { who: 'tenantId', events: ['SHIP'] } },",
      },
    ],
    expect: ['waits-changed order PLACED: o - -'],
  },
  {
    name: 'orders begin elsewhere',
    edits: [
      { file, from: "initial: 'RECEIVED',", to: "initial: 'PLACED'," },
      ...[
        ["      tags: ['passing'],\n", "      tags: ['passing'],\n      meta: { unreached: 'Older.' },\n"],
        ["meta: { public: 'WAITING' }", "meta: { public: 'WAITING', unreached: 'Older.' }"],
        ["meta: { public: 'IN_REVIEW' }", "meta: { public: 'IN_REVIEW', unreached: 'Older.' }"],
      ].map(([from = '', to = '']) => ({ file, from, to })),
    ],
    expect: [
      'initial-changed order: b - c',
      'state-unreachable order RECEIVED: b b c',
      'state-unreachable order HELD.REVIEW_REQUIRED: b b c',
      'state-unreachable order HELD.REVIEW_PENDING: b b c',
    ],
  },
  {
    name: 'columns are added, one that may be null and one that may not',
    edits: [
      { file, from: '  reference: string;\n', to: '  reference: string;\n  weight: number;\n  gift: string | null;\n' },
    ],
    expect: ['column-added order weight: - - b', 'column-added order gift: - - c'],
  },
  {
    name: 'columns are removed, one that may be null and one that may not',
    edits: [
      { file, from: '  reference: string;\n', to: '' },
      { file, from: '  note: string | null;\n', to: '' },
      { file, from: 'context.note !== null', to: 'context.kind !== null' },
      { file, from: 'return { note: event.note };', to: 'return {};' },
    ],
    expect: [
      'assign-code order keepNote: o - o',
      'guard-code order hasNote: - - b',
      'column-removed order reference: - - b',
      'column-removed order note: - - c',
    ],
  },
  {
    name: 'columns change their type, their nulls and their values',
    edits: [
      { file, from: '  reference: string;\n', to: '  reference: number;\n' },
      { file, from: '  note: string | null;\n', to: '  note: string;\n' },
      { file, from: '  expiresAt: Date;\n', to: '  expiresAt: Date | null;\n' },
      { file, from: "type Kind = 'RETAIL' | 'WHOLESALE';", to: "type Kind = 'RETAIL' | 'BULK';" },
    ],
    expect: [
      'column-value-removed order kind: - - b',
      'column-value-added order kind: - - c',
      'column-type order reference: - - b',
      'column-required order note: - - b',
      'column-nullable order expiresAt: - - c',
    ],
  },
  {
    name: 'another table, other parties, another clock, no events',
    edits: [
      {
        file,
        from: "meta: { domain: 'orders', table: 'orders', idPrefix: 'o', parties: ['tenantId'], clock: 'tenantId', family: 'order' },",
        to: "meta: { domain: 'orders', table: 'purchases', idPrefix: 'o', parties: ['tenantId', 'reference'], clock: 'reference' },",
      },
    ],
    expect: [
      'table-changed order: - - b',
      'parties-changed order: b b b',
      'clock-changed order: - - b',
      'family-changed order: - b -',
    ],
  },
];
