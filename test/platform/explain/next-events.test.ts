import { describe, expect, test } from 'vitest';
import { lifecycleFacts, lifecyclesByPrefix } from '../../../generated/contract/explanations.ts';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import type { OperationId } from '../../../generated/contract/operations.ts';
import { lifecycles } from '../../../generated/wiring/lifecycles.ts';
import { edgesOf } from '../../../src/platform/audit/machine-edges.ts';
import { nextEvents } from '../../../src/platform/explain/next-events.ts';
import { eventsOf } from '../../../src/platform/explain/taken.ts';
import { type CompiledMachine, compiledMachine, type Leaf } from '../../../src/platform/lifecycle/compiled-machine.ts';
import { step } from '../../../src/platform/lifecycle/step.ts';
import { leafName } from '../../model/explore.ts';
import { sampleOf } from '../../model/samples.ts';
import { lifecycleNames } from '../../support/lifecycles.ts';
import { operations } from '../../support/operations.ts';

interface State {
  readonly machine: LifecycleName;
  readonly compiled: CompiledMachine;
  readonly leaf: Leaf;
  readonly row: Readonly<Record<string, unknown>>;
}

/** Every state of every machine, with a row that may rest in it. */
const states: [string, State][] = lifecycleNames.flatMap((machine) => {
  const compiled = compiledMachine(lifecycles[machine].machine);
  const sample = sampleOf(machine);
  const owners = { tenantId: 'ten_a', memberId: 'mem_a', paymentId: 'pay_a', claimId: 'clm_a' };
  return compiled.leaves.map((leaf): [string, State] => {
    const row = { ...sample.context(owners, 0), ...sample.inLeaf?.[leafName(leaf)] };
    return [`${machine} ${leafName(leaf)}`, { machine, compiled, leaf, row }];
  });
});

const operator = {
  access: { caller: null, environment: 'sandbox' },
  viewer: { tenantId: null, caller: null, now: new Date() },
  isOwner: true,
  operations: new Map(),
  explainer: undefined,
  show: leafName,
} as const;

describe.each(states)('%s', (_name, { machine, compiled, leaf, row }) => {
  test('lists exactly the events of the machine, with their targets', () => {
    const { senders } = lifecycleFacts[machine];
    // What an operation about another resource would send, and this row does not take, is left out.
    const isElsewhere = (event: string): boolean =>
      (senders[event] ?? []).every(({ elsewhere }) => elsewhere) &&
      eventsOf(compiled, leaf, row).some((one) => one.event === event && one.taken === false);
    const all = leaf.final ? [] : edgesOf(compiled.machine).filter(({ from }) => from === leaf);
    const edges = all.filter(({ event }) => !isElsewhere(event));
    const next = nextEvents({ compiled, leaf, row }, { ...operator, isOwner: false });
    expect(new Set(next.map(({ event }) => event))).toEqual(new Set(edges.map(({ event }) => event)));
    for (const { event, to } of next) {
      const targets = edges.filter((edge) => edge.event === event).map((edge) => leafName(edge.to));
      expect(new Set(to), event).toEqual(new Set(targets));
    }
  });

  test('describes an event as the machine handles each payload', () => {
    for (const { event, taken, to } of eventsOf(compiled, leaf, row)) {
      for (const payload of sampleOf(machine).events[event] ?? []) {
        const result = step(compiled, { leaf, context: row }, payload);
        if (taken !== 'depends') expect(result !== undefined, event).toBe(taken);
        if (result !== undefined) expect(to.map(leafName), event).toContain(leafName(result.leaf));
      }
    }
  });

  test('includes its deadline with its time', () => {
    if (leaf.deadline === undefined) return;
    const { event, at } = leaf.deadline;
    const timer = nextEvents({ compiled, leaf, row }, operator).find(
      (one) => one.by === 'timer' && one.event === event,
    );
    expect(timer?.dueAt).toBe(row[at] instanceof Date ? row[at].toISOString() : null);
  });
});

test('every event of every machine has a sender, and every state a meaning', () => {
  for (const machine of lifecycleNames) {
    const { senders, states: meanings } = lifecycleFacts[machine];
    const { leaves, machine: built } = compiledMachine(lifecycles[machine].machine);
    expect(Object.keys(senders).toSorted()).toEqual([...built.events].toSorted());
    for (const [event, ways] of Object.entries(senders)) expect(ways.length, `${machine} ${event}`).toBeGreaterThan(0);
    for (const leaf of leaves) expect(meanings[leafName(leaf)], `${machine} ${leafName(leaf)}`).toBeTruthy();
  }
});

test('the ids of every lifecycle have a prefix, which those of all payments share', () => {
  expect(
    Object.values(lifecyclesByPrefix)
      .flatMap((machines) => machines ?? [])
      .toSorted(),
  ).toEqual([...lifecycleNames].toSorted());
  expect(lifecyclesByPrefix.pay).toEqual(['multisig-payment', 'offramp-payment']);
});

test('another party learns only that foreign events may come, not when or whether', () => {
  const deadlines = new Set<string>();
  for (const [name, { compiled, leaf, row }] of states) {
    const due = leaf.deadline === undefined ? {} : { [leaf.deadline.at]: new Date(86_400_000) };
    const resting = { compiled, leaf, row: { ...row, ...due } };
    for (const { event, dueAt } of nextEvents(resting, operator)) if (dueAt !== null) deadlines.add(event);
    const viewer = { ...operator.viewer, tenantId: 'ten_b' };
    for (const { by, event, dueAt, allowed, code } of nextEvents(resting, { ...operator, viewer, isOwner: false })) {
      expect([name, event, dueAt]).toEqual([name, event, null]);
      if (by !== 'operation' && by !== 'control')
        expect([name, event, allowed, code]).toEqual([name, event, 'depends', null]);
    }
  }
  // The owner does learn when.
  expect(deadlines.size).toBeGreaterThan(5);
});

test('limits of the viewer apply to operations that move money, and to no others (D-521)', () => {
  const known = new Map(
    Object.entries(operations).map(([id, meta]) => [id, { meta, handler: async () => ({}) }] as const),
  );
  const asked = { ...operator, operations: known, viewer: { ...operator.viewer, tenantId: 'ten_a' } };
  const moved = new Set<string>();
  for (const [name, { compiled, leaf, row }] of states) {
    const free = nextEvents({ compiled, leaf, row }, asked);
    const limited = nextEvents(
      { compiled, leaf, row },
      { ...asked, limit: { code: 'APPROVAL_REQUIRED', why: 'Amounts decide.' } },
    );
    expect(limited.length, name).toBe(free.length);
    for (const [index, next] of limited.entries()) {
      const before = free[index];
      const id = before?.operationId as OperationId | null | undefined;
      if (id != null && before?.allowed === true && 'APPROVAL_REQUIRED' in operations[id].codes) {
        expect([name, next.allowed, next.why]).toEqual([name, 'depends', 'Amounts decide.']);
        moved.add(id);
      } else expect(next, name).toEqual(before);
    }
  }
  expect([...moved]).toContain('releaseInvoice');
});
