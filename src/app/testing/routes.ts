import { readFileSync } from 'node:fs';

interface Route {
  readonly method: string;
  /** `/v1/parcels/{id}`. */
  readonly path: string;
  /** The media type of its body. */
  readonly bodyType: string;
}

interface DocumentOperation {
  readonly operationId?: string;
  readonly requestBody?: { readonly content?: Readonly<Record<string, unknown>> };
}

type Paths = Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;

const CONTRACT = new URL('../../../generated/openapi.json', import.meta.url);

/** Every operation of the contract by its id. */
export function readRoutes(): ReadonlyMap<string, Route> {
  const { paths } = JSON.parse(readFileSync(CONTRACT, 'utf8')) as { readonly paths: Paths };
  return new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, { operationId, requestBody }]): [string, Route][] => {
        const [bodyType = 'application/json'] = Object.keys(requestBody?.content ?? {});
        return operationId === undefined ? [] : [[operationId, { method: method.toUpperCase(), path, bodyType }]];
      }),
    ),
  );
}
