import { defineModule } from '../../platform/module.ts';
import { watchHorizon } from './horizon-watch.ts';
import { retention } from './retention/rules.ts';
import { watchOperations } from './watch.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

export const module = defineModule({
  name: 'admin',
  retention,
  tasks: ({ engine, registry, paced }) => {
    const [horizon, operations] = [watchHorizon(registry), watchOperations(registry)];
    return [
      paced('horizon-watch', 15 * SECOND_MS, () => horizon.check(engine)),
      paced('watch', MINUTE_MS, () => operations.check(engine)),
    ];
  },
});
