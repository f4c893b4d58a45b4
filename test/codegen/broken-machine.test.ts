import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadMachines } from '../../codegen/load/machines.ts';
import { Diagnostics } from '../../codegen/model/diagnostics.ts';
import { copyProject } from './support/project.ts';

const MACHINE = 'machines/orders/order.machine.ts';

let root: string;
beforeEach(() => {
  root = copyProject('orders');
});
afterEach(() => rmSync(root, { recursive: true }));

/** The text of the machine from the place of the only fault on. */
const faultOf = async (change: (source: string) => string): Promise<string> => {
  const path = join(root, MACHINE);
  const source = change(readFileSync(path, 'utf8'));
  writeFileSync(path, source);
  const diagnostics = new Diagnostics();
  await loadMachines(root, diagnostics);
  const found = diagnostics.list.filter(({ rule }) => rule === 'machine-load');
  expect(found).toHaveLength(1);
  return source.slice(found[0]?.place.offset ?? -1);
};

test('reports a machine that the compiler cannot read at the place of the fault', async () => {
  expect(await faultOf((source) => source.replace('PLACED: {', 'PLACED: {{'))).toMatch(/^\{/);
});

test('reports a machine that throws at the line that throws', async () => {
  const fault = await faultOf((source) => `${source}\nthrow new Error('no clock');\n`);
  expect(fault).toMatch(/^(?:throw )?new Error\('no clock'\)/);
});
