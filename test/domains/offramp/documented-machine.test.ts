import { describe, expect, test } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { claimMachine } from '../../../machines/claims/claim.machine.ts';
import { offrampPaymentMachine } from '../../../machines/offramp/offramp-payment.machine.ts';
import { projectedEvent } from '../../../src/platform/lifecycle/projection.ts';

/** The documents' tables, copied by hand: what the machines are held against, and derived from nothing of theirs. */
type Edge = readonly [from: string, to: string];

/** A 3.1, the rows whose two ends it names. */
const A_3_1: readonly Edge[] = [
  ['CREATED', 'RECIPIENT_RESOLUTION'],
  ['RECIPIENT_RESOLUTION', 'PENDING_CLAIM'],
  ['RECIPIENT_RESOLUTION', 'SOURCE_FUNDS_CONFIRMED'],
  ['SOURCE_FUNDS_CONFIRMED', 'POLICY_CHECK'],
  ['POLICY_CHECK', 'ROUTE_QUOTED'],
  ['ROUTE_QUOTED', 'AWAITING_RECIPIENT_CONFIRMATION'],
  ['AWAITING_RECIPIENT_CONFIRMATION', 'FUNDS_LOCKED'],
  ['POLICY_CHECK', 'PAYOUT_SELECTION_REQUIRED'],
  ['POLICY_CHECK', 'COMPLIANCE_HOLD'],
  ['POLICY_CHECK', 'CANCELED'],
  ['POLICY_CHECK', 'REFUND_PENDING'],
  ['FUNDS_LOCKED', 'PROVIDER_SUBMITTED'],
  ['PROVIDER_SUBMITTED', 'PROVIDER_PROCESSING'],
  ['PROVIDER_PROCESSING', 'DELIVERED'],
  ['FAILED', 'REFUND_PENDING'],
  ['REFUND_PENDING', 'REFUNDED'],
  ['PENDING_CLAIM', 'REFUND_PENDING'],
  ['PENDING_CLAIM', 'CANCELED'],
  ['PENDING_CLAIM', 'POLICY_CHECK'],
];

/** "FUNDS_LOCKED, the re-check fails: requote path" (A 3.1): the hub that makes the fresh set. */
const REQUOTE_PATH: readonly Edge[] = [['FUNDS_LOCKED', 'POLICY_CHECK']];

/** D-085: an on-chain deposit. */
const D_085: readonly Edge[] = [
  ['RECIPIENT_RESOLUTION', 'AWAITING_SOURCE_FUNDS'],
  ['AWAITING_SOURCE_FUNDS', 'SOURCE_FUNDS_CONFIRMING'],
  ['SOURCE_FUNDS_CONFIRMING', 'SOURCE_FUNDS_CONFIRMED'],
  ['SOURCE_FUNDS_CONFIRMING', 'AWAITING_SOURCE_FUNDS'],
  // Unconfirmed is unfunded (D-088, D-103).
  ['SOURCE_FUNDS_CONFIRMING', 'CANCELED'],
  // A claim that was completed while nothing was paid in.
  ['PENDING_CLAIM', 'AWAITING_SOURCE_FUNDS'],
];

/** D-090: the extra rows, with its "provider states" and "pre-lock states of a claimed payment" spelled out. */
const D_090: readonly Edge[] = [
  ['PAYOUT_SELECTION_REQUIRED', 'POLICY_CHECK'],
  ['COMPLIANCE_HOLD', 'POLICY_CHECK'],
  ['AWAITING_RECIPIENT_CONFIRMATION', 'POLICY_CHECK'],
  ['COMPLIANCE_HOLD', 'CANCELED'],
  ['COMPLIANCE_HOLD', 'REFUND_PENDING'],
  ['PROVIDER_SUBMITTED', 'ACTION_REQUIRED'],
  ['PROVIDER_SUBMITTED', 'FAILED'],
  ['PROVIDER_PROCESSING', 'ACTION_REQUIRED'],
  ['PROVIDER_PROCESSING', 'FAILED'],
  ['ACTION_REQUIRED', 'PROVIDER_PROCESSING'],
  ['ACTION_REQUIRED', 'FAILED'],
  ['PAYOUT_SELECTION_REQUIRED', 'REFUND_PENDING'],
  ['AWAITING_RECIPIENT_CONFIRMATION', 'REFUND_PENDING'],
];

