import { describe, expect, test } from 'vitest';
import type { FollowUp } from '../../codegen/review/follow/follow-up.ts';
import { ADD_LOST, type Edit, linesOf, MACHINE, type NewFile, placesOf, reviewOf, SRC, stateOf } from './support.ts';

describe('a removed event', () => {
  const rename: readonly Edit[] = [
    { file: MACHINE, from: "{ type: 'SHIP'; carrier: string }", to: "{ type: 'DISPATCH'; carrier: string }" },
    { file: MACHINE, from: '        SHIP: {', to: '        DISPATCH: {' },
  ];

  test('lists the lines that send it or test it with `can`, and none for another machine', async () => {
    const { followUps } = await reviewOf(rename);
    const task = 'no code sends SHIP to order or tests it with `can` any more (DISPATCH has its transitions now)';
    expect(stateOf(followUps, task)).toBe('missing');
    expect(placesOf(followUps, task)).toEqual([`${SRC}/ship.worker.ts:6`]);
  });

  test('is done when no code names it', async () => {
    const sent = {
      file: `${SRC}/ship.worker.ts`,
      from: "'SHIP')) await order.send('SHIP'",
      to: "'DISPATCH')) await order.send('DISPATCH'",
    };
    expect(stateOf((await reviewOf([...rename, sent])).followUps, 'no code sends SHIP')).toBe('there');
  });

  test('lists its handler if an operation sends it, where one of two machines has it', async () => {
    const { followUps } = await reviewOf([
      { file: MACHINE, from: "        CANCEL: { target: 'CANCELED', actions: ['keepNote', 'announce'] },\n", to: '' },
      { file: 'spec/orders/paths.yaml', from: 'event: CANCEL,', to: 'event: SHIP,' },
    ]);
    expect(placesOf(followUps, 'no code sends CANCEL to order')).toEqual([
      `${SRC}/operations/cancel-order.ts:8`,
      `${SRC}/operations/cancel-order.ts:9`,
    ]);
  });
});

describe('a new state', () => {
  test('lists the lines of code and SQL that name its neighbours, nearest first, and none for another machine', async () => {
    const { followUps } = await reviewOf(ADD_LOST);
    expect(placesOf(followUps, 'LOST of order: is each line right for it? They name its neighbours PLACED')).toEqual([
      `${SRC}/order.store.ts:3`,
      `${SRC}/order.store.ts:8`,
      `${SRC}/ship.worker.ts:11`,
    ]);
    expect(placesOf(followUps, 'LOST of order: lines that name other statuses')).toEqual([
      `${SRC}/operations/cancel-order.ts:8`,
      `${SRC}/order.store.ts:12`,
      `${SRC}/order.store.ts:15`,
    ]);
  });

  test('shows the line as it stands', async () => {
    const { followUps } = await reviewOf(ADD_LOST);
    const [first] = followUps.find(({ task }) => task.startsWith('LOST of order: is each line'))?.places ?? [];
    expect(first?.text).toBe("const OPEN = ['RECEIVED', 'HELD', 'PLACED'];");
  });

  test('leaves out a line that already names it', async () => {
    const { followUps } = await reviewOf([
      ...ADD_LOST,
      { file: `${SRC}/order.store.ts`, from: "'HELD', 'PLACED'];", to: "'HELD', 'PLACED', 'LOST'];" },
    ]);
    expect(placesOf(followUps, 'LOST of order: is each line')).not.toContain(`${SRC}/order.store.ts:3`);
  });

  test('lists the constraints and indexes of the final schema that name a neighbour', async () => {
    const later: NewFile = {
      file: 'migrations/003_placed.ts',
      text: "export async function up(knex) {\n  await knex.raw(`CREATE INDEX orders_placed ON orders (reference) WHERE status = 'PLACED'`);\n}\n",
    };
    const { followUps } = await reviewOf([...ADD_LOST, later]);
    expect(placesOf(followUps, 'is each condition on orders right for it')).toEqual(['migrations/003_placed.ts:2']);
    const [place] =
      followUps.find(({ task }) => task.includes('is each condition on orders right for it'))?.places ?? [];
    expect(place?.text).toBe("INDEX orders_placed: status = 'PLACED'");
  });

  test('has the CHECK constraint that the last migration wrote, whatever words others contain', async () => {
    expect(stateOf((await reviewOf(ADD_LOST)).followUps, 'CHECK `orders_status_known` takes LOST')).toBe('missing');
    const text = `export async function up(knex) {
  await knex.raw(\`ALTER TABLE orders DROP CONSTRAINT orders_status_known,
    ADD CONSTRAINT orders_status_known CHECK (status IN ('RECEIVED', 'HELD', 'PLACED', 'LOST', 'SHIPPED', 'CANCELED'))\`);
}
`;
    const { followUps } = await reviewOf([...ADD_LOST, { file: 'migrations/003_lost.ts', text }]);
    expect(stateOf(followUps, 'CHECK `orders_status_known` takes LOST')).toBe('there migrations/003_lost.ts');
  });
});

