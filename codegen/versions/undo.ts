import { asArray, asObject, isArray, isObject, type Json, type JsonObject, type Schema } from '../load/json.ts';
import type { VersionChange } from './change.ts';
import { schemasOf } from './locate.ts';
import { isStatusOf, METHODS, operationsOf } from './steps.ts';

/** A change that a document does not bear: it names what is not there. */
export class DoesNotApply extends Error {
  override readonly name = 'DoesNotApply';
}

/** The document of the version before a change, from the one behind it. Throws DoesNotApply. */
export const undo = (document: JsonObject, change: VersionChange): JsonObject => {
  switch (change.kind) {
    case 'field-renamed':
      return inSchema(document, change.schema, (schema) => renamed(schema, change.to, change.from));
    case 'field-moved':
      return inSchema(document, change.schema, (schema) => moved(schema, change.to.split('.'), change.from.split('.')));
    case 'field-removed':
      return inSchema(document, change.schema, (schema) =>
        withField(lacking(schema, change.field), change.field, change.was, change.required ?? false),
      );
    case 'field-required':
      return inSchema(document, change.schema, (schema) => {
        needsField(schema, change.field);
        return needing(
          schema,
          asArray(schema.required).filter((name) => name !== change.field),
        );
      });
    case 'default-changed':
      return inField(document, change.schema, change.field, (field) => ({ ...field, default: change.was }));
    case 'pattern-tightened':
      return inField(document, change.schema, change.field, ({ pattern: _pattern, ...field }) =>
        change.was === null ? field : { ...field, pattern: change.was },
      );
    case 'computed':
      return inSchema(document, change.schema, () => change.was);
    case 'value-renamed':
      return inValues(document, change, (values) => instead(values, change.to, [change.from]));
    case 'value-shown':
      return inValues(document, change, (values) => instead(values, change.value, []));
    case 'value-removed':
      return inValues(document, change, (values) => [...values, change.value]);
    case 'value-split':
      return inValues(document, change, (values) => {
        for (const one of change.into) hasValue(values, one);
        return [...values.filter((one) => !change.into.includes(String(one))), change.value];
      });
    case 'state-shown':
      return inStates(document, change);
    case 'status-changed':
      return inOperation(document, change.operation, (node) => {
        const { [String(change.to)]: response, ...others } = asObject(node.responses);
        if (response === undefined) throw new DoesNotApply(`${change.operation} does not answer ${change.to}`);
        return { ...node, responses: { [String(change.from)]: response, ...others } };
      });
    case 'event-renamed':
      return inEvents(document, change.to, (item) => ({ [change.from]: item }));
    case 'event-hidden':
      return inEvents(document, change.event, () => ({}));
    case 'code-replaced':
      return inCodes(document, change);
    case 'kept-for-security':
    case 'lifecycle-differs':
    case 'stated':
    case 'gone':
      return document;
  }
};

const inSchema = (document: JsonObject, name: string, update: (schema: Schema) => Schema): JsonObject => {
  const schemas = schemasOf(document);
  const schema = schemas[name];
  if (!isObject(schema)) throw new DoesNotApply(`there is no schema ${name}`);
  const components = asObject(document.components);
  return { ...document, components: { ...components, schemas: { ...schemas, [name]: update(schema) } } };
};

const inField = (document: JsonObject, name: string, field: string, update: (schema: Schema) => Schema): JsonObject =>
  inSchema(document, name, (schema) => atField(schema, field.split('.'), update));

const atField = (
  schema: Schema,
  [field = '', ...inner]: readonly string[],
  update: (one: Schema) => Schema,
): Schema => {
  const properties = asObject(schema.properties);
  needsField(schema, field);
  const one = asObject(properties[field]);
  const updated = inner.length === 0 ? update(one) : atField(one, inner, update);
  return { ...schema, properties: { ...properties, [field]: updated } };
};

const needsField = ({ properties }: Schema, field: string): void => {
  const names = Object.keys(asObject(properties));
  if (!names.includes(field)) throw new DoesNotApply(`there is no field ${field}: the fields are ${names.join(', ')}`);
};

