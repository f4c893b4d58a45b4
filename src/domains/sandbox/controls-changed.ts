import { audit, type Write } from '../../platform/lifecycle/writes.ts';
import { recheckHeld } from '../offramp/reviews/index.ts';

/** A script of the tenant changed: it is audited (D-431), and its held payments look again (D-119). */
export const controlsChanged = (tenantId: string, control: string): readonly Write[] => [
  audit(`test.${control}.set`, tenantId, tenantId),
  recheckHeld(`sender:${tenantId}`),
];
