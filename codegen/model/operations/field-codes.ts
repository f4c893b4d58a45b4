import { asArray, asObject, asString, type Schema } from '../../load/json.ts';
import type { SpecNode } from '../../load/spec-node.ts';
import type { FieldCode, Operation } from '../model.ts';
import { branchRules } from '../schemas/branches.ts';
import { jsonContentOf } from './json-content.ts';
import type { OperationContext } from './operation-context.ts';

/**
 * Where `x-code` stands on parameters, and in the body at any depth, in the order of the schema. On a part of `allOf` it
 * codes that rule alone (`{not: {required: [phone, did]}, x-code: RECIPIENT_AMBIGUOUS}`); the rules of an object come
 * before its properties, as D-078 has it, and the object's own code after them: it means everything else (D-160).
 */
export const fieldCodesOf = (
  node: SpecNode,
  parameters: Operation['parameters'],
  context: OperationContext,
): FieldCode[] => {
  const found: FieldCode[] = [];
  const add: Add = (at, pointer, { rule, key = 'x-code' } = {}) => {
    const code = at.string(key);
    if (code === undefined) return;
    if (!context.errors.has(code)) {
      const place = at.child(key) ?? at;
      const message = `${key} names ${code}, which spec/errors.yaml does not declare`;
      context.diagnostics.report(place, 'undeclared-error', message);
    }
    const entry = context.errors.get(code);
    if (entry && asObject(entry.details?.properties).errors === undefined) {
      const message = `${key} names ${code}, whose details in spec/errors.yaml have no errors: they say which field it was`;
      context.diagnostics.report(at.child(key) ?? at, 'error-entry', message);
    }
    found.push(rule === undefined ? { pointer, code } : { pointer, rule, code });
  };
  for (const parameter of node.get('parameters')?.items() ?? []) {
    const folder = parameter.string('in') === 'header' ? 'headers' : parameter.string('in');
    const name = parameter.string('name') ?? '';
    add(parameter, `/${folder}/${folder === 'headers' ? name.toLowerCase() : name}`);
  }
  for (const { name, schema } of parameters.query) {
    const code = asString(schema['x-code']);
    if (code !== undefined) found.push({ pointer: `/query/${name}`, code });
  }
  const body = jsonContentOf(node.get('requestBody'))?.child('schema');
  if (body) visit(body, { pointer: '/body', rule: '#', open: new Set() }, add, context);
  return found;
};

type Add = (at: SpecNode, pointer: string, code?: { readonly rule?: string; readonly key?: string }) => void;

interface Visited {
  readonly pointer: string;
  /** The path inside the schema that ajv compiles as one: it begins anew at every named schema. */
  readonly rule: string;
  readonly open: ReadonlySet<string>;
}

const visit = (written: SpecNode, at: Visited, add: Add, context: OperationContext): void => {
  const schema = written.followed();
  if (!schema) return;
  if (at.open.has(schema.id)) return;
  const open = new Set([...at.open, schema.id]);
  const { pointer } = at;
  const rule = isNamed(written, context) ? '#' : at.rule;
  add(schema, pointer, { rule: `${rule}/additionalProperties`, key: 'x-unknown-code' });
  const parts = partsOf(schema, 'allOf').map((part, index) => ({ part, path: `${rule}/allOf/${index}` }));
  for (const { part, path } of parts) add(part, pointer, { rule: path });
  const choice = schema.child('x-branches');
  const rules = choice ? branchRules(choice.object as Schema, asArray(schema.object.oneOf), []) : [];
  const ruleAt = (index: number): string => `${rule}/allOf/${parts.length + index}`;
  for (const [index, { on }] of rules.entries()) {
    if (choice && on) add(choice, pointer, { rule: ruleAt(index), key: on });
  }
  const properties = schema.get('properties');
  for (const name of Object.keys(properties?.object ?? {})) {
    const property = properties?.child(name);
    const inside = { pointer: `${pointer}/${name}`, rule: `${rule}/properties/${escaped(name)}`, open };
    if (property) visit(property, inside, add, context);
  }
  const items = schema.child('items');
  if (items) visit(items, { pointer: `${pointer}/*`, rule: `${rule}/items`, open }, add, context);
  for (const { part, path } of parts)
    if (part.string('x-code') === undefined) visit(part, { pointer, rule: path, open }, add, context);
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    for (const [index, part] of partsOf(schema, keyword).entries()) {
      const chosen = keyword === 'oneOf' && choice ? rules.findIndex(({ branch }) => branch === index) : undefined;
      const path = chosen === undefined ? `${rule}/${keyword}/${index}` : `${ruleAt(chosen)}/then`;
      visit(part, { pointer, rule: path, open }, add, context);
    }
  }
  add(schema, pointer);
  // An `x-code` beside a `$ref` belongs to the property, not to what it refers to.
  if (written !== schema) add(written.with(withoutRef(written)), pointer);
};

/** The parts as they are written: a reference to a named schema begins a rule path anew. */
const partsOf = (schema: SpecNode, keyword: 'allOf' | 'oneOf' | 'anyOf'): SpecNode[] => {
  const parts = schema.get(keyword);
  return asArray(parts?.value).flatMap((_part, index) => parts?.child(index) ?? []);
};

/** A reference to what the root names stays one in the bundle. */
const isNamed = (written: SpecNode, { bundler }: OperationContext): boolean =>
  written.object.$ref !== undefined && asObject(bundler.value(written)).$ref !== undefined;

const withoutRef = ({ object: { $ref, ...own } }: SpecNode) => own;

/** As ajv writes a name in a schema path. */
const escaped = (name: string): string => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
