import type { CredentialContext, CredentialKind } from '../../machines/identity/credential.machine.ts';
import type { Issuance } from '../../machines/identity/verification-session.machine.ts';
import { newId } from '../db/ids.ts';
import { lockByName } from '../db/named-lock.ts';
import type { Reads } from '../db/reads.ts';
import { sql } from '../db/sql.ts';
import type { Write } from '../lifecycle/writes.ts';
import { payablePaymentIdentity, type Subject, subjectDid } from './identity.store.ts';
import type { CredentialIssuer } from './issuer.ts';
import { attestationOf, documentHash, documentOf, newNonce, schemaVersionOf } from './rules/credential-document.ts';

/** How long an identity credential stands (D-318). */
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

interface Tools {
  readonly reads: Reads;
  readonly issuer: CredentialIssuer;
  /** The tenant's clock. */
  readonly now: Date;
}

/**
 * Everything a new credential needs before the step that issues it: DIDs, document, signature by the platform's key, and
 * the standing credentials that it supersedes. Signing is local; nothing is written here.
 */
export async function prepareCredential(tools: Tools, order: CredentialOrder): Promise<PreparedCredential> {
  const { reads, now } = tools;
  // Two at once for one subject: the second sees the first one's credential, and supersedes it.
  if (isIdentity(order.kind)) await lockByName(reads, `credential:${order.kind}:${order.subjectId}`);
  const subject = await subjectDid(reads, order, now);
  const owner: Subject = { tenantId: order.tenantId, subjectType: 'TENANT', subjectId: order.tenantId };
  const org = order.subjectType === 'TENANT' ? { did: subject.did, writes: [] } : await subjectDid(reads, owner, now);
  const payable = order.kind === 'BUSINESS_IDENTITY' ? await payablePaymentIdentity(reads, order.tenantId, now) : [];
  const expiresAt = isIdentity(order.kind) ? new Date(now.getTime() + IDENTITY_TTL_MS) : null;
  return {
    credentialId: newId('cred'),
    context: {
      tenantId: order.tenantId,
      kind: order.kind,
      subjectType: order.subjectType,
      subjectId: order.subjectId,
      subjectDid: subject.did,
      legalName: order.legalName,
      issuedAt: now,
      expiresAt,
      revokedAt: null,
      revokedReason: null,
      issuerKind: 'PLATFORM',
      issuerRef: tools.issuer.address,
      schemaVersion: schemaVersionOf(order.kind),
      ...(await artifact(tools.issuer, order, { subjectDid: subject.did, orgDid: org.did, issuedAt: now, expiresAt })),
      verificationSessionId: order.verificationSessionId,
      statusSource: order.verificationSessionId === null ? 'PLATFORM' : 'PROVIDER',
      statusRefreshedAt: order.verificationSessionId === null ? null : now,
    },
    supersedes: isIdentity(order.kind) ? await standing(reads, order) : [],
    writes: [...subject.writes, ...org.writes, ...payable],
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

/** A newer credential of the kind revokes the subject's older ones (D-318). */
async function standing(reads: Reads, order: CredentialOrder): Promise<string[]> {
  const rows = await reads.many<{ id: string }>(
    sql('credentials')
      .select('id')
      .where({ tenant_id: order.tenantId, subject_id: order.subjectId, kind: order.kind })
      .whereIn('status', ['ACTIVE', 'SUSPENDED'])
      .orderBy('id')
      .forUpdate(),
  );
  return rows.map(({ id }) => id);
}
