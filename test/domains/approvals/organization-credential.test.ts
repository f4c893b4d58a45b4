import { expect, test } from 'vitest';
import { organizationCredential } from '../../../src/domains/approvals/organization-credential.ts';
import { attestableOf, attestationDigest } from '../../../src/domains/approvals/rules/attestation.ts';
import * as identity from '../../../src/domains/identity/rules/artifact.ts';

test('whoever verifies the credential of an organization asks about the hash that its multisig signed (D-222)', () => {
  const domain = { name: 'Service Identity', version: '1', chainId: 84532 } as never;
  const attestable = attestableOf({
    id: 'gra_1',
    version: 3,
    kind: 'AUTHORITY_DELEGATION',
    subjectDid: 'did:subject:idn_1',
    orgDid: 'did:subject:idn_2',
    versionedAt: new Date('2026-03-02T09:00:00.789Z'),
    content: { grant: { memberId: 'mem_1' } },
  } as never);
  const { context } = organizationCredential(
    attestable,
    { tenantId: 'ten_1', subjectType: 'TENANT_MEMBER', subjectId: 'mem_1' },
    { safe: `0x${'1'.repeat(40)}`, signature: '0x01' } as never,
  );
  const signed = identity.signedArtifact(context);
  expect(signed && identity.attestationDigest(signed, domain)).toBe(attestationDigest(domain, attestable.attestation));
});
