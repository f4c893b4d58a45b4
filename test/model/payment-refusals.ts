import { expect } from 'vitest';
import type { OperationId } from '../../generated/contract/operations.ts';
import type { OfframpPaymentContext, OfframpPaymentEvent } from '../../machines/offramp/offramp-payment.types.ts';
import { applyProviderEvent, newestAttempt } from '../../src/domains/offramp/providers/index.ts';
import { parseUsd } from '../../src/payments/ledger/money.ts';
import type { ProviderStatus } from '../../src/payments/providers/payout-provider.ts';
import { newId } from '../../src/platform/db/ids.ts';
import type { Topic, Topics } from '../../src/platform/lifecycle/topics.ts';
import { enqueue } from '../../src/platform/lifecycle/writes.ts';
import { changesNothing, onlyAudited } from '../support/unchanged.ts';
import { working } from '../support/working.ts';
import { type DeclaredAnswer, declaredAnswer } from './declared-answers.ts';
import { depositLog } from './deposit-world.ts';
import { advance, leafName, type Place } from './explore.ts';
import { paymentEvents, situationName, wholeModel } from './payment-model.ts';
import type { PaymentWorld } from './payment-world.ts';

type EventType = OfframpPaymentEvent['type'];
type Knock = (world: PaymentWorld, at: Situation, event: OfframpPaymentEvent) => Promise<void>;

/** Where a payment rests, as far as it decides what is refused and how. */
export interface Situation {
  readonly status: string;
  /** The state as the contract names it. */
  readonly state: string;
  readonly name: string;
  readonly context: Readonly<OfframpPaymentContext>;
}

export const situationOf = (place: Place): Situation => ({
  status: place.root.leaf.status,
  state: leafName(place.root.leaf),
  name: situationName(place),
  context: place.root.context as unknown as OfframpPaymentContext,
});

/** The event's payloads that the machine refuses at a place. */
const refusedAt = (place: Place): OfframpPaymentEvent[] =>
  Object.values(paymentEvents)
    .flat()
    .filter((event) => advance(wholeModel, place, event) === undefined);

/**
 * Knocks with every refused event: at the engine itself, and at the door by which such an event comes. Answers which
 * events were refused.
 */
export async function refuseAll(world: PaymentWorld, place: Place): Promise<EventType[]> {
  const at = situationOf(place);
  const refused = refusedAt(place);
  await changesNothing(world.service, `the engine, ${at.name}`, () => refusedByEngine(world, refused));
  const types = [...new Set(refused.map(({ type }) => type))];
  for (const type of types) {
    const door = doors[type];
    const event = refused.find((one) => one.type === type) as OfframpPaymentEvent;
    if (typeof door === 'function') await door(world, at, event);
  }
  return types;
}

async function refusedByEngine({ service, paymentId }: PaymentWorld, refused: OfframpPaymentEvent[]): Promise<void> {
  await working(service, async (unit) => {
    const payment = await unit.aggregate('offramp-payment', paymentId);
    if (!payment) throw new Error(`${paymentId} is gone`);
    const { status, step } = payment;
    for (const { type, ...payload } of refused) {
      const taken = payment as unknown as {
        can(type: string, payload: object): boolean;
        send(type: string, payload: object): Promise<unknown>;
      };
      expect(taken.can(type, payload), `${type} in ${status}`).toBe(false);
      await expect(taken.send(type, payload)).rejects.toMatchObject({ name: 'RefusedEvent', status, event: type });
    }
    expect(payment).toMatchObject({ status, step });
  });
}

/** What the facts of a passing state say never comes from outside: the engine alone is asked. */
const FACTS = 'facts of a passing state: no door';
/** The door is a vote, which is refused by its request: votes.test.ts of the approvals knocks at it. */
const LATER = 'the door is a vote';

