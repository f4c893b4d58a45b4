import { permitLists } from '../../../src/domains/lending/permits/permit.store.ts';
import { both, firstRows, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: { permitLists: both(({ reads, tenantId }) => firstRows(reads, permitLists(tenantId))) },
};
