import { asObject, asString, isObject, type Json, type JsonObject } from '../../load/json.ts';
import { withoutRefinements } from '../../model/schemas/refinement.ts';
import { picked, reached } from '../../model/sdk/components.ts';
import { dataTypeName } from '../../model/sdk/document.ts';

/** To which part of the contract something belongs: the types of each stand in a file of their own. */
export interface Domains {
  ofSchema(name: string): string;
  ofOperation(id: string): string;
}

/** The document that hey-api types for one domain. */
export interface TypeDocument {
  readonly domain: string;
  readonly document: JsonObject;
  /** The types that it has to have. */
  readonly names: readonly string[];
  /** Names that other domains declare. Schemas among them stand in the document by their names, and say nothing. */
  readonly foreign: readonly string[];
}

const WEBHOOKS = 'webhooks';
/** The parts that belong to no domain: parameters, and what hey-api adds to every document. */
export const COMMON = 'common';

/** The document divided by domain, sorted by its name. */
export function typeDocuments(openapi: JsonObject, domains: Domains): TypeDocument[] {
  const whole = forTypes(openapi);
  const schemas = Map.groupBy(Object.keys(asObject(asObject(whole.components).schemas)), domains.ofSchema);
  const paths = pathsByDomain(asObject(whole.paths), domains);
  const names = new Set([...paths.keys(), ...schemas.keys(), WEBHOOKS, COMMON]);
  return [...names].sort().map((domain) => {
    const own = { paths: paths.get(domain) ?? {}, webhooks: domain === WEBHOOKS ? asObject(whole.webhooks) : {} };
    return typeDocument(whole, domain, own, schemas.get(domain) ?? []);
  });
}

function typeDocument(whole: JsonObject, domain: string, own: JsonObject, schemas: readonly string[]): TypeDocument {
  const components = asObject(whole.components);
  const ownSchemas = new Set(schemas.map(componentOf));
  const isOwn = (component: string): boolean =>
    ownSchemas.has(component) || (domain === COMMON && component.startsWith('parameters/'));
  const isForeign = (component: string): boolean => component.startsWith('schemas/') && !ownSchemas.has(component);
  const used = reached([own, picked(components, isOwn)], components, isForeign);
  const foreign = [...used].filter(isForeign).map(nameOf).sort();
  const needed = picked(components, (component) => isOwn(component) || (used.has(component) && !isForeign(component)));
  const stubs = Object.fromEntries(foreign.map((name) => [name, {}]));
  return {
    domain,
    document: { ...whole, ...own, components: { ...needed, schemas: { ...asObject(needed.schemas), ...stubs } } },
    names: [...schemas, ...operationIds(asObject(own.paths)).map(dataTypeName)],
    foreign,
  };
}

const componentOf = (schema: string): string => `schemas/${schema}`;
const nameOf = (component: string): string => component.slice(component.indexOf('/') + 1);

const operationIds = (paths: JsonObject): string[] =>
  Object.values(paths).flatMap((item) =>
    Object.values(asObject(item)).flatMap((operation) => asString(asObject(operation).operationId) ?? []),
  );

/** By domain, the paths with its operations alone. */
function pathsByDomain(paths: JsonObject, domains: Domains): Map<string, JsonObject> {
  const divided = new Map<string, Record<string, JsonObject>>();
  for (const [path, item] of Object.entries(paths)) {
    const { parameters, ...methods } = asObject(item);
    for (const [method, operation] of Object.entries(methods)) {
      const domain = domains.ofOperation(asString(asObject(operation).operationId) ?? '');
      const own = divided.get(domain) ?? {};
      own[path] = { ...(parameters === undefined ? {} : { parameters }), ...own[path], [method]: operation };
      divided.set(domain, own);
    }
  }
  return divided;
}

/**
 * Without what no type needs: hey-api takes 40 % longer with the examples, and makes `& unknown` of rules that only
 * narrow. And without int64, which it types as bigint: JSON.parse gives a number.
 */
function forTypes(openapi: JsonObject): JsonObject {
  const json = JSON.stringify(withPayloads(openapi), (key, value: unknown) => {
    if (key.startsWith('x-') || (key === 'examples' && isExamples(value))) return undefined;
    if (key === 'format' && value === 'int64') return undefined;
    return isObject(value) && CHOICES.some((choice) => choice in value) ? withoutRefinements(value) : value;
  });
  return JSON.parse(json) as JsonObject;
}

/** An event of a feed is the payload of some webhook: as a choice of them it narrows by its type. */
function withPayloads(openapi: JsonObject): JsonObject {
  const schemas = asObject(asObject(openapi.components).schemas);
  const payloads = new Map(
    Object.values(asObject(openapi.webhooks))
      .map(payloadOf)
      .map((ref) => [ref.$ref, ref]),
  );
  const chosen = Object.entries(schemas).map(([name, schema]) => {
    const { description, ...rest } = asObject(schema);
    return [name, rest['x-webhook-payload'] === true ? { description, oneOf: [...payloads.values()] } : schema];
  });
  const components = { ...asObject(openapi.components), schemas: Object.fromEntries(chosen) };
  return { ...openapi, components } as JsonObject;
}

const payloadOf = (webhook: Json | undefined): JsonObject => {
  const { content } = asObject(asObject(asObject(webhook).post).requestBody);
  return asObject(asObject(asObject(content)['application/json']).schema);
};

const CHOICES = ['allOf', 'anyOf', 'oneOf'];

/** A schema's list or a media type's named ones; a property of that name is neither. */
function isExamples(value: unknown): boolean {
  return (
    Array.isArray(value) ||
    Object.values(value ?? {}).every((example: object) => 'value' in Object(example) || '$ref' in Object(example))
  );
}