/** "Unfunded, any time before funding: sender cancel" (A 3.1, D-103), of the statuses in which a payment rests. */
const CANCELLABLE = [
  'AWAITING_SOURCE_FUNDS',
  'PENDING_CLAIM',
  'PAYOUT_SELECTION_REQUIRED',
  'COMPLIANCE_HOLD',
  'AWAITING_RECIPIENT_CONFIRMATION',
];

/** What decisions add beside these tables: the grace of a lock that was confirmed and not submitted (D-189). */
const EXTRA: readonly Edge[] = [['FUNDS_LOCKED', 'REFUND_PENDING']];

const A_3_3: readonly Edge[] = [
  ['OPEN', 'LOCKED'],
  ['LOCKED', 'RELEASED'],
  ['LOCKED', 'REFUNDED'],
  ['OPEN', 'EXPIRED'],
  ['EXPIRED', 'REFUNDED'],
  ['EXPIRED', 'CANCELED'],
];
const D_187: readonly Edge[] = [['OPEN', 'CANCELED']];

/** A 3.6. */
const PROJECTION: Readonly<Record<string, string>> = {
  CREATED: 'CREATED',
  AWAITING_SOURCE_FUNDS: 'FUNDS_PENDING',
  SOURCE_FUNDS_CONFIRMING: 'FUNDS_PENDING',
  SOURCE_FUNDS_CONFIRMED: 'FUNDS_CONFIRMED',
  RECIPIENT_RESOLUTION: 'IDENTITY_RESOLUTION',
  PENDING_CLAIM: 'ACTION_REQUIRED',
  PAYOUT_SELECTION_REQUIRED: 'ACTION_REQUIRED',
  ACTION_REQUIRED: 'ACTION_REQUIRED',
  POLICY_CHECK: 'POLICY_CHECK',
  'COMPLIANCE_HOLD.APPROVAL_REQUIRED': 'APPROVAL_REQUIRED',
  'COMPLIANCE_HOLD.APPROVAL_PENDING': 'APPROVAL_PENDING',
  'COMPLIANCE_HOLD.CREDENTIAL_HOLD': 'CREDENTIAL_HOLD',
  ROUTE_QUOTED: 'ROUTE_QUOTED',
  AWAITING_RECIPIENT_CONFIRMATION: 'AWAITING_CONFIRMATION',
  FUNDS_LOCKED: 'ROUTING',
  PROVIDER_SUBMITTED: 'PROVIDER_SUBMITTED',
  PROVIDER_PROCESSING: 'PROVIDER_PROCESSING',
  DELIVERED: 'DELIVERED',
  FAILED: 'FAILED',
  REFUND_PENDING: 'REFUND_PENDING',
  REFUNDED: 'REFUNDED',
  CANCELED: 'CANCELED',
};

const named = ([from, to]: Edge): string => `${from} -> ${to}`;
const sorted = (edges: readonly Edge[]): string[] => [...new Set(edges.map(named))].sort();

const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];
const statusOf = (node: AnyStateNode): string => node.path[0] ?? '';

/** Every pair of statuses that a machine can pass between, by any event; a step inside one status is none. */
function edgesOf(machine: AnyStateMachine): Edge[] {
  const nodes = below(machine.root).filter(({ path }) => path.length > 0);
  const edges = nodes.flatMap((node) =>
    [...node.transitions.values()]
      .flat()
      .flatMap(({ target }) => (target ?? []).map((to) => [statusOf(node), statusOf(to as AnyStateNode)] as const)),
  );
  return edges.filter(([from, to]) => from !== to);
}

const leavesOf = (machine: AnyStateMachine): AnyStateNode[] =>
  below(machine.root).filter(({ path, states }) => path.length > 0 && Object.keys(states).length === 0);

/** Where one event leads from a status: the targets it names, whatever their guards. */
const targetsOf = (status: string, event: string): string[] =>
  (offrampPaymentMachine.root.states[status as 'CREATED']?.transitions.get(event as never) ?? []).flatMap(
    ({ target }) => (target ?? []).map((to) => statusOf(to as AnyStateNode)),
  );

const paymentEdges = edgesOf(offrampPaymentMachine);
const finals = (machine: AnyStateMachine): string[] =>
  leavesOf(machine)
    .filter(({ type }) => type === 'final')
    .map(statusOf)
    .sort();

