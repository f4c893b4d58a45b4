import { lockByName } from '../../../platform/db/named-lock.ts';
import type { Handler, Request } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { refuseAgentAt } from '../approval.ts';
import { presentDestination } from '../payout-destination.present.ts';
import { type Answer, verifyByRail } from '../verify-by-rail.ts';
import { type GivenSignature, verifyBySignature } from '../verify-by-signature.ts';

type VerifyRequest = Request<'verifyPayoutDestination'>;

/** Proves a destination: by its owner's signature, or by the rail's own check (A 4.4, D-234 to D-237). */
export const verifyPayoutDestination: Handler<'verifyPayoutDestination'> = async (request) => {
  const { signature, nonce, expiresAt } = request.body ?? {};
  const parts = Object.entries({ signature, nonce, expiresAt });
  const missing = parts.filter(([, value]) => value === undefined).map(([name]) => name);
  if (missing.length > 0 && missing.length < parts.length) {
    const errors = missing.map((name) => ({
      path: `/body/${name}`,
      message: 'is required with the other parts of a signature',
      rule: 'dependentRequired',
    }));
    return request.fail('VALIDATION_FAILED', { errors });
  }
  const isSigned = signature && nonce && typeof expiresAt === 'number';
  return verify(request, isSigned ? { signature, nonce, expiresAt } : undefined, undefined);
};

/**
 * A request that has to ask the network begins again with the answer: what was found before may have changed meanwhile.
 */
async function verify(
  request: VerifyRequest,
  given: GivenSignature | undefined,
  answer: Answer | undefined,
): ReturnType<Handler<'verifyPayoutDestination'>> {
  const { path, tenantId, reads, services, aggregate, outsideTransaction, fail } = request;
  // It may become the default. The lock is taken before the rail is asked, so that the rail is asked once.
  await lockByName(reads, 'default-destination', tenantId);
  const destination = await aggregate('payout-destination', path.id);
  if (!destination) return fail('DESTINATION_NOT_FOUND');
  if (destination.status === 'REVOKED') return fail('DESTINATION_REVOKED');
  const ofAgent = await refuseAgentAt(request, destination);
  if (ofAgent) return ofAgent;
  const outcome = given
    ? await verifyBySignature(request, destination, given, answer)
    : await verifyByRail(request, destination, answer);
  if (outcome === undefined) return presentDestination(recordOf(destination), services.vault);
  return 'ask' in outcome ? verify(request, given, await outsideTransaction(outcome.ask)) : outcome;
}
