import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { EmbeddedChainError } from './errors.ts';

const PLATFORMS: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-amd64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-amd64',
  'darwin-arm64': 'darwin-arm64',
};

/**
 * The program inside the platform's own package. It is run without the wrapper around it, whose process would stand
 * between us and the one to stop; and no postinstall script is needed.
 * @throws EmbeddedChainError where the platform has none, or npm left it out.
 */
export function anvilBinary(): string {
  const name = PLATFORMS[`${process.platform}-${process.arch}`];
  if (name === undefined) {
    throw new EmbeddedChainError(`There is no anvil for ${process.platform}-${process.arch}: set RPC_URL.`);
  }
  try {
    // npm nests or hoists the platform's package: it is resolved from the package that depends on it.
    const parent = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json');
    const found = createRequire(parent).resolve(`@foundry-rs/anvil-${name}/package.json`);
    return join(dirname(found), 'bin', 'anvil');
  } catch {
    throw new EmbeddedChainError(`@foundry-rs/anvil-${name} is not installed: install it, or set RPC_URL.`);
  }
}
