import { describe, expect, it } from 'vitest';
import { attestableGrant } from '../../../src/domains/approvals/attestations/attest-grant.ts';
import { attestablePolicy } from '../../../src/domains/approvals/attestations/attest-policy.ts';
import type { Reads } from '../../../src/platform/db/reads.ts';
import { terms } from './rules/facts.ts';

const WRITTEN = new Date('2026-03-02T09:00:00.789Z');
const SECOND = new Date('2026-03-02T09:00:00.000Z');

/** A tenant and a member whose identities are known. */
const known = (): Reads =>
  ({
    one: async (query: object) => ({ did: `did:subject:${/TENANT_MEMBER/.test(String(query)) ? 'member' : 'tenant'}` }),
  }) as never;

const own = { tenantId: 'ten_1', credentialId: null, createdAt: WRITTEN };
const GRANT = {
  ...terms({ perTxLimitBaseUnits: 5_000_000n }),
  ...own,
  id: 'gra_1',
  memberId: 'mem_1',
  version: 2,
  versionedAt: WRITTEN,
  updatedAt: WRITTEN,
  suspendedAt: null,
  revokedAt: null,
};
const POLICY = {
  ...own,
  id: 'ppo_2',
  policyId: 'ppo_1',
  version: 2,
  rules: { maximumAmountUsd: '5' },
  createdByMemberId: 'mem_1',
  activatedAt: WRITTEN,
  supersededAt: null,
};

describe('the text that the multisig signs', () => {
  it.each([
    ['a grant', (now: Date) => attestableGrant(known(), GRANT, now), 'member'],
    ['a policy', (now: Date) => attestablePolicy(known(), POLICY, now), 'tenant'],
  ] as const)('depends on the version of %s alone, not on the time of asking', async (_, ask, subject) => {
    const [first, later] = [await ask(WRITTEN), await ask(new Date('2027-01-01T00:00:00.000Z'))];
    expect(later).toEqual(first);
    expect(first.writes).toEqual([]);
    expect(first.attestable.issuedAt).toEqual(SECOND);
    expect(first.attestable.attestation.message).toMatchObject({
      issuedAt: String(SECOND.getTime() / 1000),
      subjectDid: `did:subject:${subject}`,
      orgDid: 'did:subject:tenant',
    });
  });
});