/** The door by which each event reaches a payment. A new event does not compile until its door is named. */
const doors: { readonly [T in EventType]: Knock | typeof FACTS | typeof LATER } = {
  RECORDED: FACTS,
  RECIPIENT_RESOLVED: FACTS,
  RECIPIENT_UNKNOWN: FACTS,
  FUNDS_CONFIRMED: FACTS,
  POLICY_PASSED: FACTS,
  SELECTION_REQUIRED: FACTS,
  POLICY_HELD: FACTS,
  POLICY_REJECTED: FACTS,
  QUOTES_READY: FACTS,
  REFUND_POSTED: FACTS,
  DEPOSIT_SEEN: lookForDeposit,
  DEPOSIT_REORGED: tellOfDeposit,
  DEPOSIT_CONFIRMED: tellOfDeposit,
  DEPOSIT_RETURNED: tellOfDeposit,
  VOTE_RECORDED: LATER,
  VOTES_INVALIDATED: LATER,
  APPROVAL_REJECTED: LATER,
  CANCEL: async (world, { state, context, name }) => {
    const { service, sender, recipient, paymentId: id } = world;
    await onlyAudited(service, `cancel, ${name}`, async () => {
      const bySender = refusalOf(await sender.api.cancelOfframpPayment({ id }));
      expect(bySender).toMatchObject(refusalTo('cancelOfframpPayment', 'CANCEL', state));
      const byRecipient = refusalOf(await recipient.api.cancelOfframpPayment({ id }));
      expect(byRecipient.code).toBe(context.recipientTenantId === null ? 'PAYMENT_NOT_FOUND' : 'NOT_SENDER');
      return [bySender, byRecipient];
    });
  },
  SELECT_ROUTE: (world, at) =>
    consent(world, at, ['selectOfframpPaymentRoute', 'SELECT_ROUTE'], (party) =>
      party.api.selectOfframpPaymentRoute({ id: world.paymentId, routeQuoteId: newId('rq') }),
    ),
  CONFIRM: (world, at) =>
    consent(world, at, ['confirmOfframpPayment', 'CONFIRM'], (party) =>
      party.api.confirmOfframpPayment({ id: world.paymentId }),
    ),
  // Whoever looks at routes asks for nothing that could be refused: they are shown, and nothing moves (D-102).
  REQUOTE: async ({ service, sender, paymentId: id }, { name }) =>
    changesNothing(service, `routes, ${name}`, () => sender.api.getOfframpPaymentRoutes({ id }).unwrap()),
  RECHECK: async (world, { state, name }) => {
    const { service, sender, paymentId: id } = world;
    await changesNothing(service, `reevaluate, ${name}`, async () => {
      const { error } = await sender.api.reevaluateTestPayment({ id });
      expect(error).toMatchObject(refusalTo('reevaluateTestPayment', 'RECHECK', state));
    });
    await runJob(world, name, 'offramp.reevaluate', paymentOf(world));
  },
  SUBMIT: (world, { name }) => runJob(world, name, 'offramp.submit', paymentOf(world)),
  RECHECK_FAILED: (world, { name }) => runJob(world, name, 'offramp.submit', paymentOf(world)),
  REFUND: (world, { name }) => runJob(world, name, 'offramp.refund', paymentOf(world)),
  CLAIM_BOUND: (world, { name }) =>
    runJob(world, name, 'claims.bind-one', { ...paymentOf(world), tenantId: world.recipient.tenantId }),
  CLAIM_LOCKED: (world, { name }) => runJob(world, name, 'offramp.reevaluate', paymentOf(world)),
  EXPIRE_CLAIM: (world, at) => fireTimer(world, at, 'EXPIRE_CLAIM'),
  GRACE_OVER: (world, at) => fireTimer(world, at, 'GRACE_OVER'),
  REVIEW_RELEASED: (world, at) => decide(world, at, 'RELEASE'),
  REVIEW_REJECTED: (world, at) => decide(world, at, 'REJECT'),
  PROVIDER_PENDING: (world, at) => tell(world, at, 'PENDING'),
  PROVIDER_SUCCEEDED: (world, at) => tell(world, at, 'SUCCEEDED'),
  PROVIDER_BLOCKED: (world, at) => tell(world, at, 'HELD'),
  PROVIDER_FAILED: (world, at) => tell(world, at, 'FAILED'),
};

/** What the contract says that an operation answers to an event in a state that does not take it. */
const answerOf = (by: OperationId, event: EventType, state: string): DeclaredAnswer =>
  declaredAnswer({ by }, { machine: 'offramp-payment', event, state });

/** The same where it is a refusal. */
const refusalTo = (by: OperationId, event: EventType, state: string): object => {
  const answer = answerOf(by, event, state);
  if (answer === 'unchanged') throw new Error(`${by} is not refused in ${state}`);
  return answer;
};

/** Who looks for a deposit finds what is known of it, and is refused where none is awaited (D-073, D-085). */
async function lookForDeposit(world: PaymentWorld, { status, state, name }: Situation): Promise<void> {
  const { service, sender, depositor, paymentId: id } = world;
  const look = () => sender.api.depositOfframpPayment({ id, amountMinor: String(parseUsd(world.amountUsd)) });
  // For a claim the contract says that it depends: on whether a deposit funds it.
  const answer = state === 'PENDING_CLAIM' ? undefined : answerOf('depositOfframpPayment', 'DEPOSIT_SEEN', state);
  if (answer === 'unchanged' || (answer === undefined && depositor !== undefined)) {
    const body = async () => expect((await look().unwrap()).status).toBe(status);
    await changesNothing(service, `deposit, ${name}`, body, ['idempotency_keys']);
    return;
  }
  await onlyAudited(service, `deposit, ${name}`, async () => {
    const refused = refusalOf(await look());
    const details = { from: status, event: 'DEPOSIT_SEEN' };
    expect(refused).toMatchObject(answer ?? { code: 'INVALID_TRANSITION', details });
    return [refused];
  });
}

