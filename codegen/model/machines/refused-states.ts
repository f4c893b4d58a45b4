import { asObject, isObject } from '../../load/json.ts';
import type { SpecNode } from '../../load/spec-node.ts';
import type { Leaf, Lifecycle, RefusedStates, Transition } from '../model.ts';
import type { OperationContext } from '../operations/operation-context.ts';

/** In place of a code: the operation answers the resource as it is, and nothing changes. */
export const UNCHANGED = 'unchanged';

/** In place of a code: something else than the state decides what the operation answers. */
const DEPENDS = 'depends';

/** In place of a state: all that do not take the event and are not named. */
const OTHERS = 'others';

/** Every transition on the leaf or on a state above it; those of the inner states come first. */
export const transitionsFrom = ({ transitions }: Lifecycle, { name, final }: Leaf): readonly Transition[] =>
  final
    ? []
    : transitions
        .filter(({ from }) => isWithin(name, from))
        .toSorted((one, other) => other.from.length - one.from.length);

/** The states in which the machine never takes the event (`always`), and those in which a guard may refuse it. */
const refusing = (lifecycle: Lifecycle, event: string): { always: Leaf[]; guarded: Leaf[] } => {
  const always: Leaf[] = [];
  const guarded: Leaf[] = [];
  for (const leaf of lifecycle.leaves) {
    const taken = transitionsFrom(lifecycle, leaf).filter((transition) => transition.event === event);
    if (taken.length === 0) always.push(leaf);
    else if (taken.every(({ guard }) => guard !== undefined)) guarded.push(leaf);
  }
  return { always, guarded };
};

const isWithin = (leaf: string, state: string): boolean => leaf === state || leaf.startsWith(`${state}.`);

/**
 * Reads `refused` of one use: one answer, for each state that does not take the event; or an answer by state, which names
 * all of these, and may name states whose guard refuses it.
 */
export const refusedStates = (
  id: string,
  use: SpecNode,
  lifecycle: Lifecycle | undefined,
  context: OperationContext,
): RefusedStates | undefined => {
  const node = use.child('refused');
  if (node === undefined) return undefined;
  const answers = isObject(node.value) ? Object.keys(node.value).map((state) => node.child(state)) : [node];
  for (const answer of answers) if (answer) checkCode(id, answer, context);
  const event = use.string('event');
  if (lifecycle === undefined || event === undefined || !lifecycle.events.includes(event)) return undefined;
  return isObject(node.value)
    ? byState(id, node, { lifecycle, event }, context)
    : Object.fromEntries(refusing(lifecycle, event).always.map(({ name }) => [name, String(node.value)]));
};

const byState = (
  id: string,
  node: SpecNode,
  { lifecycle, event }: { readonly lifecycle: Lifecycle; readonly event: string },
  { diagnostics }: OperationContext,
): RefusedStates => {
  const { always, guarded } = refusing(lifecycle, event);
  const answers = new Map<string, string>();
  for (const [state, answer] of Object.entries(asObject(node.value))) {
    if (state === OTHERS) continue;
    const leaves = lifecycle.leaves.filter(({ name }) => isWithin(name, state));
    const refused = leaves.filter((leaf) => always.includes(leaf) || guarded.includes(leaf));
    if (refused.length === 0) {
      const why = leaves.length === 0 ? `${lifecycle.id} has no such state` : `${lifecycle.id} takes ${event} there`;
      diagnostics.report(node.child(state) ?? node, 'refused-state', `${id} says what ${state} refuses, but ${why}`);
    }
    for (const { name } of refused) answers.set(name, String(answer));
  }
  const others = node.string(OTHERS);
  if (others !== undefined) for (const { name } of always) if (!answers.has(name)) answers.set(name, others);
  // A passing state is left before a request can find it, or rests for want of facts: it may be named.
  for (const { name } of always.filter((leaf) => !leaf.passing && !answers.has(leaf.name))) {
    const message = `${lifecycle.id} does not take ${event} in ${name}: say what ${id} answers there`;
    diagnostics.report(node, 'refused-state', message);
  }
  const states = lifecycle.leaves.map(({ name }) => name);
  return Object.fromEntries([...answers].sort(([a], [b]) => states.indexOf(a) - states.indexOf(b)));
};

const checkCode = (id: string, node: SpecNode, { errors, diagnostics }: OperationContext): void => {
  const code = String(node.value);
  if (isWord(code) || errors.has(code)) return;
  diagnostics.report(node, 'undeclared-error', `${id} names ${code}, which spec/errors.yaml does not declare`);
};

/** The codes among what is answered. */
export const refusedCodes = (refused: RefusedStates | undefined): string[] => [
  ...new Set(Object.values(refused ?? {}).filter((answer) => !isWord(answer))),
];

/** Answers that are no codes. */
export const isWord = (answer: string): boolean => answer === UNCHANGED || answer === DEPENDS;
