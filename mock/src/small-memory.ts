import { setFlagsFromString } from 'node:v8';

/**
 * V8 compiles WebAssembly twice: at once, and what is called often again with its optimizer, which holds 300 MB while it
 * works on PostgreSQL. A test asks for less than that would earn back. Functions are compiled when they are first called,
 * so that this holds for as long as the process runs.
 */
export function withoutWebAssemblyOptimizer(): void {
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
}

/**
 * What a start leaves behind is collected at once, instead of in a space for new objects that grows by 70 MB, and code
 * that runs once is kept small. The process may be somebody's test run: afterwards it gets its own settings back.
 */
export async function startedSmall<T>(start: () => Promise<T>): Promise<T> {
  for (const flag of ['--semi-space-growth-factor=1', '--optimize-for-size']) setFlagsFromString(flag);
  try {
    return await start();
  } finally {
    for (const flag of ['--semi-space-growth-factor=2', '--no-optimize-for-size']) setFlagsFromString(flag);
  }
}
