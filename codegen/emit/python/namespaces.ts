import type { SdkCall, SdkModel } from '../../model/sdk/calls.ts';
import { EXPLAIN } from '../../model/sdk/document.ts';
import type { Field, Shape } from '../../model/sdk/shapes.ts';
import { Forms } from './forms.ts';
import { moduleOf, namesOf, safe } from './names.ts';
import { errorName, helperOf, namespaceClass, resultOf, resultsOf, rowName, waitingName } from './operations.ts';
import { statusText, stepOf } from './statuses.ts';
import { docstring, generated, quoted, spread } from './text.ts';

/** Whether a client blocks or awaits. */
export type Kind = 'sync' | 'async';

/** A namespace: a method for each operation, and the same with its result as a value. */
export function namespaceModule(namespace: string, members: readonly SdkCall[], model: SdkModel, kind: Kind): string {
  const forms = new Forms(model);
  const printer = new Methods(forms, model, kind);
  const methods = members.flatMap((call) => printer.methodsOf(call));
  const rows = [...new Set([...members.map(rowName), ...members.flatMap((call) => printer.helpersOf(call))])].sort();
  const explain = helperOf(model.operations, EXPLAIN, members[0]);
  const isElsewhere =
    explain !== undefined && explain.sdkName.namespace !== namespace && members.some(({ wait }) => wait);
  const prefix = kind === 'sync' ? '' : 'Async';
  const errors = [...new Set(members.map(errorName))].sort();
  return generated(`The namespace ${safe(namespace)} of a client.`, [
    'from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload',
    '',
    `from .._runtime.clients import ${prefix}Calls, renamed`,
    'from .._runtime.values import UNSET, Unknown, Unset',
    spread(`from ..operations.${safe(namespace)} import (`, rows, ')', ''),
    ...(isElsewhere ? [`from ..operations.${safe(explain.sdkName.namespace)} import ${rowName(explain)}`] : []),
    '',
    'if TYPE_CHECKING:',
    '    from datetime import datetime',
    '    from decimal import Decimal',
    '',
    '    from .._runtime.errors import WaitEnded, WaitTimeout',
    '    from .._runtime.options import CallOptions',
    `    from .._runtime.pages import ${kind === 'sync' ? 'Page' : 'AsyncPage, AsyncPages'}`,
    '    from .._runtime.results import Failure, Success',
    `    from .._runtime.streams import ${prefix}EventStream`,
    '    from .._runtime.values import Amount',
    spread(`    from ..operations.${safe(namespace)} import (`, errors, ')', ''),
    ...(isElsewhere ? [`    from ..operations.${safe(explain.sdkName.namespace)} import ${errorName(explain)}`] : []),
    ...[...forms.used].sort().map((domain) => `    from ..types import ${moduleOf(domain)} as _${moduleOf(domain)}`),
    '',
    '',
    `class ${prefix}${namespaceClass(namespace)}:`,
    docstring(`The operations of \`${safe(namespace)}\`.`, '    '),
    '',
    `    def __init__(self, calls: ${prefix}Calls) -> None:`,
    '        self._calls = calls',
    '',
    ...methods,
  ]);
}

interface Signature {
  /** Beside `self`. */
  readonly parameters: readonly string[];
  /** How they are given to a call: the JSON names with the Python ones. */
  readonly given: readonly string[];
}

class Methods {
  private readonly forms: Forms;
  private readonly model: SdkModel;
  private readonly kind: Kind;

  constructor(forms: Forms, model: SdkModel, kind: Kind) {
    this.forms = forms;
    this.model = model;
    this.kind = kind;
  }

  /** What the methods of an operation take from the module of operations beside its row. */
  helpersOf(call: SdkCall): string[] {
    const explain = helperOf(this.model.operations, EXPLAIN, call);
    if (call.wait === undefined) return [];
    const isHere = explain?.sdkName.namespace === call.sdkName.namespace;
    return [waitingName(call), ...(isHere && explain !== undefined ? [rowName(explain)] : [])];
  }

  methodsOf(call: SdkCall): string[] {
    return [
      ...this.callMethods(call),
      ...(call.streams ? this.streamMethod(call) : []),
      ...(call.wait === undefined ? [] : [...this.waitMethods(call), ...this.nextMethod(call)]),
    ];
  }

  private get def(): string {
    return this.kind === 'sync' ? 'def' : 'async def';
  }

  private get awaited(): string {
    return this.kind === 'sync' ? '' : 'await ';
  }

