import type { DestinationPatch } from '../../../../machines/destinations/payout-destination.machine.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { isNoTransfer } from '../../protection/index.ts';
import { judgeDestination, refuseAgentAt } from '../approval.ts';
import { presentDestination } from '../payout-destination.present.ts';

/** Changes label, priority or fallback consent; where money goes never changes (A 2.4, D-231, D-244). */
export const updatePayoutDestination: Handler<'updatePayoutDestination'> = async (request) => {
  const { path, body, services, aggregate, fail } = request;
  const destination = await aggregate('payout-destination', path.id);
  if (!destination) return fail('DESTINATION_NOT_FOUND');
  if (destination.status === 'REVOKED') return fail('DESTINATION_REVOKED');
  if (body.allowAutomaticFallback === true && destination.status !== 'ACTIVE') return fail('DESTINATION_NOT_VERIFIED');
  const patch: DestinationPatch = {
    ...(body.label !== undefined && { label: body.label }),
    ...(body.priority !== undefined && { priority: body.priority }),
    ...(body.allowAutomaticFallback !== undefined && { allowAutomaticFallback: body.allowAutomaticFallback }),
  };
  if (body.allowAutomaticFallback === true) {
    const ofAgent = await refuseAgentAt(request, destination);
    if (ofAgent) return ofAgent;
    const approval = await judgeDestination(request, destination.context);
    if (approval instanceof Refusal) return approval;
    await approval.redeem();
  } else isNoTransfer(request);
  if (Object.keys(patch).length > 0) await destination.send('UPDATE', { patch, at: destination.now });
  return presentDestination(recordOf(destination), services.vault);
};
