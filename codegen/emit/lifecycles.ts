import { relative } from 'node:path/posix';
import { StructureKind, type TypeAliasDeclarationStructure } from 'ts-morph';
import type { Leaf, Lifecycle } from '../model/model.ts';
import {
  dataOf,
  objectOf,
  objectType,
  type Property,
  property,
  readonly,
  unionOf,
  type Written,
} from '../print/blocks.ts';
import { exportedConstant, exportedInterface, exportedType, typeImportOf } from '../print/declarations.ts';
import { quote } from '../print/text.ts';
import { printFile, type Statement } from '../print/typescript.ts';
import type { Emitter } from './emitter.ts';

const FOLDER = 'generated/contract';
const PATH = `${FOLDER}/lifecycles.ts`;

/**
 * What TypeScript infers from the machines' own types (context, events, the params of effects), beside what only running
 * them tells (statuses, leaves, projections).
 */
export const emitLifecycles: Emitter = ({ lifecycles }) => [
  { path: PATH, madeFrom: lifecycles, text: () => printFile('machines/', declarationsOf(lifecycles)) },
];

const declarationsOf = (lifecycles: readonly Lifecycle[]): Statement[] => [
  typeImportOf('xstate', 'ContextFrom', 'EventFrom', 'StateMachine'),
  ...lifecycles.map(({ exportName, file }) => typeImportOf(relative(FOLDER, file), exportName)),
  actionsIn,
  paramsOf,
  exportedInterface('Lifecycles', objectType(lifecycles.map(lifecycleOf))),
  exportedType('LifecycleName', 'keyof Lifecycles'),
  leafMeta,
  lifecycleMeta,
  lifecycleTable(lifecycles),
];

const actionsIn: TypeAliasDeclarationStructure = {
  kind: StructureKind.TypeAlias,
  name: 'ActionsIn',
  typeParameters: ['M'],
  docs: ["The union of a machine's actions, each with its params."],
  type: `M extends StateMachine<
  infer _Context, infer _Event, infer _Children, infer _Actor, infer Action, infer _Guard, infer _Delay, infer _Value,
  infer _Tag, infer _Input, infer _Output, infer _Emitted, infer _Meta, infer _Schema, infer _TransitionMeta
> ? Action : never`,
};

const paramsOf: TypeAliasDeclarationStructure = {
  kind: StructureKind.TypeAlias,
  name: 'ParamsOf',
  typeParameters: ['M', 'Name extends string'],
  docs: ['What the action of that name is given: undefined where the machine gives nothing.'],
  type: "Extract<ActionsIn<M>, { type: Name }>['params']",
};

const lifecycleOf = (lifecycle: Lifecycle): Property => {
  const { id, idPrefix, exportName, description, statuses, leaves, publics } = lifecycle;
  return property(
    id,
    objectType([
      property('idPrefix', quote(idPrefix)),
      property('status', namesOf(statuses)),
      property('leaf', namesOf(leaves.map(({ name }) => name))),
      property('public', namesOf(publics)),
      property('passing', namesOf(leaves.filter(({ passing }) => passing).map(({ name }) => name))),
      property('context', `ContextFrom<typeof ${exportName}>`),
      property('event', `EventFrom<typeof ${exportName}>`),
      property('actions', actionsType(lifecycle)),
    ]),
    description,
  );
};

const namesOf = (names: readonly string[]): Written => unionOf(names.map(quote));

/** The effects, each with what its action is given: src/ implements them by these types. */
const actionsType = ({ effects, exportName }: Lifecycle): Written => {
  if (effects.length === 0) return 'Record<never, never>';
  return objectType(effects.map((name) => property(name, `ParamsOf<typeof ${exportName}, ${quote(name)}>`)));
};

const leafMeta = exportedInterface(
  'LeafMeta',
  objectType([
    readonly('status', 'string', "The stored status: the state's name, or its outermost parent's."),
    readonly('public', 'string', 'The projected value.'),
    {
      ...readonly('deadline', '{ readonly event: string; readonly at: string }'),
      comment: "The event that the engine sends at the absolute time in the context's `at`.",
      isOptional: true,
    },
    readonly('tags', 'readonly string[]'),
    readonly('passing', 'boolean', 'Left at once, by what the facts loader finds.'),
    readonly('final', 'boolean'),
  ]),
  'A state in which an aggregate rests or passes.',
);

const lifecycleMeta = exportedInterface(
  'LifecycleMeta',
  objectType([
    readonly('id', 'LifecycleName'),
    readonly('domain', 'string'),
    readonly('table', 'string'),
    readonly('idPrefix', 'string', 'What the ids of its resources begin with.'),
    readonly('parties', 'readonly string[]', 'Context keys of the tenants that may see the row.'),
    readonly('clock', 'string', 'Context key of the tenant whose clock rules it.'),
    { ...readonly('family', 'string'), isOptional: true },
    readonly('hash', 'string', "sha256 of the machine's definition: the log's rows carry it."),
    readonly('initial', 'string', 'The leaf of a new aggregate.'),
    readonly('statuses', 'readonly string[]'),
    readonly('publics', 'readonly string[]'),
    readonly('events', 'readonly string[]'),
    readonly('leaves', 'Readonly<Record<string, LeafMeta>>', 'By dotted name: `COMPLIANCE_HOLD.APPROVAL_PENDING`.'),
  ]),
);

const lifecycleTable = (lifecycles: readonly Lifecycle[]): Statement =>
  exportedConstant(
    'lifecycleTable',
    '{ readonly [M in LifecycleName]: LifecycleMeta }',
    objectOf(lifecycles.map((lifecycle) => [lifecycle.id, dataOf(metaOf(lifecycle))])),
  );

const metaOf = (lifecycle: Lifecycle): object => ({
  id: lifecycle.id,
  domain: lifecycle.domain,
  table: lifecycle.table,
  idPrefix: lifecycle.idPrefix,
  parties: lifecycle.parties,
  clock: lifecycle.clock,
  family: lifecycle.family,
  hash: lifecycle.hash,
  initial: lifecycle.initial,
  statuses: lifecycle.statuses,
  publics: lifecycle.publics,
  events: lifecycle.events,
  leaves: Object.fromEntries(lifecycle.leaves.map((leaf) => [leaf.name, leafOf(leaf)])),
});

const leafOf = ({ status, public: face, deadline, tags, passing, final }: Leaf): object => ({
  status,
  public: face,
  deadline,
  tags,
  passing,
  final,
});
