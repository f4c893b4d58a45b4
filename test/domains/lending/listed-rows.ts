import { newId } from '../../../src/kernel/db/ids.ts';
import type { TestService } from '../../support/service.ts';

/** The loan once more, of a purchase order and an offer of its own: for lists, which read the row alone. */
export async function issuedInTables({ pool }: TestService, id: string): Promise<void> {
  const row = await pool.owner('loans').where({ id }).first();
  const own = { id: newId('loan'), offer_id: newId('off'), purchase_order_id: newId('po'), created_at: new Date() };
  await pool.owner('loans').insert({ ...row, ...own });
}
