import { asArray, asObject, asString, type Json, type JsonObject, type Schema } from '../load/json.ts';
import type { Change, Role, Rule } from '../review/change.ts';
import { classify } from '../review/classify.ts';
import { diffSchema, type NamedSchemas } from '../review/diff/schema.ts';
import { paired, removedAndAdded } from '../review/pairs.ts';
import { refsIn } from '../review/schema-roles.ts';
import { acknowledgement } from '../review/words.ts';
import { schemasOf } from './locate.ts';
import { answersOf, type DocumentOperation, eventsOf, operationsOf, queryOf, requestOf } from './steps.ts';

/** What a client of the first document meets in a service of the second one, and calls breaking. */
export interface Break {
  readonly change: Change;
  /** The name of the change, as `kept-for-security` lists it. */
  readonly words: string;
}

/** Compares two documents by the rules of the review. Additions break nobody (D-531), and are left out. */
export const breaksBetween = (published: JsonObject, now: JsonObject): Break[] =>
  differences(published, now)
    .filter((change) => {
      const { api, webhooks } = classify(change);
      return api === 'breaking' || webhooks === 'breaking';
    })
    .map((change) => ({ change, words: wordsOf(change) }));

/** Authors repeat the words: there is one space where a part is empty, and none at the end. */
const wordsOf = (change: Change): string => acknowledgement(change).replace(/ at $/, '').replaceAll(/ +/g, ' ').trim();

/** All that differs, in the words of the review; texts and examples are no difference. */
export const differences = (published: JsonObject, now: JsonObject): Change[] => {
  const named: NamedSchemas = { before: namedOf(published), after: namedOf(now) };
  const { both, removed } = paired(operationsOf(published), operationsOf(now), ({ id }) => id);
  return [
    ...removed.map((one) => ofOperation(one, 'operation-removed', { was: routeOf(one) })),
    ...both.flatMap(([was, next]) => diffOperation(was, next, published, now, named)),
    ...diffNamed(published, now, named),
    ...diffEvents(published, now, named),
  ];
};

const namedOf = (document: JsonObject): Map<string, Schema> =>
  new Map(Object.entries(schemasOf(document)).map(([name, schema]) => [name, asObject(schema)]));

const routeOf = ({ method, path }: DocumentOperation): string => `${method.toUpperCase()} ${path}`;

const ofOperation = ({ id }: DocumentOperation, rule: Rule, words: Partial<Change> = {}): Change => ({
  area: 'operation',
  rule,
  subject: id,
  ...words,
});

const diffOperation = (
  was: DocumentOperation,
  now: DocumentOperation,
  published: JsonObject,
  newer: JsonObject,
  named: NamedSchemas,
): Change[] => {
  const found: Change[] = [];
  const say = (rule: Rule, words: Partial<Change> = {}): void => void found.push(ofOperation(now, rule, words));
  if (routeOf(was) !== routeOf(now)) say('operation-moved', { was: routeOf(was), now: routeOf(now) });
  const inSchemas = (before: Json | undefined, after: Json | undefined, at: string, role: Role): void => {
    if (before === undefined || after === undefined) return;
    for (const { rule, ...words } of diffSchema(asObject(before), asObject(after), named, at)) {
      say(rule, { ...words, roles: [role] });
    }
  };
  diffParameters(was, now, published, newer, say, inSchemas);
  const [oldBody, newBody] = [requestOf(published, was), requestOf(newer, now)];
  if (oldBody !== undefined && newBody === undefined) say('body-removed');
  if (oldBody === undefined && newBody !== undefined) say('body-added');
  if (needsBody(now) && !needsBody(was)) say('body-required');
  inSchemas(oldBody, newBody, 'body', 'request');
  const [before, after] = [successesOf(was), successesOf(now)];
  const statuses = removedAndAdded([...before.keys()], [...after.keys()]);
  for (const status of statuses.removed) say('status-removed', { was: status });
  for (const status of statuses.added) say('status-added', { now: status });
  for (const [status, schema] of before) inSchemas(schema, after.get(status), status, 'response');
  diffCredentials(was, now, say);
  diffCodes(was, now, say);
  for (const [key, text] of RESTRICTIONS) {
    if (was.node[key] === undefined && now.node[key] !== undefined) say('restriction-added', { now: text });
  }
  return found;
};

const needsBody = ({ node }: DocumentOperation): boolean => asObject(node.requestBody).required === true;

const RESTRICTIONS = [
  ['x-sandbox', 'sandbox only'],
  ['x-session-only', 'member sessions only'],
  ['x-signed', 'a request signature'],
] as const;

type SaySo = (rule: Rule, words?: Partial<Change>) => void;

/** What an operation under two-factor protection takes. */
const CHALLENGE = /^header\.x-.+-2fa-challenge$/;

const diffParameters = (
  was: DocumentOperation,
  now: DocumentOperation,
  published: JsonObject,
  newer: JsonObject,
  say: SaySo,
  inSchemas: (before: Json | undefined, after: Json | undefined, at: string, role: Role) => void,
): void => {
  const [before, after] = [parametersOf(published, was), parametersOf(newer, now)];
  const { both, removed, added } = paired([...before], [...after], ([at]) => at);
  for (const [at] of removed) say('parameter-removed', { at });
  for (const [at, { required }] of added) {
    if (CHALLENGE.test(at)) say('restriction-added', { now: 'two-factor approval' });
    else if (required) say('parameter-added', { at, required });
  }
  for (const [[at, old], [, next]] of both) {
    if (!old.required && next.required) say('parameter-required', { at });
    inSchemas(old.schema, next.schema, at, 'request');
  }
};

