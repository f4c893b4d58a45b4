import { readFile } from 'node:fs/promises';
import { withoutWebAssemblyOptimizer } from './small-memory.ts';
import type { MockFiles } from './start-mock.ts';

/** TypeScript knows it in browsers only. */
const { WebAssembly } = globalThis as unknown as {
  readonly WebAssembly: { compile(code: Uint8Array): Promise<NonNullable<MockFiles['pglite']>['wasm']> };
};

/** The build puts them beside the bundle. */
const inPackage = (name: string): Promise<Buffer<ArrayBuffer>> =>
  readFile(new URL(`./packaged/${name}`, import.meta.url)) as Promise<Buffer<ArrayBuffer>>;

/** Reads what lies in the package beside its code. */
export async function packagedFiles(): Promise<MockFiles> {
  const [snapshot, wasm, data, contract] = await Promise.all(
    ['snapshot.tar.gz', 'pglite.wasm', 'pglite.data', 'front.json'].map((name) => inPackage(name)),
  );
  if (!(snapshot && wasm && data && contract)) throw new Error('The package is not complete');
  withoutWebAssemblyOptimizer();
  return {
    snapshot,
    pglite: { wasm: await WebAssembly.compile(wasm), data: new Blob([data]) },
    contract: JSON.parse(contract.toString()),
  };
}
