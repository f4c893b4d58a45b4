import { asString } from '../load/json.ts';
import type { SpecNode } from '../load/spec-node.ts';
import type { FieldCode, Operation } from './model.ts';
import type { OperationContext } from './operations.ts';

/** Where `x-code` stands on parameters and on properties of the body, at any depth, in the order of the schema. */
export const fieldCodesOf = (
  node: SpecNode,
  parameters: Operation['parameters'],
  context: OperationContext,
): FieldCode[] => {
  const found: FieldCode[] = [];
  const add = (pointer: string, at: SpecNode): void => {
    const code = at.string('x-code');
    if (code === undefined) return;
    if (!context.errors.has(code)) {
      const place = at.child('x-code') ?? at;
      context.diagnostics.report(
        place,
        'undeclared-error',
        `x-code names ${code}, which spec/errors.yaml does not declare`,
      );
    }
    found.push({ pointer, code });
  };
  for (const parameter of node.get('parameters')?.items() ?? []) {
    const folder = parameter.string('in') === 'header' ? 'headers' : parameter.string('in');
    const name = parameter.string('name') ?? '';
    add(`/${folder}/${folder === 'headers' ? name.toLowerCase() : name}`, parameter);
  }
  for (const { name, schema } of parameters.query) {
    const code = asString(schema['x-code']);
    if (code !== undefined) found.push({ pointer: `/query/${name}`, code });
  }
  const body = node.at('requestBody', 'content', 'application/json', 'schema');
  if (body) visitProperties(body, '/body', add, new Set());
  return found;
};

const visitProperties = (
  schema: SpecNode,
  pointer: string,
  add: (pointer: string, at: SpecNode) => void,
  open: ReadonlySet<string>,
): void => {
  const key = `${schema.file}#${schema.path.join('/')}`;
  if (open.has(key)) return;
  const inside = new Set([...open, key]);
  add(pointer, schema);
  for (const [name, property] of schema.get('properties')?.entries() ?? []) {
    // An `x-code` beside a `$ref` belongs to the property, not to what it refers to.
    const written = schema.get('properties')?.child(name);
    if (written && written.object['x-code'] !== undefined && written.object.$ref !== undefined) {
      add(`${pointer}/${name}`, written);
    }
    visitProperties(property, `${pointer}/${name}`, add, inside);
  }
  const items = schema.get('items');
  if (items) visitProperties(items, `${pointer}/*`, add, inside);
  for (const keyword of ['allOf', 'oneOf', 'anyOf']) {
    for (const part of schema.get(keyword)?.items() ?? []) visitProperties(part, pointer, add, inside);
  }
};