/** The schema, if it does not have the field. */
const lacking = (schema: Schema, field: string): Schema => {
  if (field in asObject(schema.properties)) throw new DoesNotApply(`the field ${field} is there`);
  return schema;
};

const needing = ({ required: _required, ...schema }: Schema, required: readonly Json[]): Schema =>
  required.length === 0 ? schema : { ...schema, required };

const withField = (schema: Schema, field: string, property: Json, isRequired: boolean): Schema => {
  const required = asArray(schema.required).filter((name) => name !== field);
  const properties = { ...asObject(schema.properties), [field]: property };
  return needing({ ...schema, properties }, isRequired ? [...required, field] : required);
};

const renamed = (schema: Schema, from: string, to: string): Schema => {
  needsField(schema, from);
  const swap = (name: string): string => (name === from ? to : name);
  const properties = Object.fromEntries(
    Object.entries(asObject(lacking(schema, to).properties)).map(([name, property]) => [swap(name), property]),
  );
  return needing(
    { ...schema, properties },
    asArray(schema.required).map((name) => swap(String(name))),
  );
};

const moved = (schema: Schema, from: readonly string[], to: readonly string[]): Schema => {
  const { rest, property, isRequired } = without(schema, from);
  return put(rest, to, property, isRequired);
};

const without = (
  schema: Schema,
  [field = '', ...inner]: readonly string[],
): { readonly rest: Schema; readonly property: Json; readonly isRequired: boolean } => {
  needsField(schema, field);
  const { [field]: property = {}, ...others } = asObject(schema.properties);
  const required = asArray(schema.required);
  if (inner.length > 0) {
    const below = without(asObject(property), inner);
    return { ...below, rest: { ...schema, properties: { ...others, [field]: below.rest } } };
  }
  const rest = needing(
    { ...schema, properties: others },
    required.filter((name) => name !== field),
  );
  return { rest, property, isRequired: required.includes(field) };
};

const put = (
  schema: Schema,
  [field = '', ...inner]: readonly string[],
  property: Json,
  isRequired: boolean,
): Schema => {
  if (inner.length === 0) return withField(schema, field, property, isRequired);
  needsField(schema, field);
  return atField(schema, [field], (one) => put(one, inner, property, isRequired));
};

const hasValue = (values: readonly Json[], value: string): void => {
  if (!values.some((one) => one === value))
    throw new DoesNotApply(`there is no value ${value}: the values are ${values.join(', ')}`);
};

/** The values with others in the place of one. */
const instead = (values: readonly Json[], value: string, others: readonly string[]): Json[] => {
  hasValue(values, value);
  return values.flatMap((one) => (one === value ? [...others] : [one]));
};

const inValues = (
  document: JsonObject,
  { schema, field }: { readonly schema: string; readonly field?: string },
  update: (values: readonly Json[]) => Json[],
): JsonObject => {
  const inEnum = (node: Schema): Schema => {
    if (isArray(node.enum)) return { ...node, enum: update(node.enum) };
    const items = asObject(node.items);
    if (isArray(items.enum)) return { ...node, items: { ...items, enum: update(items.enum) } };
    throw new DoesNotApply('there is no enum: name the schema that has it');
  };
  return field === undefined ? inSchema(document, schema, inEnum) : inField(document, schema, field, inEnum);
};

/** Every enum of the machine, wherever it stands. */
const inStates = (
  document: JsonObject,
  { machine, state, as }: VersionChange & { readonly kind: 'state-shown' },
): JsonObject => {
  let found = false;
  const visit = (node: Json): Json => {
    if (isArray(node)) return node.map(visit);
    if (!isObject(node)) return node;
    if (isStatusOf(node, machine) && isArray(node.enum) && node.enum.includes(state)) {
      found = true;
      return { ...node, enum: [...new Set(node.enum.map((one) => (one === state ? as : one)))] };
    }
    return Object.fromEntries(
      Object.entries(node).map(([key, inner]) => [key, key === 'examples' ? inner : visit(inner)]),
    );
  };
  const undone = visit(document);
  if (!found) throw new DoesNotApply(`no status of ${machine} has the state ${state}`);
  return asObject(undone);
};

