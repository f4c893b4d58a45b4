import { chainFilters } from '../../generated/wiring/chain-filters.ts';
import { explainers } from '../../generated/wiring/explainers.ts';
import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import { presenters } from '../../generated/wiring/presenters.ts';
import { routers } from '../../generated/wiring/routes.ts';
import { workers } from '../../generated/wiring/workers.ts';

/** What src/app/main.ts hands to a service: everything that the generator found in `src/`. */
export const wiring = { lifecycles, routers, workers, chainFilters, presenters, explainers };
