import {
  asArray,
  asObject,
  asString,
  canonicalJson,
  isArray,
  isObject,
  type Json,
  type JsonObject,
} from '../../load/json.ts';
import { formatPointer, parsePointer } from '../../load/pointer.ts';
import type { Change, Role, Rule } from '../change.ts';
import type { Contract } from '../contract.ts';
import { paired } from '../pairs.ts';
import { schemaUses } from '../schema-roles.ts';
import { KINDS, type Kind, NAMED, TEXTS, type Told, type Under } from './document-keywords.ts';

/** The document as a whole: its operations, webhooks and schemas in pairs, and all that stands around them. */
export const diffDocument = (before: Contract, after: Contract): Change[] => {
  const walk = new Walk(before.document, after.document);
  const uses = [schemaUses(before), schemaUses(after)];
  walk.within({ area: 'document', subject: 'document' }, 'root', before.document, after.document);
  const operations = paired(operationsIn(before.document), operationsIn(after.document), ({ id }) => id);
  for (const [was, now] of operations.both) {
    walk.within({ area: 'operation', subject: now.id }, 'operation', was.node, now.node);
  }
  const webhooks = paired(entriesOf(before.document.webhooks), entriesOf(after.document.webhooks), ([type]) => type);
  for (const [[, was], [type, now]] of webhooks.both) {
    const [old, next] = [asObject(was.post), asObject(now.post)];
    walk.within({ area: 'webhook', subject: type, roles: ['event'] }, 'operation', old, next);
  }
  const schemas = paired(schemasIn(before.document), schemasIn(after.document), ([name]) => name);
  for (const [[, was], [name, now]] of schemas.both) {
    const roles = (['request', 'response', 'event'] as const).filter((role: Role) =>
      uses.some((one) => one.roles.get(name)?.has(role)),
    );
    walk.within({ area: 'schema', subject: name, roles }, 'schema', was, now);
  }
  return walk.changes();
};

const schemasIn = ({ components }: JsonObject): [string, JsonObject][] => entriesOf(asObject(components).schemas);

const entriesOf = (value: Json | undefined): [string, JsonObject][] =>
  Object.entries(asObject(value)).map(([key, inner]) => [key, asObject(inner)]);

/** By id: an operation that moved is the same one. Parameters of its path and what it shares with others are its own. */
const operationsIn = (document: JsonObject): { id: string; node: JsonObject }[] =>
  entriesOf(document.paths).flatMap(([, item]) =>
    Object.values(item).flatMap((node) => {
      const operation = asObject(node);
      const id = asString(operation.operationId);
      const parameters = [...asArray(item.parameters), ...asArray(operation.parameters)];
      return id === undefined ? [] : [{ id, node: asObject(inPlace({ ...operation, parameters }, document)) }];
    }),
  );

/** With shared parameters, headers and responses in place of their references, which stay as they are when those change. */
const inPlace = (value: Json, document: JsonObject): Json => {
  if (isArray(value)) return value.map((item) => inPlace(item, document));
  if (!isObject(value)) return value;
  const ref = asString(value.$ref);
  if (ref !== undefined && /^#\/components\/(?:parameters|headers|responses)\//.test(ref)) {
    const target = behind(value, document);
    return target === value ? value : inPlace(target, document);
  }
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, key === 'examples' ? inner : inPlace(inner, document)]),
  );
};

type Subject = Pick<Change, 'area' | 'subject' | 'roles'>;

class Walk {
  private readonly before: JsonObject;
  private readonly after: JsonObject;
  private readonly found: Change[] = [];
  private texts = 0;

  constructor(before: JsonObject, after: JsonObject) {
    this.before = before;
    this.after = after;
  }

  changes(): Change[] {
    if (this.texts === 0) return this.found;
    return [...this.found, { area: 'document', rule: 'texts', subject: 'descriptions', now: `${this.texts} changed` }];
  }

  within(subject: Subject, kind: Kind, was: Json, now: Json): void {
    this.compare(kind, was, now, '', subject);
  }

  private compare(kind: Kind, left: Json, right: Json, at: string, subject: Subject): void {
    if (left === right || canonicalJson(left) === canonicalJson(right)) return;
    const isSchema = kind === 'schema' || kind === 'schemas';
    const was = isSchema ? left : behind(left, this.before);
    const now = isSchema ? right : behind(right, this.after);
    if (kind === 'parameters') {
      this.parameters(asArray(was), asArray(now), subject);
      return;
    }
    if (kind === 'responses') {
      this.responses(asObject(was), asObject(now), subject);
      return;
    }
    if (isArray(was) && isArray(now)) {
      // Alternatives that come or go are told by what they accept.
      if (was.length !== now.length) return;
      for (const [index, item] of now.entries())
        this.compare('schema', was[index] ?? null, item, `${at}<${index + 1}>`, subject);
      return;
    }
    if (!isObject(was) || !isObject(now)) return;
    const under = NAMED[kind];
    for (const key of new Set([...Object.keys(was), ...Object.keys(now)])) {
      const place = placeOf(at, kind, key);
      if (under === undefined) this.member(kind, key, was[key], now[key], place, subject);
      else if (was[key] !== undefined && now[key] !== undefined)
        this.compare(under, was[key], now[key], place, subject);
      else this.oneSided(kind, key, was[key] !== undefined, place, subject);
    }
  }

