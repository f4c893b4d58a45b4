import { providerOf } from '../../../payments/providers/provider-of-type.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { isOnboarded } from '../../identity/credentials/index.ts';
import { protectionOf } from '../../protection/index.ts';
import { judgeDestination, refuseAgentAt } from '../approval.ts';
import { presentDestination } from '../payout-destination.present.ts';
import { defaultOf, hasDestination } from '../payout-destination.store.ts';
import { declareDestination } from '../rules/declare-destination.ts';
import { maskIdentifier } from '../rules/mask-identifier.ts';

/** Declares where the tenant wants to be paid; the checks run in the order of D-238 (A 4.4). */
export const createPayoutDestination: Handler<'createPayoutDestination'> = async (request) => {
  const { body, caller, tenantId, now, reads, services, open, fail } = request;
  const { vault } = services;
  const declared = declareDestination(body, caller.environment === 'live' ? 'base' : 'base-sepolia');
  if (declared instanceof Refusal) return declared;
  const { type, asset, network, country, currency, identifier, normalised } = declared;
  const identifierIndex = identifier === null ? '' : vault.blindIndex('destination', normalised);
  // The internal rail knows its owner: ACTIVE at creation (A 3.5).
  const isInternal = type === 'SERVICE_BALANCE';
  const [onboarded, exists, standing] = await Promise.all([
    isOnboarded(reads, tenantId, now),
    hasDestination(reads, tenantId, { type, asset, network, identifierIndex }),
    isInternal ? defaultOf(reads, tenantId) : undefined,
    // For the gate, which comes later.
    protectionOf(request),
  ]);
  if (!onboarded) return fail('IDENTITY_REQUIRED', { missing: ['BUSINESS_IDENTITY'] });
  if (exists) return fail('DESTINATION_EXISTS');
  const maskedLabel = maskIdentifier(type, identifier);
  const label = body.label ?? null;
  const id = newId('dst');
  const identifierCiphertext = identifier === null ? null : vault.encrypt(identifier);
  const ofAgent = await refuseAgentAt(request, { id, context: { type, identifierCiphertext } });
  if (ofAgent) return ofAgent;
  const approval = await judgeDestination(request, { type, maskedLabel, label });
  if (approval instanceof Refusal) return approval;
  await approval.redeem();

  const destination = await open('payout-destination', {
    id,
    context: {
      tenantId,
      type,
      asset,
      network,
      country,
      currency,
      provider: providerOf(type),
      identifierCiphertext,
      identifierIndex,
      maskedLabel,
      label,
      ownershipStatus: 'DECLARED',
      verificationCredentialId: null,
      priority: 100,
      allowAutomaticFallback: false,
      isDefault: false,
      consentedAt: now,
      verifiedAt: null,
      revokedAt: null,
      chosenAt: null,
    },
  });
  if (isInternal) {
    const makeDefault = standing === undefined;
    await destination.send('VERIFY', { ownershipStatus: 'INTERNAL', proof: null, makeDefault, at: now });
  }
  return presentDestination(recordOf(destination), vault);
};
