import type { VerificationProvider } from '../../../payments/providers/verification-provider.ts';
import { verificationProvider } from '../../../payments/providers/verification-registry.ts';
import type { Worker, WorkerTools } from '../../../platform/outbox/worker.ts';
import { stepsOfCredential } from '../credentials/credential.store.ts';
import { followProvider, refreshByProvider } from './advance-verification.ts';
import { recordStart, verificationOrder } from './start-verification.ts';
import { type VerificationSessionRecord, verificationSessionById } from './verification-session.store.ts';

declare module '../../../platform/lifecycle/topics.ts' {
  interface Topics {
    'identity.verification': { readonly sessionId: string };
  }
}

/** A person takes minutes, and the provider's webhooks say when: asking without them is for those that were lost. */
const POLL_MS = 5 * 60_000;
/** After an answer that was none. */
const RETRY_MS = 10_000;

/**
 * Begins sessions at the vendor where the request could not, and reads how they stand: woken by a webhook, and now and then
 * by itself. The vendor is asked, whatever a webhook says: what it answers to our own question decides.
 */
export const worker: Worker<'identity.verification'> = {
  topic: 'identity.verification',
  discarding: null,
  network: true,
  async work({ payload: { sessionId } }, tools) {
    const session = await verificationSessionById(tools.reads, sessionId);
    if (session === undefined) return;
    const provider = verificationProvider(tools.services.config);
    const isOver = session.status !== 'CREATED' && session.status !== 'VERIFIED';
    if (isOver) return;
    // Switched off, or another one than began it: nobody says anything about it, until it expires.
    if (provider === undefined || (session.client !== null && session.client.provider !== provider.name)) {
      if (session.status === 'CREATED') tools.later(POLL_MS);
      return;
    }
    if (session.client === null) await start(session, provider, tools);
    else await read(session, session.client.sessionRef, provider, tools);
  },
};

async function start(
  session: VerificationSessionRecord,
  provider: VerificationProvider,
  { services, log, later, transaction }: WorkerTools,
): Promise<void> {
  const answer = await provider.start(verificationOrder(session));
  if (answer.kind !== 'started')
    log.warn({ sessionId: session.id, reason: answer.reason }, 'a verification did not begin');
  if (answer.kind !== 'refused') later(answer.kind === 'unknown' ? RETRY_MS : POLL_MS);
  if (answer.kind === 'unknown') return;
  await transaction(async ({ aggregate }) => {
    const locked = await aggregate('verification-session', session.id);
    if (locked) await recordStart(locked, answer, services.vault);
  });
}

async function read(
  { id: sessionId, kind, status, credentialId }: VerificationSessionRecord,
  sessionRef: string,
  provider: VerificationProvider,
  { services, reads, log, later, transaction }: WorkerTools,
): Promise<void> {
  const before = credentialId === null ? undefined : await stepsOfCredential(reads, credentialId);
  const answer = await provider.read({ sessionId, kind, sessionRef });
  if (answer.kind === 'unknown') {
    log.warn({ sessionId, reason: answer.reason }, 'a verification cannot be read');
    return later(RETRY_MS);
  }
  if (answer.kind === 'unchanged') return;
  const isUnderWay = status === 'CREATED' && (answer.standing === 'OPEN' || answer.standing === 'UNDER_REVIEW');
  if (isUnderWay) later(POLL_MS);
  await transaction(async (unit) => {
    const session = await unit.aggregate('verification-session', sessionId);
    if (session?.status === 'CREATED') await followProvider({ ...unit, services }, session, answer);
    const credential = credentialId === null ? undefined : await unit.aggregate('credential', credentialId);
    // Somebody else has asked meanwhile, and it is not known who was answered last.
    if (credential && !(await refreshByProvider(credential, answer, before?.step))) later(0);
  });
}
