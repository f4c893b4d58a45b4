import type { Documented, Schema } from './documented.ts';
import { resolved } from './documented.ts';
import { targetOf } from './exchange.ts';
import { oddHeaders, oddIds, oddQueryValues, oddValues } from './odd-values.ts';
import type { Random } from './random.ts';

/** A request that could be served, from which mutants are made. */
export interface Base {
  readonly operation: Documented;
  /** Undefined where the path has no parameter. */
  readonly id: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: readonly Readonly<Record<string, unknown>>[];
  /** Ids of other kinds of resources. */
  readonly others: readonly string[];
}

export interface Mutant {
  readonly what: string;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

type Mutation = (base: Base, random: Random) => Partial<Mutant> & { readonly what: string };

/** One or two mutations of a base request, one over the other. */
export function mutantOf(base: Base, random: Random): Mutant {
  const { operation, id, headers, bodies } = base;
  const start = {
    what: '',
    method: operation.meta.method,
    target: targetOf(operation, id ?? ''),
    headers: { ...headers, ...idempotencyKey(random) },
    ...(bodies.length > 0 ? { body: JSON.stringify(random.of(bodies)) } : {}),
  };
  const kinds: Mutation[] = [header];
  if (id !== undefined) kinds.push(path);
  kinds.push(query);
  if (bodies.length > 0) kinds.push(field, field, field, field, bytes, wholeBody);
  else kinds.push(unwantedBody);
  const mutant: { -readonly [K in keyof Mutant]: Mutant[K] } = start;
  for (let layer = random.below(2); layer >= 0; layer -= 1) {
    const { what, target, headers: changed, ...change } = random.of(kinds)(base, random);
    Object.assign(mutant, change, { what: `${mutant.what} ${what};`, target: joined(mutant.target, target) });
    mutant.headers = { ...mutant.headers, ...changed };
  }
  return mutant;
}

/** None, a new one, or one that another request may have used. */
const idempotencyKey = (random: Random): Readonly<Record<string, string>> =>
  random.of([{}, { 'idempotency-key': random.text(20) }, { 'idempotency-key': random.of(['first', 'second']) }]);

/** A changed query keeps a changed path and the other way round. */
function joined(one: string, other: string | undefined): string {
  if (other === undefined) return one;
  if (other.startsWith('?')) return one.includes('?') ? `${one}&${other.slice(1)}` : one + other;
  const search = one.indexOf('?');
  return search === -1 ? other : other + one.slice(search);
}

const header: Mutation = (_, random) => {
  const [name, value] = random.of(oddHeaders);
  return { what: `${name}: ${shown(value)}`, headers: { [name]: value } };
};

const path: Mutation = ({ operation, others }, random) => {
  const id = random.of(oddIds(random, others));
  return { what: `id ${shown(id)}`, target: targetOf(operation, id) };
};

const query: Mutation = ({ operation }, random) => {
  const name = random.of([...operation.query, ...operation.query, 'unknown', '__proto__', '%ff']);
  const value = random.of(oddQueryValues);
  const pair = random.of([`${name}=${value}`, `${name}`, `${name}[]=${value}`, `${name}[a]=${value}`]);
  const search = random.of([pair, pair, `${pair}&${name}=${random.of(oddQueryValues)}`, `${pair}&&=`]);
  return { what: `?${shown(search)}`, target: `?${search}` };
};

const field: Mutation = ({ operation, bodies }, random) => {
  const body = structuredClone(random.of(bodies)) as Record<string, unknown>;
  const names = [...Object.keys(body), ...propertiesOf(operation.bodySchema)];
  const name = random.of([...names, 'surprise', '__proto__', 'idempotencyKey']);
  const kind = random.of(['odd', 'odd', 'odd', 'remove', 'nested', 'boundary', 'wrapped'] as const);
  const value = mutatedValue(kind, body[name], propertyOf(operation.bodySchema, name), random);
  if (kind === 'remove') delete body[name];
  else Object.defineProperty(body, name, { value, enumerable: true, configurable: true, writable: true });
  return { what: `${kind} ${name} = ${shown(JSON.stringify(value) ?? '')}`, body: JSON.stringify(body) };
};

type Kind = 'odd' | 'remove' | 'nested' | 'boundary' | 'wrapped';

function mutatedValue(kind: Kind, old: unknown, schema: Schema | undefined, random: Random): unknown {
  switch (kind) {
    case 'odd':
      return random.of(oddValues);
    case 'remove':
      return undefined;
    case 'wrapped':
      return random.of([[old], { value: old }, String(old), [old, old]]);
    case 'nested': {
      const depth = random.of([5, 60, 70]);
      return JSON.parse(random.next() < 0.5 ? '['.repeat(depth) + ']'.repeat(depth) : nest(depth));
    }
    case 'boundary':
      return random.of(boundaries(schema, random));
  }
}

const nest = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** Just inside and just outside of what the schema allows. */
function boundaries(schema: Schema | undefined, random: Random): readonly unknown[] {
  const { maxLength, minLength, maximum, minimum, maxItems } = (schema ?? {}) as Readonly<Record<string, number>>;
  const found: unknown[] = [random.of([0, 1, '', 'a'])];
  for (const length of [minLength, maxLength]) {
    if (length === undefined) continue;
    found.push(
      'x'.repeat(Math.max(0, length - 1)),
      'x'.repeat(length),
      '\u{1f600}'.repeat(length),
      'x'.repeat(length + 1),
    );
  }
  for (const limit of [minimum, maximum]) if (limit !== undefined) found.push(limit - 1, limit, limit + 1, limit + 0.5);
  if (maxItems !== undefined) found.push(Array.from({ length: maxItems + 1 }, (_, at) => `x${at}`));
  if (schema?.enum) found.push(...schema.enum, String(schema.enum[0]).toLowerCase());
  return found;
}

function propertiesOf(schema: Schema | undefined): string[] {
  if (schema === undefined) return [];
  const whole = resolved(schema);
  return [...Object.keys(whole.properties ?? {}), ...(whole.oneOf ?? []).flatMap(propertiesOf)];
}

function propertyOf(schema: Schema | undefined, name: string): Schema | undefined {
  if (schema === undefined) return undefined;
  const whole = resolved(schema);
  const found = whole.properties?.[name] ?? (whole.oneOf ?? []).map((one) => propertyOf(one, name)).find(Boolean);
  return found && resolved(found);
}

const bytes: Mutation = ({ bodies }, random) => {
  const good = Buffer.from(JSON.stringify(random.of(bodies)));
  const changed = Buffer.from(good);
  for (let change = 0; change <= random.below(4); change += 1)
    changed[random.below(changed.length)] = random.below(256);
  const cut = changed.subarray(0, random.next() < 0.3 ? random.below(changed.length) : changed.length);
  return { what: `bytes ${cut.toString('base64')}`, body: new Uint8Array(cut) };
};

const wholeBody: Mutation = ({ bodies }, random) => {
  const good = JSON.stringify(random.of(bodies));
  const [name, value] = Object.entries(random.of(bodies))[0] ?? ['a', 1];
  const twice = `{"${name}":${JSON.stringify(value)},"${name}":${JSON.stringify(value)}}`;
  const body = random.of([
    '',
    ' ',
    'null',
    '[]',
    `[${good}]`,
    `"${good}"`,
    '{}',
    '{"a":}',
    twice,
    `\ufeff${good}`,
    `${good}${good}`,
    good.slice(0, -1),
    `{"surprise":${nest(80)}}`,
    good.replace('{', '{"__proto__":{"isAdmin":true},'),
    good.replace('{', '{"\\u0000":1,'),
    good.replace('{', '{"\\ud800":1,'),
    `${good}${' '.repeat(1_048_576)}`,
  ]);
  return { what: `body ${shown(body)}`, body };
};

const unwantedBody: Mutation = (_, random) => {
  const body = random.of(['{}', ' {} ', '[]', 'null', '{"force":true}', 'x', '{"a":', 'x'.repeat(20_000)]);
  return { what: `unwanted ${shown(body)}`, body };
};

const shown = (text: string): string => (text.length > 120 ? `${text.slice(0, 100)}… (${text.length})` : text);
