// Generated from src/ by `npm run generate`. Do not edit.

import { chainFilters } from './chain-filters.ts';
import { explainers } from './explainers.ts';
import { lifecycles } from './lifecycles.ts';
import { modules } from './modules.ts';
import { presenters } from './presenters.ts';
import { workers } from './workers.ts';

/** What was found in `src` by its name. The routes are apart: not every process has them. */
export const wiring = { chainFilters, explainers, lifecycles, modules, presenters, workers };