interface DocumentParameter {
  readonly required: boolean;
  readonly schema: Json;
}

const parametersOf = (document: JsonObject, operation: DocumentOperation): Map<string, DocumentParameter> => {
  const query = asObject(queryOf(document, operation).properties);
  const components = asObject(asObject(document.components).parameters);
  return new Map(
    asArray(operation.node.parameters).map((one) => {
      const ref = asString(asObject(one).$ref);
      const parameter = ref === undefined ? asObject(one) : asObject(components[ref.slice(ref.lastIndexOf('/') + 1)]);
      const [place, name] = [String(parameter.in), String(parameter.name)];
      const at = `${place}.${place === 'header' ? name.toLowerCase() : name}`;
      return [at, { required: parameter.required === true, schema: query[name] ?? parameter.schema ?? {} }];
    }),
  );
};

const successesOf = ({ node }: DocumentOperation): Map<string, Json | undefined> =>
  new Map(
    Object.entries(asObject(node.responses))
      .filter(([status]) => status.startsWith('2'))
      .map(([status, response]) => [status, asObject(asObject(asObject(response).content)['application/json']).schema]),
  );

const diffCredentials = (was: DocumentOperation, now: DocumentOperation, say: SaySo): void => {
  const schemes = ({ node }: DocumentOperation): [string, string[]][] =>
    asArray(node.security).flatMap((one) =>
      Object.entries(asObject(one)).map(([scheme, scopes]): [string, string[]] => [
        scheme,
        asArray(scopes).map(String),
      ]),
    );
  const [before, after] = [schemes(was), schemes(now)];
  if (before.length === 0 && after.length > 0) say('restriction-added', { now: 'a credential' });
  const { both, removed } = paired(before, after, ([scheme]) => scheme);
  if (after.length > 0) for (const [scheme] of removed) say('credential-removed', { was: scheme });
  for (const [[scheme, old], [, next]] of both) {
    for (const scope of removedAndAdded(old, next).added) say('scope-added', { at: scheme, now: scope });
  }
};

/** The order of the codes that both sides have: the first of several that are true is answered. */
const diffCodes = (was: DocumentOperation, now: DocumentOperation, say: SaySo): void => {
  const codesOf = ({ node }: DocumentOperation): [string, string][] =>
    asArray(node['x-errors']).flatMap((one): [string, string][] =>
      typeof one === 'string'
        ? [[one, '']]
        : Object.entries(asObject(one)).map(([code, words]): [string, string] => [
            code,
            String(typeof words === 'number' ? words : (asObject(words).status ?? '')),
          ]),
    );
  const [before, after] = [codesOf(was), codesOf(now)];
  const both = paired(before, after, ([code]) => code).both;
  for (const [[code, old], [, next]] of both) {
    if (old !== '' && next !== '' && old !== next) say('code-status', { at: code, was: old, now: next });
  }
  for (const [code] of paired(before, after, ([code]) => code).removed) say('code-lost', { was: code });
  const common = new Set(both.map(([[code]]) => code));
  const orderOf = (codes: readonly (readonly [string, string])[]): string =>
    codes.flatMap(([code]) => (common.has(code) ? [code] : [])).join(' > ');
  const [first, then] = [orderOf(before), orderOf(after)];
  if (first !== then) say('code-precedence', { was: first, now: then });
};

const diffNamed = (published: JsonObject, now: JsonObject, named: NamedSchemas): Change[] => {
  const roles = [rolesIn(published), rolesIn(now)];
  return paired([...named.before], [...named.after], ([name]) => name).both.flatMap(([[subject, was], [, next]]) => {
    const mine = (['request', 'response', 'event'] as const).filter((role) =>
      roles.some((side) => side.get(subject)?.has(role)),
    );
    return diffSchema(was, next, named).map(
      (difference): Change => ({ area: 'schema', subject, roles: mine, ...difference }),
    );
  });
};

const rolesIn = (document: JsonObject): Map<string, Set<Role>> => {
  const schemas = schemasOf(document);
  const roles = new Map<string, Set<Role>>();
  const mark = (schema: Json, role: Role): void => {
    for (const name of refsIn(schema)) {
      const mine = roles.get(name) ?? new Set<Role>();
      if (mine.has(role)) continue;
      roles.set(name, mine.add(role));
      mark(schemas[name] ?? {}, role);
    }
  };
  for (const operation of operationsOf(document)) {
    mark(queryOf(document, operation), 'request');
    mark(requestOf(document, operation) ?? {}, 'request');
    for (const schema of answersOf(document, operation)) mark(schema, 'response');
  }
  for (const [, schema] of eventsOf(document)) mark(schema, 'event');
  return roles;
};

const diffEvents = (published: JsonObject, now: JsonObject, named: NamedSchemas): Change[] => {
  const { both, removed, added } = paired(eventsOf(published), eventsOf(now), ([type]) => type);
  return [
    ...added.map(([subject]): Change => ({ area: 'webhook', rule: 'event-type-added', subject })),
    ...removed.map(([subject]): Change => ({ area: 'webhook', rule: 'event-type-removed', subject })),
    ...both.flatMap(([[subject, was], [, next]]) =>
      diffSchema(asObject(was), asObject(next), named).map(
        (difference): Change => ({ area: 'webhook', subject, roles: ['event'], ...difference }),
      ),
    ),
  ];
};
