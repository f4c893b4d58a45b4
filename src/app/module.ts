import { errors } from '../../generated/contract/errors.ts';
import * as gates from '../../generated/contract/gates.ts';
import { servedAt } from '../platform/http/response/served-at.ts';
import { defineModule } from '../platform/module.ts';
import type { Services } from '../platform/services.ts';
import type { Contract } from '../reference/index.ts';
import { loadedOnce, REFERENCE_PATHS, referenceRoute, TEXT_INDEX_PATHS, textIndexRoute } from '../reference/route.ts';
import { ASYNCAPI_PATH, asyncapiRoute } from './asyncapi-route.ts';
import { LIFECYCLES_PATHS, lifecyclesRoute } from './lifecycles-route.ts';
import { REQUESTS_PATHS, requestsRoute } from './requests-route.ts';
import { WORKFLOWS_PATHS, workflowsRoute } from './workflows-route.ts';

/** What the contract says, for people and programs. */
export const module = defineModule({
  name: 'app',
  routes: ({ services }) => {
    const load = loadedOnce(() => reference(services));
    return [
      // Relative, so that it also leads there behind a proxy that serves us below a path of its own.
      { name: 'root', path: '/', answer: (context) => context.redirect('docs/') },
      { name: 'docs', path: REFERENCE_PATHS, answer: referenceRoute(load) },
      { name: 'llms', path: TEXT_INDEX_PATHS, answer: textIndexRoute(load) },
      { name: 'lifecycles', path: LIFECYCLES_PATHS, answer: lifecyclesRoute() },
      { name: 'asyncapi', path: ASYNCAPI_PATH, answer: asyncapiRoute() },
      { name: 'requests', path: REQUESTS_PATHS, answer: requestsRoute(() => services.urls.base) },
      { name: 'workflows', path: WORKFLOWS_PATHS, answer: workflowsRoute() },
    ];
  },
});

async function reference(services: Services) {
  const [{ createVersionedReference, readContract, readOlderContracts, readVersionChanges }, { namespaces }] =
    await Promise.all([import('../reference/index.ts'), import('../../generated/sdk/src/namespaces.gen.ts')]);
  const contract = await readContract({ errors, namespaces, gates });
  const changes = await readVersionChanges();
  const older = await readOlderContracts(contract, changes);
  const served = (one: Contract): Contract => ({ ...one, document: servedAt(one.document, services) });
  const olderServed = older.map(({ date, contract }) => ({ date, contract: served(contract) }));
  return createVersionedReference(served(contract), olderServed, changes, '');
}
