import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { verifyTypedData } from 'viem/utils';
import { describe, expect, test } from 'vitest';
import {
  attestationDomain,
  CREDENTIAL_ATTESTATION,
  issuerOf,
} from '../../../../src/domains/identity/credentials/issuer.ts';
import {
  attestationOf,
  documentHash,
  documentOf,
  newNonce,
  type Statement,
} from '../../../../src/domains/identity/rules/credential-document.ts';

const statement: Statement = {
  kind: 'BUSINESS_IDENTITY',
  subjectDid: 'did:subject:idn_01k9zt5r7m8q4x2v6b3n1c0d61',
  orgDid: 'did:subject:idn_01k9zt5r7m8q4x2v6b3n1c0d61',
  legalName: 'Blue Harbor Trading Ltd',
  country: null,
  claims: { assuranceLevel: 'BASIC' },
  issuedAt: new Date('2026-03-02T09:04:00.500Z'),
  expiresAt: new Date('2027-03-02T09:04:00.500Z'),
};

describe('the document of a credential (D-326, D-458, D-467)', () => {
  test('omits what is absent, and repeats name and country among the claims', () => {
    expect(documentOf(statement)).toEqual({
      kind: 'BUSINESS_IDENTITY',
      schemaVersion: 'service/credential/BUSINESS_IDENTITY/v1',
      subjectDid: statement.subjectDid,
      orgDid: statement.orgDid,
      legalName: 'Blue Harbor Trading Ltd',
      claims: { assuranceLevel: 'BASIC', legalName: 'Blue Harbor Trading Ltd' },
      issuedAt: '2026-03-02T09:04:00.500Z',
      expiresAt: '2027-03-02T09:04:00.500Z',
    });
  });

  test('its hash does not depend on the order of keys', () => {
    const document = documentOf(statement);
    const turned = Object.fromEntries(Object.entries(document).reverse()) as unknown as typeof document;
    expect(documentHash(document)).toMatch(/^0x[0-9a-f]{64}$/);
    expect(documentHash(turned)).toBe(documentHash(document));
    expect(documentHash(documentOf({ ...statement, country: 'US' }))).not.toBe(documentHash(document));
  });
});

describe('the attestation (B 2.8)', () => {
  test('times are unix seconds, and no expiry is zero', () => {
    const document = documentOf({ ...statement, expiresAt: null });
    const message = attestationOf(document, documentHash(document), 7n);
    expect(message).toMatchObject({ issuedAt: 1_772_442_240n, expiresAt: 0n, nonce: 7n });
  });

  test("is signed by the issuer's key over the platform's domain", async () => {
    const issuerPrivateKey = generatePrivateKey();
    const config = { issuerPrivateKey, serviceName: 'Service', chainId: 84_532 };
    const issuer = issuerOf(config);
    const document = documentOf(statement);
    const message = attestationOf(document, documentHash(document), newNonce());
    const signature = await issuer.attest(message);
    const signed = {
      address: privateKeyToAddress(issuerPrivateKey),
      types: CREDENTIAL_ATTESTATION,
      primaryType: 'CredentialAttestation' as const,
      signature,
    };
    expect(issuer.address).toBe(signed.address);
    const domain = attestationDomain(config);
    expect(await verifyTypedData({ ...signed, domain, message: { ...message } })).toBe(true);
    expect(await verifyTypedData({ ...signed, domain: { ...domain, chainId: 1 }, message: { ...message } })).toBe(
      false,
    );
    expect(await verifyTypedData({ ...signed, domain, message: { ...message, nonce: message.nonce + 1n } })).toBe(
      false,
    );
  });

  test('nonces have 128 random bits', () => {
    const nonces = Array.from({ length: 64 }, newNonce);
    expect(new Set(nonces).size).toBe(64);
    expect(nonces.every((nonce) => nonce < 2n ** 128n)).toBe(true);
    expect(nonces.some((nonce) => nonce > 2n ** 120n)).toBe(true);
  });
});
