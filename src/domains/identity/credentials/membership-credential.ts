import type { Config } from '../../../platform/config/config.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import type { Aggregates } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import type { Write } from '../../../platform/lifecycle/writes.ts';
import { issuerOf } from './issuer.ts';
import { credentialPrerequisites, prepareCredential } from './prepare-credential.ts';

/** The part of a unit of work that issuing needs. */
export interface MembershipTools extends Pick<Aggregates, 'open' | 'aggregatesWith'> {
  readonly reads: Reads;
  write(...writes: readonly Write[]): void;
}

interface Membership {
  readonly tenantId: string;
  readonly memberId: string;
  readonly role: string;
}

const KIND = 'TENANT_MEMBERSHIP';

/** States that a member belongs to a tenant, from the moment that the member is ACTIVE (D-325). */
export async function issueMembership(
  { reads, aggregatesWith, open, write }: MembershipTools,
  config: Config,
  { tenantId, memberId, role }: Membership,
  now: Date,
): Promise<void> {
  const tools = { reads, aggregatesWith, issuer: issuerOf(config), now };
  const subject = { tenantId, kind: KIND, subjectType: 'TENANT_MEMBER', subjectId: memberId } as const;
  const { orgDid: tenantDid } = await credentialPrerequisites(tools, subject);
  const { credentialId, context, writes } = await prepareCredential(tools, {
    ...subject,
    legalName: null,
    country: null,
    claims: { role, tenantDid },
    verificationSessionId: null,
  });
  await open('credential', { id: credentialId, context });
  write(...writes);
}

/** The membership has ended: what stated it is revoked (D-325). */
export async function revokeMembership(
  { aggregatesWith }: Pick<Aggregates, 'aggregatesWith'>,
  { tenantId, memberId }: Omit<Membership, 'role'>,
  now: Date,
): Promise<void> {
  const standing = { tenantId, subjectId: memberId, kind: KIND, status: ['ACTIVE', 'SUSPENDED'] } as const;
  for (const credential of await aggregatesWith('credential', standing)) {
    await credential.send('REVOKE', { reason: 'MEMBER_REMOVED', at: now });
  }
}
