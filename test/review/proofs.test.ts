import { describe, expect, test } from 'vitest';
import { ADD_LOST, type Edit, linesOf, MACHINE, type NewFile, placesOf, reviewOf, SRC, stateOf } from './support.ts';

/** Orders can be lost by an operation. */
const ADD_LOSE_ORDER: readonly Edit[] = [
  {
    file: 'spec/orders/paths.yaml',
    from: '/orders/{id}.html:\n',
    to: `/v1/orders/{id}/lose:
  post:
    operationId: loseOrder
    tags: [Orders]
    summary: Lose an order
    security: [{ memberSession: ["orders:write"] }]
    x-errors: [ORDER_NOT_FOUND]
    parameters:
      - $ref: "../components.yaml#/parameters/PathId"
    responses:
      "200": { description: A page, content: { text/html: { schema: { type: string } } } }
/orders/{id}.html:
`,
  },
];

describe('a mention of a name is no proof', () => {
  test('of a walk: acts of another machine, refusals, payloads, comments, titles, other assertions do not count', async () => {
    const payloads = "export const samples = { order: { events: { LOSE: [{ type: 'LOSE' }] } } };\n";
    const { followUps } = await reviewOf([...ADD_LOST, { file: 'test/model/samples.ts', text: payloads }]);
    expect(linesOf(followUps, 'handler', 'test')).toEqual(
      expect.arrayContaining([
        `missing ${SRC}: something sends LOSE to order`,
        'missing test/domains/orders/order.walk.ts: the walk of order sends LOSE',
        'missing test/domains/orders/order.walk.ts: the walk of order reaches LOST',
      ]),
    );
  });

  test('of a walk: its own act counts', async () => {
    const acts = {
      file: 'test/domains/orders/order.walk.ts',
      from: '    SHIP: (',
      to: '    LOSE: ({ world, id }) => world.lose(id),\n    SHIP: (',
    };
    const { followUps } = await reviewOf([...ADD_LOST, acts]);
    expect(stateOf(followUps, 'the walk of order sends LOSE')).toBe('there test/domains/orders/order.walk.ts');
    expect(stateOf(followUps, 'the walk of order reaches LOST')).toBe('there test/domains/orders/order.walk.ts');
  });

  test('of a walk: a table of transitions of the machine counts, with the right end state', async () => {
    const table = (end: string): NewFile => ({
      file: 'test/domains/orders/machine.test.ts',
      text: `import { orderMachine } from '../../../machines/orders/order.machine.ts';\nexpect(table(orderMachine)).toEqual({ 'PLACED LOSE': '${end}' });\n`,
    });
    expect(stateOf((await reviewOf([...ADD_LOST, table('LOST')])).followUps, 'the walk of order reaches LOST')).toBe(
      'there test/domains/orders/machine.test.ts',
    );
    expect(stateOf((await reviewOf([...ADD_LOST, table('SHIPPED')])).followUps, 'the walk of order reaches LOST')).toBe(
      'missing',
    );
  });

  test('of a sender: the event has to be sent to an aggregate of this machine', async () => {
    const sender = (call: string): NewFile => ({
      file: `${SRC}/lose.ts`,
      text: `export async function lose({ aggregate }) {\n  const found = await aggregate('order', 'ord_1');\n  ${call};\n}\n`,
    });
    const task = 'something sends LOSE to order';
    for (const call of ["refuse('LOSE')", "// found.send('LOSE')", "if (found.can('LOSE')) return"]) {
      expect(stateOf((await reviewOf([...ADD_LOST, sender(call)])).followUps, task), call).toBe('missing');
    }
    const { followUps } = await reviewOf([...ADD_LOST, sender("await found.send('LOSE')")]);
    expect(stateOf(followUps, task)).toBe(`there ${SRC}/lose.ts`);
    const handed = await reviewOf([...ADD_LOST, sender("toOrder(found, 'LOSE')")]);
    expect(stateOf(handed.followUps, task)).toBe('look');
    expect(placesOf(handed.followUps, task)).toEqual([`${SRC}/lose.ts:3`]);
  });

  test('of a refusal: the handler or its imports answer the code, and a test that calls it expects it', async () => {
    const GAINED: Edit = {
      file: 'spec/orders/paths.yaml',
      from: 'x-errors: [ORDER_EXISTS]',
      to: 'x-errors: [ORDER_EXISTS, PRICE_CHANGED]',
    };
    expect(linesOf((await reviewOf([GAINED])).followUps, 'handler', 'test')).toEqual([
      `missing ${SRC}/operations/create-order.ts: answers PRICE_CHANGED`,
      'missing test/domains/orders: a test of PRICE_CHANGED',
    ]);
    const { followUps } = await reviewOf([
      GAINED,
      {
        file: `${SRC}/operations/create-order.ts`,
        from: 'import { presentOrder }',
        to: "import { priceOf } from '../price.ts';\nimport { presentOrder }",
      },
      { file: `${SRC}/price.ts`, text: "export const priceOf = (fail) => fail('PRICE_CHANGED');\n" },
      {
        file: 'test/domains/orders/create-order.test.ts',
        text: "test('a new price', async () => {\n  const answer = await post('/v1/orders', { phone });\n  expect(answer.code).toBe('PRICE_CHANGED');\n});\n",
      },
    ]);
    expect(stateOf(followUps, 'answers PRICE_CHANGED')).toBe(`there ${SRC}/price.ts`);
    expect(stateOf(followUps, 'a test of PRICE_CHANGED')).toBe('there test/domains/orders/create-order.test.ts');
  });

  test('of a test: it has to import or call the operation', async () => {
    const task = 'a test of loseOrder';
    expect(stateOf((await reviewOf(ADD_LOSE_ORDER)).followUps, task)).toBe('missing');
    const file = 'test/domains/orders/lose-order.test.ts';
    const calls = [
      "import { loseOrder } from '../../../src/domains/orders/operations/lose-order.ts';\n",
      "await client.loseOrder({ id: 'ord_1' });\n",
      'await request("POST", `/v1/orders/\u0024{id}/lose`);\n',
      "await fetch(`\u0024{url}/v1/orders/ord_1/lose`, { method: 'POST' });\n",
    ];
    for (const text of calls) {
      expect(stateOf((await reviewOf([...ADD_LOSE_ORDER, { file, text }])).followUps, task), text).toBe(
        `there ${file}`,
      );
    }
    for (const text of [
      "get('/v1/orders/ord_1/lose');\n",
      "post('/v1/orders/ord_1/loser');\n",
      '// client.loseOrder()\n',
    ]) {
      expect(stateOf((await reviewOf([...ADD_LOSE_ORDER, { file, text }])).followUps, task), text).toBe('missing');
    }
  });

  test('of a column: a new migration has to name it with its table', async () => {
    const COLUMN: Edit = {
      file: MACHINE,
      from: '  reference: string;\n',
      to: '  reference: string;\n  lastSeen: Date | null;\n',
    };
    const task = 'orders.last_seen: a new column';
    const migrating = (body: string): NewFile => ({
      file: 'migrations/003_seen.ts',
      text: `/** orders.last_seen */\nexport async function up(knex) {\n${body}\n}\n`,
    });
    const other =
      "  await knex.raw('ALTER TABLE orders ADD COLUMN weight int');\n  await knex.raw('ALTER TABLE parcels ADD COLUMN last_seen date');";
    expect(stateOf((await reviewOf([COLUMN, migrating(other)])).followUps, task)).toBe('missing');
    for (const body of [
      "  await knex.raw('ALTER TABLE orders ADD COLUMN last_seen timestamptz');",
      "  await knex.schema.alterTable('orders', (t) => {\n    t.timestamp('last_seen').nullable();\n  });",
    ]) {
      expect(stateOf((await reviewOf([COLUMN, migrating(body)])).followUps, task), body).toBe(
        'there migrations/003_seen.ts',
      );
    }
  });

  test('of an effect: its stub is not a stub of the others', async () => {
    const declared: readonly Edit[] = [
      { file: MACHINE, from: 'announce: () => {},', to: 'announce: () => {},\n    searchFor: () => {},' },
      {
        file: MACHINE,
        from: "EXPIRE: { target: 'CANCELED', actions: ['announce'] }",
        to: "EXPIRE: { target: 'CANCELED', actions: ['announce', 'searchFor'] }",
      },
    ];
    const effects = (line: string): Edit => ({
      file: `${SRC}/order.effects.ts`,
      from: '  bookCarrier:',
      to: `  ${line},\n  bookCarrier:`,
    });
    expect(stateOf((await reviewOf(declared)).followUps, '`searchFor`')).toBe('missing');
    expect(
      stateOf(
        (await reviewOf([...declared, effects("searchFor: () => notImplemented('order searchFor')")])).followUps,
        '`searchFor`',
      ),
    ).toBe('stub');
    expect(stateOf((await reviewOf([...declared, effects('searchFor: () => []')])).followUps, '`searchFor`')).toBe(
      'there',
    );
  });
});

