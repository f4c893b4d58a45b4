import { asArray, asObject, type Json, type JsonObject } from '../../load/json.ts';
import type { SdkCall, SdkModel } from '../../model/sdk/calls.ts';
import { resolver } from '../../model/sdk/resolve.ts';
import type { Field, NamedShape, Shape } from '../../model/sdk/shapes.ts';
import { Forms } from './forms.ts';
import { safe } from './names.ts';
import { literal, quoted } from './text.ts';

/**
 * A call of each operation as a program of Python, made from the contract's first example: what the reference shows beside
 * the one of TypeScript.
 */
export function samplesOf(openapi: JsonObject, model: SdkModel): Readonly<Record<string, string>> {
  const printer = new Samples(openapi, model);
  return Object.fromEntries(model.operations.map((call) => [call.id, printer.sampleOf(call)]));
}

class Samples {
  private readonly openapi: JsonObject;
  private readonly forms: Forms;
  private readonly inputs: ReadonlySet<string>;
  private readonly pythonPackage: string;
  /** What a program imports. */
  private types = new Set<string>();
  private modules = new Set<string>();

  constructor(openapi: JsonObject, model: SdkModel) {
    this.openapi = openapi;
    this.forms = new Forms(model);
    this.inputs = model.inputs;
    this.pythonPackage = model.product.pythonPackage;
  }

