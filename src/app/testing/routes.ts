import { readFileSync } from 'node:fs';

interface Route {
  readonly method: string;
  /** `/v1/parcels/{id}`. */
  readonly path: string;
  /** The media type of its body. */
  readonly bodyType: string;
  /** Lists of the query that are sent as one text, with commas. */
  readonly joined: ReadonlySet<string>;
}

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly explode?: boolean;
}

interface DocumentOperation {
  readonly operationId?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, unknown>> };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
  readonly components?: { readonly parameters?: Readonly<Record<string, Parameter>> };
}

const CONTRACT = new URL('../../../generated/openapi.json', import.meta.url);

/** Every operation of the contract by its id. */
export function readRoutes(): ReadonlyMap<string, Route> {
  const { paths, components } = JSON.parse(readFileSync(CONTRACT, 'utf8')) as Document;
  const joinedOf = (parameters: readonly Parameter[]): ReadonlySet<string> =>
    new Set(
      parameters
        .map((one) => components?.parameters?.[one.$ref?.replace(/^.*\//, '') ?? ''] ?? one)
        .flatMap(({ name, explode }) => (name !== undefined && explode === false ? [name] : [])),
    );
  return new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, { operationId, requestBody, parameters = [] }]): [string, Route][] => {
        const [bodyType = 'application/json'] = Object.keys(requestBody?.content ?? {});
        const joined = joinedOf(parameters);
        return operationId === undefined
          ? []
          : [[operationId, { method: method.toUpperCase(), path, bodyType, joined }]];
      }),
    ),
  );
}

/** The text behind the question mark. */
export function queryText(
  query: Readonly<Record<string, QueryValue | undefined>>,
  joined: ReadonlySet<string>,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    const values = [value].flat().map(String);
    for (const one of joined.has(name) ? [values.join(',')] : values) search.append(name, one);
  }
  return search.size === 0 ? '' : `?${search}`;
}

type Scalar = string | number | boolean;
export type QueryValue = Scalar | readonly Scalar[];
