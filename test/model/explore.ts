import type { AnyEventObject } from 'xstate';
import { compiledMachine, type Leaf } from '../../src/platform/lifecycle/compiled-machine.ts';
import type { LifecycleRegistry } from '../../src/platform/lifecycle/definition.ts';
import { begin, type StepResult, step } from '../../src/platform/lifecycle/step.ts';
import type { Write } from '../../src/platform/lifecycle/writes.ts';

/** One transition of one machine: its leaf before (null: creation), the event, its leaf after. */
export interface Edge {
  readonly machine: string;
  readonly from: Leaf | null;
  readonly event: string;
  readonly to: Leaf;
}

/** An aggregate of the model: where it is, and the context that its machine and effects have made. */
export interface Part {
  readonly id: string;
  readonly leaf: Leaf;
  readonly context: Readonly<Record<string, unknown>>;
}

/** The root and the children that its effects opened, one of a machine. */
export interface Place {
  readonly root: Part;
  readonly children: Readonly<Record<string, Part>>;
  /** The last event that came from outside, and where it found the root (null: creation). */
  readonly via: { readonly event: string; readonly from: Part | null };
}

/** One event to the root, and every edge that it took, in order: the root's first, then its children's. */
export interface ModelStep {
  readonly event: AnyEventObject;
  readonly edges: readonly Edge[];
  readonly to: Place;
}

export interface Model {
  readonly lifecycles: LifecycleRegistry;
  readonly machine: string;
  readonly contexts: readonly Readonly<Record<string, unknown>>[];
  /** The payload cases of every event; the machine decides which it takes. */
  events(place: Place): readonly AnyEventObject[];
  /** What the world can bring about at this place; everything when absent. */
  possible?(place: Place, event: AnyEventObject): boolean;
  /** What tells two places of one leaf apart: keys of the context, or what is computed from it. */
  readonly told: readonly (string | ((context: Part['context']) => string | number | boolean))[];
  /** Machines whose aggregates stand beside it and were not opened by it: what is sent to them is not modelled. */
  readonly beside?: readonly string[];
}

/** Every place of a model with the shortest way to it. */
export interface Graph {
  readonly starts: readonly string[];
  readonly places: ReadonlyMap<string, { readonly place: Place; readonly steps: readonly ModelStep[] }>;
  readonly ways: ReadonlyMap<string, readonly ModelStep[]>;
  /** Steps that the machine takes and an effect refuses: a defect of the machine, or a world that cannot be. */
  readonly faults: ReadonlyMap<string, string>;
  /** Under which key a place is found. */
  keyOf(place: Place): string;
  /** What can happen at this very place, of which another one of the same key may stand in `places`. */
  stepsFrom(place: Place): readonly ModelStep[];
}

export const leafName = (leaf: Leaf | null): string =>
  leaf === null ? '(none)' : typeof leaf.value === 'string' ? leaf.value : `${leaf.status}.${lastOf(leaf)}`;

const lastOf = ({ value }: Leaf): string => String(Object.values(value as object)[0]);

export const edgeName = ({ machine, from, event, to }: Edge): string =>
  `${machine}: ${leafName(from)} --${event}--> ${leafName(to)}`;

/** Breadth first over the machine and the pure effects of the service: the same steps that the engine takes. */
export function explore(model: Model): Graph {
  const places = new Map<string, { place: Place; steps: ModelStep[] }>();
  const ways = new Map<string, readonly ModelStep[]>();
  const faults = new Map<string, string>();
  const queue: string[] = [];
  const stepsFrom = (place: Place): ModelStep[] =>
    model.events(place).flatMap((event) => {
      if (model.possible?.(place, event) === false) return [];
      return tryAdvance(model, place, event, faults) ?? [];
    });
  const visit = (place: Place, way: readonly ModelStep[]): string => {
    const key = keyOf(model, place);
    if (!places.has(key)) {
      places.set(key, { place, steps: [] });
      ways.set(key, way);
      queue.push(key);
    }
    return key;
  };
  const starts = model.contexts.map((context) => {
    const created = create(model, context);
    return visit(created.to, [created]);
  });
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    const here = places.get(key);
    if (here === undefined) continue;
    for (const next of stepsFrom(here.place)) {
      here.steps.push(next);
      visit(next.to, [...(ways.get(key) ?? []), next]);
    }
  }
  return { starts, places, ways, faults, keyOf: (place) => keyOf(model, place), stepsFrom };
}

