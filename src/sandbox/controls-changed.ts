import { newId } from '../db/ids.ts';
import { audit, enqueue, type Write } from '../lifecycle/writes.ts';

/** A script of the tenant changed: it is audited (D-431), and its held payments look again (D-119). */
export const controlsChanged = (tenantId: string, control: string): readonly Write[] => [
  audit(`test.${control}.set`, tenantId, tenantId),
  enqueue(
    'offramp.recheck',
    { waitsFor: `sender:${tenantId}` },
    { key: `sender:${tenantId}:${newId('job')}`, tenantId },
  ),
];
