import type { LegacyPayment } from '../../../generated/contract/schemas.ts';
import type { Request, RequestContext, UnitTools } from '../../platform/http/handler.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { multisigPaymentRecord, presentMultisigPayment } from './multisig-payment.present.ts';

/**
 * Takes a legacy payment back before it is executed, off-chain only: who holds enough signatures can still have the Safe do
 * it (D-178). Undefined where the tenant has no such legacy payment.
 */
export async function cancelMultisigPayment(
  request: Pick<RequestContext, 'services'> &
    Pick<UnitTools, 'aggregate'> &
    Pick<Request<'cancelPayment'>, 'path' | 'deprecated'>,
): Promise<LegacyPayment | Refusal<'CANCEL_CONFLICT'> | undefined> {
  const { path, aggregate, services, deprecated } = request;
  const payment = await aggregate('multisig-payment', path.id);
  if (payment === undefined) return undefined;
  deprecated();
  if (!payment.can('CANCEL')) return refuse('CANCEL_CONFLICT', { details: { status: payment.status } });
  await payment.send('CANCEL');
  return presentMultisigPayment(multisigPaymentRecord(payment), services);
}