test('a new operation has to be in the SDK, unless only operators may call it', async () => {
  expect(linesOf((await reviewOf(ADD_LOSE_ORDER)).followUps, 'generated')).toContain(
    "missing generated/sdk: the SDK's method loseOrder",
  );
  const { followUps } = await reviewOf([
    ...ADD_LOSE_ORDER,
    {
      file: 'spec/orders/paths.yaml',
      from: 'summary: Lose an order\n    security: [{ memberSession: ["orders:write"] }]',
      to: 'summary: Lose an order\n    security: [{ adminKey: [] }]',
    },
  ]);
  expect(linesOf(followUps, 'generated').filter((line) => line.includes('SDK’s') || line.includes("SDK's"))).toEqual(
    [],
  );
});

describe('a new field', () => {
  test('of a response is expected in the presenter of its schema, and a test has to name it', async () => {
    const FIELD: readonly Edit[] = [
      {
        file: 'spec/orders/schemas.yaml',
        from: '    note: { type: [string, "null"], description',
        to: '    gift: { type: boolean }\n    note: { type: [string, "null"], description',
      },
    ];
    const { followUps } = await reviewOf(FIELD);
    expect(linesOf(followUps, 'presenter', 'test')).toEqual([
      `missing ${SRC}/order.present.ts: present \`Order.gift\``,
      'missing test/domains/orders: a test of `gift`',
    ]);
    const presented = { file: `${SRC}/order.present.ts`, from: '  note:', to: '  gift: order.context.gift,\n  note:' };
    expect(stateOf((await reviewOf([...FIELD, presented])).followUps, 'present `Order.gift`')).toBe(
      `there ${SRC}/order.present.ts`,
    );
  });

  test('of a schema without a presenter is expected in the presenter of the containing schema', async () => {
    const { followUps } = await reviewOf([
      { file: 'spec/orders/schemas.yaml', from: '    sku: {', to: '    gift: { type: boolean }\n    sku: {' },
    ]);
    expect(linesOf(followUps, 'presenter')).toEqual([`missing ${SRC}/order.present.ts: present \`OrderLine.gift\``]);
  });
});
