import type { SdkCall, SdkModel } from '../../model/sdk/calls.ts';
import { EVENTS } from '../../model/sdk/document.ts';
import type { WaitSteps } from '../../model/sdk/waits.ts';
import { Forms } from './forms.ts';
import { capitalised, constant, moduleOf, safe, snake } from './names.ts';
import { docstring, generated, literal, quoted, spread, tupleOf } from './text.ts';

/** The codes that most operations have, in sets that have a name. */
export class SharedCodes {
  private readonly names = new Map<string, string>();
  private readonly shared: ReadonlySet<string>;

  constructor(shared: ReadonlySet<string>) {
    this.shared = shared;
  }

  own(codes: readonly string[]): string[] {
    return codes.filter((code) => !this.shared.has(code));
  }

  nameOf(codes: readonly string[]): string {
    const key = codes
      .filter((code) => this.shared.has(code))
      .toSorted()
      .join(' ');
    const name = this.names.get(key) ?? `Shared${this.names.size + 1}`;
    this.names.set(key, name);
    return name;
  }

  /** Every set, in the order in which they were named. */
  declared(): [name: string, codes: string[]][] {
    return [...this.names].map(([codes, name]) => [name, codes.split(' ').filter((code) => code !== '')]);
  }
}

export const errorName = ({ typeName }: SdkCall): string => `${typeName}Error`;
export const rowName = ({ id }: SdkCall): string => constant(id);
const codesName = ({ typeName }: SdkCall): string => `${typeName}Code`;

/** Codes that come from the way between the service and the caller. */
const CLIENT_CODES = ['NETWORK_ERROR', 'INVALID_RESPONSE', 'UNKNOWN'];

export function sharedModule(shared: SharedCodes): string {
  const sets = shared.declared();
  return generated('Codes that most operations have.', [
    'from typing import TYPE_CHECKING, Literal',
    '',
    'if TYPE_CHECKING:',
    '    from typing_extensions import TypeAlias',
    '',
    `    ClientCode: TypeAlias = Literal[${CLIENT_CODES.map(quoted).join(', ')}]`,
    ...sets.map(([name, codes]) => {
      const of = codes.length === 0 ? ['ClientCode'] : [`Literal[${codes.map(quoted).join(', ')}]`, 'ClientCode'];
      return `    ${name}Code: TypeAlias = ${quoted(of.join(' | ').replaceAll('"', "'"))}`;
    }),
    '',
    ...sets.map(([name, codes]) => `${constant(name)} = ${tupleOf(codes.map(quoted))}`),
  ]);
}

export interface WaitOf {
  readonly steps: WaitSteps;
  /** The names of the tables in `lifecycles.py`, by kind. */
  readonly tables: Readonly<Record<string, string>>;
}

/** The operations of a namespace: what the transport needs of each, and its exception. */
export function operationsModule(
  namespace: string,
  members: readonly SdkCall[],
  model: SdkModel,
  shared: SharedCodes,
  waits: ReadonlyMap<string, WaitOf>,
): string {
  const forms = new Forms(model);
  const sets = [...new Set(members.map(({ codes }) => shared.nameOf(codes)))].sort();
  const rows = members.map((call) => rowOf(call, forms, shared));
  const errors = members.flatMap((call) => errorOf(call, model, forms, shared));
  const waiting = members.flatMap((call) => waitingOf(call, model, waits.get(call.id)));
  const domains = [...forms.used].sort();
  return generated(`The operations of the namespace ${safe(namespace)}, and what they fail with.`, [
    'from typing import TYPE_CHECKING, Any, Literal, Mapping',
    '',
    `from .._runtime.errors import ${model.product.clientName}Error`,
    'from .._runtime.operation import Operation',
    `from ._shared import ${sets.map((name) => constant(name)).join(', ')}`,
    '',
    'if TYPE_CHECKING:',
    '    from typing_extensions import TypeAlias',
    '',
    '    from .._runtime.waits import Waiting',
    ...domains.map((domain) => `    from ..types import ${moduleOf(domain)} as _${moduleOf(domain)}`),
    `    from ._shared import ${sets.map((name) => `${name}Code`).join(', ')}`,
    '',
    ...errors,
    ...rows,
    ...waiting,
  ]);
}

function errorOf(call: SdkCall, model: SdkModel, forms: Forms, shared: SharedCodes): string[] {
  const { codes, sdkName } = call;
  const own = shared.own(codes);
  const set = `${shared.nameOf(codes)}Code`;
  const of = own.length === 0 ? [set] : [`Literal[${own.map(quoted).join(', ')}]`, set];
  const details = [...new Set(codes.flatMap((code) => model.details[code] ?? []))].map((name) =>
    forms.annotation({ kind: 'named', name }, { domain: undefined, isInput: false }),
  );
  const about = `What \`${safe(sdkName.namespace)}.${safe(sdkName.member)}\` fails with.`;
  return [
    'if TYPE_CHECKING:',
    `    ${codesName(call)}: TypeAlias = ${quoted(of.join(' | ').replaceAll('"', "'"))}`,
    '',
    '',
    `class ${errorName(call)}(${model.product.clientName}Error):`,
    docstring(about, '    '),
    '',
    `    code: ${codesName(call)}`,
    `    details: ${[...details, 'Mapping[str, Any]', 'None'].join(' | ')}`,
    '',
    '',
  ];
}

