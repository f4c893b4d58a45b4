import { expect, test } from 'vitest';
import { organizationCredential } from '../../../src/domains/approvals/attestations/organization-credential.ts';
import { attestableOf } from '../../../src/domains/approvals/rules/attestation.ts';
import { attestationDigest, schemaVersionOf } from '../../../src/domains/identity/credentials/index.ts';
import { signedArtifact } from '../../../src/domains/identity/rules/artifact.ts';

const attestable = () =>
  attestableOf({
    id: 'gra_1',
    version: 3,
    kind: 'AUTHORITY_DELEGATION',
    subjectDid: 'did:subject:idn_1',
    orgDid: 'did:subject:idn_2',
    versionedAt: new Date('2026-03-02T09:00:00.789Z'),
    content: { grant: { memberId: 'mem_1' } },
  });
const subject = { tenantId: 'ten_1', subjectType: 'TENANT_MEMBER', subjectId: 'mem_1' } as const;
const safe = `0x${'1'.repeat(40)}` as const;
const answer = { safe, digest: '0x02', signature: '0x01', isSigned: true } as const;

test('the credential of an organization says who signed it, what was signed, and when it was issued (A 4.3, D-222, D-326)', () => {
  const { document, docHash, nonce } = attestable();
  const { credentialId, context } = organizationCredential(attestable(), subject, answer);
  expect(credentialId).toMatch(/^cred_/);
  expect(context).toEqual({
    ...subject,
    kind: 'AUTHORITY_DELEGATION',
    subjectDid: 'did:subject:idn_1',
    legalName: null,
    issuedAt: new Date('2026-03-02T09:00:00.000Z'),
    expiresAt: null,
    revokedAt: null,
    revokedReason: null,
    issuerKind: 'ORGANIZATION',
    issuerRef: safe,
    schemaVersion: schemaVersionOf('AUTHORITY_DELEGATION'),
    document,
    docHash,
    signature: '0x01',
    nonce,
    verificationSessionId: null,
    statusSource: 'PLATFORM',
    statusRefreshedAt: null,
  });
});

test('a verifier of an organization’s credential asks about the hash that its multisig signed (D-222)', () => {
  const domain = { name: 'Service Identity', version: '1', chainId: 84532 } as never;
  const signed = signedArtifact(organizationCredential(attestable(), subject, answer).context);
  expect(signed && attestationDigest(signed, domain)).toBe(attestationDigest(attestable(), domain));
});