/** The log of a deposit that is told again is no news (D-085); without a deposit there is none. */
async function tellOfDeposit(world: PaymentWorld, { name }: Situation): Promise<void> {
  const log = await depositLog(world);
  if (log === undefined) return;
  const { filter, block_hash: blockHash, log_index: logIndex } = log;
  await runJob(world, name, 'offramp.deposit', { filter, blockHash, logIndex });
}

/** The recipient alone consents; who else tries, and when, is told apart (A 4.1, D-100, D-101). */
async function consent(
  world: PaymentWorld,
  { state, context, name }: Situation,
  [by, event]: ['selectOfframpPaymentRoute', 'SELECT_ROUTE'] | ['confirmOfframpPayment', 'CONFIRM'],
  ask: (party: PaymentWorld['sender']) => Promise<{ readonly error?: unknown }>,
): Promise<void> {
  const { service, sender, recipient } = world;
  await onlyAudited(service, `${event}, ${name}`, async () => {
    const bySender = refusalOf(await ask(sender));
    const byRecipient = refusalOf(await ask(recipient));
    const unresolved = context.recipientTenantId === null;
    expect(bySender).toMatchObject(
      unresolved
        ? { code: 'RECIPIENT_UNRESOLVED', statusCode: 409 }
        : { code: 'RECIPIENT_CONSENT_REQUIRED', statusCode: 403 },
    );
    if (unresolved) expect(byRecipient).toMatchObject({ code: 'PAYMENT_NOT_FOUND', statusCode: 404 });
    else expect(byRecipient).toMatchObject(refusalTo(by, event, state));
    return [bySender, byRecipient];
  });
}

interface Refusal {
  readonly code: string;
  readonly statusCode: number;
}

/** @throws when the operation was not refused. */
function refusalOf(answer: { readonly error?: unknown }): Refusal {
  if (answer.error === undefined) throw new Error('was not refused');
  return answer.error as Refusal;
}

const paymentOf = ({ paymentId }: PaymentWorld) => ({ paymentId });

/** A worker's job that comes at the wrong time ends, and that is all. */
async function runJob<T extends Topic>(world: PaymentWorld, name: string, topic: T, payload: Topics[T]): Promise<void> {
  const { service } = world;
  await changesNothing(service, `${topic}, ${name}`, async () => {
    const key = `refused:${newId('job')}`;
    await working(service, async (unit) => unit.write(enqueue(topic, payload, { key })));
    expect(await service.runner.runDue({ topic, key })).toBe(1);
  });
}

/** A deadline that means nothing any more is dropped. */
async function fireTimer(world: PaymentWorld, { name }: Situation, event: string): Promise<void> {
  const { service, sender, paymentId } = world;
  const timers = () => service.pool.owner('timers').where({ aggregate_id: paymentId });
  const standing = await timers().first();
  const past = new Date(0);
  const row = { machine: 'offramp-payment', event, tenant_id: sender.tenantId, due_at: past, fires_at: past };
  const body = async () => {
    await service.pool
      .owner('timers')
      .insert({ aggregate_id: paymentId, ...row })
      .onConflict('aggregate_id')
      .merge();
    expect(await service.timers.fireDue({ tenantId: sender.tenantId })).toBe(1);
    expect(await timers().first(), `${event} in ${name} is dropped`).toBeUndefined();
    if (standing) await service.pool.owner('timers').insert(standing);
  };
  await changesNothing(service, `${event} by its timer, ${name}`, body, ['timers']);
}

/** A decision about a payment that is not held for that reason ends the case alone (D-122, D-426). */
async function decide(world: PaymentWorld, { name }: Situation, decision: 'RELEASE' | 'REJECT'): Promise<void> {
  const { service, sender, paymentId } = world;
  const reason = 'CREDENTIAL_CHANGED_REVIEW_REQUIRED';
  const before = await historyOf(world);
  const body = async () => {
    const key = `refused:${newId('job')}`;
    const payload = { paymentId, senderTenantId: sender.tenantId, reason };
    await working(service, async (unit) => unit.write(enqueue('offramp.review-case', payload, { key })));
    expect(await service.runner.runDue({ topic: 'offramp.review-case', key })).toBe(1);
    const { reviewCases } = await sender.api.listTestReviewCases({ status: 'OPEN', reason }).unwrap();
    await sender.api.resolveTestReviewCase({ id: reviewCases[0]?.id ?? '', decision, note: 'too late' }).unwrap();
  };
  const ofTheCase = ['review_cases', 'lifecycle_log', 'events', 'audit_log', 'idempotency_keys'];
  await changesNothing(service, `${decision}, ${name}`, body, ofTheCase);
  expect(await historyOf(world)).toEqual(before);
}