function rowOf(call: SdkCall, forms: Forms, shared: SharedCodes): string {
  const success = call.success === undefined ? undefined : resultOf(call, forms);
  const nulls = [...call.bodies.flat(), ...call.queryParameters, ...call.headerParameters].filter(({ shape }) =>
    forms.isNullable(shape),
  );
  const items = call.items === undefined ? [] : [`items=(${quoted(call.items)}, ${quoted(safe(call.items))})`];
  const parts = [
    `name=${quoted(call.id)}`,
    `method=${quoted(call.method)}`,
    `path=${quoted(call.path)}`,
    `query=${tupleOf(call.query.map(quoted))}`,
    ...(call.commas.length > 0 ? [`commas=${tupleOf(call.commas.map(quoted))}`] : []),
    ...(call.headers.length > 0 ? [`headers=${tupleOf(call.headers.map(pairOf))}`] : []),
    `body=${quoted(call.body)}`,
    ...(call.bodyType === undefined ? [] : [`body_type=${quoted(call.bodyType)}`]),
    `replay=${quoted(call.replay)}`,
    `result=${quoted(call.result)}`,
    ...(call.mayBeEmpty ? ['may_be_empty=True'] : []),
    `form=${quoted(call.success === undefined ? '' : forms.form(call.success))}`,
    `error=${errorName(call)}`,
    `codes=${tupleOf(shared.own(call.codes).map(quoted))}`,
    `shared=${constant(shared.nameOf(call.codes))}`,
    ...(nulls.length > 0 ? [`nulls=${tupleOf([...new Set(nulls.map(({ name }) => quoted(name)))])}`] : []),
    ...(call.accept === undefined ? [] : [`accept=${quoted(call.accept)}`]),
    ...items,
  ];
  const type = `Operation[${success ?? resultOf(call, forms)}, ${errorName(call)}]`;
  return `${spread(`${rowName(call)}: ${type} = Operation(`, parts, ')', '')}\n`;
}

const pairOf = ({ name, header }: SdkCall['headers'][number]): string => `(${quoted(name)}, ${quoted(header)})`;

/** The types of the successes, one for each form of the body. */
export const resultsOf = (call: SdkCall, forms: Forms): string[] =>
  call.answers.map((shape) => forms.annotation(shape, { domain: undefined, isInput: false }));

/** The type of a success. */
export function resultOf(call: SdkCall, forms: Forms): string {
  const nothing = call.mayBeEmpty ? ' | None' : '';
  if (call.success === undefined) return call.result === 'text' ? `str${nothing}` : 'None';
  return `${forms.annotation(call.success, { domain: undefined, isInput: false })}${nothing}`;
}

export const waitingName = ({ id }: SdkCall): string => `${snake(id)}_waiting`;

/** What a wait needs, made when the first wait asks for it. */
function waitingOf(call: SdkCall, { operations }: SdkModel, wait: WaitOf | undefined): string[] {
  if (wait === undefined) return [];
  const [parameter] = call.pathParameters;
  const events = helperOf(operations, EVENTS, call);
  const { by } = wait.steps;
  const tables = Object.entries(wait.tables).map(([kind, table]) => `${quoted(kind)}: ${table}`);
  const names = [...new Set(Object.values(wait.tables))].sort();
  const isHere = events?.sdkName.namespace === call.sdkName.namespace;
  return [
    '',
    `def ${waitingName(call)}() -> Waiting:`,
    `    from .._runtime.waits import Waiting`,
    `    from ..lifecycles import ${names.join(', ')}`,
    ...(events === undefined || isHere
      ? []
      : [`    from .${safe(events.sdkName.namespace)} import ${rowName(events)}`]),
    '',
    `    steps = {${tables.join(', ')}}`,
    `    return Waiting(${rowName(call)}, ${quoted(parameter?.name ?? 'id')}, ${events === undefined ? 'None' : rowName(events)}, steps, ${by === undefined ? 'None' : quoted(by)})`,
    '',
  ];
}

/** The operation of this id, where the credentials of `call` open it too: operators have no feed of events. */
export const helperOf = (operations: readonly SdkCall[], id: string, call: SdkCall | undefined): SdkCall | undefined =>
  operations.find((operation) => operation.id === id && operation.audience === call?.audience);

/** The details of refusals by code, as the runtime reads them. */
export function detailsModule({ details }: SdkModel, forms: Forms): string {
  const rows = Object.entries(details)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, name]) => `    ${quoted(code)}: ${quoted(forms.form({ kind: 'named', name }))},`);
  return generated('The forms of the details of refusals, by code.', [
    'from typing import Mapping',
    '',
    'DETAILS: Mapping[str, str] = {',
    ...rows,
    '}',
  ]);
}

/** The ways of the lifecycles: a table for each that a wait or a mirror reads. */
export const lifecyclesModule = (tables: ReadonlyMap<string, Readonly<Record<string, readonly string[]>>>): string =>
  generated('Statuses, each with those that a resource may have at any later time.', [
    'from typing import Mapping, Sequence',
    '',
    ...[...tables].flatMap(([name, steps]) => [
      `${name}: Mapping[str, Sequence[str]] = {`,
      ...Object.entries(steps).map(([status, later]) => `    ${quoted(status)}: ${literal(later)},`),
      '}',
      '',
    ]),
  ]);

export const namespaceClass = (namespace: string): string => `${capitalised(namespace)}Namespace`;
