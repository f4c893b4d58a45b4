import type { Config } from '../../../platform/config/config.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import type { Aggregate, Aggregates } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import type { Write } from '../../../platform/lifecycle/writes.ts';
import type { VerifiableSubject } from '../rules/verifiable-subject.ts';
import { issuerOf } from './issuer.ts';
import { prepareCredential } from './prepare-credential.ts';

interface Tools extends Aggregates {
  readonly reads: Reads;
  write(...writes: readonly Write[]): void;
}

export interface DirectIssue {
  readonly tenantId: string;
  readonly kind: 'PERSON_IDENTITY' | 'BUSINESS_IDENTITY';
  readonly subject: VerifiableSubject;
  /** Without document and signature: the legacy form. */
  readonly unsigned: boolean;
  /** The tenant's clock. */
  readonly now: Date;
}

/**
 * Issues an identity credential without a verification session; it supersedes the ACTIVE one of its kind (D-327). For the
 * sandbox's operation and the operator's command alike.
 */
export async function issueCredential(
  { reads, aggregate, aggregatesWith, open, write }: Tools,
  config: Config,
  { tenantId, kind, subject, unsigned, now }: DirectIssue,
): Promise<Aggregate<'credential'>> {
  const { subjectType, subjectId, legalName, country } = subject;
  const prepared = await prepareCredential(
    { reads, aggregatesWith, issuer: issuerOf(config), now },
    {
      tenantId,
      kind,
      subjectType,
      subjectId,
      legalName,
      country,
      unsigned,
      claims: { assuranceLevel: 'BASIC' },
      verificationSessionId: null,
    },
  );
  for (const id of prepared.supersedes) {
    const older = await aggregate('credential', id);
    await older?.send('REVOKE', { reason: 'SUPERSEDED', at: now });
  }
  const credential = await open('credential', { id: prepared.credentialId, context: prepared.context });
  write(...prepared.writes);
  return credential;
}