describe('a removed state', () => {
  const REMOVE_CANCELED: readonly Edit[] = [
    { file: MACHINE, from: "    CANCELED: { description: 'It never leaves.', type: 'final' },\n", to: '' },
    { file: MACHINE, from: "        CANCEL: { target: 'CANCELED',", to: "        CANCEL: { target: 'SHIPPED'," },
    { file: MACHINE, from: "        EXPIRE: { target: 'CANCELED',", to: "        EXPIRE: { target: 'SHIPPED'," },
    { file: 'spec/orders/paths.yaml', from: 'status: CANCELED', to: 'status: SHIPPED' },
  ];

  test('lists every line and condition that names it, and asks for a mapping of its rows', async () => {
    const { followUps } = await reviewOf(REMOVE_CANCELED);
    expect(placesOf(followUps, 'no code names CANCELED of order')).toEqual([`${SRC}/order.store.ts:12`]);
    expect(placesOf(followUps, 'no condition on orders names CANCELED')).toEqual(['migrations/002_canceled.ts:8']);
    expect(linesOf(followUps, 'migration')).toEqual(
      expect.arrayContaining([
        'missing migrations: rows of orders in CANCELED are mapped to another status',
        'missing migrations: then CHECK `orders_status_known` loses CANCELED',
      ]),
    );
  });
});

describe('an added guard', () => {
  const GUARDED: Edit = {
    file: MACHINE,
    from: "CANCEL: { target: 'CANCELED', actions",
    to: "CANCEL: { target: 'CANCELED', guard: 'hasNote', actions",
  };

  test('asks for its refusal in the handler and for a test', async () => {
    const { followUps } = await reviewOf([GUARDED]);
    const where = 'in PLACED when `hasNote` is false';
    expect(linesOf(followUps, 'handler', 'test')).toEqual([
      `look ${SRC}/operations/cancel-order.ts: refuses CANCEL ${where} with ORDER_SHIPPED`,
      `look test/domains/orders/cancel-order.test.ts: a test of CANCEL ${where}`,
      `look test/domains/orders/order.walk.ts: a test of CANCEL ${where}`,
    ]);
  });

  test('lists the other senders of the event', async () => {
    const { followUps } = await reviewOf([
      {
        file: MACHINE,
        from: "          target: 'SHIPPED',\n",
        to: "          target: 'SHIPPED',\n          guard: 'hasNote',\n",
      },
    ]);
    expect(placesOf(followUps, "ask `can('SHIP')` before it is sent")).toEqual([`${SRC}/ship.worker.ts:6`]);
  });

  test('warns if the event is a deadline, and if it leaves a passing state', async () => {
    const deadline = await reviewOf([
      {
        file: MACHINE,
        from: "EXPIRE: { target: 'CANCELED', actions",
        to: "EXPIRE: { target: 'CANCELED', guard: 'hasNote', actions",
      },
    ]);
    expect(linesOf(deadline.followUps, 'code')).toEqual([
      `look ${MACHINE}: EXPIRE is the deadline of PLACED: its timer fires once, and is removed when the event is refused`,
    ]);
    const passing = await reviewOf([
      { file: MACHINE, from: "HOLD: { target: 'HELD' } }", to: "HOLD: { target: 'HELD', guard: 'hasNote' } }" },
    ]);
    expect(linesOf(passing.followUps, 'fact')).toEqual([
      `look ${SRC}/order.facts.ts: what follows in RECEIVED when \`hasNote\` refuses HOLD`,
    ]);
  });
});

