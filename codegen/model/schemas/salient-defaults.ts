import { asArray } from '../../load/json.ts';
import type { SpecNode } from '../../load/spec-node.ts';
import type { SalientDefault } from '../model.ts';
import { jsonContentOf } from '../operations/json-content.ts';

/** The defaults of the fields that requests are compared by, and of what stands in them: spelled out they equal absence (D-489). */
export const salientDefaultsOf = (node: SpecNode, salient: readonly string[]): SalientDefault[] => {
  const body = jsonContentOf(node.get('requestBody'))?.child('schema');
  if (!body || salient.length === 0) return [];
  const found = new Map<string, SalientDefault>();
  visit(body, '', {
    leadsTo: (field) => salient.some((one) => one.startsWith(`${field}.`)),
    isIn: (field) => salient.some((one) => one === field || field.startsWith(`${one}.`)),
    add: (one) => found.set(one.field, one),
    open: new Set(),
  });
  return [...found.values()].sort((one, other) => (one.field < other.field ? -1 : 1));
};

interface Search {
  leadsTo(field: string): boolean;
  isIn(field: string): boolean;
  add(found: SalientDefault): void;
  /** Named schemas on the way: one that holds itself is looked into once. */
  readonly open: ReadonlySet<string>;
}

const visit = (written: SpecNode, at: string, search: Search): void => {
  const schema = written.followed();
  if (!schema || search.open.has(schema.id)) return;
  const inside = { ...search, open: new Set([...search.open, schema.id]) };
  if (search.isIn(at)) {
    const value = (written.child('default') ?? schema.child('default'))?.value;
    const from = schema.string('x-default');
    if (value !== undefined) search.add({ field: at, value });
    else if (from !== undefined) search.add({ field: at, from });
  }
  for (const name of Object.keys(schema.get('properties')?.object ?? {})) {
    const field = at === '' ? name : `${at}.${name}`;
    const property = schema.get('properties')?.child(name);
    if (property && (search.leadsTo(field) || search.isIn(field))) visit(property, field, inside);
  }
  for (const keyword of ['allOf', 'oneOf', 'anyOf']) {
    const parts = schema.get(keyword);
    for (const place of asArray(parts?.value).keys()) {
      const part = parts?.child(place);
      if (part) visit(part, at, inside);
    }
  }
};
