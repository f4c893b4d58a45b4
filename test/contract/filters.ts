import { type Documented, document, resolved, type Schema } from './documented.ts';

const PAGING: ReadonlySet<string> = new Set(['cursor', 'take', 'skip', 'createdAfter', 'createdBefore']);

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}

/** The query parameters of a list that filter it. */
export function filtersOf({ meta }: Documented): readonly Parameter[] {
  const path = document.paths[meta.path] ?? {};
  const operation = path[meta.method] as { readonly parameters?: readonly Schema[] };
  const shared = (path.parameters ?? []) as readonly Schema[];
  return [...shared, ...(operation.parameters ?? [])]
    .map((parameter) => resolved(parameter as Schema) as unknown as Parameter)
    .filter((parameter) => parameter.in === 'query' && !PAGING.has(parameter.name));
}

/** The values that a filter may have; none where the contract does not name them. */
export function knownValues({ schema }: Parameter): readonly string[] {
  const { enum: named, items, type, anyOf = [] } = resolved(schema) as Schema & { readonly anyOf?: readonly Schema[] };
  if (named !== undefined) return named.map(String);
  if (type === 'boolean') return ['true', 'false'];
  return [...(items ? [items] : []), ...anyOf].flatMap((one) => knownValues({ name: '', in: '', schema: one }));
}
