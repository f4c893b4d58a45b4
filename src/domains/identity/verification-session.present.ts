import type { VerificationSession } from '../../../generated/contract/schemas.ts';
import type { AggregateView } from '../../kernel/lifecycle/definition.ts';
import type { VerificationSessionRecord } from './verification-session.store.ts';

export const verificationSessionRecord = (
  session: AggregateView<'verification-session'>,
): VerificationSessionRecord => ({
  ...session.context,
  id: session.id,
  status: session.status,
  createdAt: session.createdAt,
  updatedAt: session.updatedAt,
});

/** A session as its tenant reads it (B 2.8). */
export const presentVerificationSession = (session: VerificationSessionRecord): VerificationSession => ({
  id: session.id,
  kind: session.kind,
  subjectType: session.subjectType,
  subjectId: session.subjectId,
  legalName: session.legalName,
  status: session.status,
  requirements: session.requirements.map((requirement) => ({ ...requirement })),
  credentialId: session.credentialId,
  client: session.client,
  createdAt: session.createdAt.toISOString(),
  updatedAt: session.updatedAt.toISOString(),
  completedAt: session.completedAt?.toISOString() ?? null,
});

/** What events tell: everything but the widget's token (D-384). */
export const announceVerificationSession = (session: VerificationSessionRecord): VerificationSession => ({
  ...presentVerificationSession(session),
  client: null,
});
