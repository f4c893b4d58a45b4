import { permitsOf } from '../../../src/domains/lending/permits/permit.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: { permitsOf: both(({ tenantId }) => permitsOf(tenantId)) },
};
