import { createHash } from 'node:crypto';
import { recoverTypedDataAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';

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
} as const;
const VERIFYING_CONTRACT = '0x5afeba0000000000000000000000000000000002';

interface CredentialRow {
  readonly document: Readonly<Record<string, string>>;
  readonly doc_hash: `0x${string}`;
  readonly signature: `0x${string}`;
  readonly nonce: string;
  readonly issuer_ref: string;
  readonly schema_version: string;
}

/** Canonical JSON by the text's own words: sorted keys, absent fields omitted, no white space. */
const canonical = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const entries = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  const pairs = entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`);
  return `{${pairs.join(',')}}`;
};

describe('credentials as they are stored and signed', () => {
  let service: TestService;
  let tenant: TestTenant;

  beforeAll(async () => {
    service = await startTestService({ variables: { SERVICE_NAME: 'Paychart' } });
    tenant = await service.signUp('Credential Holder');
  });
  afterAll(() => service.stop());

  const issue = () => tenant.api.issueTestCredential({ kind: 'BUSINESS_IDENTITY' }).unwrap();
  const issuePerson = () =>
    tenant.api.issueTestCredential({ kind: 'PERSON_IDENTITY', memberId: tenant.memberId }).unwrap();
  const rowOf = (id: string): Promise<CredentialRow> => service.pool.owner('credentials').where({ id }).first();

  test('the artifact has document, signature, hash, nonce, issuer and schema version (R386)', async () => {
    for (const credential of [await issue(), await issuePerson()]) {
      const row = await rowOf(credential.id);
      expect(row.schema_version).toBe(`service/credential/${credential.kind}/v1`);
      expect(row.document).toMatchObject({ kind: credential.kind, schemaVersion: row.schema_version });
      expect(row.signature).toMatch(/^0x[0-9a-f]{130}$/);
      expect(row.issuer_ref).toMatch(/^0x[0-9a-fA-F]{40}$/);
      expect(BigInt(row.nonce)).toBeGreaterThan(0n);
      expect(credential.credentialHash).toBe(row.doc_hash);
    }
  });

  test('docHash is the sha256 of the canonical document (R387)', async () => {
    const { doc_hash, document } = await rowOf((await issue()).id);
    expect(doc_hash).toBe(`0x${createHash('sha256').update(canonical(document)).digest('hex')}`);
    expect(Object.values(document)).not.toContain(null);
  });

  test('the signature is over the typed message of B 2.8, with its contract and version (R388)', async () => {
    const row = await rowOf((await issue()).id);
    const { document } = row;
    const seconds = (key: string) => BigInt(Math.floor(Date.parse(document[key] ?? '') / 1000));
    const signedWith = (verifyingContract: `0x${string}`, version: string) =>
      recoverTypedDataAddress({
        domain: { name: 'Paychart', version, chainId: 84532, verifyingContract },
        types: TYPES,
        primaryType: 'CredentialAttestation',
        message: {
          subjectDid: document.subjectDid ?? '',
          orgDid: document.orgDid ?? '',
          kind: 'BUSINESS_IDENTITY',
          schemaVersion: 'service/credential/BUSINESS_IDENTITY/v1',
          docHash: row.doc_hash,
          issuedAt: seconds('issuedAt'),
          expiresAt: seconds('expiresAt'),
          nonce: BigInt(row.nonce),
        },
        signature: row.signature,
      });
    expect(await signedWith(VERIFYING_CONTRACT, '1')).toBe(row.issuer_ref);
    expect(await signedWith(VERIFYING_CONTRACT, '2')).not.toBe(row.issuer_ref);
    expect(await signedWith('0x5afeba0000000000000000000000000000000001', '1')).not.toBe(row.issuer_ref);
  });

  test('the life of a credential is shown by issuedAt, expiresAt, revokedAt and revokedReason (R580)', async () => {
    const first = await issue();
    expect(first).toMatchObject({ status: 'ACTIVE', revokedAt: null, revokedReason: null });
    expect(Date.parse(first.expiresAt ?? '') - Date.parse(first.issuedAt)).toBe(365 * 86_400_000);
    await issue();
    const superseded = await tenant.api.getCredential({ id: first.id }).unwrap();
    expect(superseded).toMatchObject({ status: 'REVOKED', revokedReason: 'SUPERSEDED', issuedAt: first.issuedAt });
    expect(superseded.revokedAt).not.toBeNull();
  });

  test('a tenant keeps one DID for all its credentials, and so does a member (R302)', async () => {
    const [business, again] = [await issue(), await issue()];
    const [person, personAgain] = [await issuePerson(), await issuePerson()];
    expect(again.subjectDid).toBe(business.subjectDid);
    expect(personAgain.subjectDid).toBe(person.subjectDid);
    expect(person.subjectDid).not.toBe(business.subjectDid);
    const rows = await service.pool.owner('identities').where({ tenant_id: tenant.tenantId });
    expect(rows.map(({ did }) => did).sort()).toEqual([business.subjectDid, person.subjectDid].sort());
  });

  test('the payment identity is a DID of its own, 64 lowercase hex digits, one per tenant (R379, its form)', async () => {
    const { subjectDid } = await issue();
    const rows = await service.pool.owner('payment_identities').where({ tenant_id: tenant.tenantId });
    expect(rows).toHaveLength(1);
    expect(rows[0]?.did).toMatch(/^did:payid:[0-9a-f]{64}$/);
    expect(rows[0]?.did).not.toBe(subjectDid);
    for (const id of [tenant.tenantId, subjectDid]) {
      expect(rows[0]?.did).not.toContain(createHash('sha256').update(id).digest('hex'));
    }
  });
});
