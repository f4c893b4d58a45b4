import type { CredentialContext, CredentialKind } from '../../../../machines/identity/credential.machine.ts';
import type { Issuance } from '../../../../machines/identity/verification-session.machine.ts';
import { newId } from '../../../platform/db/ids.ts';
import { lockByName } from '../../../platform/db/named-lock.ts';
import { oncePerTransaction } from '../../../platform/db/once-per-transaction.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import type { Aggregates } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import type { Write } from '../../../platform/lifecycle/writes.ts';
import { payablePaymentIdentity, type Subject, subjectDid } from '../handles/identity.store.ts';
import { attestationOf, documentHash, documentOf, newNonce, schemaVersionOf } from '../rules/credential-document.ts';
import type { CredentialIssuer } from './issuer.ts';

/** The time for which an identity credential is valid (D-318). */
const IDENTITY_TTL_MS = 365 * 24 * 60 * 60 * 1000;

export interface CredentialOrder extends Subject {
  readonly kind: CredentialKind;
  readonly legalName: string | null;
  /** Alpha-2. */
  readonly country: string | null;
  readonly claims: Readonly<Record<string, string>>;
  readonly verificationSessionId: string | null;
  /** Without document and signature: the legacy form (D-327). */
  readonly unsigned?: boolean;
}

export interface PreparedCredential extends Issuance {
  readonly context: Readonly<Record<string, unknown>> & CredentialContext;
  /** Identities that did not exist yet, and the payment identity that becomes payable (D-318). */
  readonly writes: readonly Write[];
}

interface PrerequisiteTools extends Pick<Aggregates, 'aggregatesWith'> {
  readonly reads: Reads;
  /** The tenant's clock. */
  readonly now: Date;
}

interface Tools extends PrerequisiteTools {
  readonly issuer: CredentialIssuer;
}

/** The prerequisites of a new credential, read and locked. */
interface CredentialPrerequisites {
  readonly subjectDid: string;
  readonly orgDid: string;
  /** The subject's older ones of the kind, which a newer one revokes (D-318); locked. */
  readonly supersedes: readonly string[];
  readonly writes: readonly Write[];
}

type Grounds = Pick<CredentialOrder, 'tenantId' | 'subjectType' | 'subjectId' | 'kind'>;

/** Asked once a request, so that a handler can ask for it along with what else it reads. */
export const credentialPrerequisites = (tools: PrerequisiteTools, order: Grounds): Promise<CredentialPrerequisites> =>
  oncePerTransaction(tools.reads, `credential:${order.kind}:${order.subjectId}`, () => loadPrerequisites(tools, order));

async function loadPrerequisites(
  { reads, aggregatesWith, now }: PrerequisiteTools,
  order: Grounds,
): Promise<CredentialPrerequisites> {
  const { tenantId, subjectType, subjectId, kind } = order;
  const owner: Subject = { tenantId, subjectType: 'TENANT', subjectId: tenantId };
  const status = ['ACTIVE', 'SUSPENDED'] as const;
  // In one message. Two at once for one subject: the second waits, sees the first one's credential, and supersedes it.
  const [, subject, org] = await Promise.all([
    isIdentity(kind) ? lockByName(reads, 'credential', kind, subjectId) : undefined,
    subjectDid(reads, { tenantId, subjectType, subjectId }, now),
    subjectDid(reads, owner, now),
  ]);
  // Identities have locks by name, which come before rows.
  const [older, payable] = await Promise.all([
    isIdentity(kind) ? aggregatesWith('credential', { tenantId, subjectId, kind, status }) : [],
    kind === 'BUSINESS_IDENTITY' ? payablePaymentIdentity(reads, tenantId, now) : [],
  ]);
  const made = subjectType === 'TENANT' ? org.writes : [...subject.writes, ...org.writes];
  return {
    subjectDid: subject.did,
    orgDid: org.did,
    supersedes: older.map(({ id }) => id),
    writes: [...made, ...payable],
  };
}

/**
 * Everything a new credential needs before the step that issues it: DIDs, document, signature by the platform's key, and
 * the standing credentials that it supersedes. Signing is local; nothing is written here.
 */
export async function prepareCredential(tools: Tools, order: CredentialOrder): Promise<PreparedCredential> {
  const { now } = tools;
  const ground = await credentialPrerequisites(tools, order);
  const expiresAt = isIdentity(order.kind) ? new Date(now.getTime() + IDENTITY_TTL_MS) : null;
  const terms = { subjectDid: ground.subjectDid, orgDid: ground.orgDid, issuedAt: now, expiresAt };
  return {
    credentialId: newId('cred'),
    context: {
      tenantId: order.tenantId,
      kind: order.kind,
      subjectType: order.subjectType,
      subjectId: order.subjectId,
      subjectDid: ground.subjectDid,
      legalName: order.legalName,
      issuedAt: now,
      expiresAt,
      revokedAt: null,
      revokedReason: null,
      issuerKind: 'PLATFORM',
      issuerRef: tools.issuer.address,
      schemaVersion: schemaVersionOf(order.kind),
      ...(await artifact(tools.issuer, order, terms)),
      verificationSessionId: order.verificationSessionId,
      statusSource: order.verificationSessionId === null ? 'PLATFORM' : 'PROVIDER',
      statusRefreshedAt: order.verificationSessionId === null ? null : now,
    },
    supersedes: ground.supersedes,
    writes: ground.writes,
  };
}

type Artifact = Pick<CredentialContext, 'document' | 'docHash' | 'signature' | 'nonce'>;

async function artifact(
  issuer: CredentialIssuer,
  order: CredentialOrder,
  terms: { subjectDid: string; orgDid: string; issuedAt: Date; expiresAt: Date | null },
): Promise<Artifact> {
  if (order.unsigned) return { document: null, docHash: null, signature: null, nonce: null };
  const { kind, legalName, country, claims } = order;
  const document = documentOf({ kind, legalName, country, claims, ...terms });
  const docHash = documentHash(document);
  const nonce = newNonce();
  const signature = await issuer.attest(attestationOf(document, docHash, nonce));
  return { document, docHash, signature, nonce: nonce.toString() };
}

const isIdentity = (kind: CredentialKind): boolean => kind === 'BUSINESS_IDENTITY' || kind === 'PERSON_IDENTITY';
