import { newId } from '../../../platform/db/ids.ts';
import { lockByName } from '../../../platform/db/named-lock.ts';
import { oncePerTransaction } from '../../../platform/db/once-per-transaction.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import { insert, update, type Write } from '../../../platform/lifecycle/writes.ts';
import { world } from '../../../platform/world.ts';

declare module '../../../platform/db/ids.ts' {
  interface IdPrefixes {
    idn: 'identities';
  }
}

export interface Subject {
  readonly tenantId: string;
  readonly subjectType: 'TENANT' | 'TENANT_MEMBER';
  /** The tenant's or the member's id. */
  readonly subjectId: string;
}

/** An identity as it is made: ACTIVE, whatever it stands for (D-320, D-321). */
export interface NewIdentity extends Subject {
  readonly id: string;
  /** `did:subject:<id>` (B 2.8). */
  readonly did: string;
  readonly identityType: 'PERSON' | 'BUSINESS';
  readonly status: 'ACTIVE';
  readonly createdAt: Date;
}

interface KnownSubject {
  readonly did: string;
  /** The writes for an identity that did not exist yet; null if it exists. */
  readonly made: NewIdentity | null;
  /** The row of the identity that is made. */
  readonly writes: readonly Write[];
}

/** `did:subject:<identity id>` of a subject; makes the identity when it has none (D-318, D-321). Asked once a request. */
export const subjectDid = (reads: Reads, subject: Subject, now: Date): Promise<KnownSubject> =>
  oncePerTransaction(reads, `subject:${subject.subjectType}:${subject.subjectId}`, () =>
    findOrMake(reads, subject, now),
  );

async function findOrMake(reads: Reads, subject: Subject, now: Date): Promise<KnownSubject> {
  const query = sql('identities')
    .select('did')
    .where({ subject_type: subject.subjectType, subject_id: subject.subjectId });
  const known = await reads.one<{ did: string }>(query);
  if (known) return { did: known.did, made: null, writes: [] };
  // Two credentials of one subject at once: the second waits for the first one's identity.
  await lockByName(reads, 'identity', subject.subjectId);
  const standing = await reads.one<{ did: string }>(query);
  if (standing) return { did: standing.did, made: null, writes: [] };
  const made = newIdentity(subject, now);
  return { did: made.did, made, writes: [insert('identities', { ...made })] };
}

function newIdentity({ tenantId, subjectType, subjectId }: Subject, now: Date): NewIdentity {
  const id = newId('idn');
  const identityType = subjectType === 'TENANT' ? 'BUSINESS' : 'PERSON';
  const did = `did:subject:${id}`;
  return { id, tenantId, did, identityType, status: 'ACTIVE', subjectType, subjectId, createdAt: now };
}

/** The tenant's own `did:subject`; undefined while it has none. */
export async function subjectDidOf(reads: Reads, tenantId: string): Promise<string | undefined> {
  const found = await reads.one<{ did: string }>(
    sql('identities').select('did').where({ subject_type: 'TENANT', subject_id: tenantId }),
  );
  return found?.did;
}

/** A tenant's own payment identity, made with the business and payable later (B 2.8, D-318, D-319). */
export const newPaymentIdentity = (tenantId: string, now: Date, payableAt: Date | null = null): Write =>
  insert('payment_identities', {
    tenantId,
    did: `did:payid:${world.randomBytes(32).toString('hex')}`,
    createdAt: now,
    payableAt,
  });

/** Makes the tenant's payment identity payable at its first ACTIVE BUSINESS_IDENTITY (D-318). */
export async function payablePaymentIdentity(reads: Reads, tenantId: string, now: Date): Promise<readonly Write[]> {
  const known = await reads.one<{ payableAt: Date | null }>(
    sql('payment_identities').select('payable_at').where({ tenant_id: tenantId }).forUpdate(),
  );
  if (!known) return [newPaymentIdentity(tenantId, now, now)];
  return known.payableAt === null ? [update('payment_identities', { tenantId }, { payableAt: now })] : [];
}
