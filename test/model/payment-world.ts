import { mockScript } from '../../src/payments/providers/mock-script.ts';
import type { TestChain } from '../support/chain.ts';
import { addServiceBalance, onboard, verifyPhone } from '../support/recipient.ts';
import type { TestService, TestTenant } from '../support/service.ts';
import { becomeFinal, type Depositor, newDepositor, payIn, payTooLittle, reorganise } from './deposit-world.ts';
import { leafName } from './explore.ts';
import type { Move, Walk } from './walks.ts';

/** Seconds past the life of a quote (D-139), a claim, and its grace (D-189). */
const QUOTE_LIFE = 125;
const CLAIM_LIFE = 14 * 86_400 + 60;
const GRACE_LIFE = 17 * 86_400 + 60;

/** 25.00 USD; the two digits after it choose the provider's script (D-127). */
const DOLLARS = 25n;

/** Two tenants of their own and a payment between them: what a walk moves, from outside only. */
export interface PaymentWorld {
  readonly service: TestService;
  readonly sender: TestTenant;
  readonly recipient: TestTenant;
  readonly phone: string;
  readonly amountUsd: string;
  /** Of a payment that a deposit funds; the others are paid out of the sender's balance. */
  readonly depositor: Depositor | undefined;
  /** The script's answers are the walk's own provider news: polls bring them, otherwise they are forced (D-129). */
  readonly isScripted: boolean;
  /** ACTIVE destinations of the recipient. */
  readonly destinations: string[];
  screening: 'CLEAR' | 'MONITORING' | 'SANCTIONS';
  paymentId: string;
}

let worlds = 0;

/** A world for the walk; on a chain where the walk's payment is funded by a deposit. */
export async function newWorld(service: TestService, walk: Walk, chain?: TestChain): Promise<PaymentWorld> {
  worlds += 1;
  const [sender, recipient] = [await service.signUp(`Sender ${worlds}`), await service.signUp(`Recipient ${worlds}`)];
  const depositor = chain && (await newDepositor(service, sender, chain));
  if (depositor === undefined) await sender.fund('100.00');
  const digits = digitsFor(walk);
  return {
    service,
    sender,
    recipient,
    phone: `+1555010${String(1000 + worlds)}`,
    amountUsd: `${DOLLARS}.0000${String(digits ?? 0).padStart(2, '0')}`,
    depositor,
    isScripted: digits !== undefined,
    destinations: [],
    screening: 'CLEAR',
    paymentId: '',
  };
}

/** The script that tells what the walk wants to hear; undefined where none of the ten does. */
function digitsFor({ moves }: Walk): number | undefined {
  const wanted = moves.map(({ trigger }) => trigger.event.type).filter((type) => type.startsWith('PROVIDER_'));
  return Array.from({ length: 10 }, (_, digits) => digits).find((digits) => {
    const [first, ...polls] = mockScript(BigInt(digits));
    const told = polls.map((status) => NEWS[status]);
    return first === 'SUBMITTED' && wanted.every((type, at) => told[at] === type);
  });
}

const NEWS: Readonly<Record<string, string>> = {
  PENDING: 'PROVIDER_PENDING',
  SUCCEEDED: 'PROVIDER_SUCCEEDED',
  FAILED: 'PROVIDER_FAILED',
  UNCLAIMED: 'PROVIDER_BLOCKED',
  HELD: 'PROVIDER_BLOCKED',
  BLOCKED: 'PROVIDER_BLOCKED',
};

type Verdict = 'POLICY_PASSED' | 'SELECTION_REQUIRED' | 'POLICY_HELD' | 'POLICY_REJECTED';
const VERDICTS: readonly string[] = ['POLICY_PASSED', 'SELECTION_REQUIRED', 'POLICY_HELD', 'POLICY_REJECTED'];

const verdictOf = ({ steps }: Move): Verdict | undefined =>
  steps.map(({ event }) => event.type).find((type) => VERDICTS.includes(type)) as Verdict | undefined;

type Act = (world: PaymentWorld, move: Move) => Promise<unknown>;

