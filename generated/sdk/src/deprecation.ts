// Written by codegen from codegen/emit/sdk/runtime/deprecation.ts: edit that file.

import type { Operation } from './operation.ts';
import type { PaychartOptions } from './options.ts';

interface Process {
  emitWarning?(text: string, options: { type: string; code: string }): void;
}

/** The operations of which the caller was warned. */
const told = new Set<string>();

/** Warns once in a process of an operation that is going to end, unless the client has `deprecationWarnings: false`. */
export function warnOfDeprecation(
  { deprecationWarnings = true }: PaychartOptions,
  name: string,
  { deprecated }: Operation,
): void {
  if (deprecated === undefined || !deprecationWarnings || told.has(name)) return;
  told.add(name);
  const text = `${name}: ${deprecated}`;
  const { process: node } = globalThis as { process?: Process };
  // As Node's own: `--no-deprecation` silences it, and `--trace-deprecation` says who called.
  if (node?.emitWarning) node.emitWarning(text, { type: 'DeprecationWarning', code: 'DEPRECATED_OPERATION' });
  else console.warn(text);
}
