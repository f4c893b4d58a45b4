import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emitRoot } from '../../codegen/emit/root.ts';
import { generate } from '../../codegen/generate.ts';
import { lintModel, lintRules } from '../../codegen/lint/lint.ts';
import { operationRules } from '../../codegen/lint/operation-rules.ts';
import { onlyWarns, rulesOf } from '../../codegen/lint/profiles.ts';
import { lintWithRedocly } from '../../codegen/lint/redocly.ts';
import { loadSpec } from '../../codegen/load/spec.ts';
import { readModel } from '../../codegen/model/build.ts';
import { Diagnostics } from '../../codegen/model/diagnostics.ts';
import { readLifecycles } from '../../codegen/model/machines/lifecycles.ts';
import { applyChange, type Change, copyProject, REPOSITORY } from './support/project.ts';

/** With every rule of the linter. */
const strictProject = (): string => {
  const root = copyProject('orders');
  writeFileSync(join(root, 'product.yaml'), 'profile: strict\n');
  return root;
};

const PATHS = 'spec/orders/paths.yaml';
const SCHEMAS = 'spec/orders/schemas.yaml';
const ERRORS = 'spec/errors.yaml';
const MACHINE = 'machines/orders/order.machine.ts';

/** What a small contract is changed to, and what the rule of that name then says. */
const planted: readonly (readonly [rule: string, change: Change, says: RegExp])[] = [
  [
    'family-events',
    { file: MACHINE, from: "family: 'order'", to: "family: 'purchase'" },
    /order\.machine\.ts.*order has the family 'purchase', and spec\/orders\/events\.yaml has no purchase\.shipped/s,
  ],
  ['summary-form', { file: PATHS, from: 'summary: Get an order', to: 'summary: get an order.' }, /capital letter/],
  [
    'described',
    { file: PATHS, from: 'operationId: getOrder', to: 'operationId: getOrderAgain' },
    /getOrderAgain has no description.*getOrderAgain has no x-requirements/s,
  ],
  [
    'verb',
    { file: PATHS, from: 'operationId: getOrder', to: 'operationId: removeOrder' },
    /'remove' is for delete, not get/,
  ],
  [
    'path-form',
    { file: 'spec/orders/payments.paths.yaml', from: '/v1/payments:\n', to: '/v1/myPayments:\n' },
    /not kebab-case/,
  ],
  [
    'parameter-description',
    { file: PATHS, from: '        description: Only these; repeatable.\n', to: '' },
    /status has no description/,
  ],
  [
    'parameter-example',
    {
      file: PATHS,
      from: 'schema: { type: array, items: { $ref: "./schemas.yaml#/OrderStatus" } }',
      to: 'required: true\n        schema: { type: string, pattern: ^a$ }',
    },
    /has a pattern and no example/,
  ],
  [
    'list-pages',
    { file: PATHS, from: '      - $ref: "../components.yaml#/parameters/Take"\n', to: '' },
    /listOrders has no skip, take, cursor/,
  ],
  ['created-location', { file: PATHS, from: '"201":', to: '"203":' }, /documents no 201 or 202/],
  [
    'schema-description',
    { file: SCHEMAS, from: '  description: One article.\n', to: '' },
    /OrderLine has no description/,
  ],
  [
    'property-description',
    { file: SCHEMAS, from: ', description: The article. }', to: ' }' },
    /sku has no description/,
  ],
  [
    'property-name',
    {
      file: SCHEMAS,
      from: '    phone: { type: string }',
      to: '    phone: { type: string }\n    phone_type: { type: string }',
    },
    /phone_type is not camelCase/,
  ],
  [
    'no-number',
    { file: SCHEMAS, from: 'quantity: { type: integer', to: 'quantity: { type: number' },
    /quantity is a number/,
  ],
  [
    'unit-in-name',
    {
      file: SCHEMAS,
      from: '    phone: { type: string }',
      to: '    phone: { type: string }\n    totalMinor: { type: integer }',
    },
    /totalMinor has to be a string with a pattern/,
  ],
  [
    'time-form',
    {
      file: SCHEMAS,
      from: '    phone: { type: string }',
      to: '    phone: { type: string }\n    sentAt: { type: string }',
    },
    /sentAt has to be a date-time/,
  ],
  [
    'closed-object',
    {
      file: SCHEMAS,
      from: 'Order:\n  type: object\n  description: What a customer wants.\n  additionalProperties: false\n',
      to: 'Order:\n  type: object\n  description: What a customer wants.\n',
    },
    /Order does not say additionalProperties/,
  ],
  [
    'bounded-request',
    { file: SCHEMAS, from: "pattern: '^\\+[1-9][0-9]{6,14}$'", to: "pattern: '^\\+[1-9][0-9]+$'" },
    /phone of a request has no greatest length/,
  ],
  [
    'used-code',
    { file: PATHS, from: '    x-errors: [ORDER_EXISTS]\n', to: '' },
    /ORDER_EXISTS is answered by no operation/,
  ],
  [
    'meaning-form',
    { file: ERRORS, from: 'meaning: No such order.', to: 'meaning: not there' },
    /ORDER_NOT_FOUND is no sentence/,
  ],
  [
    'no-citation',
    { file: SCHEMAS, from: ', description: The article. }', to: ', description: The article (A 4.1). }' },
    /'The article .*' cites A 4.1: move/,
  ],
  [
    'no-citation',
    { file: MACHINE, from: "'Just written down.'", to: "'Just written down (D-078).'" },
    /order\.machine\.ts.* cites D-078/,
  ],
  [
    'no-citation',
    { file: ERRORS, from: 'meaning: No such order.', to: 'meaning: No such order (D-040).' },
    /cites D-040/,
  ],
  [
    'plain-words',
    { file: MACHINE, from: "'Just written down.'", to: "'The kernel wrote it down.'" },
    /'kernel' in 'The kernel wrote it down\.': say the service/,
  ],
  [
    'says-more',
    { file: SCHEMAS, from: ', description: The article. }', to: ', description: What the sku is. }' },
    /the description of sku only repeats its name/,
  ],
  [
    'one-case',
    { file: ERRORS, from: 'meaning: The key is unknown.', to: 'meaning: The key is unknown or malformed.' },
    /API_KEY_INVALID offers several cases/,
  ],
  [
    'pattern-in-words',
    { file: SCHEMAS, from: "pattern: '^\\+[1-9][0-9]{6,14}$'", to: "pattern: '^\\+[1-9][0-9]{6,13}$'" },
    /takes the pattern \^.*\{6,13\}\$: say beside it, by x-form, what it is/,
  ],
  [
    'pattern-in-words',
    {
      file: SCHEMAS,
      from: "pattern: '^\\+[1-9][0-9]{6,14}$'",
      to: "pattern: '^\\+[1-9][0-9]{6,14}$', x-form: a phone, anyOf: [{ pattern: '^\\+[1-9][0-9]{6,14}$', x-form: a number }]",
    },
    /is both 'a phone' and 'a number'/,
  ],
  [
    'no-validator-noise',
    {
      file: ERRORS,
      from: 'example: { required: ["orders:write"] }',
      to: 'example: { required: ["must NOT be valid"] }',
    },
    /the example of INSUFFICIENT_SCOPE speaks like a validator/,
  ],
  [
    'status-used',
    { file: ERRORS, from: 'API_KEY_INVALID: { status: 401,', to: 'API_KEY_INVALID: { status: [401, 418],' },
    /API_KEY_INVALID is never answered with 418/,
  ],
];

