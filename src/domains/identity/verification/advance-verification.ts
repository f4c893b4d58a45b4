import type { StandingAnswer } from '../../../payments/providers/verification-provider.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import type { Aggregate, Aggregates } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import type { Write } from '../../../platform/lifecycle/writes.ts';
import type { Services } from '../../../platform/services.ts';
import { issuerOf } from '../credentials/issuer.ts';
import { prepareCredential } from '../credentials/prepare-credential.ts';
import { isLastStep } from '../rules/requirements.ts';
import { credentialNews, sessionNews } from '../rules/verification-news.ts';

interface Unit extends Pick<Aggregates, 'aggregatesWith'> {
  readonly reads: Reads;
  readonly services: Pick<Services, 'config'>;
  write(...writes: readonly Write[]): void;
}

type Session = Aggregate<'verification-session'>;
type Told = Extract<StandingAnswer, { kind: 'standing' }>;

/** Meets the next requirement; with the last one the credential is issued in the same transaction (B 3, D-314, D-318). */
export async function advanceVerification(
  unit: Unit,
  session: Session,
  /** BASIC when nobody has looked, as the mock does; SUBSTANTIAL by a provider's word (D-320). */
  assuranceLevel: 'BASIC' | 'SUBSTANTIAL',
): Promise<void> {
  const { now, id, context } = session;
  if (!isLastStep(context.requirements)) {
    await session.send('ADVANCE', { at: now, issuance: null });
    return;
  }
  const { reads, services, aggregatesWith, write } = unit;
  const issuance = await prepareCredential(
    { reads, aggregatesWith, issuer: issuerOf(services.config), now },
    {
      tenantId: context.tenantId,
      kind: context.kind === 'KYB' ? 'BUSINESS_IDENTITY' : 'PERSON_IDENTITY',
      subjectType: context.subjectType,
      subjectId: context.subjectId,
      legalName: context.legalName,
      country: context.country,
      claims: { assuranceLevel },
      verificationSessionId: id,
    },
  );
  write(...issuance.writes);
  await session.send('ADVANCE', { at: now, issuance });
}

/** Takes a live provider's word over a session that is under way; one that has ended is left as it is. */
export async function followProvider(unit: Unit, session: Session, told: Told): Promise<void> {
  if (session.status !== 'CREATED') return;
  const news = sessionNews(told.standing, told.passed, session.context.requirements);
  if (news.kind === 'end') {
    await session.send('END', { outcome: news.outcome, at: session.now });
    return;
  }
  for (let step = 0; step < news.steps; step += 1) await advanceVerification(unit, session, 'SUBSTANTIAL');
}

/**
 * Takes a provider's word over the credential that it led to; nothing brings back what has ended (D-328). `step` is the step
 * of the credential before the provider was asked. False, and nothing is changed, where the credential has taken another
 * step since: it may follow a newer answer.
 */
export async function refreshByProvider(
  credential: Aggregate<'credential'>,
  answer: StandingAnswer,
  step: number | undefined,
): Promise<boolean> {
  if (credential.step !== step) return false;
  const at = credential.now;
  if (answer.kind === 'unknown' || !credential.can('REFRESH', { at })) return true;
  await credential.send('REFRESH', { at });
  if (answer.kind === 'unchanged') return true;
  const { status, context } = credential;
  const event = credentialNews(answer.standing, { status, statusSource: context.statusSource });
  if (event === 'REVOKE') await credential.send('REVOKE', { reason: 'PROVIDER', at });
  else if (event === 'PROVIDER_SUSPEND') await credential.send('PROVIDER_SUSPEND', { at });
  else if (event === 'REINSTATE') await credential.send('REINSTATE');
  return true;
}
