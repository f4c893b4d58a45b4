import { createHash } from 'node:crypto';
import type { AnyStateNode } from 'xstate';
import { canonicalJson, type JsonObject } from '../../load/json.ts';
import { type LoadedMachine, loadMachines, machinesText } from '../../load/machines.ts';
import { type Cache, noCache } from '../cache.ts';
import type { Diagnostics } from '../diagnostics.ts';
import type { Leaf, Lifecycle, SenderKind, Transition } from '../model.ts';
import { checkMachine, reporterOf } from './machine-checks.ts';
import { checkColumns, checkReach } from './machine-reach.ts';
import { lineageOf, metaOf, nameOf, publicOf, requirementsOf, stateName, statesOf } from './machine-states.ts';

/** The content of the root's `meta` (machines/meta.ts). */
interface RootMeta {
  readonly domain?: string;
  readonly table?: string;
  readonly idPrefix?: string;
  readonly parties?: readonly string[];
  readonly clock?: string;
  readonly family?: string;
  readonly sentBy?: Readonly<Record<string, readonly SenderKind[]>>;
}

export interface Lifecycles {
  readonly lifecycles: ReadonlyMap<string, Lifecycle>;
  /** Ids of machines that are none: reported once, and not again at each operation that names them. */
  readonly broken: ReadonlySet<string>;
  /** The lifecycles by the text that they were read from, for the next run; nothing where one is broken. */
  readonly parsed: ReadonlyMap<string, readonly Lifecycle[]>;
}

/** Reads the machines. They are imported only if their text differs from that of the last good run. */
export const readLifecycles = async (
  root: string,
  diagnostics: Diagnostics,
  cache: Cache = noCache,
): Promise<Lifecycles> => {
  const text = machinesText(root);
  const known = cache.parsed(text) as readonly Lifecycle[] | undefined;
  if (known) return { lifecycles: byId(known), broken: new Set(), parsed: new Map([[text, known]]) };
  const [machines, { readMachineTypes }, { machineFunctions }] = await Promise.all([
    loadMachines(root, diagnostics),
    // Reads types with the compiler, which takes longer to load than all machines: only where a machine has changed.
    import('../../load/machine-types.ts'),
    import('../../load/named-functions.ts'),
  ]);
  const broken = new Set(machines.broken);
  const built = machines.loaded.flatMap((loaded) => {
    const known = diagnostics.list.length;
    const functions = machineFunctions(root, loaded.file).map(({ kind, name, hash }) => [`${kind} ${name}`, hash]);
    const lifecycle = buildLifecycle(root, loaded, Object.fromEntries(functions), diagnostics);
    if (!lifecycle) broken.add(loaded.machine.id);
    // A machine with other mistakes is unreachable for their sake.
    else if (diagnostics.list.length === known) {
      const report = reporterOf(root, loaded, diagnostics);
      checkReach(lifecycle, loaded, report);
      checkColumns(lifecycle, readMachineTypes(root, loaded.file).columns, report);
    }
    return lifecycle ?? [];
  });
  const isSound = broken.size === 0 && !diagnostics.any;
  return { lifecycles: byId(built), broken, parsed: new Map(isSound ? [[text, built]] : []) };
};

const byId = (lifecycles: readonly Lifecycle[]): Map<string, Lifecycle> =>
  new Map(lifecycles.map((lifecycle) => [lifecycle.id, lifecycle]));

/** Turns a machine into a lifecycle, or reports why it is none. */
const buildLifecycle = (
  root: string,
  loaded: LoadedMachine,
  functions: Lifecycle['functions'],
  diagnostics: Diagnostics,
): Lifecycle | undefined => {
  const { machine, file, exportName } = loaded;
  const meta = (machine.config.meta ?? {}) as RootMeta;
  const { domain, table, idPrefix, parties, clock, family, sentBy = {} } = meta;
  if (!domain || !table || !idPrefix || !parties || !clock) {
    const missing = Object.entries({ domain, table, idPrefix, parties, clock }).filter(([, value]) => !value);
    const names = missing.map(([name]) => name).join(', ');
    diagnostics.report({ file, offset: 0 }, 'machine-meta', `the machine's meta lacks ${names}`);
    return undefined;
  }
  if (!checkMachine(loaded, reporterOf(root, loaded, diagnostics))) return undefined;
  const definition = definitionOf(machine.root);
  const leaves = leavesOf(machine.root);
  return {
    id: machine.id,
    file,
    exportName,
    domain,
    table,
    idPrefix,
    parties,
    clock,
    family,
    description: machine.config.description,
    requirements: requirementsOf(meta),
    hash: createHash('sha256').update(canonicalJson({ definition, functions })).digest('hex'),
    definition,
    functions,
    initial: initialLeaf(machine.root),
    statuses: Object.keys(machine.root.states),
    leaves,
    publics: [...new Set(leaves.map((leaf) => leaf.public))],
    events: machine.root.events,
    transitions: statesOf(machine.root).flatMap(transitionsOf),
    effects: effectNames(machine.implementations.actions),
    sentBy,
  };
};

/**
 * The raw configuration as JSON: it names every guard and action; what they do is in `functions`. `sentBy`, `idPrefix` and
 * `waitsFor` are left out: they do not change what the machine does, and must not change its hash.
 */
const definitionOf = (root: AnyStateNode): JsonObject => {
  const { meta, ...config } = root.config;
  const { sentBy: _sentBy, idPrefix: _idPrefix, ...described } = (meta ?? {}) as RootMeta;
  return JSON.parse(JSON.stringify({ ...config, meta: described }, withoutWaits)) as JsonObject;
};

const withoutWaits = (key: string, value: unknown): unknown => (key === 'waitsFor' ? undefined : value);

const isLeaf = (state: AnyStateNode): boolean => Object.keys(state.states).length === 0;

const leavesOf = (root: AnyStateNode): Leaf[] =>
  statesOf(root)
    .filter(isLeaf)
    .map((state) => {
      const lineage = lineageOf(state);
      const deadlines = lineage.flatMap((ancestor) => metaOf(ancestor).deadline ?? []);
      const tags = lineage.flatMap((ancestor) => ancestor.tags);
      return {
        name: stateName(state),
        status: state.path[0] ?? state.key,
        public: publicOf(state),
        description: state.description ?? '',
        requirements: requirementsOf(state.config.meta),
        deadline: deadlines[0],
        waitsFor: lineage.flatMap((ancestor) => metaOf(ancestor).waitsFor ?? [])[0],
        tags: [...new Set(tags)].filter((tag) => tag !== 'passing'),
        passing: tags.includes('passing'),
        final: state.type === 'final',
      };
    });

const initialLeaf = (node: AnyStateNode): string => {
  const [first] = node.initial?.target ?? [];
  return first ? initialLeaf(first) : stateName(node);
};

const transitionsOf = (state: AnyStateNode): Transition[] =>
  [...state.transitions.values()].flat().map((transition) => ({
    from: stateName(state),
    event: transition.eventType,
    guard: nameOf(transition.guard),
    to: transition.target?.[0] && stateName(transition.target[0]),
    actions: transition.actions.flatMap((action) => nameOf(action) ?? []),
    ...(transition.reenter ? { reenter: true as const } : {}),
    description: transition.description,
    requirements: requirementsOf(transition.meta),
  }));

/** Assigns are the machine's own; what is left is a no-op in the machine and an effect in `src/`. */
const effectNames = (actions: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(actions)
    .filter(([, action]) => (action as { type?: string } | undefined)?.type !== 'xstate.assign')
    .map(([name]) => name);
