import type { SdkDocument, SdkOperation } from './document.ts';
import { sharedCodes } from './error-codes.ts';

/** The table that the transport reads. Codes shared by most operations stand once, so that the table stays small. */
export function emitOperations({ operations }: SdkDocument): string {
  const shared = sharedCodes(operations);
  const sets = new Map<string, string>();
  const rows = operations.map((operation) => {
    const common = operation.codes.filter((code) => shared.has(code)).toSorted();
    const own = operation.codes.filter((code) => !shared.has(code));
    const set = common.length === 0 ? [] : [`...${setName(sets, common)}`];
    return `  ${operation.id}: ${row(operation, [...set, ...own.map((code) => `'${code}'`)])},\n`;
  });
  const constants = [...sets].map(([codes, name]) => `const ${name} = [\n${codes}] as const;\n\n`);
  return [
    '// Written by codegen from the contract. Do not edit.\n\n',
    "import type { Operation } from './operation.ts';\n\n",
    ...constants,
    `export const operations = {\n${rows.join('')}} as const satisfies Record<string, Operation>;\n`,
  ].join('');
}

function row(operation: SdkOperation, codes: readonly string[]): string {
  const { method, path, query, body, replay, result, items } = operation;
  return [
    '{',
    `    method: '${method}',`,
    `    path: '${path}',`,
    `    query: [${query.map((name) => `'${name}'`).join(', ')}],`,
    `    body: '${body}',`,
    `    replay: '${replay}',`,
    `    result: '${result}',`,
    ...(items === undefined ? [] : [`    items: '${items}',`]),
    `    codes: [${codes.join(', ')}],`,
    '  }',
  ].join('\n');
}

function setName(sets: Map<string, string>, codes: readonly string[]): string {
  const key = codes.map((code) => `  '${code}',\n`).join('');
  const name = sets.get(key) ?? `shared${sets.size + 1}`;
  sets.set(key, name);
  return name;
}
