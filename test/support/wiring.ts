import { routers } from '../../generated/wiring/routes.ts';
import { wiring as found } from '../../generated/wiring/wiring.ts';

/** What src/app/main.ts hands to a service: everything that the generator found in `src/`. */
export const wiring = { ...found, routers };
