import type { Document, Operation, Schema } from './contract.ts';
import type { Knowledge } from './knowledge.ts';
import type { Random } from './random.ts';
import { OWN_ADDRESS, OWN_PHONE } from './world.ts';

/** Around the limits that the worlds set, and far above them. */
const AMOUNTS = ['0.01', '5.00', '9.99', '10.00', '11.00', '50.00', '250.00', '400.00'];
const SECONDS = [1, 60, 3600, 86_400];

const LONG = 6;

/** Makes inputs of operations out of what the contract says and what the attacker knows. */
export class Inputs {
  readonly #document: Document;
  readonly #random: Random;
  readonly #knowledge: Knowledge;
  #made = 0;

  constructor(document: Document, random: Random, knowledge: Knowledge) {
    this.#document = document;
    this.#random = random;
    this.#knowledge = knowledge;
  }

  /** Undefined where the attacker knows nothing that the path could name. */
  of(operation: Operation): Record<string, unknown> | undefined {
    const input: Record<string, unknown> = {};
    for (const { name, in: place, schema = {} } of operation.parameters) {
      if (place === 'path') {
        const value = this.#pathValue(operation.path, name, schema);
        if (value === undefined) return undefined;
        input[name] = value;
      } else if (place === 'query' && this.#random.chance(0.2)) input[name] = this.#value(schema, name, LONG);
    }
    const body = operation.body === undefined ? {} : this.#value(operation.body, operation.id, 0);
    return typeof body === 'object' && body !== null ? { ...body, ...input } : input;
  }

  #pathValue(path: string, name: string, schema: Schema): unknown {
    if (schema.enum !== undefined) return this.#random.pick(schema.enum);
    const [, collection = ''] = new RegExp(`([^/]+)/\\{${name}\\}`).exec(path) ?? [];
    const word = name === 'id' ? collection : name;
    const found = this.#knowledge.pick(this.#random, word) ?? this.#knowledge.pick(this.#random, collection);
    return found && `{{${found.name}}}`;
  }

  #value(given: Schema, name: string, depth: number): unknown {
    const schema = this.#resolved(given);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return this.#random.pick(schema.enum);
    const branches = schema.oneOf ?? (schema.properties === undefined ? schema.anyOf : undefined);
    const branch = branches && this.#random.pick(branches);
    if (branch !== undefined) return this.#value(branch, name, depth);
    const types = [schema.type ?? (schema.properties === undefined ? 'string' : 'object')].flat();
    const type = this.#random.pick(types);
    if (type === 'null') return null;
    if (type === 'boolean') return this.#random.chance(0.5);
    if (type === 'integer' || type === 'number') return this.#number(schema, name);
    if (type === 'array') return this.#list(schema, name, depth);
    return type === 'object' ? this.#object(schema, depth) : this.#text(schema, name);
  }

  #object({ properties = {}, required = [] }: Schema, depth: number): Record<string, unknown> {
    const isWanted = (name: string) => required.includes(name) || this.#random.chance(depth > 2 ? 0.1 : 0.35);
    return Object.fromEntries(
      Object.entries(properties).flatMap(([name, schema]) =>
        isWanted(name) && depth < LONG ? [[name, this.#value(schema, name, depth + 1)]] : [],
      ),
    );
  }

  #list({ items = {}, minItems = 0 }: Schema, name: string, depth: number): unknown[] {
    const length = Math.max(minItems, this.#random.chance(0.3) ? 0 : 1);
    return Array.from({ length }, () => this.#value(items, name, depth + 1));
  }

  #number({ minimum = 0, maximum = 1_000_000 }: Schema, name: string): number {
    if (/seconds/i.test(name)) return Math.max(minimum, Math.min(maximum, this.#random.pick(SECONDS) ?? 1));
    return this.#random.pick([minimum, minimum + 1, maximum].filter((value) => value <= maximum)) ?? minimum;
  }

  #text(schema: Schema, name: string): unknown {
    const known = /ids?$/i.test(name) ? this.#knowledge.pick(this.#random, name) : undefined;
    if (known !== undefined) return `{{${known.name}}}`;
    if (/email/i.test(name)) return this.#ownEmail();
    if (/phone/i.test(name)) return OWN_PHONE;
    if (/usd$/i.test(name) || name === 'value') return this.#random.pick(AMOUNTS);
    if (/atoms|amount|principal/i.test(name)) return `${this.#random.pick([1, 10, 11, 50, 400])}000000`;
    if (/address|wallet|recipient/i.test(name)) return OWN_ADDRESS;
    if (/url$/i.test(name)) return '{{attackerSink}}';
    this.#made += 1;
    return schema.examples?.[0] ?? `thief-${this.#made}`;
  }

  /** An address of its own for each use: one that is a member already is refused. */
  #ownEmail(): string {
    this.#made += 1;
    return `thief-${this.#made}-{{unique}}@attack.test`;
  }

  #resolved(schema: Schema): Schema {
    const { $ref, ...rest } = schema;
    if ($ref === undefined) return schema;
    const found = this.#document.components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {};
    return { ...this.#resolved(found), ...rest };
  }
}
