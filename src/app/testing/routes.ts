import { readFileSync } from 'node:fs';

interface Route {
  readonly method: string;
  /** `/v1/parcels/{id}`. */
  readonly path: string;
}

type Paths = Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;

const CONTRACT = new URL('../../../generated/openapi.json', import.meta.url);

/** Every operation of the contract by its id. */
export function readRoutes(): ReadonlyMap<string, Route> {
  const { paths } = JSON.parse(readFileSync(CONTRACT, 'utf8')) as { readonly paths: Paths };
  return new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, { operationId }]): [string, Route][] =>
        operationId === undefined ? [] : [[operationId, { method: method.toUpperCase(), path }]],
      ),
    ),
  );
}