describe('a changed projection', () => {
  const SHOWN_OTHERWISE: Edit = {
    file: MACHINE,
    from: "meta: { public: 'IN_REVIEW' }",
    to: "meta: { public: 'UNDER_REVIEW' }",
  };
  const rows = 'rows of orders in HELD.REVIEW_PENDING: public_status IN_REVIEW becomes UNDER_REVIEW';

  test('asks to rewrite stored projections, checks its events, and lists code with the old value', async () => {
    const { followUps } = await reviewOf([SHOWN_OTHERWISE]);
    expect(linesOf(followUps, 'migration')).toEqual([`missing migrations: ${rows}`]);
    expect(placesOf(followUps, 'no code names IN_REVIEW of order')).toEqual([`${SRC}/order.store.ts:15`]);
    expect(linesOf(followUps, 'test')).toEqual(['missing test/domains/orders: a test that sees UNDER_REVIEW']);
    expect(linesOf(followUps, 'docs')).toEqual([
      'there spec/webhooks/events.yaml: the webhook `order.in_review` goes: nothing sends it any more',
      'missing spec/webhooks/events.yaml: the webhook `order.under_review`',
      'look CHANGELOG.md: say what breaks for API consumers, webhook receivers and stored rows',
    ]);
  });

  test('is done by a new migration that updates the column, not by an old one with the same words', async () => {
    const rewriting = `export async function up(knex) {
  await knex('orders').where({ public_status: 'IN_REVIEW' }).update({ public_status: 'UNDER_REVIEW' });
}
`;
    const file = 'migrations/003_review.ts';
    expect(stateOf((await reviewOf([SHOWN_OTHERWISE, { file, text: rewriting }])).followUps, rows)).toBe(
      `there ${file}`,
    );
    const commented = `// orders: UPDATE public_status to 'UNDER_REVIEW'\nexport async function up() {}\n`;
    expect(stateOf((await reviewOf([SHOWN_OTHERWISE, { file, text: commented }])).followUps, rows)).toBe('missing');
  });
});

describe('a removed value of an enum that rows hold', () => {
  const RESPONDED: readonly Edit[] = [
    {
      file: 'spec/orders/schemas.yaml',
      from: '    note: { type: [string, "null"], description: What the customer said. }\n',
      to: '    note: { type: [string, "null"], description: What the customer said. }\n    kind: { type: string, enum: [RETAIL, WHOLESALE] }\n',
    },
  ];
  const REMOVED: Edit = {
    file: 'spec/orders/schemas.yaml',
    from: '    kind: { type: string, enum: [RETAIL, WHOLESALE] }\n',
    to: '    kind: { type: string, enum: [RETAIL] }\n',
  };

  test('breaks the rows; its CHECK, other conditions, the context and the code that name it are listed', async () => {
    const { changes, followUps } = await reviewOf([REMOVED], RESPONDED);
    expect(changes.find(({ rule }) => rule === 'value-removed')?.stored).toEqual(['orders.kind']);
    expect(linesOf(followUps, 'migration')).toEqual([
      'missing migrations: rows whose orders.kind is WHOLESALE get another value',
      'missing migrations: then no constraint or index of orders.kind names WHOLESALE',
    ]);
    expect(placesOf(followUps, 'then no constraint or index')).toEqual([
      'migrations/001_orders.ts:10',
      'migrations/002_canceled.ts:9',
    ]);
    expect(linesOf(followUps, 'code')).toEqual([
      `missing ${MACHINE}: the type of \`kind\` in the context still lists WHOLESALE`,
      'missing src: no code names WHOLESALE of Order.kind any more',
    ]);
    expect(placesOf(followUps, 'no code names WHOLESALE')).toEqual([
      `${SRC}/discount.ts:2`,
      `${SRC}/discount.ts:4`,
      `${MACHINE}:3`,
    ]);
  });

  test('does not concern rows when only requests lose it', async () => {
    const { changes } = await reviewOf([
      { file: 'spec/orders/schemas.yaml', from: 'enum: [RETAIL, WHOLESALE], default', to: 'enum: [RETAIL], default' },
    ]);
    expect(changes.map(({ rule, stored }) => [rule, stored])).toEqual([['value-removed', undefined]]);
  });

  test('has a counterpart: an added value needs its CHECK too', async () => {
    const added = { ...REMOVED, to: REMOVED.from.replace('WHOLESALE', 'WHOLESALE, OUTLET') };
    const { followUps } = await reviewOf([added], RESPONDED);
    expect(linesOf(followUps, 'migration')).toEqual(['missing migrations: CHECK `orders_kind_known` takes OUTLET']);
  });
});

