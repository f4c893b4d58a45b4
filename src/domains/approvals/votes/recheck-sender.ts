import { type Enqueue, enqueue } from '../../../platform/lifecycle/writes.ts';

/** The held payments that a tenant sends look again, to be written with what changed for them (D-119). */
export const recheckSender = (tenantId: string, cause: string): Enqueue =>
  enqueue('offramp.recheck', { waitsFor: `sender:${tenantId}` }, { key: `sender:${tenantId}:${cause}`, tenantId });
