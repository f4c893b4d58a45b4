import type { VerificationSessionContext } from '../../../../machines/identity/verification-session.machine.ts';
import type { Reads, RowReads } from '../../../platform/db/reads.ts';
import { literally, sql } from '../../../platform/db/sql.ts';
import type { StatusOf } from '../../../platform/lifecycle/definition.ts';

/** A session as a row, or as an aggregate with its context spread. */
export interface VerificationSessionRecord extends VerificationSessionContext {
  readonly id: string;
  readonly status: StatusOf<'verification-session'>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export const findVerificationSession = (
  reads: Reads,
  tenantId: string,
  id: string,
): Promise<VerificationSessionRecord | undefined> =>
  reads.one<VerificationSessionRecord>(sql('verification_sessions').where({ tenant_id: tenantId, id }));

/** The open session of a subject; there is at most one (D-313). */
export const findOpenSession = (
  reads: Reads,
  tenantId: string,
  kind: 'KYC' | 'KYB',
  subjectId: string,
): Promise<VerificationSessionRecord | undefined> =>
  reads.one<VerificationSessionRecord>(
    sql('verification_sessions')
      .where({ tenant_id: tenantId, kind, subject_id: subjectId })
      .where(literally('status', 'CREATED')),
  );

/** Any tenant's, for workers: behind no wall. */
export const verificationSessionById = (reads: RowReads, id: string): Promise<VerificationSessionRecord | undefined> =>
  reads.one<VerificationSessionRecord>(sql('verification_sessions').where({ id }));
