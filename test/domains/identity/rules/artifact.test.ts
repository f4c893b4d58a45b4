import { ethers } from 'ethers';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, test } from 'vitest';
import { attestationDomain } from '../../../../src/domains/identity/credentials/issuer.ts';
import {
  attestationDigest,
  faultOfArtifact,
  type SignedArtifact,
  signedArtifact,
} from '../../../../src/domains/identity/rules/artifact.ts';
import { documentHash, documentOf } from '../../../../src/domains/identity/rules/credential-document.ts';
import { presentationDigest } from '../../../../src/domains/identity/rules/presentation-message.ts';
import { digestOf } from '../presenting.ts';

const issuer = privateKeyToAccount(`0x${'22'.repeat(32)}`);
const domain = attestationDomain({ serviceName: 'Service', chainId: 84532 });
const document = documentOf({
  kind: 'BUSINESS_IDENTITY',
  subjectDid: 'did:subject:idn_a',
  orgDid: 'did:subject:idn_b',
  legalName: 'Acme',
  country: null,
  claims: { assuranceLevel: 'BASIC' },
  issuedAt: new Date('2026-03-02T09:04:00.500Z'),
  expiresAt: new Date('2027-03-02T09:04:00.500Z'),
});
const docHash = documentHash(document);
const unsigned = {
  issuerKind: 'PLATFORM' as const,
  issuerRef: issuer.address as string,
  subjectDid: document.subjectDid,
  schemaVersion: document.schemaVersion,
  issuedAt: new Date('2020-01-01T00:00:00.000Z'),
  document,
  docHash: docHash as string,
  nonce: '7',
};
const signed = { ...unsigned, signature: (await issuer.sign({ hash: attestationDigest(unsigned, domain) })) as string };

/** B 2.8, literally. */
const TYPES = {
  CredentialAttestation: [
    { name: 'subjectDid', type: 'string' },
    { name: 'orgDid', type: 'string' },
    { name: 'kind', type: 'string' },
    { name: 'schemaVersion', type: 'string' },
    { name: 'docHash', type: 'bytes32' },
    { name: 'issuedAt', type: 'uint64' },
    { name: 'expiresAt', type: 'uint64' },
    { name: 'nonce', type: 'uint256' },
  ],
};
const { subjectDid, orgDid, kind, schemaVersion } = document;
const message = {
  subjectDid,
  orgDid,
  kind,
  schemaVersion,
  docHash,
  issuedAt: 1772442240,
  expiresAt: 1803978240,
  nonce: 7,
};
const digestByEthers = (value: object) => ethers.utils._TypedDataEncoder.hash({ ...domain }, TYPES, value);

describe('what is signed of a credential (B 2.8)', () => {
  test('has the hash of another implementation of EIP-712', () => {
    expect(attestationDigest(signed, domain)).toBe(digestByEthers(message));
  });

  test('takes the times of the document; a document without times is dated beside it, and never ends (D-222)', () => {
    const { issuedAt: _, expiresAt: __, ...undated } = document;
    const organizations = { ...signed, document: undated as typeof document };
    const dated = { ...message, docHash: documentHash(organizations.document), issuedAt: 1577836800, expiresAt: 0 };
    expect(attestationDigest(organizations, domain)).toBe(digestByEthers(dated));
  });
});

describe('an artifact', () => {
  const fault = (more: Partial<SignedArtifact>) => faultOfArtifact({ ...signed, ...more }, domain);

  test('verifies until any signed part is changed', async () => {
    expect(await fault({})).toBeUndefined();
    expect(await fault({ document: { ...document, legalName: 'Else' } })).toBe('HASH');
    expect(await fault({ docHash: `0x${'0'.repeat(64)}` })).toBe('HASH');
    expect(await fault({ subjectDid: 'did:subject:idn_x' })).toBe('DOCUMENT');
    expect(await fault({ schemaVersion: 'service/credential/PERSON_IDENTITY/v1' })).toBe('DOCUMENT');
    expect(await fault({ nonce: '8' })).toBe('SIGNATURE');
    expect(await fault({ issuerRef: '0x000000000000000000000000000000000000dEaD' })).toBe('SIGNATURE');
    expect(await fault({ signature: '0x' })).toBe('SIGNATURE');
    const elsewhere = { ...domain, chainId: 1 };
    expect(await faultOfArtifact(signed, elsewhere)).toBe('SIGNATURE');
    // Its times are the document's: those beside it say nothing.
    expect(await fault({ issuedAt: new Date(0) })).toBeUndefined();
  });

  test('of an organization is hashed again, and its signature is left to the chain', async () => {
    expect(await fault({ issuerKind: 'ORGANIZATION', signature: '0x' })).toBeUndefined();
    expect(await fault({ issuerKind: 'ORGANIZATION', docHash: '0x' })).toBe('HASH');
    expect(await fault({ issuerKind: 'ORGANIZATION', subjectDid: 'x' })).toBe('DOCUMENT');
  });

  test('exists when all of its parts exist', () => {
    expect(signedArtifact(signed)).toEqual(signed);
    for (const part of ['document', 'docHash', 'signature', 'nonce'] as const) {
      expect(signedArtifact({ ...signed, [part]: null })).toBeUndefined();
    }
  });
});

describe('what is signed of a presentation (B 4.7, D-468)', () => {
  const challenge = {
    nonce: '0xab',
    audience: 'verifier.example',
    domainTag: '0x5afeba0000000000000000000000000000000003' as const,
    purpose: 'test',
    expiresAt: '',
  };
  const shown = { holderDid: 'did:subject:idn_a', expiresAt: 1772442240 };
  const { nonce, audience, purpose } = challenge;
  const ours = (credentialHashes: readonly (string | null)[], serviceName = 'Service', chainId = 84532) =>
    presentationDigest({ serviceName, chainId }, { ...shown, nonce, audience, purpose, credentialHashes });

  test('has the hash of another implementation, with 32 zero bytes for a credential without a hash', () => {
    const none = `0x${'00'.repeat(32)}`;
    for (const credentialHashes of [[], [docHash], [docHash, none], [none, docHash]]) {
      const sent = credentialHashes.map((hash) => (hash === none ? null : hash));
      expect(ours(sent)).toBe(digestOf({ ...shown, challenge, credentialHashes }));
    }
    expect(ours([docHash], 'Other')).not.toBe(ours([docHash]));
    expect(ours([docHash], 'Service', 1)).not.toBe(ours([docHash]));
  });
});
