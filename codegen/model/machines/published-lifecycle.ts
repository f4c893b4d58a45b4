import type { Json, JsonObject } from '../../load/json.ts';
import type { Leaf, Lifecycle, Operation, Transition } from '../model.ts';
import { coveringPaths, type Path } from './covering-paths.ts';
import { isWord, transitionsFrom, UNCHANGED } from './refused-states.ts';
import { causersOf, type Sender, sendersOf } from './senders.ts';

/** A lifecycle as everybody may know it: what a client, a tester or a tool needs to know of the machine. */
export interface PublishedLifecycle {
  readonly id: string;
  /** Changes when the machine does. */
  readonly version: string;
  readonly description: string;
  readonly parties: readonly string[];
  /** Each change of its status is an event `<family>.<status>`. */
  readonly family?: string;
  readonly initial: string;
  readonly states: readonly PublishedState[];
  readonly events: readonly PublishedEvent[];
  readonly transitions: readonly PublishedTransition[];
  /** Every pair of a state and an event that the machine does not take. */
  readonly refused: readonly RefusedPair[];
  readonly deadlines: readonly { readonly state: string; readonly event: string; readonly at: string }[];
  /** Ways from the beginning that take every transition, guards aside. */
  readonly paths: readonly Path[];
  readonly mermaid: string;
  /** The configuration for XState 5, without implementations. */
  readonly xstate: JsonObject;
}

interface PublishedEvent {
  readonly name: string;
  readonly sentBy: readonly Sender[];
  /** Operations that bring it about although something else sends it, such as a control of the chain. */
  readonly causedBy?: readonly string[];
}

interface PublishedState {
  readonly name: string;
  /** The status that is stored and shown by most operations. */
  readonly status: string;
  /** The status that events tell. */
  readonly public: string;
  readonly kind: 'resting' | 'passing' | 'terminal';
  readonly description: string;
  /** The party that has to act next, and the events that it can send. `who` is one of `parties`, or a word of machines/meta.ts. */
  readonly waitsFor?: { readonly who: string; readonly events: readonly string[] };
}

interface PublishedTransition {
  readonly from: string;
  readonly event: string;
  readonly to: string;
  readonly guard?: { readonly name: string; readonly words: string };
  readonly description?: string;
}

interface RefusedPair {
  readonly state: string;
  readonly event: string;
  /** The code that each operation answers that is asked for the event; without any the event is ignored. */
  readonly answers: readonly { readonly operation: string; readonly code: string }[];
  /** Operations that answer the resource as it is, as if they had done it. */
  readonly unchanged: readonly string[];
}

export const publishedLifecycle = (
  lifecycle: Lifecycle,
  operations: readonly Operation[],
  mermaid: string,
): PublishedLifecycle => {
  const senders = sendersOf(lifecycle, operations);
  const transitions = lifecycle.leaves.flatMap((leaf) =>
    transitionsFrom(lifecycle, leaf).map((transition) => publishedTransition(lifecycle, leaf, transition)),
  );
  return {
    id: lifecycle.id,
    version: lifecycle.hash,
    description: lifecycle.description ?? '',
    parties: lifecycle.parties,
    ...(lifecycle.family !== undefined && { family: lifecycle.family }),
    initial: lifecycle.initial,
    states: lifecycle.leaves.map(publishedState),
    events: lifecycle.events.map((name) => publishedEvent(name, senders[name] ?? [], lifecycle, operations)),
    transitions,
    refused: refusedPairs(lifecycle, senders),
    deadlines: lifecycle.leaves.flatMap(({ name, deadline }) => (deadline ? [{ state: name, ...deadline }] : [])),
    paths: coveringPaths(lifecycle.initial, transitions, senders),
    mermaid,
    xstate: drawable(lifecycle.definition),
  };
};

const publishedEvent = (
  name: string,
  sentBy: readonly Sender[],
  lifecycle: Lifecycle,
  operations: readonly Operation[],
): PublishedEvent => {
  const causedBy = causersOf(lifecycle, name, sentBy, operations);
  return { name, sentBy, ...(causedBy.length > 0 && { causedBy }) };
};

const publishedState = (leaf: Leaf): PublishedState => {
  const { name, status, public: face, passing, final, description, waitsFor } = leaf;
  return {
    name,
    status,
    public: face,
    kind: final ? 'terminal' : passing ? 'passing' : 'resting',
    description,
    ...(waitsFor && { waitsFor }),
  };
};

const publishedTransition = (lifecycle: Lifecycle, leaf: Leaf, transition: Transition): PublishedTransition => {
  const { event, guard, to, description } = transition;
  return {
    from: leaf.name,
    event,
    to: to === undefined ? leaf.name : enteredLeaf(lifecycle, to),
    ...(guard !== undefined && { guard: { name: guard, words: inWords(guard) } }),
    ...(description !== undefined && { description }),
  };
};

/** A state with states below it is entered at its first one. */
export const enteredLeaf = ({ leaves, definition }: Lifecycle, state: string): string => {
  if (leaves.some(({ name }) => name === state)) return state;
  let at: Json | undefined = definition;
  for (const key of state.split('.')) at = ((at as JsonObject).states as JsonObject)[key];
  const first = (at as JsonObject).initial;
  return enteredLeaf({ leaves, definition } as Lifecycle, `${state}.${String(first)}`);
};

/** Every pair of a state and an event that the machine does not take there, with the answer of each operation. */
export const refusedPairs = (
  lifecycle: Lifecycle,
  senders: Readonly<Record<string, readonly Sender[]>>,
): readonly RefusedPair[] =>
  lifecycle.leaves.flatMap((leaf) => {
    const taken = new Set(transitionsFrom(lifecycle, leaf).map(({ event }) => event));
    return lifecycle.events
      .filter((event) => !taken.has(event))
      .map((event) => {
        const answers = (senders[event] ?? []).flatMap(({ operation, refused }) => {
          const code = refused?.[leaf.name];
          return operation === undefined || code === undefined ? [] : [{ operation, code }];
        });
        return {
          state: leaf.name,
          event,
          answers: answers.filter(({ code }) => !isWord(code)),
          unchanged: answers.filter(({ code }) => code === UNCHANGED).map(({ operation }) => operation),
        };
      });
  });

/** `hasSelection`: has selection. */
const inWords = (name: string): string => name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

/** Without what means something in this repository alone: tables, and the decisions that states come from. */
const drawable = ({ meta: _, ...definition }: JsonObject): JsonObject => withoutSources(definition) as JsonObject;

const withoutSources = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(withoutSources);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).flatMap(([key, inner]): [string, Json][] => {
    if (key === 'requirements') return [];
    const clean = withoutSources(inner as Json);
    return key === 'meta' && Object.keys(clean as JsonObject).length === 0 ? [] : [[key, clean]];
  });
  return Object.fromEntries(kept);
};
