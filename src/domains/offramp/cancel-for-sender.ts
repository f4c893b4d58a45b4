import type { RequestContext } from '../../platform/http/handler.ts';
import type { Aggregate } from '../../platform/lifecycle/aggregates/aggregate.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';

/** The sender takes an unfunded payment back, on either surface; its reservation is released (A 4.1, A 4.2, D-103, D-178). */
export async function cancelForSender(
  payment: Aggregate<'offramp-payment'>,
  { tenantId }: Pick<RequestContext, 'tenantId'>,
): Promise<Refusal<'NOT_SENDER' | 'CANCEL_CONFLICT'> | undefined> {
  if (payment.context.senderTenantId !== tenantId) return refuse('NOT_SENDER');
  if (!payment.can('CANCEL')) return refuse('CANCEL_CONFLICT', { details: { status: payment.status } });
  await payment.send('CANCEL');
  return undefined;
}
