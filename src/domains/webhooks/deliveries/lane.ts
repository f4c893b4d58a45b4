import { type Enqueue, enqueue } from '../../../platform/lifecycle/writes.ts';

/**
 * Has an endpoint's deliveries looked at. One job for each endpoint, whatever waits for it: how long is left to the job,
 * which goes by real time (D-391, D-482).
 */
export const wakeLane = (endpointId: string): Enqueue => enqueue('webhooks.lane', { endpointId }, { key: endpointId });