/** How the world brings about each event that comes from outside; what passing states say is arranged before. */
const acts: Readonly<Record<string, Act>> = {
  CREATE: async (world, move) => {
    const { service, sender, recipient, phone, amountUsd, depositor } = world;
    if (move.steps.some(({ event }) => event.type === 'RECIPIENT_RESOLVED')) {
      await verifyPhone(service, recipient, phone);
      await onboard(recipient);
      await arrange(world, verdictOf(move));
    }
    const funding = depositor && { fundingMode: 'ONCHAIN_DEPOSIT' as const, refundAddress: depositor.refundAddress };
    world.paymentId = (await sender.api.createOfframpPayment({ phone, amountUsd, ...funding }).unwrap()).paymentId;
  },
  DEPOSIT_SEEN: payIn,
  DEPOSIT_REORGED: reorganise,
  DEPOSIT_RETURNED: async (world) => {
    await payTooLittle(world);
    await becomeFinal(world);
  },
  DEPOSIT_CONFIRMED: async (world, move) => {
    // A parked payment does not tell that its deposit was seen.
    if (move.from?.root.leaf.status === 'PENDING_CLAIM') await payIn(world);
    await arrange(world, verdictOf(move));
    await becomeFinal(world);
  },
  CLAIM_BOUND: async ({ service, recipient, phone }) => {
    await verifyPhone(service, recipient, phone);
    await service.runUntilIdle();
  },
  CLAIM_LOCKED: async (world, move) => {
    await onboard(world.recipient);
    await ensureDestination(world);
    await arrange(world, verdictOf(move));
    await world.service.runUntilIdle();
  },
  EXPIRE_CLAIM: ({ sender }) => advance(sender, CLAIM_LIFE),
  GRACE_OVER: async ({ sender }, { from }) => {
    if (from?.root.leaf.status === 'FUNDS_LOCKED') await holdSubmission(sender);
    await advance(sender, GRACE_LIFE);
  },
  CANCEL: ({ sender, paymentId: id }) => sender.api.cancelOfframpPayment({ id }).unwrap(),
  SELECT_ROUTE: async ({ recipient, paymentId: id }) => {
    const { routes } = await recipient.api.getOfframpPaymentRoutes({ id }).unwrap();
    await recipient.api.selectOfframpPaymentRoute({ id, routeQuoteId: routes[0]?.routeId ?? '' }).unwrap();
  },
  CONFIRM: ({ recipient, paymentId: id }) => recipient.api.confirmOfframpPayment({ id }).unwrap(),
  REQUOTE: async (world, move) => {
    await advance(world.sender, QUOTE_LIFE);
    await arrange(world, verdictOf(move));
    await world.recipient.api.getOfframpPaymentRoutes({ id: world.paymentId }).unwrap();
  },
  RECHECK: recheck,
  REVIEW_RELEASED: (world, move) => review(world, move, 'RELEASE'),
  REVIEW_REJECTED: (world, move) => review(world, move, 'REJECT'),
  RECHECK_FAILED: async (world, move) => {
    // A quote that ran out since the confirm fails the re-check by itself; anything else is arranged (D-097).
    if (verdictOf(move) === 'POLICY_PASSED') return advance(world.sender, QUOTE_LIFE);
    await arrange(world, verdictOf(move));
    await world.service.runUntilIdle();
  },
  SUBMIT: ({ service }) => service.runUntilIdle(),
  REFUND: ({ service }) => service.runUntilIdle(),
  PROVIDER_PENDING: (world) => providerSays(world, 'PENDING'),
  PROVIDER_SUCCEEDED: (world) => providerSays(world, 'SUCCEEDED'),
  PROVIDER_FAILED: (world) => providerSays(world, 'FAILED'),
  PROVIDER_BLOCKED: (world, { trigger }) =>
    providerSays(world, trigger.event.reason === 'PROVIDER_HELD' ? 'HELD' : 'BLOCKED'),
};

/** Brings one move about, through the API, the test clock, the sandbox's controls and the workers. */
export async function act(world: PaymentWorld, move: Move): Promise<void> {
  const { type } = move.trigger.event;
  const bring = acts[type];
  if (bring === undefined) throw new Error(`nothing in the world brings ${type} about`);
  await bring(world, move);
  const refunds = move.steps.some(({ event }) => event.type === 'REFUND_POSTED');
  if (refunds && move.to.root.context.fundingMode === 'ONCHAIN_DEPOSIT') await refundOnChain(world);
}