const inOperation = (document: JsonObject, id: string, update: (node: JsonObject) => JsonObject): JsonObject => {
  const paths = asObject(document.paths);
  for (const [path, item] of Object.entries(paths)) {
    for (const method of METHODS) {
      const node = asObject(item)[method];
      if (asObject(node).operationId === id) {
        return { ...document, paths: { ...paths, [path]: { ...asObject(item), [method]: update(asObject(node)) } } };
      }
    }
  }
  throw new DoesNotApply(`there is no operation ${id}`);
};

/** The older code in the place of the newer one, in the codes and in the refusals of each operation. */
const inCodes = (
  document: JsonObject,
  { from, to, operations }: VersionChange & { readonly kind: 'code-replaced' },
): JsonObject => {
  const { older, envelope } = withEnvelope(document, from, to);
  return (operations ?? operationsOf(document).map(({ id }) => id)).reduce(
    (at, id) =>
      inOperation(at, id, (node) => {
        const codes = asArray(node['x-errors']);
        if (operations && codes.some((one) => one === from || from in asObject(one)))
          throw new DoesNotApply(`${id} still answers ${from}`);
        const isListed = codes.includes(to);
        const listed = isListed ? codes.map((one) => (one === to ? from : one)) : [...codes, from];
        const responses = envelope === undefined ? node.responses : refersTo(node.responses ?? {}, envelope);
        return { ...node, 'x-errors': listed, ...(responses !== undefined && { responses }) };
      }),
    older,
  );
};

/** How refusals with the codes are described; `now` is the newer one's schema. */
interface Envelope {
  readonly was: string;
  readonly now: string;
}

/** The document with a schema for the older code, like that of the newer one. */
const withEnvelope = (
  document: JsonObject,
  from: string,
  to: string,
): { readonly older: JsonObject; readonly envelope: Envelope | undefined } => {
  const schemas = schemasOf(document);
  const codeOf = (schema: Json | undefined): Json | undefined =>
    asObject(asObject(asObject(schema).properties).code).const;
  const now = Object.keys(schemas).find((name) => codeOf(schemas[name]) === to);
  if (now === undefined) return { older: document, envelope: undefined };
  const known = Object.keys(schemas).find((name) => codeOf(schemas[name]) === from);
  const was =
    known ?? `${from.toLowerCase().replaceAll(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())}Error`;
  if (known !== undefined) return { older: document, envelope: { was, now } };
  const properties = asObject(asObject(schemas[now]).properties);
  const added = { ...asObject(schemas[now]), properties: { ...properties, code: { type: 'string', const: from } } };
  const components = { ...asObject(document.components), schemas: { ...schemas, [was]: added } };
  return { older: { ...document, components }, envelope: { was, now } };
};

const refersTo = (node: Json, { was, now }: Envelope): Json => {
  if (isArray(node)) return node.map((one) => refersTo(one, { was, now }));
  if (!isObject(node)) return node;
  if (node.$ref === `#/components/schemas/${now}`) return { ...node, $ref: `#/components/schemas/${was}` };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, refersTo(value, { was, now })]));
};

/** Also in the lists of types. */
const inEvents = (document: JsonObject, type: string, update: (item: Json) => JsonObject): JsonObject => {
  const { [type]: item, ...others } = asObject(document.webhooks);
  if (item === undefined) throw new DoesNotApply(`there is no event ${type}`);
  const older = update(item);
  const listed = (values: readonly Json[]): Json[] =>
    values.flatMap((one) => (one === type ? Object.keys(older) : [one]));
  const schemas = Object.fromEntries(
    Object.entries(schemasOf(document)).map(([name, node]): [string, Json] => {
      const schema = asObject(node);
      if (isArray(schema.enum) && schema['x-event-types'] !== undefined)
        return [name, { ...schema, enum: listed(schema.enum) }];
      // A payload that several types share names them.
      const properties = asObject(schema.properties);
      const own = asObject(properties.type);
      if (!isArray(own.enum) || !own.enum.includes(type)) return [name, node];
      return [name, { ...schema, properties: { ...properties, type: { ...own, enum: listed(own.enum) } } }];
    }),
  );
  const components = { ...asObject(document.components), schemas };
  return { ...document, webhooks: { ...others, ...older }, components };
};
