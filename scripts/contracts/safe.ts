import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The contracts of Safe 1.4.1 by their folder in the package, as its own deployment deploys them. */
const CONTRACTS = {
  SimulateTxAccessor: 'accessors',
  SafeProxyFactory: 'proxies',
  CompatibilityFallbackHandler: 'handler',
  CreateCall: 'libraries',
  MultiSend: 'libraries',
  MultiSendCallOnly: 'libraries',
  SignMessageLib: 'libraries',
  Safe: '',
  SafeL2: '',
} as const;

const ORIGIN = {
  package: '@safe-global/safe-contracts@1.4.1',
  license: 'LGPL-3.0-only; source: https://github.com/safe-global/safe-smart-account/tree/v1.4.1',
} as const;

/** The deploying code of each. */
export const safeContracts = (): unknown => ({
  ...ORIGIN,
  contracts: Object.fromEntries(
    Object.entries(CONTRACTS).map(([contract, folder]) => [contract, bytecodeOf(folder, contract)]),
  ),
});

/** The proxy that each wallet is: all that predicting an address needs. */
export const safeProxy = (): unknown => ({ ...ORIGIN, bytecode: bytecodeOf('proxies', 'SafeProxy') });

function bytecodeOf(folder: string, contract: string): string {
  const path = ['@safe-global/safe-contracts/build/artifacts/contracts', folder, `${contract}.sol`, `${contract}.json`];
  const file = createRequire(import.meta.url).resolve(path.filter(Boolean).join('/'));
  return (JSON.parse(readFileSync(file, 'utf8')) as { bytecode: string }).bytecode;
}