const linesOf = async (change?: Change): Promise<string[]> => {
  const root = strictProject();
  try {
    if (change) applyChange(root, change);
    return (await lintModel(root)).lines;
  } finally {
    rmSync(root, { recursive: true });
  }
};

const before = new Set(await linesOf());

test.each(planted)('%s is reported', async (rule, change, says) => {
  const found = (await linesOf(change)).filter((line) => !before.has(line) && line.endsWith(`(${rule})`));
  expect(found.join('\n')).toMatch(says);
});

test('a mutation that does not say what a repetition does is reported', async () => {
  const root = strictProject();
  try {
    const diagnostics = new Diagnostics();
    const [spec, lifecycles] = await Promise.all([loadSpec(root, diagnostics), readLifecycles(root, diagnostics)]);
    const model = readModel(spec, lifecycles, diagnostics);
    const rule = operationRules.find(({ name }) => name === 'mutation-note');
    const said = (document: typeof model.document): string[] => {
      const messages: string[] = [];
      rule?.check({ root: spec.root, model: { ...model, document } }, (_place, message) => messages.push(message));
      return messages;
    };
    expect(said(model.document)).toEqual([]);
    const silent = JSON.parse(JSON.stringify(model.document).replaceAll('**Sent again**', ''));
    expect(said(silent)).toContain('createOrder does not say what sending it again does');
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('every lint rule has a planted fault, or a test of its own', () => {
  const names = planted.map(([rule]) => rule);
  expect(lintRules.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual(['mutation-note']);
});

test('redocly reads the multi-file document, and finds the faults that only it looks for', async () => {
  expect(await lintWithRedocly(REPOSITORY, 'strict')).toEqual([]);
  const root = strictProject();
  try {
    applyChange(root, {
      file: PATHS,
      from: 'tags: [Orders]\n    summary: Get an order',
      to: 'tags: [Nothing]\n    summary: Get an order',
    });
    const generated = await generate(root, [emitRoot]);
    if (generated.diagnostics) throw new Error(generated.diagnostics.join('\n'));
    for (const { path, text } of generated.outputs) writeFileSync(join(root, path), text);
    expect((await lintWithRedocly(root, 'strict')).join('\n')).toMatch(
      /^spec\/orders\/paths\.yaml:64:12 .*\(redocly operation-tag-defined\)$/m,
    );
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('a guide that calls a missing operation is reported with its line', async () => {
  const root = strictProject();
  try {
    mkdirSync(join(root, 'docs'));
    writeFileSync(
      join(root, 'docs/guide.md'),
      '# Guide\n\nCall `GET /v1/orders/ord_1`, then `POST /v1/orders/{id}/close`.\n',
    );
    const { lines } = await lintModel(root);
    expect(lines.filter((line) => line.endsWith('(known-route)'))).toEqual([
      'docs/guide.md:3:36  POST /v1/orders/{id}/close is no operation of the contract  (known-route)',
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('the profile `base` skips the conventions of this project, and `import` only warns', async () => {
  const root = copyProject('orders');
  const PLANTED = { file: PATHS, from: 'summary: Get an order', to: 'summary: get an order.' };
  try {
    applyChange(root, PLANTED);
    const note = 'note: { type: [string, "null"]';
    applyChange(root, { file: SCHEMAS, from: note, to: `picked_up_at: { type: string, maxLength: 9 }\n    ${note}` });
    const lines = (await lintModel(root)).lines;
    expect(lines.join('\n')).toMatch(/\(summary-form\)/);
    expect(lines.join('\n')).not.toMatch(/\((?:described|pattern-in-words|says-more|list-pages|property-name)\)/);
    writeFileSync(join(root, 'product.yaml'), 'profile: strict\n');
    expect((await lintModel(root)).lines.join('\n')).toContain('picked_up_at is not camelCase  (property-name)');
    expect(onlyWarns('import')).toBe(true);
    expect([onlyWarns('base'), onlyWarns('strict')]).toEqual([false, false]);
    expect(rulesOf('strict', lintRules)).toBe(lintRules);
  } finally {
    rmSync(root, { recursive: true });
  }
});
