import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';
import { presentMultisigPayment } from './multisig-payment.present.ts';
import { findMultisigPayment } from './multisig-payment.store.ts';

/** Read a payment of either generation */
export const getPayment: Handler<'getPayment'> = async ({ path, tenantId, reads, services, deprecated }) => {
  const legacy = await findMultisigPayment(reads, tenantId, path.id);
  if (legacy === undefined) return notImplemented('getPayment');
  deprecated();
  return presentMultisigPayment(legacy, services);
};
