import type { Json } from './resolve.ts';

/** The codes of all refusals, in the contract's order, each once. */
export function errorCodes(resolve: (node: Json) => Json, responses: readonly Json[]): string[] {
  const codesOf = (schema: Json): string[] => {
    const node = resolve(schema);
    if (node?.oneOf) return node.oneOf.flatMap(codesOf);
    const code = node?.properties?.code;
    return code?.const === undefined ? (code?.enum ?? []) : [code.const];
  };
  const refusals = responses.filter(({ status }) => !status.startsWith('2'));
  return [...new Set(refusals.flatMap(({ content }) => codesOf(content?.['application/json']?.schema)))];
}

/** The codes of most operations: the kernel's. */
export function sharedCodes(operations: readonly { codes: readonly string[] }[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const code of operations.flatMap(({ codes }) => codes)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count * 2 >= operations.length).map(([code]) => code));
}
