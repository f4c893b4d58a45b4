import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serverEmitters } from '../../codegen/emit/emitters.ts';
import { generate } from '../../codegen/generate.ts';
import { hashInputs } from '../../codegen/output/manifest.ts';
import { writeStubs } from '../../codegen/output/stubs.ts';
import { copyProject } from './support/project.ts';

let root: string;
beforeEach(() => {
  root = copyProject('orders');
});
afterEach(() => rmSync(root, { recursive: true }));

const given = (path: string, text = '// whatever it says: only its name counts\n'): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** The text of an output, with the project as it is now. */
const generated = async (path: string): Promise<string | undefined> => {
  const result = await generate(root, serverEmitters);
  if (result.diagnostics) throw new Error(result.diagnostics.join('\n'));
  return result.outputs.find((output) => output.path === path)?.text;
};

describe('files that are wired by their names', () => {
  test('wires a worker while its file exists', async () => {
    const path = 'src/domains/orders/ship-order.worker.ts';
    given(path);
    const wired = await generated('generated/wiring/workers.ts');
    expect(wired).toContain(`import { worker as ordersShipOrder } from '../../${path}';`);
    expect(wired).toContain('export const workers = [\n  ordersShipOrder,\n] as const;');
    rmSync(join(root, path));
    expect(await generated('generated/wiring/workers.ts')).not.toContain('ordersShipOrder');
  });

  test('finds a worker of the platform, too', async () => {
    given('src/payments/messages/send.worker.ts');
    expect(await generated('generated/wiring/workers.ts')).toContain('worker as messagesSend');
  });

  test('wires a filter for the logs of the chain when its file exists', async () => {
    given('src/domains/orders/paid.chain-filter.ts');
    expect(await generated('generated/wiring/chain-filters.ts')).toContain(
      "import { chainFilter as ordersPaid } from '../../src/domains/orders/paid.chain-filter.ts';",
    );
  });

  test('writes no list of filters for a service without filters', async () => {
    expect(await generated('generated/wiring/chain-filters.ts')).toBeUndefined();
    expect(await generated('generated/wiring/wiring.ts')).toContain(
      'export const wiring = { explainers, lifecycles, modules, presenters, workers };',
    );
    given('src/domains/orders/paid.chain-filter.ts');
    expect(await generated('generated/wiring/wiring.ts')).toContain(
      'export const wiring = { chainFilters, explainers,',
    );
  });

  test('lists modules by layer, without the file that declares the module type', async () => {
    for (const folder of ['app', 'domains/orders', 'platform/audit', 'payments/ledger', 'platform'])
      given(`src/${folder}/module.ts`);
    expect(await generated('generated/wiring/modules.ts')).toContain(
      'export const modules = [\n  platformAudit,\n  paymentsLedger,\n  domainsOrders,\n  app,\n] as const;',
    );
  });

  test('finds invariants beside their lifecycle', async () => {
    expect(await generated('generated/wiring/lifecycles.ts')).not.toContain('invariants');
    given('src/domains/orders/order.invariants.ts');
    const wired = await generated('generated/wiring/lifecycles.ts');
    expect(wired).toContain(
      "import { invariants as orderInvariants } from '../../src/domains/orders/order.invariants.ts';",
    );
    expect(wired).toContain('    invariants: orderInvariants,');
  });

  test('refuses invariants without a lifecycle, or for a lifecycle of another domain', async () => {
    given('src/domains/orders/basket.invariants.ts');
    given('src/domains/shipping/order.invariants.ts');
    const { diagnostics } = await generate(root, []);
    expect(diagnostics).toEqual([
      "src/domains/orders/basket.invariants.ts:1:1  no lifecycle 'basket' of orders has these invariants  (surplus-file)",
      "src/domains/shipping/order.invariants.ts:1:1  no lifecycle 'order' of shipping has these invariants  (surplus-file)",
    ]);
  });

  test('finds the presenter of a family in any domain', async () => {
    given('src/domains/shipping/order.present.ts');
    expect(await generated('generated/wiring/presenters.ts')).toContain(
      "import { presentEvent as order } from '../../src/domains/shipping/order.present.ts';",
    );
  });

  test('writes a stub for a family without a presenter', async () => {
    const path = 'src/domains/orders/order.present.ts';
    expect(await generated('generated/wiring/presenters.ts')).toContain(`'../../${path}'`);
    const result = await generate(root, []);
    const { created } = writeStubs(root, result.diagnostics ? [] : result.sources);
    expect(created).toContain(path);
    expect(readFileSync(join(root, path), 'utf8')).toContain(
      "export const presentEvent: EventPresenter<'order'> = () => notImplemented('order presentEvent');",
    );
  });

  test('refuses two presenters for one family', async () => {
    given('src/domains/orders/order.present.ts');
    given('src/domains/shipping/order.present.ts');
    const { diagnostics } = await generate(root, []);
    expect(diagnostics).toEqual([
      'src/domains/shipping/order.present.ts:1:1  presents the events of order, and so does src/domains/orders/order.present.ts: one of them has to have another name  (duplicate-file)',
    ]);
  });

  test('treats a new file name as a change of the sources, but not the contents of the file', () => {
    const before = hashInputs(root);
    given('src/domains/orders/ship-order.worker.ts');
    const after = hashInputs(root);
    expect(after).not.toEqual(before);
    given('src/domains/orders/ship-order.worker.ts', 'export {};\n');
    given('src/domains/orders/other.ts');
    expect(hashInputs(root)).toEqual(after);
  });
});
