import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A list of values in the sources of the contract. */
export interface Enum {
  readonly values: readonly unknown[];
  readonly place: string;
}

/** Details of errors are written where their code is: a schema in them would be one that the SDK has to name. */
const WITHOUT_SCHEMAS = 'spec/errors.yaml';

/** The enums of the sources. Those of older versions stay as they were published; an alias is the list that it names. */
export function enumsIn(root: string): readonly Enum[] {
  const files = globSync('spec/**/*.yaml', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return files
    .filter((file) => !file.startsWith('spec/versions/') && file !== WITHOUT_SCHEMAS)
    .flatMap((file) => enumsOf(file, readFileSync(join(root, file), 'utf8')));
}

export function enumsOf(file: string, text: string): readonly Enum[] {
  const found = new Map<unknown, Enum>();
  const visit = (node: unknown, path: readonly string[]): void => {
    if (typeof node !== 'object' || node === null) return;
    const { enum: values } = node as { enum?: unknown };
    if (Array.isArray(values) && values.length > 1 && !found.has(values))
      found.set(values, { values, place: `${file}: ${path.join('.')}` });
    for (const [name, inner] of Object.entries(node)) visit(inner, [...path, name]);
  };
  visit(parse(text), []);
  return [...found.values()];
}

/** Lists that are written out where a named schema has the same values, or in several places. */
export function repeatedEnums(enums: readonly Enum[]): readonly { readonly places: readonly string[] }[] {
  const same = Map.groupBy(enums, ({ values }) => [...values].map(String).sort().join('\n'));
  return [...same.values()]
    .filter((some) => some.length > 1)
    .map((some) => ({ places: some.map(({ place }) => place) }));
}
