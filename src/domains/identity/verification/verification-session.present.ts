import type { VerificationSession } from '../../../../generated/contract/schemas.ts';
import type { VerificationClient } from '../../../../machines/identity/verification-session.machine.ts';
import type { Vault } from '../../../platform/crypto/index.ts';
import type { AggregateView } from '../../../platform/lifecycle/definition.ts';
import type { VerificationSessionRecord } from './verification-session.store.ts';

type Opener = Pick<Vault, 'decrypt'>;

export const verificationSessionRecord = (
  session: AggregateView<'verification-session'>,
): VerificationSessionRecord => ({
  ...session.context,
  id: session.id,
  status: session.status,
  createdAt: session.createdAt,
  updatedAt: session.updatedAt,
});

/** Returns the token that opens a widget: the mock has none, every other token is stored encrypted. */
export const presentVerificationClient = (client: VerificationClient, vault: Opener): VerificationClient =>
  client.provider === 'mock' ? client : { ...client, token: vault.decrypt(client.token) };

/** A session as its tenant reads it (B 2.8). */
export const presentVerificationSession = (session: VerificationSessionRecord, vault: Opener): VerificationSession => ({
  ...announceVerificationSession(session),
  client: session.client && presentVerificationClient(session.client, vault),
});

/** The session as events show it: everything but the widget's token (D-384). */
export const announceVerificationSession = (session: VerificationSessionRecord): VerificationSession => ({
  id: session.id,
  kind: session.kind,
  subjectType: session.subjectType,
  subjectId: session.subjectId,
  legalName: session.legalName,
  status: session.status,
  requirements: session.requirements.map((requirement) => ({ ...requirement })),
  credentialId: session.credentialId,
  client: null,
  createdAt: session.createdAt.toISOString(),
  updatedAt: session.updatedAt.toISOString(),
  completedAt: session.completedAt?.toISOString() ?? null,
});
