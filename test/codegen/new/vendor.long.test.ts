import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../../../scripts/spec-guide/copy.ts';
import { REPOSITORY } from '../support/project.ts';

let copy: string;
beforeAll(() => {
  copy = copyProject(REPOSITORY);
}, 240_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });

const ADAPTER = `import type { PayoutVendorAdapter } from '../vendor.ts';

export const adapter: PayoutVendorAdapter = {
  rails: ['SEPA'],
  dialect: { sent: 'SUBMITTED', settled: 'SUCCEEDED', bounced: 'RETURNED' },
  fee: { bps: 20n, minimum: 10_000n, maximum: 1_000_000n },
  delivery: { estimatedSeconds: 86_400, speedClass: 'NEXT_DAY', guaranteeLevel: 'BEST_EFFORT' },
};
`;

/** What the service knows of a vendor by then, asked in the copy. */
const ASKED = `
import { feesOf } from './src/domains/offramp/rules/fee-rules.ts';
import { isPrefunded, traitsOf } from './src/domains/offramp/rules/route-traits.ts';
import { readPayouts } from './src/payments/config/payouts.ts';
import { Environment } from './src/platform/config/environment.ts';
import { providerOf } from './src/payments/providers/provider-of-type.ts';
import { createProviderRegistry } from './src/payments/providers/registry.ts';
const variables = {
  PAYOUT_PROVIDER_BANK_C_MODE: 'sandbox',
  PAYOUT_PROVIDER_BANK_C_BASE_URL: 'http://localhost:1',
  PAYOUT_PROVIDER_BANK_C_API_KEY: 'key',
};
const env = new Environment(variables);
const { payoutModes, payoutVendors } = readPayouts(env, false);
const registry = createProviderRegistry(payoutModes, {}, payoutVendors);
const route = { sourceAmount: 100_000_000n, requiresBridge: false, requiresConversion: false };
console.log(JSON.stringify({
  problems: env.problems,
  mode: registry.provider('bank_c')?.mode,
  sepa: providerOf('SEPA'),
  fee: String(feesOf('bank_c', route).provider),
  isPrefunded: isPrefunded('bank_c'),
  speed: traitsOf('bank_c').speedClass,
}));
`;

test('a payout vendor takes one line of the contract and one folder, without which nothing compiles', {
  timeout: 300_000,
}, () => {
  const schemas = join(copy, 'spec/offramp/schemas.yaml');
  const before = readFileSync(schemas, 'utf8');
  writeFileSync(schemas, before.replace('enum: [payapp_a, payapp_b]\n', 'enum: [payapp_a, payapp_b, bank_c]\n'));
  mkdirSync(join(copy, 'src/payments/providers/vendors/bank-c'));
  writeFileSync(join(copy, 'src/payments/providers/vendors/bank-c/adapter.ts'), ADAPTER);

  expect(run('codegen/main.mjs')).toMatchObject({ status: 0, stderr: '' });
  const tsc = join(REPOSITORY, 'tools/node_modules/typescript-native/bin/tsc');
  const compiled = run(tsc, '--noEmit', '--pretty', 'false', '-p', '.').stdout.split('\n');
  // No test has to name the vendor either: tests of all providers read the list of the contract.
  const isMeant = (line: string): boolean => !line.startsWith('test/') || line.includes('bank_c');
  expect(compiled.filter((line) => /^\S/.test(line) && isMeant(line))).toEqual([]);

  writeFileSync(join(copy, 'asked.ts'), ASKED);
  const { stdout, stderr } = run('asked.ts');
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({
    problems: [],
    mode: 'sandbox',
    sepa: 'bank_c',
    fee: String(200_000n * 10_000n),
    isPrefunded: true,
    speed: 'NEXT_DAY',
  });
  const openapi = readFileSync(join(copy, 'generated/openapi.json'), 'utf8');
  expect(openapi.match(/"bank_c"/g)?.length).toBeGreaterThanOrEqual(3);

  rmSync(join(copy, 'src/payments/providers/vendors/bank-c'), { recursive: true });
  const without = run(tsc, '--noEmit', '--pretty', 'false', '-p', '.');
  expect(without.status).not.toBe(0);
  expect(without.stdout).toContain('bank-c/adapter.ts');
});
