import { newId } from '../../../kernel/db/ids.ts';
import type { Handler } from '../../../kernel/http/handler.ts';
import { presentParcel } from '../parcel.present.ts';

/** Sends a parcel. */
export const createParcel: Handler<'createParcel'> = async ({ body, tenantId, open }) => {
  const context = { tenantId, label: body.label, deliveredAt: null };
  const parcel = await open('parcel', { id: newId('par'), context });
  return presentParcel({ ...parcel.context, id: parcel.id, status: parcel.status });
};
