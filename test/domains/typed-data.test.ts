import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { isSignedByOwner, ownershipDigest } from '../../src/domains/destinations/rules/ownership-proof.ts';
import { type AttestationDomain, attestationDomain } from '../../src/domains/identity/credentials/issuer.ts';
import { attestationDigest } from '../../src/domains/identity/rules/artifact.ts';
import { presentationDigest } from '../../src/domains/identity/rules/presentation-message.ts';
import { offerDigest, permitDigest } from '../../src/domains/lending/typed-data.ts';
import { envelopeDigest, envelopeDomain } from '../../src/domains/offramp/rules/envelopes/signature.ts';
import { keyThatSigned } from '../../src/payments/chain/index.ts';

/** A signature of typed data binds its service, its chain, its kind and each of its fields: elsewhere it proves nothing. */

interface Deployment {
  readonly serviceName: string;
  readonly chainId: number;
}

const HERE: Deployment = { serviceName: 'Paychart', chainId: 84_532 };
const AT = new Date('2026-03-02T09:00:00.000Z');
const SECONDS = 1_772_442_000;
const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const HASH: Hex = `0x${'ab'.repeat(32)}`;

const document = {
  kind: 'AUTHORITY_DELEGATION',
  schemaVersion: 'service/credential/AUTHORITY_DELEGATION/v1',
  subjectDid: 'did:subject:a',
  orgDid: 'did:subject:b',
  grant: { id: 'grt_1' },
};
const claim = {
  destinationId: 'dst_1',
  ownerDid: 'did:subject:a',
  network: 'evm',
  asset: 'USDC',
  address: owner.address,
  nonce: '1',
  expiresAt: SECONDS,
};
const presented = {
  holderDid: 'did:subject:a',
  audience: 'b',
  purpose: 'c',
  nonce: '0x01',
  credentialHashes: [HASH],
  expiresAt: SECONDS,
};
const envelope = {
  message: {
    paymentObjectId: 'pay_1',
    payer: 'did:subject:a',
    payeeDid: 'did:subject:b',
    amountBaseUnits: '1000',
    asset: 'usdc',
    assetExponent: 6,
    nonce: '1',
    expiresAt: String(SECONDS),
  },
  doc: { allowedRails: ['bank'] },
};
const permit = { subjectAddress: owner.address, poolId: 'pool_1', maxPrincipal: 5n, riskTier: 1, expiresAt: AT };
const offer = {
  poolId: 'pool_1',
  poId: HASH,
  borrowerAddress: owner.address,
  principal: 5n,
  rateBps: 100,
  tenorSeconds: 60,
  graceSeconds: 60,
  deadline: AT,
};

const domainOf = (at: Deployment): AttestationDomain => attestationDomain(at);

/** Each kind with its message and the digest that its signers sign. */
const KINDS: Readonly<Record<string, readonly [message: object, digest: (at: Deployment, message: never) => Hex]>> = {
  CredentialAttestation: [
    { document, nonce: '1', issuedAt: AT },
    (at, message) => attestationDigest(message, domainOf(at)),
  ],
  CredentialPresentation: [presented, (at, message) => presentationDigest(at, message)],
  DestinationOwnership: [claim, (at, message) => ownershipDigest(domainOf(at), message)],
  PaymentEnvelope: [
    envelope.message,
    (at, message) => envelopeDigest(envelopeDomain(at), { ...envelope, message } as never),
  ],
  EligibilityPermit: [permit, (at, message) => permitDigest(domainOf(at), 'prm_1', message)],
  LendingOffer: [offer, (at, message) => offerDigest(domainOf(at), 'off_1', message)],
};

/** Another value of the same type. */
function other(value: unknown): unknown {
  if (value instanceof Date) return new Date(value.getTime() + 1000);
  if (typeof value === 'bigint') return value + 1n;
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return [];
  if (typeof value === 'object') return { ...value, kind: 'PAYMENT_POLICY' };
  const text = String(value);
  if (text === owner.address) return `0x${'22'.repeat(20)}`;
  if (/^0x|^\d+$/.test(text)) return text.replace(/.$/, (last) => (last === '1' ? '2' : '1'));
  return `${text}x`;
}

describe.each(Object.entries(KINDS))('%s', (_, [message, digest]) => {
  const here = digest(HERE, message as never);

  it('gives another digest for another chain or service, from which the signer is not recovered', async () => {
    const signature = await owner.sign({ hash: here });
    expect(keyThatSigned(here, signature)).toBe(owner.address);
    for (const there of [
      { ...HERE, chainId: 1 },
      { ...HERE, serviceName: 'Payshart' },
    ]) {
      const elsewhere = digest(there, message as never);
      expect(elsewhere).not.toBe(here);
      expect(keyThatSigned(elsewhere, signature)).not.toBe(owner.address);
    }
  });

  it.each(Object.keys(message))('binds %s', (field) => {
    const changed = { ...message, [field]: other((message as Record<string, unknown>)[field]) };
    expect(digest(HERE, changed as never)).not.toBe(here);
  });
});

it('each kind of message has a digest of its own', () => {
  const digests = Object.values(KINDS).map(([message, digest]) => digest(HERE, message as never));
  expect(new Set(digests).size).toBe(digests.length);
});

it('an address is not proved by a signature for another chain', async () => {
  const signature = await owner.sign({ hash: ownershipDigest(domainOf({ ...HERE, chainId: 1 }), claim) });
  expect(isSignedByOwner(domainOf(HERE), claim, signature)).toBe(false);
  const right = await owner.sign({ hash: ownershipDigest(domainOf(HERE), claim) });
  expect(isSignedByOwner(domainOf(HERE), claim, right)).toBe(true);
});
