import { edited, type Plant } from './plant.ts';

const WORKER = 'src/domains/offramp/providers/provider.worker.ts';
const STATUS = 'src/payments/providers/apply-provider-status.ts';
const WEBHOOK = 'src/domains/offramp/operations/receive-provider-webhook.ts';

const ASK = 'const { answer, confirm } = await ask(provider, payout, job, tools);';
const FAILED = `{ kind: 'status', providerRef: null, status: 'FAILED', occurredAt: null, reason: null,
      eventId: \`planted:\${payout.idempotencyKey}\` }`;

/** Bugs between the service and its vendors. */
export const vendorPlants: readonly Plant[] = [
  edited(
    'retry',
    'submits again under another key',
    WORKER,
    'provider.submit(instructionOf(payout, tools))',
    `provider.submit({ ...instructionOf(payout, tools),
      idempotencyKey: job.attempts > 1 ? \`\${payout.idempotencyKey}:\${job.attempts}\` : payout.idempotencyKey })`,
  ),
  edited(
    'retry',
    'submits under a new key instead of asking what became of it',
    WORKER,
    'if (job.attempts > 1 || isAcknowledged) {',
    `if (job.attempts > 1 && !isAcknowledged)
    return confirmable(await provider.submit({ ...instructionOf(payout, tools), idempotencyKey: \`\${payout.idempotencyKey}:again\` }));
  if (isAcknowledged) {`,
  ),
  edited(
    'retry',
    'takes a time-out for a failure',
    WORKER,
    ASK,
    `const asked = await ask(provider, payout, job, tools);
    const { confirm } = asked;
    const answer: ProviderAnswer = asked.answer.kind === 'unknown' ? ${FAILED} : asked.answer;`,
  ),
  edited(
    'retry',
    'takes a payout that is not found for a failure',
    WORKER,
    `if (answer.kind !== 'absent') return { answer, confirm: false };`,
    `return { answer: answer.kind === 'absent' ? ${FAILED} : answer, confirm: false };`,
  ),
  edited(
    'retry',
    'ends the job when the vendor does not answer',
    WORKER,
    'tools.later(Math.max(pollMs, Math.min(restMs, LONGEST_REST_MS)));',
    '',
  ),
  edited(
    'acknowledgement',
    'delivers as soon as the vendor works on the payout',
    STATUS,
    `ignore('unchanged') : apply(PENDING);`,
    `ignore('unchanged') : apply(PENDING, SUCCEEDED);`,
  ),
  edited(
    'order',
    'takes a held payout for a failed one',
    STATUS,
    `if (from === 'ACTION_REQUIRED' && failureReason`,
    `if (status === 'HELD') return apply({ type: 'PROVIDER_FAILED', reason: 'PROVIDER_FAILED' });
      if (from === 'ACTION_REQUIRED' && failureReason`,
  ),
  edited(
    'order',
    'takes an unclaimed payout for one that came back',
    STATUS,
    `if (from === 'ACTION_REQUIRED' && failureReason`,
    `if (status === 'UNCLAIMED') return apply({ type: 'PROVIDER_FAILED', reason: 'PROVIDER_RETURNED' });
      if (from === 'ACTION_REQUIRED' && failureReason`,
  ),
  edited(
    'order',
    'ignores a return after the delivery',
    STATUS,
    `if (news.status === 'RETURNED') return { kind: 'record_return' };`,
    '',
  ),
  edited(
    'order',
    'records a return each time that it hears of it',
    STATUS,
    'if (payment.returnRecorded) return afterReturn(news, payment);',
    '',
  ),
  edited(
    'order',
    'drops a last word that arrives late',
    STATUS,
    'if (!TERMINAL.has(news.status) && payment.lastAppliedAt && news.occurredAt < payment.lastAppliedAt) {',
    'if (payment.lastAppliedAt && news.occurredAt <= payment.lastAppliedAt) {',
  ),
  edited(
    'acknowledgement',
    'takes the webhooks of anybody',
    WEBHOOK,
    'if (refusal !== undefined) return fail(refusal);',
    '',
  ),
  edited(
    'acknowledgement',
    'answers a webhook before it has looked whether it is new',
    WEBHOOK,
    'if (isInEffect(recorded)) return { received: true, duplicate: true, matched: true };',
    `if (recorded === undefined) keep(request, provider, event);
  return { received: true, duplicate: recorded !== undefined, matched: true };`,
  ),
  edited(
    'half',
    'forgets what the vendor calls the payout',
    'src/domains/offramp/providers/apply-provider-event.ts',
    "update('provider_attempts', { idempotencyKey }, { providerRef, ...(outcome.kind",
    "update('provider_attempts', { idempotencyKey }, { providerRef: null, ...(outcome.kind",
  ),
];
