import type { Step } from '../../walker/recipe.ts';
import { onboarded, phoneOf, serviceBalance, tenant } from '../../walker/recipes/people.ts';
import type { Scenario } from '../../walker/scenario/scenario.ts';
import { RECEIVER_URL } from './receiver.ts';
import { Seeded } from './seeded.ts';

/** Something that somebody does at a time, or that happens to the service. */
export type Move = {
  /** Names its random values: they stay the same where other moves are left out. */
  readonly id: number;
  /** Milliseconds after the world was set up. */
  readonly at: number;
} & (
  | { readonly does: 'pay'; readonly payment: number; readonly to: string; readonly amountUsd: string }
  | { readonly does: 'confirm'; readonly payment: number; readonly route: number }
  | { readonly does: 'cancel'; readonly payment: number }
  | { readonly does: 'read'; readonly payment: number; readonly who: 'sender' | 'recipient' }
  | { readonly does: 'read-feed'; readonly who: 'sender' | 'recipient' }
  | { readonly does: 'join'; readonly who: string }
  | { readonly does: 'advance'; readonly seconds: number }
  | { readonly does: 'set-clock'; readonly ms: number }
  | { readonly does: 'kill'; readonly process: string }
  | { readonly does: 'freeze'; readonly process: string; readonly ms: number }
  | { readonly does: 'start'; readonly process: string; readonly kind: 'start' | 'work' }
);

