import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** What is committed of a compiled contract. */
export interface Artifact {
  readonly contract: string;
  readonly source: string;
  readonly license: string;
  readonly compiler: string;
  readonly settings: unknown;
  readonly abi: readonly unknown[];
  /** The code that deploys it, without its arguments. */
  readonly bytecode: `0x${string}`;
}

const ROOT = new URL('../../', import.meta.url);

/** No metadata hash: bytes depend on the source and the compiler alone, not on where the sources lie. */
const SETTINGS = {
  evmVersion: 'cancun',
  optimizer: { enabled: true, runs: 200 },
  metadata: { bytecodeHash: 'none', appendCBOR: false },
} as const;

interface Solc {
  version(): string;
  compile(input: string, callbacks: { import(path: string): { contents: string } | { error: string } }): string;
}

interface Output {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[];
  readonly contracts: Record<string, Record<string, { abi: unknown[]; evm: { bytecode: { object: string } } }>>;
}

/**
 * Compiles one file of the repository, offline: imports come from installed packages. @throws what the compiler says.
 */
export function compile(source: string, contract: string): Artifact {
  const require = createRequire(import.meta.url);
  const solc = require('solc') as Solc;
  const input = {
    language: 'Solidity',
    sources: { [source]: { content: readFileSync(new URL(source, ROOT), 'utf8') } },
    settings: { ...SETTINGS, outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } } },
  };
  const found = (path: string) => {
    try {
      return { contents: readFileSync(fileURLToPath(new URL(`node_modules/${path}`, ROOT)), 'utf8') };
    } catch {
      return { error: `${path} is not installed` };
    }
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: found })) as Output;
  const problems = output.errors ?? [];
  if (problems.length > 0) throw new Error(problems.map(({ formattedMessage }) => formattedMessage).join('\n'));
  const compiled = output.contracts[source]?.[contract];
  if (!compiled) throw new Error(`${source} has no contract ${contract}`);
  return {
    contract,
    source,
    license: 'Apache-2.0, with parts of @openzeppelin/contracts (MIT)',
    compiler: solc.version(),
    settings: SETTINGS,
    abi: compiled.abi,
    bytecode: `0x${compiled.evm.bytecode.object}`,
  };
}
