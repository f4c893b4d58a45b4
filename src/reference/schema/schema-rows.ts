import type { NamedSchema } from '../catalog.ts';
import type { Schema } from '../contract.ts';
import { branchesOf, isRule, lastSegment, withoutNull } from './schema-type.ts';

/** One line of a schema's table. */
export interface Row {
  /** `recipient.phone`, `items[].id`; of a choice, the name of its branch. */
  readonly label: string;
  /** The depth of the row. */
  readonly depth: number;
  readonly kind: 'field' | 'branch';
  readonly schema: Schema;
  readonly required: boolean;
}

interface Walk {
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  readonly rows: Row[];
  /** Named schemas that are open on the way down: a schema within itself is only named. */
  readonly open: readonly string[];
  /** The number of levels of named schemas that the table still expands. */
  readonly named: number;
}

/** The fields of a schema and of what lies in it, named schemas opened `named` levels deep. */
export const rowsOf = (schemas: ReadonlyMap<string, NamedSchema>, schema: Schema, named: number): Row[] => {
  const walk: Walk = { schemas, rows: [], open: [], named };
  inside(walk, schema, '', 0);
  return walk.rows;
};

const inside = (walk: Walk, full: Schema, path: string, depth: number): void => {
  const { schema } = withoutNull(full);
  const opened = open(walk, schema);
  if (opened !== undefined) inside(opened.walk, opened.schema, path, depth);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const label = path === '' ? name : `${path}.${name}`;
    const required = schema.required?.includes(name) ?? false;
    walk.rows.push({ label, depth, kind: 'field', schema: property, required });
    inside(walk, property, label, depth + 1);
  }
  if (schema.items) inside(walk, schema.items, `${path}[]`, depth);
  if (typeof schema.additionalProperties === 'object') values(walk, schema.additionalProperties, path, depth);
  for (const part of schema.allOf ?? []) if (!isRule(part)) inside(walk, part, path, depth);
  const branches = branchesOf(schema);
  if (branches.length === 1 && branches[0]) inside(walk, branches[0], path, depth);
  else for (const [at, branch] of branches.entries()) choice(walk, schema, branch, at, path, depth);
};

/** The schema of the values under free keys. */
const values = (walk: Walk, schema: Schema, path: string, depth: number): void => {
  const label = path === '' ? '*' : `${path}.*`;
  walk.rows.push({ label, depth, kind: 'field', schema, required: false });
  inside(walk, schema, label, depth + 1);
};

const choice = (walk: Walk, owner: Schema, branch: Schema, at: number, path: string, depth: number): void => {
  const key = owner['x-branches']?.keys?.[at];
  const label = key === undefined ? `Option ${at + 1}` : `With ${key}`;
  walk.rows.push({ label, depth, kind: 'branch', schema: branch, required: false });
  inside(walk, branch, path, depth + 1);
};

const open = (walk: Walk, { $ref }: Schema): { walk: Walk; schema: Schema } | undefined => {
  if ($ref === undefined || walk.named === 0) return undefined;
  const name = lastSegment($ref);
  const schema = walk.schemas.get(name)?.schema;
  if (schema === undefined || walk.open.includes(name)) return undefined;
  return { schema, walk: { ...walk, open: [...walk.open, name], named: walk.named - 1 } };
};
