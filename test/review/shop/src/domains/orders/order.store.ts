import { sql } from '../../platform/sql.ts';

const OPEN = ['RECEIVED', 'HELD', 'PLACED'];

/** Orders that have not ended. */
export const openOrders = (tenantId: string) => sql('orders').where({ tenant_id: tenantId }).whereIn('status', OPEN);

export const placedOrders = (tenantId: string) => sql('orders').where({ tenant_id: tenantId, status: 'PLACED' });

/** Orders and their parcels, as far as both are under way. */
export const UNDER_WAY = `SELECT o.id FROM orders o JOIN parcels p ON p.order_id = o.id
  WHERE o.status NOT IN ('SHIPPED', 'CANCELED')
    AND p.status = 'SHIPPED'`;

export const WAITING = `SELECT id FROM orders WHERE public_status = 'IN_REVIEW'`;
