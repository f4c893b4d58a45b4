/**
 * `npm run contracts`: compiles the contracts of src/chain and takes over those of Safe, byte for byte the same each
 * time; `-- --check` writes nothing and fails on a difference.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { compile } from './contracts/compile.ts';
import { safeContracts, safeProxy } from './contracts/safe.ts';
import { usage } from './usage.ts';

usage(`Usage: npm run contracts -- [--check]

Compiles the contracts of the service and takes over those of Safe.

  --check  writes nothing, and fails if a file differs`);

const FOLDER = new URL('../src/payments/chain/contracts/artifacts/', import.meta.url);

/** Every committed artifact, as text, by its file's name. */
export function artifacts(): Map<string, string> {
  const text = (artifact: unknown): string => `${JSON.stringify(artifact, null, 2)}\n`;
  return new Map([
    ['DemoUsd.json', text(compile('src/payments/chain/contracts/DemoUsd.sol', 'DemoUsd'))],
    ['DepositEscrow.json', text(compile('src/payments/chain/contracts/DepositEscrow.sol', 'DepositEscrow'))],
    ['safe-1.4.1.json', text(safeContracts())],
    ['safe-proxy.json', text(safeProxy())],
  ]);
}

if (import.meta.main) {
  for (const [name, text] of artifacts()) {
    const file = new URL(name, FOLDER);
    if (!process.argv.includes('--check')) writeFileSync(file, text);
    else if (readFileSync(file, 'utf8') !== text) {
      console.error(
        `src/payments/chain/contracts/artifacts/${name} is not what its source compiles to: npm run contracts`,
      );
      process.exitCode = 1;
    }
  }
}
