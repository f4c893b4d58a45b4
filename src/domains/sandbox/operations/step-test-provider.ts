import { newId } from '../../../platform/db/ids.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';
import { presentOfframpPayment } from '../../offramp/index.ts';
import { applyProviderEvent, newestAttempt, providerTime } from '../../offramp/providers/index.ts';

/** Statuses that the provider's news can still concern (D-129, D-440). */
const WITH_PROVIDER = new Set(['PROVIDER_SUBMITTED', 'PROVIDER_PROCESSING', 'ACTION_REQUIRED', 'DELIVERED']);

/**
 * Runs the settlement and the polls of one payment now, without waiting for the workers, or forces one provider event
 * (D-129). Each step is the settlement with its submit, or one poll.
 */
export const stepTestProvider: Handler<'stepTestProvider'> = async (request) => {
  const { path, body, tenantId, reads, services, aggregate, write, firstPhase, fail } = request;
  const payment = await aggregate('offramp-payment', path.id);
  if (!payment) return fail('PAYMENT_NOT_FOUND');
  const isForced = body?.status !== undefined;
  const isSteppable = WITH_PROVIDER.has(payment.status) || (payment.status === 'FUNDS_LOCKED' && !isForced);
  if (!isSteppable) return fail('INVALID_TRANSITION', { from: payment.status, event: 'PROVIDER_STEP' });
  if (isForced && body.status !== undefined) {
    const attempt = await newestAttempt(reads, payment.id);
    if (!attempt) throw new Error(`${payment.id} has no attempt`);
    const occurredAt = providerTime(services, attempt.provider, payment);
    const news = {
      // Not a poll's: what the provider itself answers later is not to be older than what was made up here.
      source: 'webhook' as const,
      eventId: newId('evt'),
      providerRef: null,
      status: body.status,
      occurredAt,
      reason: null,
    };
    await applyProviderEvent(payment, attempt, news, { reads, services, write });
    write(audit('test.provider.forced', payment.id, tenantId, { status: body.status }));
    return presentOfframpPayment(payment, tenantId);
  }
  const steps = body?.steps ?? 1;
  await firstPhase(async () => {
    write(audit('test.provider.stepped', path.id, tenantId, { steps }));
    return { steps };
  });
  for (let step = 0; step < steps; step += 1) {
    await services.jobs.runNow({ topic: 'offramp.submit', key: path.id });
    await services.jobs.runNow({ topic: 'offramp.provider', key: path.id });
  }
  const stepped = await aggregate('offramp-payment', path.id);
  if (!stepped) throw new Error(`${path.id} is gone`);
  return presentOfframpPayment(stepped, tenantId);
};
