import type { CatalogOperation, CatalogParameter } from './catalog.ts';
import { nameOfRef, type OpenApi, type Operation } from './contract.ts';
import { slim } from './derive-schemas.ts';

/** Machines send these with signatures of their own, and operators have a credential of their own. */
const NOT_FOR_MEMBERS = /^\/v1\/(?:webhooks|admin)\//;

/** The operations that a key, a session or nobody in particular may call here, by id. */
export function operationsOf(
  document: OpenApi,
  namespaces: Readonly<Record<string, Readonly<Record<string, string>>>>,
  environment: 'sandbox' | 'live',
): Record<string, CatalogOperation> {
  const names = new Map(
    Object.entries(namespaces).flatMap(([namespace, members]) =>
      Object.entries(members).map(([member, id]) => [id, `${namespace}.${member}`] as const),
    ),
  );
  const found = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const { operationId: id } = operation;
      if (id === undefined || NOT_FOR_MEMBERS.test(path)) return [];
      if (environment === 'live' && operation['x-sandbox'] === true) return [];
      const shown = { method: method.toUpperCase(), path, sdkName: names.get(id) ?? id };
      return [[id, operationOf(document, operation, shown)] as const];
    }),
  );
  return Object.fromEntries(found);
}

function operationOf(
  document: OpenApi,
  operation: Operation,
  shown: Pick<CatalogOperation, 'method' | 'path' | 'sdkName'>,
): CatalogOperation {
  const media = operation.requestBody?.content?.['application/json'];
  const example = Object.values(media?.examples ?? {})[0]?.value;
  return {
    ...shown,
    summary: operation.summary ?? '',
    tag: operation.tags?.[0] ?? '',
    isSandbox: operation['x-sandbox'] === true,
    moves: (operation['x-lifecycle'] ?? []).flatMap(({ machine, event }) => (event === undefined ? [] : [machine])),
    parameters: parametersOf(document, operation),
    ...(media?.schema && { body: slim(media.schema) }),
    ...(example !== undefined && { example }),
  };
}

const parametersOf = (document: OpenApi, { parameters = [] }: Operation): CatalogParameter[] =>
  parameters.flatMap((given) => {
    const parameter = '$ref' in given ? document.components.parameters[nameOfRef(given.$ref)] : given;
    if (parameter === undefined || (parameter.in !== 'path' && parameter.in !== 'query')) return [];
    return [
      {
        name: parameter.name,
        in: parameter.in,
        isRequired: parameter.required === true,
        description: parameter.description ?? '',
        schema: slim(parameter.schema ?? {}),
      },
    ];
  });
