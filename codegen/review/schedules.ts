import { asArray, asObject, asString, type Json, type JsonObject } from '../load/json.ts';
import { type Schedule, scheduleOf } from '../model/deprecation/schedule.ts';
import type { Change, Notice, Rule } from './change.ts';

/** Something that the older side had is gone. */
const REMOVALS: ReadonlySet<Rule> = new Set([
  'operation-removed',
  'parameter-removed',
  'property-removed',
  'value-removed',
  'alternative-removed',
]);

/** Undefined of a change that removes nothing. `today` is a day, such as `2027-07-01`. */
export const noticeOfRemoval = (change: Change, before: JsonObject, today: string): Notice | undefined => {
  if (!REMOVALS.has(change.rule)) return undefined;
  const sunset = scheduleBehind(change, before)?.sunset;
  return { sunset, isOver: sunset !== undefined && sunset < today };
};

/** The rules of a removal, in words. */
export const wordsOf = ({ sunset, isOver }: Notice): string => {
  if (sunset === undefined) return 'it was not deprecated: deprecate it first, with a schedule (x-deprecation)';
  return isOver ? `deprecated, and served until ${sunset}` : `deprecated, but promised until ${sunset}`;
};

export const today = (): string => new Date().toISOString().slice(0, 10);

/** The schedule of what was removed: its own, or that of the whole that it was a part of. */
const scheduleBehind = (
  { rule, area, subject, at = '', was = '' }: Change,
  document: JsonObject,
): Schedule | undefined => {
  const components = asObject(document.components);
  const schemas = asObject(components.schemas);
  const operation = area === 'operation' ? operationOf(document, subject) : undefined;
  if (rule === 'parameter-removed') {
    return (
      stated(parametersOf(operation ?? {}, components).find((one) => `${one.in}.${one.name}` === at)) ??
      stated(operation)
    );
  }
  const [start, steps] =
    operation === undefined ? [asObject(schemas[subject]), stepsOf(at)] : startOf(operation, components, at);
  const way = wayOf(start, steps, schemas);
  const last = way.at(-1) ?? {};
  const value = rule === 'value-removed' ? scheduleOf(asObject(last['x-deprecated-values'])[was], NO_FILES) : undefined;
  const alternative = rule === 'alternative-removed' ? stated(asObject(schemas[was])) : undefined;
  const wholes = [operation, ...way].flatMap((one) => stated(one) ?? []);
  // What ends first ends its parts.
  return [value, alternative, ...wholes]
    .filter((one) => one !== undefined)
    .toSorted((a, b) => (a.sunset < b.sunset ? -1 : 1))[0];
};

const NO_FILES: ReadonlyMap<string, Json> = new Map();

/** The schedule of a part of the document; that of an operation only if it is about all of its requests. */
const stated = (node: JsonObject | undefined): Schedule | undefined =>
  node?.deprecated === true ? scheduleOf(node['x-deprecation'], NO_FILES) : undefined;

const operationOf = (document: JsonObject, id: string): JsonObject | undefined =>
  Object.values(asObject(document.paths))
    .flatMap((item) => {
      const shared = asArray(asObject(item).parameters);
      return Object.values(asObject(item)).map((one): JsonObject => {
        const operation = asObject(one);
        return { ...operation, parameters: [...shared, ...asArray(operation.parameters)] };
      });
    })
    .find(({ operationId }) => operationId === id);

const parametersOf = ({ parameters }: JsonObject, components: JsonObject): JsonObject[] =>
  asArray(parameters).map((one) => behind(asObject(one), asObject(components.parameters)));

const behind = (node: JsonObject, named: JsonObject): JsonObject => {
  const name = asString(node.$ref)?.split('/').at(-1);
  return name === undefined ? node : { ...asObject(named[name]), ...node };
};

/** `body.lines[].sku`, `200.status`, `query.take` of an operation: the schema where the way begins, and the rest of it. */
const startOf = (operation: JsonObject, components: JsonObject, at: string): [JsonObject, string[]] => {
  const [first = '', ...steps] = stepsOf(at);
  const jsonOf = (holder: JsonObject): JsonObject =>
    asObject(asObject(asObject(holder.content)['application/json']).schema);
  if (first === 'body') return [jsonOf(asObject(operation.requestBody)), steps];
  if (/^\d+$/.test(first))
    return [jsonOf(behind(asObject(asObject(operation.responses)[first]), asObject(components.responses))), steps];
  const [name, ...inner] = steps;
  const parameter = parametersOf(operation, components).find((one) => one.in === first && one.name === name);
  return [
    { ...asObject(parameter?.schema), ...only(parameter, 'deprecated'), ...only(parameter, 'x-deprecation') },
    inner,
  ];
};

const only = (node: JsonObject | undefined, key: string): JsonObject => {
  const value = node?.[key];
  return value === undefined ? {} : { [key]: value };
};

/** `lines[].sku`, `<IntentRecipient>.phone`: names, `[]` for the items of a list, `<name>` for an alternative. */
const stepsOf = (at: string): string[] => at.match(/\[\]|<[^>]*>|[^.[\]<>]+/g) ?? [];

/** The schema, and each that the way leads through. */
const wayOf = (start: JsonObject, steps: readonly string[], schemas: JsonObject): JsonObject[] => {
  const way = [behind(start, schemas)];
  for (const step of steps) {
    const here = way.at(-1) ?? {};
    way.push(behind(asObject(memberOf(here, step, schemas)), schemas));
  }
  return way;
};

const memberOf = (schema: JsonObject, step: string, schemas: JsonObject): Json | undefined => {
  if (step === '[]') return schema.items;
  const forms = [...asArray(schema.oneOf), ...asArray(schema.anyOf), ...asArray(schema.allOf)].map(asObject);
  if (!step.startsWith('<')) {
    const own = asObject(schema.properties)[step];
    // A form that may be null is compared as one.
    return own ?? forms.map((one) => asObject(behind(one, schemas).properties)[step]).find((one) => one !== undefined);
  }
  const name = step.slice(1, -1);
  return forms.find((one) => asString(one.$ref)?.endsWith(`/${name}`));
};
