import type { LifecycleName } from '../../generated/contract/lifecycles.ts';
import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import { compiledMachine, type Leaf } from '../../src/platform/lifecycle/compiled-machine.ts';
import { begin, type StepResult, step } from '../../src/platform/lifecycle/step.ts';
import type { Write } from '../../src/platform/lifecycle/writes.ts';
import { leafName } from './explore.ts';
import { AT } from './sample.ts';
import { eventsOfSample, sampleOf } from './samples.ts';

/**
 * What the effects of every lifecycle write, as a table: each sample event in each state. A write stands there once, below
 * the effect that asks for it. A change of an effect changes the table (`npx vitest run test/model/effects.test.ts -u`),
 * so that a review sees what a step writes. What no sample reaches has a test of its own beside the domain.
 */
const OWNERS = { tenantId: 'ten_1', memberId: 'mem_1', paymentId: 'pay_1', claimId: 'clm_1' };
const UPDATED = new Date(AT.getTime() + 1000);

/** An id that an effect has made. */
const NEW_ID = /\b([a-z]+)_[0-9a-hjkmnp-tv-z]{26}\b/g;

type Effect = (view: object, params: unknown) => readonly Write[];

/** Every step of the samples of a machine: its creation, and each event in each state that takes it. */
function stepsOf(machine: LifecycleName): readonly { readonly from: Leaf | null; readonly result: StepResult }[] {
  const compiled = compiledMachine(lifecycles[machine].machine);
  const sample = sampleOf(machine);
  const context = sample.context(OWNERS, 1);
  const later = compiled.leaves.flatMap((from) =>
    eventsOfSample(machine).flatMap((event) => {
      const row = { leaf: from, context: { ...context, ...sample.inLeaf?.[leafName(from)] } };
      const result = step(compiled, row, event);
      return result === undefined ? [] : [{ from, result }];
    }),
  );
  return [{ from: null, result: begin(compiled, context) }, ...later];
}

/** The writes of each effect, without those that another step writes as well. */
function tableOf(machine: LifecycleName): string {
  const effects = lifecycles[machine].effects as unknown as Record<string, Effect>;
  const written = new Map<string, Set<string>>(Object.keys(effects).map((name) => [name, new Set()]));
  for (const { from, result } of stepsOf(machine)) {
    let { context } = result;
    for (const { name, params } of result.effects) {
      const { status, publicStatus } = result.leaf;
      const state = { machine, id: `${machine}_1`, status, publicStatus, context };
      const view = { ...state, step: 3, now: AT, createdAt: AT, updatedAt: UPDATED };
      const { writes, lines } = asked(() => effects[name]?.(view, params) ?? []);
      for (const write of writes) if (write.kind === 'set') context = { ...context, ...write.patch };
      written.get(name)?.add([`  ${leafName(from)} to ${leafName(result.leaf)}`, ...lines].join('\n'));
    }
  }
  return [...written].map(([name, cases]) => [`${machine} ${name}`, ...distinct([...cases])].join('\n')).join('\n\n');
}

/** A row that no run of the machine leads to may be a defect to its effect. */
function asked(effect: () => readonly Write[]): {
  readonly writes: readonly Write[];
  readonly lines: readonly string[];
} {
  try {
    const writes = effect();
    return { writes, lines: writes.length === 0 ? ['    nothing'] : writes.map((write) => `    ${textOf(write)}`) };
  } catch (error) {
    return { writes: [], lines: [`    throws ${(error as Error).message}`] };
  }
}

/** One case of each text below the line that names the step. */
const distinct = (cases: readonly string[]): readonly string[] => [
  ...new Map(cases.toReversed().map((text) => [text.slice(text.indexOf('\n')), text])).values(),
];

const textOf = ({ kind, ...write }: Write): string =>
  `${kind} ${JSON.stringify(write, (_key, value) => (typeof value === 'bigint' ? `${value}n` : value))}`.replaceAll(
    NEW_ID,
    '$1_new',
  );

/** The tables of some machines, as they are stored. */
export const tablesOf = (machines: readonly LifecycleName[]): string =>
  `${machines
    .map(tableOf)
    .filter((table) => table !== '')
    .join('\n\n')}\n`;

/** Effects in a table that have no case. */
export const unreachedIn = (table: string): readonly string[] =>
  table
    .trimEnd()
    .split('\n\n')
    .filter((part) => !part.includes('\n'));
