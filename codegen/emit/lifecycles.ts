import { relative } from 'node:path/posix';
import type { Leaf, Lifecycle } from '../model/model.ts';
import { docComment, header, indent, lines, literal, propertyName, quote, union } from '../print/text.ts';
import type { Emitter } from './emitter.ts';

const FOLDER = 'generated/contract';

/**
 * `generated/contract/lifecycles.ts`: what TypeScript infers from the machines' own types (context, events, the params of
 * effects), beside what only running them tells (statuses, leaves, projections).
 */
export const emitLifecycles: Emitter = ({ lifecycles }) => [
  {
    path: `${FOLDER}/lifecycles.ts`,
    text: lines(
      header('machines/').trimEnd(),
      '',
      "import type { ContextFrom, EventFrom, StateMachine } from 'xstate';",
      lifecycles.map(({ exportName, file }) => `import type { ${exportName} } from ${quote(relative(FOLDER, file))};`),
      '',
      TYPES,
      'export interface Lifecycles {',
      lifecycles.map((lifecycle) => indent(lifecycleType(lifecycle))),
      '}',
      '',
      'export type LifecycleName = keyof Lifecycles;',
      '',
      META,
      'export const lifecycleTable: { readonly [M in LifecycleName]: LifecycleMeta } = {',
      lifecycles.map((lifecycle) => indent(`${propertyName(lifecycle.id)}: ${literal(metaOf(lifecycle))},`)),
      '};',
    ),
  },
];

const TYPES = `/** The union of a machine's actions, each with its params. */
type ActionsIn<M> =
  M extends StateMachine<
    infer _Context, infer _Event, infer _Children, infer _Actor, infer Action, infer _Guard, infer _Delay, infer _Value,
    infer _Tag, infer _Input, infer _Output, infer _Emitted, infer _Meta, infer _Schema, infer _TransitionMeta
  >
    ? Action
    : never;

/** What the action of that name is given: undefined where the machine gives nothing. */
type ParamsOf<M, Name extends string> = Extract<ActionsIn<M>, { type: Name }>['params'];
`;

const META = `/** A state in which an aggregate rests or passes. */
export interface LeafMeta {
  /** The stored status: the state's name, or its outermost parent's. */
  readonly status: string;
  /** The projected value. */
  readonly public: string;
  /** The event that the engine sends at the absolute time in the context's \`at\`. */
  readonly deadline?: { readonly event: string; readonly at: string };
  readonly tags: readonly string[];
  /** Left at once, by what the facts loader finds. */
  readonly passing: boolean;
  readonly final: boolean;
}

export interface LifecycleMeta {
  readonly id: LifecycleName;
  readonly domain: string;
  readonly table: string;
  /** Context keys of the tenants that may see the row. */
  readonly parties: readonly string[];
  /** Context key of the tenant whose clock rules it. */
  readonly clock: string;
  readonly family?: string;
  /** sha256 of the machine's definition: the log's rows carry it. */
  readonly hash: string;
  /** The leaf of a new aggregate. */
  readonly initial: string;
  readonly statuses: readonly string[];
  readonly publics: readonly string[];
  readonly events: readonly string[];
  /** By dotted name: \`COMPLIANCE_HOLD.APPROVAL_PENDING\`. */
  readonly leaves: Readonly<Record<string, LeafMeta>>;
}
`;

const lifecycleType = (lifecycle: Lifecycle): string => {
  const { id, exportName, description, leaves } = lifecycle;
  const machine = `typeof ${exportName}`;
  const actions = lifecycle.effects.map((name) =>
    indent(`${propertyName(name)}: ParamsOf<${machine}, ${quote(name)}>;`),
  );
  const members = [
    `status: ${union(lifecycle.statuses)};`,
    `leaf: ${union(leaves.map(({ name }) => name))};`,
    `public: ${union(lifecycle.publics)};`,
    `passing: ${union(leaves.filter(({ passing }) => passing).map(({ name }) => name))};`,
    `context: ContextFrom<${machine}>;`,
    `event: EventFrom<${machine}>;`,
    actions.length === 0 ? 'actions: Record<never, never>;' : `actions: {\n${actions.join('\n')}\n};`,
  ];
  return `${docComment(description)}${propertyName(id)}: {\n${members.map((member) => indent(member)).join('\n')}\n};`;
};

const metaOf = (lifecycle: Lifecycle): object => ({
  id: lifecycle.id,
  domain: lifecycle.domain,
  table: lifecycle.table,
  parties: lifecycle.parties,
  clock: lifecycle.clock,
  family: lifecycle.family,
  hash: lifecycle.hash,
  initial: lifecycle.initial,
  statuses: lifecycle.statuses,
  publics: lifecycle.publics,
  events: lifecycle.events,
  leaves: Object.fromEntries(lifecycle.leaves.map((leaf) => [leaf.name, leafMeta(leaf)])),
});

const leafMeta = ({ status, public: face, deadline, tags, passing, final }: Leaf): object => ({
  status,
  public: face,
  deadline,
  tags,
  passing,
  final,
});
