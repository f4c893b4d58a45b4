import type { Catalog, CatalogOperation } from './catalog.ts';
import type { Facts, Lifecycle, OpenApi } from './contract.ts';
import { operationsOf } from './derive-operations.ts';
import { resourcesOf } from './derive-resources.ts';
import { referredSchemas } from './derive-schemas.ts';

export interface CatalogSources {
  readonly document: OpenApi;
  readonly lifecycles: readonly Lifecycle[];
  readonly facts: Facts;
  /** Names of the operations in the SDK, by namespace and member. */
  readonly namespaces: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly environment: 'sandbox' | 'live';
  readonly serviceName: string;
}

/** Everything that the console knows of the contract: operations, the schemas of their requests, and resources. */
export function deriveCatalog(sources: CatalogSources): Catalog {
  const { document, lifecycles, facts, namespaces, environment, serviceName } = sources;
  const operations = operationsOf(document, namespaces, environment);
  return {
    name: document.info.title,
    version: document.info.version,
    environment,
    serviceName,
    operations,
    schemas: referredSchemas(document, requestSchemas(operations)),
    resources: resourcesOf({ document, lifecycles, facts, operations }),
  };
}

const requestSchemas = (operations: Readonly<Record<string, CatalogOperation>>) =>
  Object.values(operations).flatMap(({ body, parameters }) => [
    ...(body ? [body] : []),
    ...parameters.map(({ schema }) => schema),
  ]);