describe('a new lifecycle in a new domain', () => {
  const machine: NewFile = {
    file: 'machines/refunds/refund.machine.ts',
    text: `import { setup } from 'xstate';

interface RefundContext {
  tenantId: string;
}

type RefundEvent = { type: 'SETTLE' };

export const refundMachine = setup({
  types: {} as { context: RefundContext; input: RefundContext; events: RefundEvent },
}).createMachine({
  id: 'refund',
  description: 'A refund.',
  meta: {
    domain: 'refunds',
    table: 'refunds',
    idPrefix: 'rfd',
    parties: ['tenantId'],
    clock: 'tenantId',
    family: 'order.refund',
    sentBy: { SETTLE: ['provider'] },
  },
  context: ({ input }) => input,
  initial: 'OPEN',
  states: {
    OPEN: { description: 'Waits for the provider.', on: { SETTLE: { target: 'SETTLED' } } },
    SETTLED: { description: 'The money is back.', type: 'final' },
  },
});
`,
  };
  const TASKS = [
    'code .dependency-cruiser.cjs: the list of domains places `refunds`',
    'presenter src/domains/refunds/order-refund.present.ts: present the events of `order.refund`',
    'generated generated/database/tables.ts: `npm run generate:rows`: the row type of refunds',
    'test test/domains/refunds/refund.sample.ts: a row for each state',
  ];

  const tasksOf = (followUps: readonly FollowUp[], presence: string): string[] =>
    followUps.filter((one) => one.presence === presence).map(({ kind, path, task }) => `${kind} ${path}: ${task}`);

  test('lists each file that it needs', async () => {
    const { followUps } = await reviewOf([machine]);
    expect(tasksOf(followUps, 'missing')).toEqual(expect.arrayContaining(TASKS));
    expect(tasksOf(followUps, 'look')).toContain(
      "handler src/domains/refunds/refund.worker.ts: a worker sends SETTLE to refund, or another lifecycle's effect does",
    );
  });

  test('ticks each existing file', async () => {
    const { followUps } = await reviewOf([
      machine,
      { file: 'src/domains/orders/order-refund.present.ts', text: '' },
      { file: 'src/domains/refunds/settle.worker.ts', text: "export const machine = 'refund';\n" },
      { file: 'test/domains/refunds/refund.sample.ts', text: '' },
      { file: '.dependency-cruiser.cjs', text: "const DOMAINS = ['orders', 'refunds'];\n" },
      { file: 'generated/database/tables.ts', text: 'export interface Tables {\n  refunds: { id: string };\n}\n' },
    ]);
    const left = [...tasksOf(followUps, 'missing'), ...tasksOf(followUps, 'look')];
    expect(left.filter((task) => TASKS.includes(task) || task.includes('.worker.ts'))).toEqual([]);
  });
});
