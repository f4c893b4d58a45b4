import { describe, expect, test } from 'vitest';
import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import { offrampPaymentMachine } from '../../machines/offramp/offramp-payment.machine.ts';
import { transfer } from '../../src/payments/ledger/transfer.ts';
import type { AggregateView, EffectsOf, FactsOf, LifecycleRegistry } from '../../src/platform/lifecycle/definition.ts';
import { type Row, set } from '../../src/platform/lifecycle/writes.ts';
import { startTestChain } from '../support/chain.ts';
import { startTestService } from '../support/service.ts';
import { changesNothing } from '../support/unchanged.ts';
import { coverGaps, NO_GAPS } from './coverage.ts';
import { CONFIRMATIONS } from './deposit-world.ts';
import { explore } from './explore.ts';
import { depositModel, situationName, sliceModel } from './payment-model.ts';
import { nothingTried, walkThrough } from './walk-through.ts';
import { coveringWalks, type Walk } from './walks.ts';

const slice = explore(sliceModel);
const deposits = explore(depositModel);
const walks = coveringWalks(slice, situationName);
const depositWalks = coveringWalks(deposits, situationName);
const places = [...slice.places.values(), ...deposits.places.values()];
const allRefused = () => new Map(places.map(({ place }) => [situationName(place), []] as const));
const { 'offramp-payment': payment, claim } = lifecycles;

/** A registry with one bug in it. */
const withEffects = (effects: Partial<EffectsOf<'offramp-payment'>>): LifecycleRegistry => ({
  ...lifecycles,
  'offramp-payment': { ...payment, effects: { ...payment.effects, ...effects } },
});

const withFacts = (facts: Partial<FactsOf<'offramp-payment'>>): LifecycleRegistry => ({
  ...lifecycles,
  'offramp-payment': { ...payment, facts: { ...payment.facts, ...facts } },
});

/** The first walk that takes all of these events. */
const walkOver = (...events: readonly string[]): Walk => firstOver(walks, events);
const depositWalkOver = (...events: readonly string[]): Walk => firstOver(depositWalks, events);

function firstOver(among: readonly Walk[], events: readonly string[]): Walk {
  const found = among.find(({ moves }) => {
    const taken = moves.flatMap(({ steps }) => steps.map(({ event }) => event.type));
    return events.every((event) => taken.includes(event));
  });
  if (!found) throw new Error(`no walk takes ${events.join(', ')}`);
  return found;
}

interface Plant {
  readonly bug: string;
  readonly lifecycles: LifecycleRegistry;
  readonly walk: Walk;
  /** Set for bugs in what is refused; the others are seen by the checks after each move. */
  readonly refuses?: true;
  /** Set where the walk's payment is funded by a deposit. */
  readonly onChain?: true;
  /** What the checker says. */
  readonly seen: RegExp;
}