describe('the off-ramp payment against A 3.1, D-085 and D-090', () => {
  const cancels = CANCELLABLE.map((from) => [from, 'CANCELED'] as const);
  const documented = [...A_3_1, ...REQUOTE_PATH, ...D_085, ...D_090, ...cancels];

  test.each(documented.map(named))('has %s (R122, R123, R136, R137, R139, R140)', (edge) => {
    expect(sorted(paymentEdges)).toContain(edge);
  });

  test('has no other pair of statuses, except those that a decision names', () => {
    expect(sorted(paymentEdges)).toEqual(sorted([...documented, ...EXTRA]));
  });

  test('moves by the trigger that the table names for each pair (R122, R123, R127, R136, R137, R139, R140)', () => {
    expect(targetsOf('CREATED', 'RECORDED')).toEqual(['RECIPIENT_RESOLUTION']);
    expect(targetsOf('RECIPIENT_RESOLUTION', 'RECIPIENT_RESOLVED')).toEqual([
      'SOURCE_FUNDS_CONFIRMED',
      'AWAITING_SOURCE_FUNDS',
    ]);
    expect(targetsOf('RECIPIENT_RESOLUTION', 'RECIPIENT_UNKNOWN')).toEqual(['PENDING_CLAIM']);
    expect(targetsOf('AWAITING_RECIPIENT_CONFIRMATION', 'CONFIRM')).toEqual(['FUNDS_LOCKED']);
    expect(targetsOf('AWAITING_RECIPIENT_CONFIRMATION', 'SELECT_ROUTE')).toEqual([]);
    expect(targetsOf('PENDING_CLAIM', 'EXPIRE_CLAIM')).toEqual(['REFUND_PENDING', 'CANCELED']);
    expect(targetsOf('FAILED', 'REFUND')).toEqual(['REFUND_PENDING']);
    for (const status of CANCELLABLE) {
      expect(new Set(targetsOf(status, 'CANCEL')), status).toEqual(new Set(['CANCELED']));
    }
  });

  test('locks on the recipient’s confirmation in AWAITING_RECIPIENT_CONFIRMATION only (R127)', () => {
    expect(paymentEdges.filter(([, to]) => to === 'FUNDS_LOCKED').map(([from]) => from)).toEqual([
      'AWAITING_RECIPIENT_CONFIRMATION',
    ]);
  });

  test('ends in DELIVERED, REFUNDED and CANCELED, which take no event', () => {
    expect(finals(offrampPaymentMachine)).toEqual(['CANCELED', 'DELIVERED', 'REFUNDED']);
    for (const end of finals(offrampPaymentMachine)) {
      expect(offrampPaymentMachine.root.states[end as 'DELIVERED']?.transitions.size, end).toBe(0);
    }
    expect(paymentEdges.filter(([, to]) => to === 'DELIVERED')).toEqual([['PROVIDER_PROCESSING', 'DELIVERED']]);
  });

  test('is projected by the table of A 3.6, which has a row for every state (R170)', () => {
    const projected = leavesOf(offrampPaymentMachine).map((node) => [
      node.path.join('.'),
      (node.meta as { public?: string } | undefined)?.public ?? statusOf(node),
    ]);
    expect(Object.fromEntries(projected)).toEqual(PROJECTION);
  });

  test('emits no event between two states with one public status, and one for any other step (R173)', () => {
    const leaf = (status: string) => ({ name: status, status, publicStatus: PROJECTION[status] ?? '' });
    const eventOf = (from: string, to: string) => {
      const compiled = { meta: { family: 'payment', parties: [] } };
      const tracked = {
        id: 'pay_1',
        compiled,
        context: {},
        leaf: leaf(to),
        createdAt: new Date(0),
        updatedAt: new Date(0),
      };
      return projectedEvent(tracked as never, leaf(from) as never)?.type;
    };
    const flat = Object.keys(PROJECTION).filter((name) => !name.includes('.'));
    for (const [from, to] of flat.flatMap((one) => flat.map((other) => [one, other] as const))) {
      const isSame = PROJECTION[from] === PROJECTION[to];
      expect(eventOf(from, to)).toBe(isSame ? undefined : `payment.${PROJECTION[to]?.toLowerCase()}`);
    }
  });
});

describe('the claim against A 3.3 and D-187', () => {
  test('has exactly these pairs of statuses', () => {
    expect(sorted(edgesOf(claimMachine))).toEqual(sorted([...A_3_3, ...D_187]));
  });

  test('has no exit from RELEASED, REFUNDED and CANCELED (R151)', () => {
    expect(finals(claimMachine)).toEqual(['CANCELED', 'REFUNDED', 'RELEASED']);
    for (const end of finals(claimMachine)) {
      expect(claimMachine.root.states[end as 'RELEASED']?.transitions.size, end).toBe(0);
    }
  });
});
