import { asArray, asObject, asString, type Json, type JsonObject } from '../../load/json.ts';
import { ContractFault } from '../contract-fault.ts';
import { withoutRefinements } from '../schemas/refinement.ts';

/** What a value of the contract is, in no language yet. */
export type Shape =
  | { readonly kind: 'text' | 'integer' | 'number' | 'boolean' | 'json' }
  /** A decimal number as a string, and a point in time as a string. */
  | { readonly kind: 'decimal' | 'time' }
  /** One of these values. A newer service may send others. */
  | { readonly kind: 'choice'; readonly values: readonly (string | number | boolean)[] }
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'list' | 'map' | 'nullable'; readonly of: Shape }
  | { readonly kind: 'union'; readonly of: readonly Shape[] };

export interface Field {
  readonly name: string;
  readonly shape: Shape;
  readonly required: boolean;
  readonly description: string;
  readonly secret: boolean;
}

/** How a union tells its branches apart: by the values of a field, or by the field that only one of them has. */
export type Tell =
  | { readonly by: string; readonly values: Readonly<Record<string, string>> }
  | { readonly keys: Readonly<Record<string, string>> };

export type NamedShape = { readonly name: string; readonly domain: string; readonly description: string } & (
  | { readonly kind: 'object'; readonly fields: readonly Field[]; readonly isOpen: boolean }
  | { readonly kind: 'alias'; readonly of: Shape }
  /** `other` is read where the value that tells is none of the known ones. */
  | { readonly kind: 'union'; readonly branches: readonly string[]; readonly tell: Tell; readonly other?: string }
);

/** Reads schemas, and gives those a name that stand in the middle of another. */
export class Shapes {
  readonly named = new Map<string, NamedShape>();
  readonly #domainOf: (schema: string) => string;

  constructor(domainOf: (schema: string) => string) {
    this.#domainOf = domainOf;
  }

  /** Adds a schema of the contract, under its name. */
  add(name: string, schema: JsonObject): void {
    this.#addAs(name, this.#domainOf(name), schema);
  }

  /**
   * Adds a union of all payloads of webhooks under the name of the schema that stands for any of them. That schema itself
   * is what a payload of an unknown type is read as.
   */
  addEvents(name: string, schema: JsonObject, payloads: readonly string[]): void {
    const domain = this.#domainOf(name);
    const other = `Unknown${name}`;
    this.#addAs(other, domain, { ...schema, properties: { ...asObject(schema.properties), type: { enum: [''] } } });
    const description = textOf(schema);
    this.#set({ name, domain, description, kind: 'union', branches: payloads, tell: { keys: {} }, other });
  }

  /** The shape of a schema that stands at `path`, which names what has no name. */
  shapeOf(schema: Json | undefined, path: string, domain: string): Shape {
    const node = withoutRefinements(asObject(schema));
    const reference = asString(node.$ref);
    if (reference !== undefined) return { kind: 'named', name: reference.replace('#/components/schemas/', '') };
    const types = asArray(node.type).length > 0 ? asArray(node.type) : [node.type];
    const choices = [...asArray(node.anyOf), ...asArray(node.oneOf)];
    if (choices.length > 0) return this.#choiceOf(choices, path, domain);
    const plain = types.filter((type) => type !== 'null');
    const shape = plain.length === 1 ? this.#plain(node, asString(plain[0]), path, domain) : JSON_SHAPE;
    return types.includes('null') && shape.kind !== 'json' ? { kind: 'nullable', of: shape } : shape;
  }

  #choiceOf(choices: readonly Json[], path: string, domain: string): Shape {
    const others = choices.filter((choice) => asObject(choice).type !== 'null');
    const parts = others.map((choice, place) =>
      this.shapeOf(choice, others.length > 1 ? `${path}${place + 1}` : path, domain),
    );
    const [first] = parts;
    const shape: Shape = parts.length === 1 && first !== undefined ? first : { kind: 'union', of: parts };
    return others.length < choices.length && shape.kind !== 'json' ? { kind: 'nullable', of: shape } : shape;
  }

  #plain(node: JsonObject, type: string | undefined, path: string, domain: string): Shape {
    const values = node.const === undefined ? asArray(node.enum) : [node.const];
    const known = values.filter((value) => value !== null);
    if (known.length > 0) return { kind: 'choice', values: known as (string | number | boolean)[] };
    switch (type) {
      case 'string':
        return stringShape(node);
      case 'integer':
      case 'number':
      case 'boolean':
        return { kind: type };
      case 'array':
        return { kind: 'list', of: this.shapeOf(node.items, `${path}Item`, domain) };
      case 'object':
        return this.#object(node, path, domain);
      default:
        return JSON_SHAPE;
    }
  }

  #object(node: JsonObject, path: string, domain: string): Shape {
    if (node.properties !== undefined) {
      this.#addAs(path, domain, node);
      return { kind: 'named', name: path };
    }
    const { additionalProperties: values } = node;
    return Object.keys(asObject(values)).length > 0
      ? { kind: 'map', of: this.shapeOf(values, `${path}Value`, domain) }
      : { kind: 'map', of: JSON_SHAPE };
  }

  #addAs(name: string, domain: string, schema: JsonObject): void {
    const node = withoutRefinements(schema);
    const about = { name, domain, description: textOf(node) };
    const branches = asArray(node.oneOf).flatMap((part) => refName(part) ?? []);
    if (branches.length > 0 && branches.length === asArray(node.oneOf).length) {
      this.#set({ ...about, kind: 'union', branches, tell: { keys: {} } });
      return;
    }
    const properties = Object.entries(asObject(node.properties));
    if (node.properties === undefined) {
      this.#set({ ...about, kind: 'alias', of: this.shapeOf(node, name, domain) });
      return;
    }
    const required = asArray(node.required);
    const fields = properties.map(([field, property]): Field => {
      const shape = this.shapeOf(property, `${name}${capitalised(wordOf(field))}`, domain);
      const { 'x-secret': secret } = asObject(property);
      return {
        name: field,
        shape,
        required: required.includes(field),
        description: textOf(asObject(property)),
        secret: secret === true,
      };
    });
    this.#set({ ...about, kind: 'object', fields, isOpen: node.additionalProperties !== false });
  }

  #set(shape: NamedShape): void {
    const other = this.named.get(shape.name);
    const message = `the SDK would have two types ${shape.name}: rename a schema or a field`;
    if (other !== undefined) throw new ContractFault(shape.name, message);
    this.named.set(shape.name, shape);
  }
}

const JSON_SHAPE: Shape = { kind: 'json' };

/** A form in which every string is a decimal number, and some have a fraction. */
function stringShape(node: JsonObject): Shape {
  if (node.format === 'date-time') return { kind: 'time' };
  const pattern = asString(node.pattern);
  return { kind: pattern !== undefined && isDecimal(pattern) ? 'decimal' : 'text' };
}

const isDecimal = (pattern: string): boolean => {
  const expression = new RegExp(pattern, 'u');
  const fits = (text: string): boolean => expression.test(text);
  const isFraction = ['1.5', '1.50', '1.50000000'].some(fits);
  return isFraction && !['a', '1.a', '-', '', '1.2.3', '1x5'].some(fits);
};

const textOf = (node: JsonObject): string => (asString(node.description) ?? '').trim();
const refName = (schema: Json): string | undefined =>
  asString(asObject(schema).$ref)?.replace('#/components/schemas/', '');
const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
/** A name of letters and digits alone. */
const wordOf = (name: string): string =>
  name.replace(/[^A-Za-z0-9]+(.)?/g, (_, next: string = '') => next.toUpperCase());