const historyOf = async ({ service, paymentId }: PaymentWorld) => ({
  log: await service.pool.owner('lifecycle_log').where({ aggregate_id: paymentId }).orderBy('step'),
  events: await service.pool.owner('events').where({ resource_id: paymentId }).orderBy('resource_sequence'),
});

/** The event that each news of the provider becomes. */
const EVENTS = {
  PENDING: 'PROVIDER_PENDING',
  SUCCEEDED: 'PROVIDER_SUCCEEDED',
  HELD: 'PROVIDER_BLOCKED',
  FAILED: 'PROVIDER_FAILED',
} as const;

/** A success passes through PROVIDER_PROCESSING: two steps, both of them legal (D-091, D-092). */
const PASSED_THROUGH = ['PROVIDER_SUBMITTED', 'ACTION_REQUIRED'];

/** The provider says that it paid what was given back, or did not pay what was delivered: a person decides (D-131). */
const contradicts = (status: string, news: ProviderStatus): boolean =>
  status === 'DELIVERED'
    ? ['FAILED', 'REJECTED', 'CANCELED'].includes(news)
    : ['FAILED', 'REFUND_PENDING', 'REFUNDED', 'CANCELED'].includes(status) && news === 'SUCCEEDED';

/** News that means nothing any more is stored with the reason, and changes nothing; a contradiction is also queued (D-131). */
async function tell(world: PaymentWorld, at: Situation, news: keyof typeof EVENTS): Promise<void> {
  const { status, state, name } = at;
  const { service, sender, paymentId: id } = world;
  if (news === 'SUCCEEDED' && PASSED_THROUGH.includes(status)) return;
  const because = status === 'PROVIDER_PROCESSING' || status === 'ACTION_REQUIRED' ? 'unchanged' : 'terminal';
  const answer = answerOf('stepTestProvider', EVENTS[news], state);
  if (answer === 'unchanged') {
    await storedAndIgnored(world, `${news} forced, ${name}`, dispositions(status, news, because), () =>
      sender.api.stepTestProvider({ id, status: news as 'PENDING' }).unwrap(),
    );
    return;
  }
  await changesNothing(service, `${news} forced, ${name}`, async () => {
    const { error } = await sender.api.stepTestProvider({ id, status: news as 'PENDING' });
    expect(error).toMatchObject({ ...answer, details: { from: status, event: 'PROVIDER_STEP' } });
  });
  const attempt = await working(service, (unit) => newestAttempt(unit.reads, id));
  if (!attempt) return;
  await storedAndIgnored(world, `late ${news}, ${name}`, dispositions(status, news, 'terminal'), () =>
    working(service, async (unit) => {
      const payment = await unit.aggregate('offramp-payment', id);
      if (!payment) throw new Error(`${id} is gone`);
      const late = {
        source: 'poll' as const,
        eventId: newId('evt'),
        providerRef: null,
        status: news,
        occurredAt: payment.now,
        reason: null,
      };
      const tools = { reads: unit.reads, services: service.engine.services, write: unit.write.bind(unit) };
      const outcome = await applyProviderEvent(payment, attempt, late, tools);
      expect(contradicts(status, news) ? ['applied', 'ignored'] : ['ignored']).toContain(outcome);
    }),
  );
}

/** Another contradiction of the same payment is stored and no more. */
const dispositions = (status: string, news: ProviderStatus, because: string): readonly string[] =>
  contradicts(status, news) ? ['contradiction', 'contradiction_recorded'] : [because];

async function storedAndIgnored(
  world: PaymentWorld,
  what: string,
  because: readonly string[],
  run: () => Promise<unknown>,
) {
  const { service, paymentId } = world;
  const attempts = () => service.pool.owner('provider_attempts').where({ payment_id: paymentId });
  const stored = () => service.pool.owner('provider_events').where({ payment_id: paymentId });
  const [attemptsBefore, storedBefore] = [await attempts(), await stored()];
  const isContradiction = because.includes('contradiction');
  const stores = ['provider_events', 'provider_attempts', 'audit_log', 'idempotency_keys'];
  await changesNothing(service, what, run, isContradiction ? [...stores, 'outbox_jobs'] : stores);
  if (!isContradiction) expect(await attempts(), what).toEqual(attemptsBefore);
  const known = new Set(storedBefore.map(({ event_id }) => event_id));
  const added = (await stored()).filter(({ event_id }) => !known.has(event_id));
  expect(added, what).toHaveLength(1);
  expect(because, what).toContain(added[0]?.disposition);
}