  sampleOf(call: SdkCall): string {
    this.types = new Set();
    this.modules = new Set();
    const resolve = resolver(this.openapi);
    const node = asObject(asObject(asObject(this.openapi.paths)[call.path])[call.method.toLowerCase()]);
    const body = exampleIn(resolve(node.requestBody ?? null).content);
    const answer = asObject(this.answerOf(node));
    const path = call.pathParameters.map((field) =>
      this.value(this.exampleOf(call, field, answer), field.shape, true, 1),
    );
    const query = call.queryParameters
      .filter(({ required }) => required)
      .map((field) => this.keyword(field, this.exampleOf(call, field, answer), true));
    const fields = this.fieldsFor(call, asObject(body));
    const keywords = fields.flatMap((field) => {
      const value = asObject(body)[field.name];
      return value === undefined ? [] : [this.keyword(field, value, true)];
    });
    const place = `${clientOf(call)}.${safe(call.sdkName.namespace)}.${safe(call.sdkName.member)}`;
    const program = `result = ${listed(`${place}(`, [...path, ...keywords, ...query], ')', 0)}`;
    return [...this.imports(), program].join('\n');
  }

  private imports(): string[] {
    const own = [...this.types].sort();
    return [
      ...(this.modules.size > 0 ? [...[...this.modules].sort(), ''] : []),
      ...(own.length > 0 ? [`from ${this.pythonPackage}.types import ${own.join(', ')}`, ''] : []),
    ];
  }

  /** The fields of the form of a body that has the example's. */
  private fieldsFor({ bodies }: SdkCall, body: JsonObject): readonly Field[] {
    const names = Object.keys(body);
    const fits = (fields: readonly Field[]): boolean =>
      names.every((name) => fields.some((field) => field.name === name));
    return bodies.find(fits) ?? bodies[0] ?? [];
  }

  private keyword(field: Field, value: Json, isInput: boolean): string {
    return `${safe(field.name)}=${this.value(value, field.shape, isInput, 1)}`;
  }

  private answerOf({ responses }: JsonObject): Json {
    const resolve = resolver(this.openapi);
    const good = Object.entries(asObject(responses)).filter(([status]) => status.startsWith('2'));
    return (
      good.map(([, response]) => exampleIn(resolve(response).content)).find((value) => value !== undefined) ?? null
    );
  }

  /** Of a path or a query: the parameter's own example, or the id that the answer has. */
  private exampleOf({ path, method }: SdkCall, { name }: Field, answer: JsonObject): Json {
    const resolve = resolver(this.openapi);
    const item = asObject(asObject(this.openapi.paths)[path]);
    const node = asObject(item[method.toLowerCase()]);
    const parameters = [...asArray(item.parameters), ...asArray(node.parameters)].map(resolve);
    const schema = resolve(parameters.find((one) => one.name === name)?.schema ?? null);
    const [example] = asArray(schema.examples);
    const [choice] = asArray(schema.enum);
    const own = [name, 'id', ...Object.keys(answer).filter((key) => key.endsWith('Id'))].map((key) => answer[key]);
    const found = own.find((value) => typeof value === 'string' && /^[a-z0-9]{2,5}_[0-9a-z]{26}$/.test(value));
    return example ?? schema.default ?? choice ?? found ?? `{${name}}`;
  }

  private value(value: Json, shape: Shape, isInput: boolean, depth: number): string {
    if (value === null) return 'None';
    switch (shape.kind) {
      case 'nullable':
        return this.value(value, shape.of, isInput, depth);
      case 'decimal':
        return isInput ? quoted(String(value)) : this.decimal(String(value));
      case 'time':
        this.modules.add('from datetime import datetime');
        return `datetime.fromisoformat(${quoted(String(value).replace('Z', '+00:00'))})`;
      case 'list': {
        const items = asArray(value).map((item) => this.value(item, shape.of, isInput, depth + 1));
        if (isInput) return listed('[', items, ']', depth);
        return items.length === 1 ? `(${items[0]},)` : listed('(', items, ')', depth);
      }
      case 'named':
        return this.named(value, this.forms.find(shape.name), isInput, depth);
      default:
        return literalOf(value, depth);
    }
  }

  private decimal(value: string): string {
    this.modules.add('from decimal import Decimal');
    return `Decimal(${quoted(value)})`;
  }

  private named(value: Json, type: NamedShape, isInput: boolean, depth: number): string {
    if (type.kind === 'alias') return this.value(value, type.of, isInput, depth);
    const given = asObject(value);
    if (type.kind === 'union') {
      const branch =
        'by' in type.tell
          ? type.tell.values[String(given[type.tell.by])]
          : Object.entries(type.tell.keys).find(([key]) => key in given)?.[1];
      if (branch === undefined) throw new Error(`the example of ${type.name} is none of its branches`);
      return this.named(value, this.forms.find(branch), isInput, depth);
    }
    this.types.add(type.name);
    const isOwnInput = this.inputs.has(type.name);
    const fields = type.fields.flatMap((field) => {
      const item = given[field.name];
      return item === undefined ? [] : [`${safe(field.name)}=${this.value(item, field.shape, isOwnInput, depth + 1)}`];
    });
    return listed(`${type.name}(`, fields, ')', depth);
  }
}

/** What a program calls its client: operators have one of their own. */
const clientOf = ({ audience }: SdkCall): string => (audience === 'operators' ? 'admin' : 'client');

const exampleIn = (content: Json | undefined): Json | undefined => {
  const [media] = Object.entries(asObject(content)).flatMap(([type, one]) => (type.includes('json') ? [one] : []));
  const [example] = Object.values(asObject(asObject(media).examples));
  return asObject(example).value;
};

const WIDTH = 80;

/** In one line where it is short, or else a line for each. */
function listed(head: string, parts: readonly string[], tail: string, depth: number): string {
  const flat = `${head}${parts.join(', ')}${tail}`;
  if (flat.length + depth * 4 <= WIDTH && !flat.includes('\n')) return flat;
  const indent = '    '.repeat(depth + 1);
  return `${head}\n${parts.map((part) => `${indent}${part},\n`).join('')}${'    '.repeat(depth)}${tail}`;
}

function literalOf(value: Json, depth: number): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return literal(value);
  const parts = Object.entries(value).map(([key, item]) => `${quoted(key)}: ${literalOf(item as Json, depth + 1)}`);
  return listed('{', parts, '}', depth);
}