  private callMethods(call: SdkCall): string[] {
    const name = safe(call.sdkName.member);
    const item = call.item === undefined ? undefined : this.output(call.item);
    const error = errorName(call);
    const page = this.kind === 'sync' ? 'Page' : 'AsyncPage';
    const raising = (of: string): string =>
      item === undefined ? of : this.kind === 'sync' ? `Page[${item}]` : `AsyncPages[${item}]`;
    const valued = (of: string): string =>
      `Success[${item === undefined ? of : `${page}[${item}]`}] | Failure[${error}]`;
    const isPages = item !== undefined && this.kind === 'async';
    const give = item === undefined ? 'give' : this.kind === 'sync' ? 'page' : 'pages';
    const attempt = item === undefined ? 'attempt' : 'attempt_page';
    const brief = `${call.summary}: \`${name}\` with its result as a value, which never raises for what the service answers.`;
    return [
      ...this.method(
        call,
        name,
        raising,
        this.docOf(call),
        give,
        isPages ? 'def' : this.def,
        isPages ? '' : this.awaited,
      ),
      ...this.method(call, `try_${snakeless(name)}`, valued, brief, attempt, this.def, this.awaited),
    ];
  }

  /** One method, or as many overloads as its body has forms. */
  private method(
    call: SdkCall,
    name: string,
    resultFor: (success: string) => string,
    doc: string,
    callee: string,
    def: string,
    awaited: string,
  ): string[] {
    const row = rowName(call);
    const result = resultFor(resultOf(call, this.forms));
    const results = resultsOf(call, this.forms).map(resultFor);
    const forms = call.bodies.length > 1 ? call.bodies : [call.bodies[0] ?? []];
    const signatures = forms.map((body) => this.signature(call, body));
    const [only] = signatures;
    if (signatures.length === 1 && only !== undefined) {
      return [
        spread(`${def} ${name}(`, ['self', ...only.parameters], `) -> ${result}:`, '    '),
        docstring(doc, '        '),
        spread(
          `return ${awaited}self._calls.${callee}(`,
          [row, `{${only.given.join(', ')}}`, 'options'],
          ')',
          '        ',
        ),
        '',
      ];
    }
    const overloads = signatures.flatMap(({ parameters }, at) => [
      '    @overload',
      `${spread(`${def} ${name}(`, ['self', ...parameters], `) -> ${results[at] ?? result}: ...`, '    ')}`,
      '',
    ]);
    const path = call.pathParameters.map((field) => `${safe(field.name)}: str`);
    const fields = [...new Map(call.bodies.flat().map((field) => [field.name, field])).values()];
    const query = [...call.queryParameters, ...call.headerParameters];
    const names = namesOf(
      call.id,
      [...fields, ...query].map((field) => field.name),
    );
    const renames = [...names].map(([json, python]) => `${quoted(python)}: ${quoted(json)}`);
    const given = [
      ...call.pathParameters.map((field) => `${quoted(field.name)}: ${safe(field.name)}`),
      `**renamed(${quoted(name)}, {${renames.join(', ')}}, fields)`,
    ];
    return [
      ...overloads,
      spread(
        `${def} ${name}(`,
        ['self', ...path, 'options: CallOptions | None = None', '**fields: Any'],
        `) -> ${result}:`,
        '    ',
      ),
      docstring(doc, '        '),
      spread(`return ${awaited}self._calls.${callee}(`, [row, `{${given.join(', ')}}`, 'options'], ')', '        '),
      '',
    ];
  }

  private signature(call: SdkCall, body: readonly Field[]): Signature {
    const named = [...body, ...call.queryParameters, ...call.headerParameters];
    const names = namesOf(
      call.id,
      [...call.pathParameters, ...named].map(({ name }) => name),
    );
    const nameOf = ({ name }: Field): string => names.get(name) ?? name;
    const path = call.pathParameters.map((field) => `${nameOf(field)}: ${this.input(field.shape)}`);
    const keywords = named
      .toSorted((a, b) => Number(b.required) - Number(a.required))
      .map((field) => `${nameOf(field)}: ${this.input(field.shape)}${this.defaultOf(field)}`);
    return {
      parameters: [...path, '*', ...keywords, 'options: CallOptions | None = None'],
      given: [...call.pathParameters, ...named].map((field) => `${quoted(field.name)}: ${nameOf(field)}`),
    };
  }

  private defaultOf({ shape, required }: Field): string {
    if (required) return '';
    return this.forms.isNullable(shape) ? ' | Unset = UNSET' : ' | None = None';
  }

  private input(shape: Shape): string {
    return this.forms.annotation(shape, { domain: undefined, isInput: true });
  }

  private output(shape: Shape): string {
    return this.forms.annotation(shape, { domain: undefined, isInput: false });
  }

