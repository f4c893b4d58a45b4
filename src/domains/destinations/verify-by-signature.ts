import type { Hex } from 'viem';
import type { OwnershipProof } from '../../../machines/destinations/payout-destination.machine.ts';
import { ChainUnavailable, chainSeenBy, isValidSignature, type TenantChain } from '../../payments/chain/index.ts';
import type { Request } from '../../platform/http/handler.ts';
import type { Aggregate } from '../../platform/lifecycle/aggregates/aggregate.ts';
import type { Services } from '../../platform/services.ts';
import { attestationDomain, issuerOf, prepareCredential } from '../identity/credentials/index.ts';
import { subjectDid } from '../identity/handles/index.ts';
import { defaultOf, isNonceUsed } from './payout-destination.store.ts';
import { addressFamilyOf, chainIdOf } from './rules/networks.ts';
import {
  isSignable,
  isSignedByOwner,
  isTimely,
  type OwnershipClaim,
  ownershipDigest,
} from './rules/ownership-proof.ts';
import type { Answer, Question } from './verify-by-rail.ts';

type VerifyRequest = Request<'verifyPayoutDestination'>;
type Destination = Aggregate<'payout-destination'>;

export interface GivenSignature {
  readonly signature: string;
  readonly nonce: string;
  readonly expiresAt: number;
}

/**
 * The owner's signature: of the address's key, or else of the contract that stands there, which the chain is asked about
 * (EIP-1271, D-235). Undefined when it is proved.
 */
export async function verifyBySignature(
  request: VerifyRequest,
  destination: Destination,
  given: GivenSignature,
  answer: Answer | undefined,
) {
  const { reads, services, aggregatesWith, write, fail } = request;
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
  if (!isTimely(expiresAt, now) || isUsed || !isSignable(claim)) return fail('DESTINATION_SIGNATURE_INVALID');
  if (!isSignedByOwner(attestationDomain(services.config), claim, signature)) {
    // A contract can be asked on the service's own chain alone.
    if (chainIdOf(network) !== services.config.chainId) return fail('DESTINATION_SIGNATURE_INVALID');
    if (answer === undefined) {
      const chain = await chainSeenBy(services.chain, reads, tenantId);
      return { ask: () => askContract(chain, services, claim, signature) } satisfies Question;
    }
    if (answer === 'unknown') return fail('CHAIN_UNAVAILABLE');
    if (answer === 'refused') return fail('DESTINATION_SIGNATURE_INVALID');
  }

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

/** Fails closed: a chain that does not answer proves nothing and refutes nothing (D-223). */
async function askContract(
  chain: TenantChain,
  { config }: Services,
  claim: OwnershipClaim,
  signature: string,
): Promise<Answer> {
  const safe = claim.address.toLowerCase() as Hex;
  const digest = ownershipDigest(attestationDomain(config), claim);
  try {
    return (await isValidSignature(chain, { safe, digest, signature: signature as Hex })) ? 'confirmed' : 'refused';
  } catch (error) {
    if (error instanceof ChainUnavailable) return 'unknown';
    throw error;
  }
}
