import type { VerificationSession } from '../../../../generated/contract/schemas.ts';
import type { VerificationOrder } from '../../../payments/providers/verification-provider.ts';
import { verificationProvider } from '../../../payments/providers/verification-registry.ts';
import { memberOf } from '../../../payments/tenancy/members.ts';
import { tenantOf } from '../../../payments/tenancy/tenants.ts';
import { newId } from '../../../platform/db/ids.ts';
import { lockByName } from '../../../platform/db/named-lock.ts';
import type { Handler, Request } from '../../../platform/http/handler.ts';
import { enqueue } from '../../../platform/lifecycle/writes.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requirementsOf } from '../rules/requirements.ts';
import { type VerifiableSubject, verifiableSubject } from '../rules/verifiable-subject.ts';
import { recordStart, verificationOrder } from '../verification/start-verification.ts';
import { presentVerificationSession, verificationSessionRecord } from '../verification/verification-session.present.ts';
import { findOpenSession } from '../verification/verification-session.store.ts';

type Create = Request<'createVerificationSession'>;

/** A CREATED session expires after seven days (D-316). */
const SESSION_TTL_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Opens a business or member verification; an open one of the same subject is answered instead (D-313). A vendor is asked
 * to begin it after it is stored: where the vendor does not answer, a worker goes on asking under the same key.
 */
export const createVerificationSession: Handler<'createVerificationSession'> = async (request) => {
  let answer: VerificationSession | undefined;
  const begun = await request.firstPhase(async () => {
    const opened = await begin(request);
    if (!('session' in opened)) return opened;
    answer = opened.session;
    return null;
  });
  if (begun === null) {
    if (answer === undefined) throw new Error('a verification was neither found nor begun');
    return answer;
  }
  return begun instanceof Refusal ? begun : startAtVendor(request, begun);
};

/** No transaction is open while the vendor is asked; a session that it has not begun is answered without `client`. */
async function startAtVendor({ services, aggregate }: Create, order: Intent): Promise<VerificationSession> {
  const answer = await verificationProvider(services.config)?.start(order);
  const session = await aggregate('verification-session', order.sessionId);
  if (!session) throw new Error(`${order.sessionId} is gone`);
  if (answer) await recordStart(session, answer, services.vault);
  return presentVerificationSession(verificationSessionRecord(session), services.vault);
}

/** The order with which a retry after a crash goes on. It begins once, however often it is sent. */
type Intent = { readonly [K in keyof VerificationOrder]: VerificationOrder[K] };
type Begun = { readonly session: VerificationSession } | Intent;

async function begin(request: Create): Promise<Begun | Refused> {
  const { body, tenantId, reads, services, status, fail } = request;
  const { kind } = body;
  const memberId = body.memberId ?? null;
  if (kind === 'KYC' && memberId === null) return fail('MEMBER_ID_REQUIRED');
  if (kind === 'KYB' && memberId !== null) return fail('VALIDATION_FAILED', { errors: [FOREIGN_FIELD] });
  const tenant = await tenantOf(reads, tenantId);
  const subject = verifiableSubject(tenant, memberId === null ? null : await memberOf(reads, tenantId, memberId));
  if (subject instanceof Refusal) return subject;
  await lockByName(reads, 'verification', kind, subject.subjectId);
  const standing = await findOpenSession(reads, tenantId, kind, subject.subjectId);
  if (standing) {
    status(200);
    return { session: presentVerificationSession(standing, services.vault) };
  }
  return openSession(request, subject);
}

type Refused = Refusal<
  'MEMBER_ID_REQUIRED' | 'VALIDATION_FAILED' | 'MEMBER_NOT_FOUND' | 'MEMBER_NOT_ACTIVE' | 'LEGAL_NAME_REQUIRED'
>;

const FOREIGN_FIELD = { path: '/body/memberId', message: 'is for KYC only', rule: 'foreignField' };

async function openSession(request: Create, subject: VerifiableSubject): Promise<Begun> {
  const { body, caller, tenantId, now, services, open, write } = request;
  const { kind } = body;
  const { subjectType, subjectId, legalName } = subject;
  const session = await open('verification-session', {
    id: newId('vs'),
    context: {
      tenantId,
      kind,
      subjectType,
      subjectId,
      legalName,
      country: body.country ?? subject.country,
      requirements: requirementsOf(kind, subjectId, caller.memberId),
      client: null,
      credentialId: null,
      expiresAt: new Date(now.getTime() + SESSION_TTL_MS),
      completedAt: null,
    },
  });
  const { id: sessionId } = session;
  const order = verificationOrder({ id: sessionId, ...session.context });
  const provider = verificationProvider(services.config);
  if (provider !== undefined && provider.mode !== 'mock') {
    write(enqueue('identity.verification', { sessionId }, { key: sessionId }));
    return order;
  }
  // The mock is in this process: nothing is waited for. Off, there is nobody to begin it.
  if (provider) await recordStart(session, await provider.start(order), services.vault);
  return { session: presentVerificationSession(verificationSessionRecord(session), services.vault) };
}
