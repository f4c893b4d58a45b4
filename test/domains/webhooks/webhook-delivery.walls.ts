import { deliveriesOf } from '../../../src/domains/webhooks/webhook-delivery.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: { deliveriesOf: both(({ tenantId }) => deliveriesOf(tenantId)) },
  others: { newDelivery: 'no read' },
};
