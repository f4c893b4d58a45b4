import { readFileSync } from 'node:fs';
import { lifecycleFacts } from '../../generated/contract/explanations.ts';
import { namespaces } from '../../generated/sdk/src/namespaces.gen.ts';
import type { Lifecycle, OpenApi } from '../../src/console/contract.ts';
import type { CatalogSources } from '../../src/console/derive-catalog.ts';

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../generated/${path}`, import.meta.url), 'utf8'));

/** What the service derives the catalog from. */
export const sources = (environment: 'sandbox' | 'live' = 'sandbox'): CatalogSources => ({
  document: read('openapi.json') as OpenApi,
  lifecycles: Object.values((read('model/lifecycles.json') as { lifecycles: Record<string, Lifecycle> }).lifecycles),
  facts: lifecycleFacts,
  namespaces,
  environment,
  serviceName: 'Service',
});
