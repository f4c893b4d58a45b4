import { newId } from '../../../src/platform/db/ids.ts';
import type { TestService } from '../../support/service.ts';

/** The loan once more, of a purchase order and an offer of its own: for lists, which read the row alone. */
export async function issuedInTables({ pool }: TestService, id: string): Promise<void> {
  const row = await pool.owner('loans').where({ id }).first();
  const [newest] = await pool.owner('loans').orderBy('created_at', 'desc').limit(1);
  // Its lender's clock is ahead of real time.
  const createdAt = new Date(Math.max(Date.now(), newest.created_at.getTime() + 1));
  const own = { id: newId('loan'), offer_id: newId('off'), purchase_order_id: newId('po'), created_at: createdAt };
  await pool.owner('loans').insert({ ...row, ...own });
}
