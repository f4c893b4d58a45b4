import { asArray, asObject, asString, type Json, type JsonObject } from '../../load/json.ts';
import type { Product } from '../../load/product/product.ts';
import { withoutRefinements } from '../schemas/refinement.ts';
import type { BodyRequirement } from './body-variants.ts';
import { readDocument, type SdkDocument, type SdkOperation } from './document.ts';
import { jsonSchemaOf, type Resolve, resolver } from './resolve.ts';
import { type Field, type NamedShape, type Shape, Shapes } from './shapes.ts';
import { tellOf } from './tells.ts';

/** An operation with the shapes of what it takes and gives. */
export interface SdkCall extends SdkOperation {
  readonly pathParameters: readonly Field[];
  readonly queryParameters: readonly Field[];
  readonly headerParameters: readonly Field[];
  /** The fields of the body, once for each form that it may have; none where there is no body. */
  readonly bodies: readonly (readonly Field[])[];
  /** What each of the bodies is answered with; empty where it is `success` for all. */
  readonly answers: readonly Shape[];
  /** The shape of a success; undefined where it has no JSON. */
  readonly success: Shape | undefined;
  /** The shape of a list's item. */
  readonly item: Shape | undefined;
}

/** All that a typed client in any language says of the contract. */
export interface SdkModel extends Omit<SdkDocument, 'operations'> {
  readonly operations: readonly SdkCall[];
  readonly types: readonly NamedShape[];
  /** The details of refusals: by code, the name of their type. */
  readonly details: Readonly<Record<string, string>>;
  /** The names of types that a request has, and no response. */
  readonly inputs: ReadonlySet<string>;
  /** The name of the type that is any payload of a webhook. */
  readonly event: string | undefined;
}

export const ERRORS = 'errors';

export function readSdkModel(root: JsonObject, domainOf: (schema: string) => string, product?: Product): SdkModel {
  const document = readDocument(root, product);
  const shapes = new Shapes(domainOf);
  const refusals = new Set(document.errors);
  const schemas = Object.entries(asObject(asObject(root.components).schemas));
  let event: string | undefined;
  for (const [name, node] of schemas) {
    const schema = asObject(node);
    if (refusals.has(name)) continue;
    if (schema['x-webhook-payload'] === true && document.webhooks.length > 0) {
      event = name;
      shapes.addEvents(name, schema, document.webhooks);
    } else shapes.add(name, schema);
  }
  const details = readDetails(shapes, schemas, refusals);
  const operations = document.operations.map((operation) => callOf(root, shapes, operation));
  const told = [...shapes.named.values()].map((shape) =>
    shape.kind === 'union' ? { ...shape, tell: tellOf(shape.name, shape.branches, shapes.named) } : shape,
  );
  const types = told.filter(({ domain }) => domain !== REFUSALS);
  return { ...document, operations, types, details, inputs: inputsOf(operations, types, details), event };
}

/** Where the envelopes of refusals would be; an SDK has exceptions in their place. */
const REFUSALS = 'refusals';

function readDetails(shapes: Shapes, schemas: readonly (readonly [string, Json])[], refusals: ReadonlySet<string>) {
  const details = schemas.flatMap(([name, node]) => {
    if (!refusals.has(name)) return [];
    const { code, details: schema } = asObject(asObject(node).properties);
    const of = asString(asObject(code).const);
    if (schema === undefined || of === undefined) return [];
    const shape = shapes.shapeOf(schema, `${name.replace(/Error$/, '')}Details`, ERRORS);
    return shape.kind === 'named' ? [[of, shape.name] as const] : [];
  });
  return Object.fromEntries(details);
}

function callOf(root: JsonObject, shapes: Shapes, operation: SdkOperation): SdkCall {
  const resolve = resolver(root);
  const item = asObject(asObject(root.paths)[operation.path]);
  const node = asObject(item[operation.method.toLowerCase()]);
  const parameters = [...asArray(item.parameters), ...asArray(node.parameters)].map(resolve);
  const placedIn = (place: string): Field[] =>
    parameters.filter((parameter) => parameter.in === place).map((one) => parameterOf(shapes, operation, one));
  const body = node.requestBody === undefined ? undefined : resolve(node.requestBody);
  const success = successOf(shapes, resolve, operation, node);
  return {
    ...operation,
    pathParameters: placedIn('path'),
    queryParameters: placedIn('query'),
    headerParameters: operation.headers.flatMap(({ header, name }) =>
      placedIn('header').flatMap((field) => (field.name === header ? [{ ...field, name }] : [])),
    ),
    bodies: body === undefined ? [] : bodiesOf(shapes, operation, body),
    answers: answersOf(shapes, resolve, operation, node),
    success,
    item: operation.items === undefined ? undefined : itemOf(shapes, success, operation.items),
  };
}

const parameterOf = (shapes: Shapes, { typeName }: SdkOperation, parameter: JsonObject): Field => ({
  name: asString(parameter.name) ?? '',
  shape: shapes.shapeOf(parameter.schema, `${typeName}${asString(parameter.name) ?? ''}`, 'common'),
  required: parameter.required === true,
  description: asString(parameter.description) ?? '',
  secret: false,
});

