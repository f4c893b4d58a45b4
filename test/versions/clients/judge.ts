import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { asObject, isArray, isObject, type Json, type JsonObject } from '../../../codegen/load/json.ts';
import { readPublished } from '../../../codegen/versions/published.ts';
import { operationsOf } from '../../../codegen/versions/steps.ts';
import { compiled, newestDocument, ownVersions } from './histories.ts';

/** What a client was answered. */
export interface Answered {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
}

/** Says what a client of a version was not promised. It knows documents alone, and nothing of conversions. */
export interface Judge {
  /** Undefined of an answer that keeps the promise. */
  fault(answered: Answered): string | undefined;
  /** Of an event, as a feed, a stream or a webhook tells it. */
  faultOfEvent(event: unknown): string | undefined;
}

/**
 * Judges by two documents: the one that was published, where additions break nobody, and the one that the changes make of
 * today's, which has no additions that it does not name.
 */
export const judgeOf = (version: string, isNewest = false): Judge => {
  if (isNewest) return judgeBy(newestDocument());
  const published = readPublished('.', version, 'openapi');
  const older = compiled(newestDocument(), ownVersions()).documents.get(version);
  if (published === undefined || older === undefined) throw new Error(`There is no version ${version}`);
  return bothOf(judgeBy(withAdditions(published)), judgeBy(older));
};

const bothOf = (published: Judge, older: Judge): Judge => ({
  fault: (answered) => {
    const [first, second] = [published.fault(answered), older.fault(answered)];
    // A refusal that is new, or is not new, breaks nobody: clients handle codes that they do not know.
    return answered.status >= 400 ? first && second : (first ?? second);
  },
  faultOfEvent: (event) => published.faultOfEvent(event) ?? older.faultOfEvent(event),
});

/** Judges by one document as it stands. */
export const judgeBy = (document: JsonObject): Judge => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  // ajv-formats is CommonJS whose types and exports disagree on the default.
  (formats as unknown as (ajv: Ajv2020) => Ajv2020)(ajv);
  ajv.addSchema(document, 'contract');
  const checks = new Map<string, ValidateFunction>();
  const checkAt = (names: readonly string[]): ValidateFunction => {
    const place = names.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    const check = checks.get(place) ?? ajv.compile({ $ref: `contract#/${place}` });
    checks.set(place, check);
    return check;
  };
  const told = (what: string, check: ValidateFunction, value: unknown): string | undefined =>
    check(value) ? undefined : `${what} ${JSON.stringify(value)}: ${ajv.errorsText(check.errors?.slice(0, 4))}`;
  const routes = operationsOf(document).map((one) => ({ ...one, pattern: patternOf(one.path) }));
  return {
    fault: ({ method, path, status, body }) => {
      // A path without parameters goes before one that has them.
      const [route] = routes
        .filter((one) => one.method === method.toLowerCase() && one.pattern.test(path))
        .sort((a, b) => a.path.split('{').length - b.path.split('{').length);
      if (route === undefined) return undefined;
      const response = asObject(route.node.responses)[status];
      if (response === undefined) return `${route.id} does not answer ${status}: ${JSON.stringify(body)}`;
      const ref = asObject(response).$ref;
      const at = typeof ref === 'string' ? pointed(ref) : ['paths', route.path, route.method, 'responses', `${status}`];
      const content = asObject(at.reduce<Json>((node, name) => asObject(node)[name] ?? {}, document));
      const type = Object.keys(asObject(content.content)).find((name) => /[/+]json$/.test(name));
      if (type === undefined) return undefined;
      return told(`${route.id} ${status}`, checkAt([...at, 'content', type, 'schema']), body);
    },
    faultOfEvent: (event) => {
      const type = isObject(event as Json) ? (event as { type?: unknown }).type : undefined;
      const item = typeof type === 'string' ? asObject(document.webhooks)[type] : undefined;
      if (typeof type !== 'string' || item === undefined) return undefined;
      return told(
        type,
        checkAt(['webhooks', type, 'post', 'requestBody', 'content', 'application/json', 'schema']),
        event,
      );
    },
  };
};

const pointed = (ref: string): string[] =>
  ref
    .slice(2)
    .split('/')
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'));

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^$|()[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);

/** The document for a client that ignores fields and values that it does not know, as the guide asks of it. */
const withAdditions = (document: JsonObject): JsonObject => {
  const visit = (node: Json): Json => {
    if (isArray(node)) return node.map(visit);
    if (!isObject(node)) return node;
    return Object.fromEntries(
      Object.entries(node).flatMap(([key, value]): [string, Json][] => {
        if ((key === 'additionalProperties' || key === 'unevaluatedProperties') && value === false) return [];
        if (key === 'enum' && isArray(value) && value.length > 1) return [];
        if (key === 'example' || key === 'examples') return [];
        return [[key === 'oneOf' && isArray(value) ? 'anyOf' : key, visit(value)]];
      }),
    );
  };
  return asObject(visit(document));
};
