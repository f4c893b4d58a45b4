import { asObject } from '../load/json.ts';
import { lifecycleWords } from '../model/machines/lifecycle-words.ts';
import { namesResource } from '../model/machines/names-resource.ts';
import { type Sender, sendersOf } from '../model/machines/senders.ts';
import type { Model } from '../model/model.ts';
import { readersOf } from '../model/readers.ts';
import { dataOf, objectOf, objectType, readonly, unionOf } from '../print/blocks.ts';
import { exportedConstant, exportedInterface, exportedType, typeImportOf } from '../print/declarations.ts';
import { quote } from '../print/text.ts';
import { printFile, type Statement } from '../print/typescript.ts';
import type { Emitter } from './emitter.ts';

const PATH = 'generated/contract/explanations.ts';

/** `generated/contract/explanations.ts`: who sends each event of a lifecycle, and which operations answer its resources. */
export const emitExplanations: Emitter = (model) => {
  const { lifecycles, operations, schemas } = model;
  const facts = lifecycles.map((lifecycle) => ({
    id: lifecycle.id,
    words: lifecycleWords(lifecycle.id),
    states: Object.fromEntries(lifecycle.leaves.map(({ name, description }) => [name, description])),
    waits: waitsOf(lifecycle),
    ...waysOf(lifecycle, operations, schemas),
  }));
  const byPrefix = lifecyclesByPrefix(lifecycles);
  const stateCodes = stateCodesOf(model);
  const madeFrom = { facts, byPrefix, stateCodes };
  const text = (): string =>
    printFile('spec/', [...declarationsOf(facts), prefixesOf(byPrefix), stateCodesConstant(stateCodes)]);
  return [{ path: PATH, madeFrom, text }];
};

/** Who sends each event, and who reads: a request that names another resource says so. */
function waysOf(
  lifecycle: Model['lifecycles'][number],
  operations: Model['operations'],
  schemas: Model['schemas'],
): Pick<Facts, 'senders' | 'readers'> {
  const readers = readersOf(lifecycle, operations, schemas);
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const readerPaths = readers.flatMap(({ operation }) => byId.get(operation)?.path ?? []);
  const isElsewhere = ({ operation }: Sender): boolean => {
    const request = operation === undefined ? undefined : byId.get(operation);
    return request !== undefined && !namesResource(lifecycle, request, readerPaths);
  };
  const senders = Object.entries(sendersOf(lifecycle, operations)).map(([event, ways]) => [
    event,
    ways.map((sender) => ({ ...sender, ...(isElsewhere(sender) && { elsewhere: true as const }) })),
  ]);
  return { senders: Object.fromEntries(senders), readers };
}

const waitsOf = ({ leaves }: Model['lifecycles'][number]): Facts['waits'] =>
  Object.fromEntries(leaves.flatMap(({ name, waitsFor }) => (waitsFor ? [[name, waitsFor]] : [])));

/** The lifecycles whose resources' ids begin with a prefix. */
const lifecyclesByPrefix = (
  lifecycles: Model['lifecycles'],
): readonly (readonly [prefix: string, ids: readonly string[]])[] =>
  [...Map.groupBy(lifecycles, ({ idPrefix }) => idPrefix)]
    .map(([prefix, members]) => [prefix, members.map(({ id }) => id)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));

const prefixesOf = (byPrefix: ReturnType<typeof lifecyclesByPrefix>): Statement =>
  exportedConstant(
    'lifecyclesByPrefix',
    'Readonly<Partial<Record<string, readonly LifecycleName[]>>>',
    objectOf(byPrefix.map(([prefix, ids]) => [prefix, dataOf(ids)])),
    'The lifecycles that an id may belong to, by its prefix: several where lifecycles share one.',
  );

/** Codes whose details say which operations the state of the resource allows instead. */
const stateCodesOf = ({ errors }: Model): readonly string[] =>
  errors.flatMap(({ code, details }) => ('allowed' in asObject(details?.properties) ? [code] : []));

const stateCodesConstant = (codes: readonly string[]): Statement =>
  exportedConstant(
    'stateCodes',
    'ReadonlySet<string>',
    `new Set(${JSON.stringify(codes).replaceAll('"', "'").replaceAll(',', ', ')})`,
    'The codes that are about the state of a resource: their details have `allowed`, what that state allows instead.',
  );

interface Facts {
  readonly id: Model['lifecycles'][number]['id'];
  readonly words: string;
  readonly states: Readonly<Record<string, string>>;
  readonly waits: Readonly<Record<string, { readonly who: string; readonly events: readonly string[] }>>;
  readonly senders: Readonly<Record<string, readonly (Sender & { readonly elsewhere?: true })[]>>;
  readonly readers: ReturnType<typeof readersOf>;
}

const KINDS = ['operation', 'provider', 'chain', 'operator', 'timer', 'service', 'control'];

const declarationsOf = (facts: readonly Facts[]): Statement[] => [
  typeImportOf('./lifecycles.ts', 'LifecycleName'),
  typeImportOf('./operations.ts', 'OperationId'),
  typeImportOf('./errors.ts', 'ErrorCode'),
  exportedType('SenderKind', unionOf(KINDS.map(quote))),
  exportedInterface(
    'EventSender',
    objectType([
      readonly('kind', 'SenderKind'),
      {
        ...readonly('operation', 'OperationId', 'Where it comes by a request that a client may send.'),
        isOptional: true,
      },
      {
        ...readonly(
          'refused',
          "Readonly<Record<string, ErrorCode | 'unchanged' | 'depends'>>",
          'What that operation answers, by state, where the machine does not take the event.',
        ),
        isOptional: true,
      },
      {
        ...readonly('elsewhere', 'true', 'The request names another resource, or none, and finds this one by it.'),
        isOptional: true,
      },
    ]),
    'One way in which an event of a lifecycle comes.',
  ),
  exportedInterface(
    'ResourceReader',
    objectType([
      readonly('operation', 'OperationId'),
      readonly('parameter', 'string', 'The path parameter that takes the id.'),
      readonly('field', 'string', 'The field of its answer that has the status.'),
      readonly('face', unionOf([quote('status'), quote('public')]), 'Whether that is the stored or the projected one.'),
    ]),
    'An operation that answers one resource of a lifecycle by its id.',
  ),
  exportedInterface(
    'LifecycleFacts',
    objectType([
      readonly('words', 'string', 'Its name for people.'),
      readonly('states', 'Readonly<Record<string, string>>'),
      readonly(
        'waits',
        'Readonly<Record<string, { readonly who: string; readonly events: readonly string[] }>>',
        'By state: the party that has to act, and the events that it can send. `who` is a column with a tenant, or a kind of wait.',
      ),
      readonly('senders', 'Readonly<Record<string, readonly EventSender[]>>'),
      readonly('readers', 'readonly ResourceReader[]'),
    ]),
    'What an explanation knows of a lifecycle: what each state means, who sends each event, and who reads its resources.',
  ),
  exportedConstant(
    'lifecycleFacts',
    '{ readonly [M in LifecycleName]: LifecycleFacts }',
    objectOf(facts.map(({ id, ...rest }) => [id, dataOf(rest)])),
  ),
];