const plants: readonly Plant[] = [
  {
    bug: 'confirm says that the money is in escrow and moves none',
    lifecycles: withEffects({ lockFunds: () => [set({ custody: 'escrow' })] }),
    walk: walkOver('CONFIRM', 'PROVIDER_SUCCEEDED'),
    seen: /escrow/,
  },
  {
    bug: 'a refund keeps one base unit back',
    lifecycles: withEffects({
      refundFunds: ({ id, context: { senderTenantId: tenantId, asset, amountBaseUnits } }) => [
        transfer(
          { kind: 'escrow', paymentId: id, tenantId, asset },
          { kind: 'available', tenantId, asset },
          amountBaseUnits - 1n,
          'refund',
        ),
        set({ custody: 'none' }),
      ],
    }),
    walk: walkOver('CONFIRM', 'REFUND'),
    seen: /available/,
  },
  {
    bug: 'a delivery pays the sender back as well',
    lifecycles: withEffects({
      stampDelivered: ({ context: { senderTenantId: tenantId, asset, amountBaseUnits } }) => [
        transfer({ kind: 'provider_fees', asset }, { kind: 'available', tenantId, asset }, amountBaseUnits, 'gift'),
      ],
    }),
    walk: walkOver('PROVIDER_SUCCEEDED'),
    seen: /available/,
  },
  {
    bug: 'an event is told twice',
    lifecycles: withEffects({
      scheduleSubmission: (view, params) => [
        ...payment.effects.scheduleSubmission(view, params),
        {
          kind: 'notify',
          type: 'payment.routing',
          resourceId: view.id,
          parties: [view.context.senderTenantId],
          presenter: 'payment',
          object: snapshotOf(view),
          previousStatus: null,
        },
      ],
    }),
    walk: walkOver('CONFIRM'),
    seen: /payment.routing/,
  },
  {
    bug: 'the recipient is not admitted as a party',
    lifecycles: withEffects({ admitRecipient: () => [] }),
    walk: walkOver('RECIPIENT_RESOLVED'),
    seen: /tenants_stay_apart/,
  },
  {
    bug: 'the claim stays open when the money is locked',
    lifecycles: withEffects({ lockClaim: () => [] }),
    walk: walkOver('CLAIM_LOCKED'),
    seen: /LOCKED/,
  },
  {
    bug: 'the journal of a claim has a gap',
    lifecycles: {
      ...lifecycles,
      claim: { ...claim, effects: { ...claim.effects, journalLocked: ({ now }) => [set({ lockedAt: now })] } },
    },
    walk: walkOver('CLAIM_LOCKED'),
    seen: /ClaimLocked/,
  },
  {
    bug: 'a refund never comes through',
    lifecycles: withFacts({ REFUND_PENDING: async () => undefined }),
    walk: walkOver('REFUND'),
    seen: /REFUNDED/,
  },
  {
    bug: 'a final deposit is not booked',
    lifecycles: withEffects({ confirmDeposit: () => [set({ custody: 'onchain' })] }),
    walk: depositWalkOver('DEPOSIT_CONFIRMED'),
    onChain: true,
    seen: /escrow/,
  },
  {
    bug: 'a deposit is not given back',
    lifecycles: withEffects({ returnDeposit: () => [] }),
    walk: depositWalkOver('DEPOSIT_CONFIRMED', 'REFUND_POSTED'),
    onChain: true,
    seen: /REFUND_PENDING/,
  },
  {
    bug: 'the machine lets the sender cancel what is locked',
    lifecycles: {
      ...lifecycles,
      'offramp-payment': {
        ...payment,
        machine: offrampPaymentMachine.provide({ guards: { isUnfunded: () => true } }),
      },
    },
    walk: walkOver('CLAIM_LOCKED', 'SELECT_ROUTE'),
    refuses: true,
    seen: /CANCEL in /,
  },
  {
    bug: 'the machine confirms without a selection',
    lifecycles: {
      ...lifecycles,
      'offramp-payment': {
        ...payment,
        machine: offrampPaymentMachine.provide({ guards: { hasSelection: () => true } }),
      },
    },
    walk: walkOver('RECIPIENT_RESOLVED', 'CONFIRM'),
    refuses: true,
    seen: /CONFIRM in AWAITING_RECIPIENT_CONFIRMATION/,
  },
];

describe('planted bugs, each found by a walk', () => {
  test.for(plants.map((plant) => [plant.bug, plant] as const))('planted: %s', async ([, plant]) => {
    const chain = plant.onChain && (await startTestChain());
    const variables: Readonly<Record<string, string>> = { DEPOSIT_CONFIRMATIONS: String(CONFIRMATIONS) };
    const onChain = chain && { chain: chain.source, variables };
    const service = await startTestService({ lifecycles: plant.lifecycles, ...onChain });
    try {
      const error = await walkThrough(
        service,
        plant.walk,
        plant.refuses ? nothingTried(0) : { ...nothingTried(0), refused: allRefused() },
        chain,
      ).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      expect(error, 'the walk goes through').toBeInstanceOf(Error);
      expect(JSON.stringify(told(error)), plant.bug).toMatch(plant.seen);
    } finally {
      await service.stop();
      await chain?.stop();
    }
  });

  test('planted: a write that does not change its value', async () => {
    const service = await startTestService();
    const { tenantId } = await service.signUp('Same');
    const rewrite = () => service.pool.owner('tenants').where({ id: tenantId }).update({ name: 'Same' });
    await expect(changesNothing(service, 'a rewrite', rewrite)).rejects.toThrow('a rewrite changes nothing');
    await service.stop();
  });

  test('planted: a missing transition, and an unneeded, meaningless or surplus exemption', () => {
    expect(coverGaps(['a', 'b'], ['a', 'b'], [])).toEqual(NO_GAPS);
    expect(coverGaps(['a', 'b'], ['a'], []).missing).toEqual(['b']);
    expect(coverGaps(['a', 'b'], ['a', 'b'], ['b']).overdue).toEqual(['b']);
    expect(coverGaps(['a'], ['a'], ['c']).obsolete).toEqual(['c']);
    expect(coverGaps(['a'], ['a', 'c'], []).unknown).toEqual(['c']);
  });
});

const snapshotOf = ({
  id,
  status,
  publicStatus,
  createdAt,
  updatedAt,
  context,
}: AggregateView<'offramp-payment'>): Row =>
  ({ ...context, id, status, publicStatus, createdAt, updatedAt }) as unknown as Row;

/** What a failed check shows: its message, and what it compared. */
function told(error: unknown): unknown {
  const { message, actual, expected } = error as { message: string; actual?: unknown; expected?: unknown };
  const plain = (value: unknown) =>
    JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? inner.toString() : inner));
  return [message, plain(actual), plain(expected)];
}
