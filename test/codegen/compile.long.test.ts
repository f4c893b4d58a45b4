import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { afterEach, expect, test } from 'vitest';
import { applyChange, type Change, REPOSITORY } from './support/project.ts';
import { createServiceProject } from './support/service-project.ts';

let root: string;
afterEach(() => rmSync(root, { recursive: true }));

/** What the compiler says of the generated files and the domain: `file:line  message`. */
const compile = (): string[] => {
  const { config } = ts.readConfigFile(join(REPOSITORY, 'tsconfig.json'), (file) => readFileSync(file, 'utf8'));
  const files = ['generated/wiring/**/*.ts', 'generated/contract/*.ts', 'src/domains/orders/**/*.ts'];
  const { options, fileNames } = ts.parseJsonConfigFileContent({ ...config, include: files }, ts.sys, root);
  const program = ts.createProgram(fileNames, { ...options, types: [] });
  return fileNames.flatMap((name) =>
    program.getSemanticDiagnostics(program.getSourceFile(name)).map(({ file, start = 0, messageText }) => {
      const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
      const [message] = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n');
      return `${relative(root, name)}:${line}  ${message}`;
    }),
  );
};

test('generated files, handlers, effects, facts and stubs compile together', async () => {
  root = await createServiceProject('orders');
  expect(compile()).toEqual([]);
});

test('a mismatch is a compile error at its place', async () => {
  const handler = 'src/domains/orders/operations/cancel-order.ts';
  const effects = 'src/domains/orders/order.effects.ts';
  const changes: Change[] = [
    { file: handler, from: "fail('ORDER_NOT_FOUND')", to: "fail('ORDER_EXISTS')" },
    {
      file: handler,
      from: "fail('ORDER_SHIPPED', { shippedAt: order.updatedAt.toISOString() })",
      to: "fail('ORDER_SHIPPED')",
    },
    { file: handler, from: "send('CANCEL', { note: 'Too late' })", to: "send('CANCEL', { reason: 'Too late' })" },
    { file: effects, from: '  announce: () => [],\n', to: '' },
    { file: effects, from: '{ carrier }) => (carrier', to: '{ courier }) => (courier' },
    { file: 'src/domains/orders/order.facts.ts', from: "'ADMIT'", to: "'ADMITTED'" },
    { file: 'src/domains/orders/operations/list-orders.ts', from: 'query.take', to: 'query.limit' },
    { file: 'src/domains/orders/operations/get-order.ts', from: "Handler<'getOrder'>", to: "Handler<'cancelOrder'>" },
  ];
  root = await createServiceProject('orders');
  for (const change of changes) applyChange(root, change);
  expect(compile()).toEqual([
    `generated/wiring/routes/orders.ts:86  Argument of type 'OperationMiddleware<"cancelOrder">' is not assignable to parameter of type 'OperationMiddleware<"getOrder">'.`,
    `generated/wiring/routes/orders.ts:90  Type '{ ORDER_NOT_FOUND: number; }' is missing the following properties from type '{ readonly ORDER_NOT_FOUND: number; readonly ORDER_SHIPPED: number; readonly PRICE_CHANGED: number; }': ORDER_SHIPPED, PRICE_CHANGED`,
    expect.stringMatching(
      /^src\/domains\/orders\/order\.effects\.ts:3 {2}Property 'announce' is missing in type .* but required in type 'EffectsOf<"order">'\.$/,
    ),
    "src/domains/orders/order.effects.ts:4  Property 'courier' does not exist on type '{ carrier: string; }'.",
    expect.stringMatching(
      /^src\/domains\/orders\/order\.facts\.ts:4 {2}Type .*"ADMITTED".* is not assignable to type /,
    ),
    `src/domains/orders/operations/cancel-order.ts:5  Argument of type '"ORDER_EXISTS"' is not assignable to parameter of type '"ORDER_NOT_FOUND" | "ORDER_SHIPPED" | "PRICE_CHANGED"'.`,
    'src/domains/orders/operations/cancel-order.ts:6  Expected 2 arguments, but got 1.',
    `src/domains/orders/operations/cancel-order.ts:7  Object literal may only specify known properties, and 'reason' does not exist in type 'PayloadOf<"order", "CANCEL">'.`,
    "src/domains/orders/operations/list-orders.ts:4  Property 'limit' does not exist on type '{ take: number; status?: OrderStatus[]; }'.",
  ]);
});