/** What lies in the ledger is posted at once; a deposit waits for its refund to be final (D-094). */
async function refundOnChain(world: PaymentWorld): Promise<void> {
  const { service, sender, paymentId: id } = world;
  await service.runUntilIdle();
  const { status } = await sender.api.getOfframpPayment({ id }).unwrap();
  if (status !== 'REFUND_PENDING') throw new Error(`${status} before the refund is final`);
  await becomeFinal(world);
}

async function recheck(world: PaymentWorld, move: Move): Promise<void> {
  const { service, sender, recipient, paymentId: id } = world;
  switch (leafName(move.from?.root.leaf ?? null)) {
    case 'AWAITING_RECIPIENT_CONFIRMATION':
      if (move.from?.root.context.selectedRouteQuoteId != null) {
        await arrange(world, verdictOf(move));
        await recipient.api.confirmOfframpPayment({ id }).unwrap();
      } else {
        if (verdictOf(move) === 'POLICY_PASSED') await addPaymentApp(world);
        await revoke(world, world.destinations[0] ?? '');
        await service.runUntilIdle();
      }
      return;
    case 'PAYOUT_SELECTION_REQUIRED':
      await arrange(world, verdictOf(move));
      await service.runUntilIdle();
      return;
    default:
      await arrange(world, verdictOf(move));
      await sender.api.reevaluateTestPayment({ id }).unwrap();
  }
}

async function review(world: PaymentWorld, move: Move, decision: 'RELEASE' | 'REJECT'): Promise<void> {
  const { service, sender, paymentId } = world;
  await service.runUntilIdle();
  const { reviewCases } = await sender.api.listTestReviewCases({ status: 'OPEN' }).unwrap();
  const open = reviewCases.find((one) => one.paymentId === paymentId);
  if (!open) throw new Error('no case is open');
  const verdict = verdictOf(move);
  // The release has to clear the monitoring by itself: the script stays as it is (D-122).
  if (verdict !== undefined && verdict !== 'POLICY_PASSED') await arrange(world, verdict, { keepScreening: true });
  await sender.api.resolveTestReviewCase({ id: open.id, decision, note: 'model walk' }).unwrap();
}

/** Makes the policy composer's next verdict the one that the walk wants. */
async function arrange(world: PaymentWorld, verdict: Verdict | undefined, options = { keepScreening: false }) {
  switch (verdict) {
    case 'POLICY_PASSED':
      await screen(world, 'CLEAR');
      return ensureDestination(world);
    case 'SELECTION_REQUIRED':
      if (!options.keepScreening) await screen(world, 'CLEAR');
      for (const id of [...world.destinations]) await revoke(world, id);
      return;
    case 'POLICY_HELD':
      await ensureDestination(world);
      return screen(world, 'MONITORING');
    case 'POLICY_REJECTED':
      return screen(world, 'SANCTIONS');
    case undefined:
      return;
  }
}

async function screen(world: PaymentWorld, outcome: PaymentWorld['screening']): Promise<void> {
  if (world.screening === outcome) return;
  await world.sender.api.setTestScreening({ phone: world.phone, outcome }).unwrap();
  world.screening = outcome;
}

async function ensureDestination(world: PaymentWorld): Promise<void> {
  if (world.destinations.length === 0) world.destinations.push(await addServiceBalance(world.recipient));
}

async function addPaymentApp({ recipient, destinations, paymentId }: PaymentWorld): Promise<void> {
  const email = `${paymentId.toLowerCase()}@recipient.test`;
  const { id } = await recipient.api.createPayoutDestination({ type: 'PAYMENT_APP_A', email }).unwrap();
  await recipient.api.verifyPayoutDestination({ id }).unwrap();
  destinations.push(id);
}

async function revoke({ recipient, destinations }: PaymentWorld, id: string): Promise<void> {
  await recipient.api.revokePayoutDestination({ id }).unwrap();
  destinations.splice(destinations.indexOf(id), 1);
}

const advance = ({ api }: TestTenant, advanceSeconds: number) => api.advanceTestClock({ advanceSeconds }).unwrap();

const holdSubmission = ({ api }: TestTenant) =>
  api.setTestProviderControls({ provider: 'internal', holdSubmission: true }).unwrap();

/** By the next poll where the amount's script says it, otherwise as a forced event. */
const providerSays = (
  { recipient, paymentId: id, isScripted }: PaymentWorld,
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'HELD' | 'BLOCKED',
) => recipient.api.stepTestProvider(isScripted ? { id, steps: 1 } : { id, status }).unwrap();
