import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Spec } from '../load/spec.ts';
import type { SpecNode } from '../load/spec-node.ts';
import { specObjects } from '../load/walk.ts';
import type { Diagnostics } from './diagnostics.ts';

type Kind = 'operation' | 'parameter' | 'schema';

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

/** Holds the x- fields of changed files to spec/extensions.schema.json: known where they stand, and of the right form. */
export const checkExtensions = (spec: Spec, diagnostics: Diagnostics): void => {
  const changed = specObjects(spec).filter(({ file }) => file !== spec.errors.file && !spec.unchanged.has(file));
  if (changed.length === 0) return;
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false, meta: false });
  ajv.addSchema(extensionSchema, 'extensions');
  // Each field's own schema: few of them stand in one file, and to compile all that there are takes longer than the rest.
  const validatorOf = (kind: Kind, name: string): ValidateFunction | undefined =>
    ajv.getSchema(`extensions#/$defs/${kind}/properties/${name}`);
  const check = (kind: Kind, node: SpecNode): void => {
    const extensions = Object.entries(node.object).filter(([name]) => name.startsWith('x-'));
    for (const [name, value] of extensions) {
      const place = node.child(name) ?? node;
      if (!(name in extensionSchema.$defs[kind].properties)) {
        diagnostics.report(
          place,
          'unknown-extension',
          `${name} is not known on a${kind === 'operation' ? 'n' : ''} ${kind}`,
        );
        continue;
      }
      const validate = validatorOf(kind, name);
      if (validate && !validate(value)) {
        const [error] = validate.errors ?? [];
        const allowed = error?.params.allowedValue ?? error?.params.allowedValues;
        const what = allowed === undefined ? error?.message : `must be ${JSON.stringify(allowed)}`;
        const where = error?.instancePath ?? '';
        diagnostics.report(place, 'invalid-extension', `${name}${where} ${what ?? 'is invalid'}`);
      }
    }
  };
  for (const node of changed) check(kindOf(node), node);
};

const kindOf = (node: SpecNode): Kind => {
  if ('responses' in node.object || 'operationId' in node.object) return 'operation';
  return 'in' in node.object && 'name' in node.object ? 'parameter' : 'schema';
};
