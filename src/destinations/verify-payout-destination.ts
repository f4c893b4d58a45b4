import type { OwnershipProof } from '../../machines/destinations/payout-destination.machine.ts';
import type { Handler, Request } from '../http/handler.ts';
import { attestationDomain, issuerOf, prepareCredential, subjectDid } from '../identity/index.ts';
import type { Aggregate } from '../lifecycle/aggregate.ts';
import { isProviderName } from '../providers/payout-provider.ts';
import { destinationRecord, presentDestination } from './payout-destination.present.ts';
import { defaultOf, isNonceUsed } from './payout-destination.store.ts';
import { addressFamilyOf } from './rules/networks.ts';
import { isSignedByOwner, isTimely, type OwnershipClaim } from './rules/ownership-proof.ts';
import { verifyByRail } from './rules/verify-rail.ts';

type VerifyRequest = Request<'verifyPayoutDestination'>;
type Destination = Aggregate<'payout-destination'>;

/** Proves a destination: by its owner's signature, or by the rail's own check (A 4.4, D-234 to D-237). */
export const verifyPayoutDestination: Handler<'verifyPayoutDestination'> = async (request) => {
  const { path, body, services, aggregate, fail } = request;
  const { signature, nonce, expiresAt } = body ?? {};
  const parts = Object.entries({ signature, nonce, expiresAt });
  const missing = parts.filter(([, value]) => value === undefined).map(([name]) => name);
  if (missing.length > 0 && missing.length < parts.length) {
    const errors = missing.map((name) => ({
      path: `/body/${name}`,
      message: 'is required with the other parts of a signature',
      rule: 'dependentRequired',
    }));
    return fail('VALIDATION_FAILED', { errors });
  }
  const destination = await aggregate('payout-destination', path.id);
  if (!destination) return fail('DESTINATION_NOT_FOUND');
  if (destination.status === 'REVOKED') return fail('DESTINATION_REVOKED');

  if (signature && nonce && typeof expiresAt === 'number') {
    const refusal = await verifyBySignature(request, destination, { signature, nonce, expiresAt });
    if (refusal) return refusal;
  } else if (destination.status !== 'ACTIVE') {
    const available = await verifyByProvider(request, destination);
    if (!available) return fail('DESTINATION_VERIFY_NOT_AVAILABLE');
  }
  return presentDestination(destinationRecord(destination), services.vault);
};

async function verifyBySignature(
  { reads, services, aggregatesWith, write, fail }: VerifyRequest,
  destination: Destination,
  given: { signature: string; nonce: string; expiresAt: number },
) {
  const { id, now, context } = destination;
  const { tenantId, network, asset, identifierCiphertext } = context;
  if (!network || !asset || !identifierCiphertext || addressFamilyOf(network) !== 'evm') {
    const error = { path: '/body/signature', message: 'is for EVM addresses only', rule: 'evmOnly' };
    return fail('VALIDATION_FAILED', { errors: [error] });
  }
  const mayBecomeDefault = destination.status !== 'ACTIVE';
  const [owner, isUsed, standing] = await Promise.all([
    subjectDid(reads, { tenantId, subjectType: 'TENANT', subjectId: tenantId }, now),
    isNonceUsed(reads, id, given.nonce),
    mayBecomeDefault ? defaultOf(reads, tenantId) : undefined,
  ]);
  const address = services.vault.decrypt(identifierCiphertext);
  const { nonce, expiresAt, signature } = given;
  const claim: OwnershipClaim = { destinationId: id, ownerDid: owner.did, network, asset, address, nonce, expiresAt };
  const sound =
    isTimely(expiresAt, now) &&
    !isUsed &&
    (await isSignedByOwner(attestationDomain(services.config), claim, signature));
  if (!sound) return fail('DESTINATION_SIGNATURE_INVALID');

  const credential = await prepareCredential(
    { reads, aggregatesWith, issuer: issuerOf(services.config), now },
    {
      tenantId,
      kind: 'DESTINATION_OWNERSHIP',
      subjectType: 'TENANT',
      subjectId: tenantId,
      legalName: null,
      country: null,
      claims: { destinationId: id, network, asset, address },
      verificationSessionId: null,
    },
  );
  write(...credential.writes);
  const proof: OwnershipProof = { credentialId: credential.credentialId, context: credential.context, nonce };
  const makeDefault = mayBecomeDefault && standing === undefined;
  await destination.send('VERIFY', { ownershipStatus: 'SIGNATURE_VERIFIED', proof, makeDefault, at: now });
  return undefined;
}

/** The rail's check; false when the rail has none in its mode (D-237). */
async function verifyByProvider({ reads, services }: VerifyRequest, destination: Destination): Promise<boolean> {
  const { now, context } = destination;
  const { type, provider, identifierCiphertext } = context;
  const mode = provider !== null && isProviderName(provider) ? services.providers.mode(provider) : 'off';
  const identifier = identifierCiphertext === null ? null : services.vault.decrypt(identifierCiphertext);
  const verdict = verifyByRail(type, mode, identifier);
  if (verdict === 'UNAVAILABLE') return false;
  if (verdict === 'REFUSED') {
    await destination.send('VERIFY_FAILED');
    return true;
  }
  const makeDefault = (await defaultOf(reads, context.tenantId)) === undefined;
  // A rail can say that an address exists, not whose it is: on chain the ownership stays declared.
  const ownershipStatus = type === 'STABLECOIN_ADDRESS' ? 'DECLARED' : 'PROVIDER_VERIFIED';
  await destination.send('VERIFY', { ownershipStatus, proof: null, makeDefault, at: now });
  return true;
}