export interface PlanOptions {
  readonly seed: number;
  readonly days: number;
  /** A day. */
  readonly payments: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** People that nobody knows when they are paid: the money waits for them. */
const STRANGERS = 3;

/** Everything that will happen, in the order of time. */
export function planOf({ seed, days, payments }: PlanOptions): Move[] {
  const random = new Seeded(`plan ${seed}`);
  const moves: Omit<Move, 'id'>[] = [];
  const count = Math.max(1, Math.round(payments * days));
  // Payments come in crowds, so that they meet each other.
  const crowds = Array.from({ length: Math.max(1, Math.ceil(count / 6)) }, () => random.between(MINUTE, days * DAY));
  const stories = random.stream('stories');
  for (let payment = 0; payment < count; payment += 1) {
    const crowd = stories.pick(crowds as [number, ...number[]]);
    moves.push(...storyOf(payment, crowd + stories.between(0, 20_000), stories));
  }
  for (let who = 0; who < STRANGERS; who += 1) {
    moves.push({ at: random.between(0, days * DAY), does: 'join', who: `stranger${who}` } as Move);
  }
  moves.push(...looks(random.stream('looks'), moves, days));
  const deaths = deathsInRequests(random.stream('deaths'), moves, days);
  moves.push(...troubles(random.stream('troubles'), moves, days), ...deaths);
  return moves.sort((one, other) => one.at - other.at).map((move, id) => ({ ...move, id }) as Move);
}

function storyOf(payment: number, at: number, random: Seeded): Omit<Move, 'id'>[] {
  const route = random.integer(0, 3);
  const kind = random.pick(['deliver', 'deliver', 'deliver', 'deliver', 'cancel', 'race', 'twice', 'claim']);
  const to = kind === 'claim' ? `stranger${random.integer(0, STRANGERS)}` : 'recipient';
  const amountUsd = `1.${String(random.integer(0, 10_000)).padStart(4, '0')}00`;
  const later = (): number => at + random.between(100, 30_000);
  const confirm = (when: number) => ({ at: when, does: 'confirm' as const, payment, route });
  const cancel = (when: number) => ({ at: when, does: 'cancel' as const, payment });
  const meet = later();
  const rest = {
    deliver: () => [confirm(meet)],
    claim: () => [confirm(at + random.between(HOUR, DAY)), ...(random.chance(0.3) ? [cancel(meet)] : [])],
    cancel: () => [cancel(meet)],
    race: () => [confirm(meet), cancel(meet + random.between(-40, 40))],
    twice: () => [confirm(meet), confirm(meet + random.between(-40, 400))],
  }[kind as 'deliver']();
  return [{ at, does: 'pay', payment, to, amountUsd } as Omit<Move, 'id'>, ...rest];
}

/** Payments are looked at while something happens to them, and feeds now and then. */
function looks(random: Seeded, moves: readonly Omit<Move, 'id'>[], days: number): Omit<Move, 'id'>[] {
  const who = (): 'sender' | 'recipient' => random.pick(['sender', 'recipient']);
  const found = moves.flatMap((move) => {
    const { at, payment } = move as Extract<Move, { does: 'confirm' }>;
    if (payment === undefined || random.chance(0.6)) return [];
    return [{ at: at + random.between(0, 90_000), does: 'read', payment, who: who() } as Omit<Move, 'id'>];
  });
  const feeds = [who(), who()].map((one) => ({ at: random.between(0, days * DAY), does: 'read-feed', who: one }));
  return [...found, ...(feeds as unknown as Omit<Move, 'id'>[])];
}

/** Deaths, clocks and second processes, close to where something happens. */
function troubles(random: Seeded, moves: readonly Omit<Move, 'id'>[], days: number): Omit<Move, 'id'>[] {
  const near = (): number => {
    const { at } = random.pick(moves as [Omit<Move, 'id'>, ...Omit<Move, 'id'>[]]);
    return Math.max(0, at + random.between(-200, 3000));
  };
  const found: Omit<Move, 'id'>[] = [];
  const add = (move: object): void => void found.push(move as Omit<Move, 'id'>);
  for (let deaths = random.integer(0, 2 + Math.ceil(4 * days)); deaths > 0; deaths -= 1) {
    const at = near();
    add({ at, does: 'kill', process: 'main' });
    add({ at: at + random.between(500, 60_000), does: 'start', process: 'main', kind: 'start' });
  }
  if (random.chance(0.6)) add({ at: near(), does: 'start', process: 'second', kind: 'work' });
  for (let deaths = random.integer(0, 3); deaths > 0; deaths -= 1) {
    const at = near();
    add({ at, does: 'kill', process: 'second' });
    add({ at: at + random.between(500, 60_000), does: 'start', process: 'second', kind: 'work' });
  }
  for (let freezes = random.integer(0, 3); freezes > 0; freezes -= 1) {
    const ms = Math.round(random.between(1000, 20_000));
    add({ at: near(), does: 'freeze', process: random.pick(['main', 'second']), ms });
  }
  for (let jumps = random.integer(0, 3); jumps > 0; jumps -= 1)
    add({ at: near(), does: 'set-clock', ms: Math.round(random.between(-20_000, 20_000)) });
  if (random.chance(0.5)) add({ at: near(), does: 'advance', seconds: random.pick([3600, 86_400, 14 * 86_400 + 60]) });
  return found;
}

/** A request and its answer take about so long. */
const REQUEST_MS = 80;

/**
 * Deaths between two statements of a request, or with its answer on the way. Those of `troubles` come at any time, and hardly
 * ever meet one.
 */
function deathsInRequests(random: Seeded, moves: readonly Omit<Move, 'id'>[], days: number): Omit<Move, 'id'>[] {
  const asked = moves.filter(({ does }) => does === 'pay' || does === 'confirm' || does === 'cancel');
  const deaths = random.integer(0, 1 + Math.ceil(3 * days));
  return Array.from({ length: deaths }, () => {
    const at = random.pick(asked as [Omit<Move, 'id'>, ...Omit<Move, 'id'>[]]).at + random.between(0, REQUEST_MS);
    const back = at + random.between(500, 60_000);
    const death: object[] = [
      { at, does: 'kill', process: 'main' },
      { at: back, does: 'start', process: 'main', kind: 'start' },
    ];
    return death as Omit<Move, 'id'>[];
  }).flat();
}

/** Whom a plan needs. */
export const strangersOf = (moves: readonly Move[]): string[] => [
  ...new Set(moves.flatMap((move) => (move.does === 'pay' && move.to !== 'recipient' ? [move.to] : []))),
];

const app = (type: string, input: object): Step[] => [
  {
    call: 'createPayoutDestination',
    as: 'recipientKey',
    with: { type, ...input },
    keep: { [`app${type.at(-1)}`]: 'id' },
  },
  {
    call: 'verifyPayoutDestination',
    as: 'recipientKey',
    with: { id: `{{app${type.at(-1)}}}` },
    until: { at: 'status', is: 'ACTIVE' },
  },
];

/** Before the first move: a sender with money, and a recipient with three ways to be paid. */
export const CAST: Scenario['tenants'] = [
  { name: 'sender', balanceUsd: '100000.00' },
  { name: 'recipient', isPayable: true },
];
export const CAST_STEPS: readonly Step[] = [
  ...tenant('sender'),
  { call: 'creditTestBalance', as: 'senderKey', with: { amountUsd: '100000.00' } },
  ...tenant('recipient'),
  ...phoneOf('recipient'),
  ...onboarded('recipient'),
  serviceBalance('recipient'),
];
export const PREPARATION: readonly Step[] = [
  ...app('PAYMENT_APP_A', { email: 'accounts@blue-harbor.test' }),
  ...app('PAYMENT_APP_B', { phone: '+15550104568' }),
  { call: 'createWebhookEndpoint', as: 'senderKey', with: { url: RECEIVER_URL, eventTypes: ['payment.*'] } },
];

/** A stranger that joins: its phone is found by the money that waits for it. */
export const joins = (who: string): readonly Step[] => [
  ...tenant(who),
  ...onboarded(who),
  serviceBalance(who),
  { call: 'createPhoneAlias', as: `${who}Key`, with: { phone: phoneNumberOf(who) }, keep: { [`${who}Phone`]: 'id' } },
  {
    call: 'listTestMessages',
    as: `${who}Key`,
    with: { to: phoneNumberOf(who), purpose: 'ALIAS_OTP', take: 1 },
    until: { at: 'messages.0.code' },
    keep: { [`${who}Code`]: 'messages.0.code' },
  },
  { call: 'verifyPhoneAlias', as: `${who}Key`, with: { id: `{{${who}Phone}}`, code: `{{${who}Code}}` } },
];

export const phoneNumberOf = (who: string): string =>
  who === 'recipient' ? '{{phone}}' : `+1555010999${who.replaceAll(/\D/g, '')}`;

/** A feed from its beginning; clients go on with the next page until there is none. */
export const feedRead = (who: string): Step => ({
  call: 'listEvents',
  as: `${who}Key`,
  with: { order: 'asc', take: 100 },
});

/** The requests of a move, one after the other. None for what happens to the service. */
export function requestsOf(move: Move, payee: string): readonly Step[] {
  const payment = 'payment' in move ? `payment${move.payment}` : '';
  switch (move.does) {
    case 'pay': {
      const input = { phone: phoneNumberOf(move.to), amountUsd: move.amountUsd };
      return [{ call: 'createOfframpPayment', as: 'senderKey', with: input, keep: { [payment]: 'paymentId' } }];
    }
    case 'confirm': {
      const as = `${payee}Key`;
      const id = `{{${payment}}}`;
      const route = `route${move.id}`;
      // A stranger has one way to be paid.
      const place = payee === 'recipient' ? move.route : 0;
      return [
        { call: 'getOfframpPaymentRoutes', as, with: { id }, keep: { [route]: `routes.${place}.routeId` } },
        { call: 'selectOfframpPaymentRoute', as, with: { id, routeQuoteId: `{{${route}}}` } },
        { call: 'confirmOfframpPayment', as, with: { id } },
      ];
    }
    case 'cancel':
      return [{ call: 'cancelOfframpPayment', as: 'senderKey', with: { id: `{{${payment}}}` } }];
    case 'read':
      return [{ call: 'getOfframpPayment', as: `${move.who}Key`, with: { id: `{{${payment}}}` } }];
    case 'read-feed':
      return [feedRead(move.who)];
    case 'join':
      return joins(move.who);
    case 'advance':
      return [{ call: 'advanceTestClock', as: 'senderKey', with: { advanceSeconds: move.seconds } }];
    default:
      return [];
  }
}