  private member(
    kind: Kind,
    key: string,
    was: Json | undefined,
    now: Json | undefined,
    at: string,
    subject: Subject,
  ): void {
    if (canonicalJson(was) === canonicalJson(now)) return;
    const known: Readonly<Record<string, Under>> = KINDS[kind];
    // Every keyword of a schema that constrains is compared by what it accepts.
    const other: Under = kind === 'schema' && !key.startsWith('x-') ? 'judged' : { rule: 'not-judged' };
    const under = known[key] ?? known['*'] ?? other;
    if (under === 'judged') return;
    if (under === 'text') this.texts++;
    else if (typeof under !== 'string') this.tell(under, was, now, at, subject);
    // A body, a schema or a list of parameters that comes or goes as a whole is judged as such.
    else if (under === 'parameters') this.parameters(asArray(was), asArray(now), subject);
    else if (was !== undefined && now !== undefined) this.compare(under, was, now, at, subject);
  }

  private oneSided(kind: Kind, key: string, isRemoved: boolean, at: string, subject: Subject): void {
    if (kind !== 'content') return;
    const place = at.slice(0, -key.length - 1);
    this.say(
      isRemoved ? 'media-type-removed' : 'media-type-added',
      { at: place, [isRemoved ? 'was' : 'now']: key },
      subject,
    );
  }

  private tell({ rule, each }: Told, was: Json | undefined, now: Json | undefined, at: string, subject: Subject): void {
    if (each === undefined) {
      this.say(rule, { at, was: textOf(was), now: textOf(now) }, subject);
      return;
    }
    const { both, removed, added } = paired(namedIn(was), namedIn(now), ([name]) => name);
    for (const [name] of removed) this.say(each.removed, { at, was: name }, subject);
    for (const [name] of added) this.say(each.added, { at, now: name }, subject);
    for (const [[, old], [name, next]] of both) {
      if (canonicalJson(withoutTexts(old)) !== canonicalJson(withoutTexts(next)))
        this.say(rule, { at: `${at}.${name}` }, subject);
      else if (canonicalJson(old) !== canonicalJson(next)) this.texts++;
    }
  }

  private parameters(was: readonly Json[], now: readonly Json[], subject: Subject): void {
    const resolved = (list: readonly Json[], document: JsonObject): JsonObject[] =>
      list.map((one) => asObject(behind(one, document)));
    const keyOf = ({ in: place, name }: JsonObject): string => `${place}.${name}`;
    const { both } = paired(resolved(was, this.before), resolved(now, this.after), keyOf);
    for (const [old, next] of both) this.compare('parameter', inFull(old), inFull(next), keyOf(next), subject);
  }

  /** The responses of successes; refusals follow from the codes. */
  private responses(was: JsonObject, now: JsonObject, subject: Subject): void {
    for (const status of Object.keys(now).filter((one) => /^[23]/.test(one) && was[one] !== undefined)) {
      this.compare('response', was[status] ?? null, now[status] ?? null, status, subject);
    }
  }

  private say(rule: Rule, words: Partial<Change>, { area, subject, roles }: Subject): void {
    this.found.push({ rule, area, subject, ...(roles ? { roles } : {}), ...words });
  }
}

/** `body.content`, `lines[].sku`. */
const placeOf = (at: string, kind: Kind, key: string): string => {
  const isStep = kind !== 'schema' || !['properties', 'allOf', 'anyOf', 'oneOf'].includes(key);
  const step = kind === 'schema' && key === 'items' ? '[]' : isStep ? key : '';
  return step === '[]' ? `${at}[]` : [at, step].filter((part) => part !== '').join('.');
};

/** With OpenAPI's defaults: to say them is no change. */
const inFull = (parameter: JsonObject): JsonObject => {
  const { in: place, style = place === 'query' || place === 'cookie' ? 'form' : 'simple' } = parameter;
  return { style, explode: style === 'form', allowReserved: false, allowEmptyValue: false, ...parameter };
};

const behind = (value: Json, document: JsonObject): Json => {
  const ref = asString(asObject(value).$ref);
  if (ref === undefined) return value;
  const target = parsePointer(ref).reduce<Json | undefined>((node, key) => asObject(node)[key], document);
  return target === undefined ? value : behind(target, document);
};

/** Servers by their address, headers by their name. */
const namedIn = (value: Json | undefined): [string, Json][] =>
  isArray(value)
    ? value.map((one, index) => [asString(asObject(one).url) ?? formatPointer([index]), one])
    : Object.entries(asObject(value));

const withoutTexts = (value: Json): Json => {
  if (isArray(value)) return value.map(withoutTexts);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key]) => !(key in TEXTS) && key !== 'examples' && key !== 'example');
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutTexts(inner)]));
};

const textOf = (value: Json | undefined): string =>
  value === undefined ? 'absent' : typeof value === 'string' ? value : canonicalJson(value);