  private docOf(call: SdkCall): string {
    const { summary, description, method, path, scopes, deprecated, bodies, pathParameters } = call;
    const fields = [
      ...pathParameters,
      ...new Map(bodies.flat().map((field) => [field.name, field])).values(),
      ...call.queryParameters,
      ...call.headerParameters,
    ];
    const told = fields.filter((field) => field.description !== '');
    const parameters = told.map(
      (field) => `    ${safe(field.name)}: ${field.description.replaceAll(/\s*\n\s*/g, ' ')}`,
    );
    const blocks = [
      `${summary}.`.replace(/\.\.$/, '.'),
      ...(deprecated ? ['Deprecated.'] : []),
      description.trim(),
      `\`${method} ${path}\`${scopes.length > 0 ? `, scope ${scopes.join(', ')}` : ''}`,
      parameters.length > 0 ? `Args:\n${parameters.join('\n')}` : '',
      `Raises:\n    ${errorName(call)}: \`code\` says why.`,
    ];
    return blocks.filter((block) => block !== '').join('\n\n');
  }

  private streamMethod(call: SdkCall): string[] {
    if (call.item === undefined) return [];
    const filters = call.queryParameters.filter(({ name }) => !PAGING.includes(name));
    const parameters = filters.map(
      (field) => `${safe(field.name)}: ${this.input(field.shape)}${this.defaultOf(field)}`,
    );
    const given = filters.map((field) => `${quoted(field.name)}: ${safe(field.name)}`);
    const prefix = this.kind === 'sync' ? '' : 'Async';
    const result = `${prefix}EventStream[${this.output(call.item)}]`;
    return [
      spread(
        'def stream(',
        ['self', '*', 'after: str | None = None', ...parameters, 'options: CallOptions | None = None'],
        `) -> ${result}:`,
        '    ',
      ),
      docstring(STREAM, '        '),
      spread(
        'return self._calls.stream(',
        [rowName(call), quoted(this.forms.form(call.item)), `{${given.join(', ')}}`, 'after', 'options'],
        ')',
        '        ',
      ),
      '',
    ];
  }

  private waitMethods(call: SdkCall): string[] {
    const name = safe(call.wait?.member ?? '');
    const result = resultOf(call, this.forms);
    const status = statusText(this.forms, call.success);
    const parameters = [
      'self',
      'id: str',
      '*',
      `until: ${status} | Sequence[${status}]`,
      'timeout: float = 60.0',
      'options: CallOptions | None = None',
    ];
    const sent = `${this.awaited}self._calls.wait(${waitingName(call)}(), id, until, timeout, options)`;
    const valued = `Success[${result}] | Failure[${errorName(call)} | WaitTimeout | WaitEnded]`;
    const doc = `Waits until what \`${safe(call.sdkName.member)}\` reads has a status, or has had it since the call.\n\n${WAIT}`;
    return [
      spread(`${this.def} ${name}(`, parameters, `) -> ${result}:`, '    '),
      docstring(doc, '        '),
      `        data: ${result} = (${sent}).unwrap()`,
      '        return data',
      '',
      spread(`${this.def} try_${name}(`, parameters, `) -> ${valued}:`, '    '),
      docstring(`\`${name}\` with its result as a value.`, '        '),
      `        return ${sent}`,
      '',
    ];
  }

  private nextMethod(call: SdkCall): string[] {
    const explain = helperOf(this.model.operations, EXPLAIN, call);
    const step = explain === undefined ? undefined : stepOf(this.forms, explain.success);
    const [parameter] = explain?.pathParameters ?? [];
    if (explain === undefined || step === undefined || parameter === undefined) return [];
    const name = safe((call.wait?.member ?? '').replace(/^wait/, 'next'));
    return [
      spread(
        `${this.def} ${name}(`,
        ['self', 'id: str', '*', 'options: CallOptions | None = None'],
        `) -> tuple[${this.output(step)}, ...]:`,
        '    ',
      ),
      docstring(NEXT, '        '),
      `        told = ${this.awaited}self._calls.give(${rowName(explain)}, {${quoted(parameter.name)}: id}, options)`,
      '        return tuple(step for step in told.next if step.by == "operation" and step.operation_id is not None)',
      '',
    ];
  }
}

const snakeless = (name: string): string => name.replace(/_$/, '');

/** The filters of a list that its stream has not. */
const PAGING = ['cursor', 'order', 'skip', 'take'];

const STREAM = `Every event as it happens, in order and once each. It connects again by itself, behind the last event.

\`after\` is the \`sequence\` of the last event that you have; "0" begins with the oldest one. By default the stream begins
with the next event. It goes on until the loop is left. It raises for a refusal that would come again.`;

const WAIT = `Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with WAIT_TIMEOUT after
\`timeout\` seconds. The resource is as it is then: a status that lasts for a moment may be over.`;

const NEXT =
  'The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal.';
