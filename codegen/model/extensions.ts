import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { Spec } from '../load/spec.ts';
import type { SpecNode } from '../load/spec-node.ts';
import { specObjects } from '../load/walk.ts';
import { type Cache, keyOf } from './cache.ts';
import type { Diagnostics } from './diagnostics.ts';

type Kind = 'tag' | 'operation' | 'parameter' | 'info' | 'server' | 'error' | 'schema';

interface ExtensionSchema {
  readonly $defs: Readonly<Record<Kind, { readonly properties: Readonly<Record<string, unknown>> }>>;
}

/** spec/extensions.schema.json belongs to the generator, whatever specification it reads. */
const extensionSchema: ExtensionSchema = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../spec/extensions.schema.json'), 'utf8'),
);

/** The names of all x- fields; ajv has to know the ones that stand in schemas. */
export const extensionNames: readonly string[] = [
  ...new Set(Object.values(extensionSchema.$defs).flatMap((def) => Object.keys(def.properties ?? {}))),
].filter((name) => name.startsWith('x-'));

/** An x- field, on what it stands. */
interface Field {
  readonly kind: Kind;
  readonly name: string;
  readonly holder: SpecNode;
}

/**
 * Holds the x- fields to spec/extensions.schema.json: known where they stand, and of the right form. Those of a file
 * that are as they were when they fitted are not held to it again; where none have changed, ajv is not loaded. Answers
 * the key of each file's.
 */
export const checkExtensions = async (
  spec: Spec,
  diagnostics: Diagnostics,
  cache: Cache,
): Promise<Record<string, string>> => {
  const byFile = Map.groupBy(fieldsOf(spec), ({ holder }) => holder.file);
  const keys = new Map(
    [...byFile].map(([file, fields]) => [
      `extensions/${file}`,
      keyOf(fields.map(({ kind, name, holder }) => [kind, name, holder.object[name]])),
    ]),
  );
  const unknown = [...byFile].filter(([file]) => {
    const what = `extensions/${file}`;
    return !cache.checked(what, keys.get(what) ?? '');
  });
  if (unknown.length > 0)
    await checkFields(
      unknown.flatMap(([, fields]) => fields),
      diagnostics,
    );
  return Object.fromEntries(keys);
};

const fieldsOf = (spec: Spec): Field[] => {
  const fields: Field[] = [];
  for (const holder of specObjects(spec)) {
    const isRegistry = holder.file === spec.errors.file;
    for (const name in holder.object) {
      if (name.startsWith('x-'))
        fields.push({ kind: isRegistry ? kindInRegistry(holder) : kindOf(holder), name, holder });
    }
  }
  return fields;
};

const checkFields = async (fields: readonly Field[], diagnostics: Diagnostics): Promise<void> => {
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false, meta: false });
  ajv.addSchema(extensionSchema, 'extensions');
  // Each field's own schema: few of them stand in one file, and to compile all that there are takes longer than the rest.
  const validatorOf = (kind: Kind, name: string): ValidateFunction | undefined =>
    ajv.getSchema(`extensions#/$defs/${kind}/properties/${name}`);
  for (const { kind, name, holder } of fields) {
    const place = holder.child(name) ?? holder;
    if (!(name in extensionSchema.$defs[kind].properties)) {
      const article = /^[aeiou]/.test(kind) ? 'an' : 'a';
      diagnostics.report(place, 'unknown-extension', `${name} is not known on ${article} ${kind}`);
      continue;
    }
    const validate = validatorOf(kind, name);
    if (validate && !validate(holder.object[name])) {
      const [error] = validate.errors ?? [];
      const allowed = error?.params.allowedValue ?? error?.params.allowedValues;
      const what = allowed === undefined ? error?.message : `must be ${JSON.stringify(allowed)}`;
      const where = error?.instancePath ?? '';
      diagnostics.report(place, 'invalid-extension', `${name}${where} ${what ?? 'is invalid'}`);
    }
  }
};

/** An entry of spec/errors.yaml, or part of the schema of its details. */
const kindInRegistry = ({ object }: SpecNode): Kind => ('meaning' in object && 'retry' in object ? 'error' : 'schema');

const kindOf = (node: SpecNode): Kind => {
  if (node.path[0] === 'tags' && node.path.length === 2) return 'tag';
  if ('title' in node.object && 'version' in node.object) return 'info';
  if ('responses' in node.object || 'operationId' in node.object) return 'operation';
  if ('url' in node.object) return 'server';
  return 'in' in node.object && 'name' in node.object ? 'parameter' : 'schema';
};
