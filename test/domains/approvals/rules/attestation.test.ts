import { createHash } from 'node:crypto';
import { ethers } from 'ethers';
import { describe, expect, test } from 'vitest';
import { attestableOf, type Statement } from '../../../../src/domains/approvals/rules/attestation.ts';
import { attestationDigest } from '../../../../src/domains/identity/credentials/index.ts';

const statement = (more: Partial<Statement> = {}): Statement => ({
  kind: 'AUTHORITY_DELEGATION',
  subjectDid: 'did:subject:idn_m',
  orgDid: 'did:subject:idn_o',
  id: 'gra_1',
  version: 2,
  versionedAt: new Date('2026-03-01T10:00:00.999Z'),
  content: { grant: { version: 2, id: 'gra_1', dailyLimitUsd: null, allowedAssets: [] } },
  ...more,
});
const domain = {
  name: 'Service',
  version: '1',
  chainId: 84532,
  verifyingContract: '0x5afeba0000000000000000000000000000000002',
} as const;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('what the multisig signs (A 2.7, D-222)', () => {
  test('depends on the version alone: sorted keys, no nulls, whole seconds (R102, R103, R104, R105, D-458)', () => {
    const { attestation, document, docHash, nonce } = attestableOf(statement());
    expect(docHash).toBe(
      `0x${sha256(
        '{"grant":{"allowedAssets":[],"id":"gra_1","version":2},"kind":"AUTHORITY_DELEGATION","orgDid":"did:subject:idn_o",' +
          '"schemaVersion":"service/credential/AUTHORITY_DELEGATION/v1","subjectDid":"did:subject:idn_m"}',
      )}`,
    );
    expect(document).toEqual({
      kind: 'AUTHORITY_DELEGATION',
      schemaVersion: 'service/credential/AUTHORITY_DELEGATION/v1',
      subjectDid: 'did:subject:idn_m',
      orgDid: 'did:subject:idn_o',
      grant: { version: 2, id: 'gra_1', allowedAssets: [] },
    });
    expect(nonce).toBe(BigInt(`0x${sha256('gra_1:2').slice(0, 32)}`).toString());
    expect(attestation).toMatchObject({
      primaryType: 'CredentialAttestation',
      message: { docHash, issuedAt: '1772359200', expiresAt: '0', nonce },
    });
    expect(attestableOf(statement())).toEqual(attestableOf(statement()));
  });

  test('the multisig is asked about the hash of the message that it was shown (R102, D-222)', () => {
    const attestable = attestableOf(statement());
    const { message } = attestable.attestation;
    const strings = ['subjectDid', 'orgDid', 'kind', 'schemaVersion'].map((name) => ({ name, type: 'string' }));
    const numbers = ['issuedAt', 'expiresAt'].map((name) => ({ name, type: 'uint64' }));
    const fields = [...strings, { name: 'docHash', type: 'bytes32' }, ...numbers, { name: 'nonce', type: 'uint256' }];
    const shown = ethers.utils._TypedDataEncoder.hash({ ...domain }, { CredentialAttestation: fields }, message);
    expect(attestationDigest(attestable, domain)).toBe(shown);
  });

  test('every field and the domain change the hash', () => {
    const digest = (more: Partial<Statement> = {}, of: object = {}) =>
      attestationDigest(attestableOf(statement(more)), { ...domain, ...of });
    const all = [
      digest(),
      digest({ kind: 'PAYMENT_POLICY' }),
      digest({ subjectDid: 'did:subject:idn_x' }),
      digest({ orgDid: 'did:subject:idn_x' }),
      digest({ id: 'gra_2' }),
      digest({ version: 3 }),
      digest({ versionedAt: new Date('2026-03-01T10:00:01.000Z') }),
      digest({ content: { grant: { id: 'gra_1', version: 2 } } }),
      digest({}, { name: 'Other' }),
      digest({}, { chainId: 1 }),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});
