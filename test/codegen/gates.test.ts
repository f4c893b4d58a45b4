import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { generate } from '../../codegen/generate.ts';
import { applyChange, copyProject } from './support/project.ts';

const gate = { judges: 'caller', codes: ['INSUFFICIENT_SCOPE'], description: 'Agents do not pass.' };
const row = (agentKey: readonly string[]) => ({ description: 'A risk.', session: [], key: [], agentKey });
const TABLE = { gates: { 'not-agent': gate }, risks: { ships: row(['not-agent']), none: row([]) } };

const PATHS = 'spec/orders/paths.yaml';
const SECURITY = {
  createOrder: 'security: [{ apiKey: ["orders:write"] }, { memberSession: ["orders:write"] }]',
  cancelOrder: 'security: [{ memberSession: ["orders:write"] }]',
} as const;
/** Of the operation in another file. */
const PAYS = {
  file: 'spec/orders/payments.paths.yaml',
  from: 'operationId: createPayment',
  to: 'operationId: createPayment\n    x-risk: none',
};
type Said = Partial<Record<keyof typeof SECURITY | 'receiveCarrierNews', string>>;

/** What the generator says of the orders with this table, and with what each mutation says of its risk. */
async function told(table: object | undefined, said: Said): Promise<readonly string[]> {
  const root = copyProject('orders');
  try {
    if (table !== undefined) writeFileSync(join(root, 'spec/gates.yaml'), stringify(table));
    if (table !== undefined) applyChange(root, PAYS);
    for (const [id, text] of Object.entries(said)) {
      const from = id === 'receiveCarrierNews' ? `operationId: ${id}` : SECURITY[id as keyof typeof SECURITY];
      applyChange(root, { file: PATHS, from, to: `${from}\n    ${text}` });
    }
    const { diagnostics = [] } = await generate(root, []);
    return diagnostics.map((line) => line.replace(/^(\S+?):\d+:\d+ +/, '$1 '));
  } finally {
    rmSync(root, { recursive: true });
  }
}

const ALL: Said = { createOrder: 'x-risk: ships', cancelOrder: 'x-risk: none', receiveCarrierNews: 'x-risk: none' };

test('accepts a contract in which every mutation states its risk', async () => {
  expect(await told(TABLE, ALL)).toEqual([]);
  expect(await told(undefined, {})).toEqual([]);
});

test('refuses a mutation without a risk, and a risk that the table lacks', async () => {
  const { cancelOrder: _, ...others } = ALL;
  expect(await told(TABLE, others)).toEqual([
    `${PATHS} cancelOrder changes something, and must say what it can do: x-risk, one of ships, none  (risk)`,
  ]);
  expect(await told(TABLE, { ...ALL, cancelOrder: 'x-risk: sells' })).toEqual([
    `${PATHS} cancelOrder names the risk sells, which is none of ships, none  (risk)`,
  ]);
});

test('refuses a risk on a read, and any risk without a table', async () => {
  const root = copyProject('orders');
  writeFileSync(join(root, 'spec/gates.yaml'), stringify(TABLE));
  applyChange(root, PAYS);
  for (const [id, text] of Object.entries(ALL)) {
    const from = id === 'receiveCarrierNews' ? `operationId: ${id}` : SECURITY[id as keyof typeof SECURITY];
    applyChange(root, { file: PATHS, from, to: `${from}\n    ${text}` });
  }
  applyChange(root, { file: PATHS, from: 'operationId: listOrders', to: 'operationId: listOrders\n    x-risk: none' });
  const { diagnostics } = await generate(root, []);
  rmSync(root, { recursive: true });
  expect(diagnostics?.join()).toContain('listOrders reads: only a mutation has a risk');
  expect((await told(undefined, { createOrder: 'x-risk: ships' })).join()).toContain('there is no table of gates');
});

test('refuses a waiver for a gate that the operation does not meet, and accepts one for a gate that it meets', async () => {
  const waives = (text: string) =>
    `x-risk: ${text}\n    x-waives: { not-agent: The order is shipped to its agent alone. }`;
  expect(await told(TABLE, { ...ALL, createOrder: waives('ships') })).toEqual([]);
  expect(await told(TABLE, { ...ALL, createOrder: waives('none') })).toEqual([
    `${PATHS} createOrder waives the gate not-agent, which it does not meet  (risk)`,
  ]);
  // Sessions alone may cancel: no agent comes there.
  expect(await told(TABLE, { ...ALL, cancelOrder: waives('ships') })).toEqual([
    `${PATHS} cancelOrder waives the gate not-agent, which it does not meet  (risk)`,
  ]);
});

test('refuses an operation that does not declare the codes of its gate', async () => {
  const gates = { 'not-agent': { ...gate, codes: ['INSUFFICIENT_SCOPE', 'AGENT_BARRED'] } };
  expect(await told({ ...TABLE, gates }, ALL)).toEqual([
    `${PATHS} createOrder meets the gate not-agent, and so must name in x-errors: AGENT_BARRED  (risk)`,
  ]);
});

test('refuses a table with an unmet gate, an unknown gate, or a row without a cell', async () => {
  const of = async (table: object) => (await told(table, ALL)).filter((line) => line.includes('(gates)'));
  expect(await of({ ...TABLE, gates: { ...TABLE.gates, idle: gate } })).toEqual([
    'spec/gates.yaml no cell names the gate idle  (gates)',
  ]);
  expect(await of({ ...TABLE, risks: { ...TABLE.risks, none: row(['toll']) } })).toEqual([
    'spec/gates.yaml none names the gate toll, which is not declared  (gates)',
  ]);
  const { key: _, ...short } = row([]);
  expect(await of({ ...TABLE, risks: { ...TABLE.risks, none: short } })).toEqual([
    'spec/gates.yaml the risk none needs a list of gates for key; [] asks for none  (gates)',
  ]);
  expect(await of({ ...TABLE, gates: { 'not-agent': { ...gate, judges: 'nobody' } } })).toContain(
    'spec/gates.yaml the gate not-agent needs a description, its codes, and judges: caller or judges: request  (gates)',
  );
});