function tryAdvance(model: Model, place: Place, event: AnyEventObject, faults: Map<string, string>) {
  try {
    return advance(model, place, event);
  } catch (error) {
    faults.set(`${leafName(place.root.leaf)} --${event.type}-->`, (error as Error).message);
    return undefined;
  }
}

function create(model: Model, context: Readonly<Record<string, unknown>>): ModelStep {
  return take(model, {
    machine: model.machine,
    id: `model_${model.machine}`,
    from: null,
    event: { type: 'CREATE' },
    result: begin(compiledMachine(machineOf(model, model.machine)), context),
    before: undefined,
  });
}

/** One event at one place; undefined when the machine refuses it. */
export function advance(model: Model, place: Place, event: AnyEventObject): ModelStep | undefined {
  const result = step(compiledMachine(machineOf(model, model.machine)), place.root, event);
  if (result === undefined) return undefined;
  return take(model, {
    machine: model.machine,
    id: place.root.id,
    from: place.root.leaf,
    event,
    result,
    before: place,
  });
}

interface Taken {
  readonly machine: string;
  readonly id: string;
  readonly from: Leaf | null;
  readonly event: AnyEventObject;
  readonly result: StepResult;
  readonly before: Place | undefined;
}

function take(model: Model, { machine, id, from, event, result, before }: Taken): ModelStep {
  const root = applied(model, machine, id, result);
  const edges: Edge[] = [{ machine, from, event: event.type, to: result.leaf }];
  const children: Record<string, Part> = { ...before?.children };
  for (const write of root.writes) {
    if (write.kind === 'open') {
      const first = begin(compiledMachine(machineOf(model, write.machine)), { ...write.context });
      edges.push({ machine: write.machine, from: null, event: 'CREATE', to: first.leaf });
      children[write.machine] = applied(model, write.machine, write.id, first).part;
    }
    if (write.kind === 'send') {
      const child = children[write.machine];
      const next =
        child && step(compiledMachine(machineOf(model, write.machine)), child, { type: write.type, ...write.payload });
      if (!child && model.beside?.includes(write.machine)) continue;
      if (write.ifTaken && !next) continue;
      if (!child || !next) throw new Error(`${edgeName(edges[0] as Edge)} sends ${write.type}, which is refused`);
      edges.push({ machine: write.machine, from: child.leaf, event: write.type, to: next.leaf });
      children[write.machine] = applied(model, write.machine, child.id, next).part;
    }
  }
  const found =
    before === undefined || !before.root.leaf.passing ? { event: event.type, from: before?.root ?? null } : before.via;
  return { event, edges, to: { root: root.part, children, via: found } };
}

type Effect = (view: object, params: unknown) => readonly Write[];

/** The context after the effects' own assignments (`set`), and what else they ask for. */
function applied(model: Model, machine: string, id: string, result: StepResult): { part: Part; writes: Write[] } {
  const definition = model.lifecycles[machine as keyof LifecycleRegistry];
  const effects = definition.effects as unknown as Record<string, Effect>;
  const at = new Date(0);
  let context = result.context;
  const writes: Write[] = [];
  for (const { name, params } of result.effects) {
    const view = {
      machine,
      id,
      status: result.leaf.status,
      publicStatus: result.leaf.publicStatus,
      context,
      step: 0,
      now: at,
      createdAt: at,
      updatedAt: at,
    };
    for (const write of effects[name]?.(view, params) ?? []) {
      if (write.kind === 'set') context = { ...context, ...write.patch };
      else writes.push(write);
    }
  }
  return { part: { id, leaf: result.leaf, context }, writes };
}

const machineOf = (model: Model, machine: string) => model.lifecycles[machine as keyof LifecycleRegistry].machine;

function keyOf({ told }: Model, { root, children, via }: Place): string {
  const factsOf = ({ context }: Part): unknown[] =>
    told.map((key) => {
      if (typeof key === 'function') return key(context);
      const value = context[key];
      if (value === null || typeof value === 'string') return value;
      return Array.isArray(value) ? value.join() : Boolean(value);
    });
  const kin = Object.entries(children).map(([machine, { leaf }]) => `${machine}:${leafName(leaf)}`);
  const way = root.leaf.passing ? [via.event, via.from && [leafName(via.from.leaf), factsOf(via.from)]] : [];
  return JSON.stringify([leafName(root.leaf), factsOf(root), kin, way]);
}