/** A choice of bodies is one for each branch. */
function bodiesOf(shapes: Shapes, operation: SdkOperation, body: JsonObject): (readonly Field[])[] {
  const schema = jsonSchemaOf(body.content);
  const shape = shapes.shapeOf(schema, `${operation.typeName}Body`, 'common');
  if (operation.body === 'whole') {
    return [[{ name: 'body', shape, required: operation.bodyRequired, description: '', secret: false }]];
  }
  const name = shape.kind === 'named' ? shape.name : '';
  const found = shapes.named.get(name);
  const branches = found?.kind === 'union' ? found.branches : [name];
  return branches.flatMap((branch) => {
    const object = shapes.named.get(branch);
    if (object?.kind !== 'object') throw new Error(`${operation.id}: its body ${branch} is no object`);
    // Where no body need be sent, neither need its fields.
    const fields = object.fields.map((field) => ({ ...field, required: operation.bodyRequired && field.required }));
    return operation.requires.reduce(withRequirement, [fields]);
  });
}

/** A body with a field that needs another one has two forms: without it, and with both, the other one with its value. */
const withRequirement = (bodies: readonly (readonly Field[])[], { field, other, value }: BodyRequirement) =>
  bodies.flatMap((fields): (readonly Field[])[] => {
    if (!fields.some(({ name }) => name === field)) return [fields];
    const needed: Shape = { kind: 'choice', values: [value] };
    return [
      fields.filter(({ name }) => name !== field),
      fields.map((one) => {
        if (one.name === field) return { ...one, required: true };
        return one.name === other ? { ...one, shape: needed, required: true } : one;
      }),
    ];
  });

/** The form of a body tells the status of its answer, and the status the shape. The variants are in the order of the bodies. */
const answersOf = (shapes: Shapes, resolve: Resolve, { typeName, variants }: SdkOperation, node: JsonObject): Shape[] =>
  variants.map(({ status }) => {
    const { content } = resolve(asObject(node.responses)[status] ?? null);
    const { schema } = asObject(asObject(content)['application/json']);
    return shapes.shapeOf(withoutRefinements(asObject(schema)), `${typeName}${status}`, 'common');
  });

/** Of every status that is a success, each shape once. */
function successOf(shapes: Shapes, resolve: Resolve, operation: SdkOperation, node: JsonObject): Shape | undefined {
  if (operation.result !== 'json' && operation.result !== 'value') return undefined;
  const schemas = Object.entries(asObject(node.responses)).flatMap(([status, response]) => {
    const [, content] = Object.entries(asObject(resolve(response).content)).find(([type]) => /json/.test(type)) ?? [];
    return status.startsWith('2') && content !== undefined ? [asObject(content).schema ?? null] : [];
  });
  const distinct = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  const of = distinct.map((schema) =>
    shapes.shapeOf(withoutRefinements(asObject(schema)), `${operation.typeName}Result`, 'common'),
  );
  const [first] = of;
  if (of.length < 2 || first === undefined) return first;
  const name = `${operation.typeName}Result`;
  const branches = of.flatMap((shape) => (shape.kind === 'named' ? [shape.name] : []));
  const { domain = 'common' } = shapes.named.get(branches[0] ?? '') ?? {};
  const description = `What \`${operation.sdkName.namespace}.${operation.sdkName.member}\` gives.`;
  shapes.named.set(name, { name, domain, description, kind: 'union', branches, tell: { keys: {} } });
  return { kind: 'named', name };
}

function itemOf(shapes: Shapes, list: Shape | undefined, items: string): Shape | undefined {
  const found = list?.kind === 'named' ? shapes.named.get(list.name) : undefined;
  const field = found?.kind === 'object' ? found.fields.find(({ name }) => name === items) : undefined;
  return field?.shape.kind === 'list' ? field.shape.of : undefined;
}

/** What bodies reach, without what successes, events and refusals do. */
function inputsOf(
  operations: readonly SdkCall[],
  types: readonly NamedShape[],
  details: Readonly<Record<string, string>>,
): ReadonlySet<string> {
  const byName = new Map(types.map((type) => [type.name, type]));
  const given = new Set<string>();
  const taken = new Set<string>();
  for (const { bodies, success } of operations) {
    for (const { shape } of bodies.flat()) reach(shape, byName, taken);
    if (success !== undefined) reach(success, byName, given);
  }
  for (const name of Object.values(details)) reach({ kind: 'named', name }, byName, given);
  for (const type of types) {
    if (type.kind !== 'union' || type.other === undefined) continue;
    for (const name of [...type.branches, type.other]) reach({ kind: 'named', name }, byName, given);
  }
  return new Set([...taken].filter((name) => !given.has(name)));
}

function reach(shape: Shape, types: ReadonlyMap<string, NamedShape>, found: Set<string>): void {
  if (shape.kind === 'list' || shape.kind === 'map' || shape.kind === 'nullable') reach(shape.of, types, found);
  if (shape.kind === 'union') for (const part of shape.of) reach(part, types, found);
  if (shape.kind !== 'named' || found.has(shape.name)) return;
  found.add(shape.name);
  const type = types.get(shape.name);
  if (type?.kind === 'object') for (const field of type.fields) reach(field.shape, types, found);
  if (type?.kind === 'alias') reach(type.of, types, found);
  if (type?.kind === 'union') for (const name of type.branches) reach({ kind: 'named', name }, types, found);
}
