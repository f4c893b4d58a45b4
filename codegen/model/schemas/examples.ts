import type { Json } from '../../load/json.ts';
import type { Spec } from '../../load/spec.ts';
import type { Place, SpecNode } from '../../load/spec-node.ts';
import { type Cache, keyOf } from '../cache.ts';
import type { Diagnostics } from '../diagnostics.ts';
import type { Model, Operation } from '../model.ts';
import { jsonContentOf } from '../operations/json-content.ts';
import { checkPropertyExamples, propertyExamples } from './property-examples.ts';
import { errorRef, parametersOf, partRef, schemaRef, unitsOf, webhookRef } from './validator-units.ts';

/** Something that ajv has to accept, and the values that have to fit it. */
interface Check {
  readonly domain: string;
  readonly ref: string;
  readonly place: Place;
  readonly examples: readonly Example[];
}

interface Example {
  readonly value: Json;
  readonly place: Place;
}

/**
 * Holds every example of a body, a response, a webhook, an error, a named schema and its properties to its schema, and
 * every schema to ajv. A domain whose examples and schemas, others' included, are as they were when they fitted is not checked again.
 * Answers the keys of the domains.
 */
export const checkExamples = async (
  spec: Spec,
  model: Model,
  diagnostics: Diagnostics,
  cache: Cache,
): Promise<Record<string, string>> => {
  const { reachKey } = unitsOf(model);
  const keys: Record<string, string> = {};
  const phases = [schemaChecks(spec, model), [...operationChecks(spec, model), ...otherChecks(spec, model)]];
  for (const [phase, checks] of phases.entries()) {
    for (const [domain, own] of Map.groupBy(checks, (check) => check.domain)) {
      const what = `${phase === 0 ? 'schemas' : 'examples'}/${domain}`;
      const key = keyOf(own.map(({ ref, examples }) => [ref, reachKey(ref), examples.map(({ value }) => value)]));
      keys[what] = key;
      if (cache.checked(what, key)) continue;
      await runChecks(own, model, diagnostics);
    }
    // A schema that does not compile would be reported again at each operation that uses it.
    if (diagnostics.any) return keys;
  }
  for (const [domain, own] of Map.groupBy(propertyExamples(spec, model), (example) => example.domain)) {
    const what = `properties/${domain}`;
    const key = keyOf(own.map(({ schema, value }) => [schema, value]));
    keys[what] = key;
    if (!cache.checked(what, key)) await checkPropertyExamples(own, diagnostics);
  }
  return keys;
};

const schemaChecks = (spec: Spec, model: Model): Check[] =>
  model.schemas.flatMap(({ name, domain }): Check[] => {
    const node = spec.root.at('components', 'schemas', name);
    if (!node) return [];
    const examples = (node.get('examples')?.items() ?? []).map((at) => ({ value: at.value, place: at }));
    return [{ domain, ref: schemaRef(name), place: node, examples }];
  });

const operationChecks = (spec: Spec, model: Model): Check[] =>
  model.operations.flatMap((operation) => {
    const { id, domain, place, path, method } = operation;
    const node = spec.root.at('paths', path, method);
    const parameters = Object.keys(parametersOf(operation)).map((part) => ({
      domain,
      ref: partRef(id, part),
      place,
      examples: [],
    }));
    const bodies = (node ? bodiesAt(operation, node) : []).map(({ part, at }) => ({
      domain,
      ref: partRef(id, part),
      place: at,
      examples: namedExamples(at),
    }));
    return [...parameters, ...bodies];
  });

const otherChecks = (spec: Spec, model: Model): Check[] => [
  ...model.webhooks.flatMap(({ type }) => {
    const at = spec.root.at('webhooks', type, 'post', 'requestBody');
    return at ? [{ domain: 'webhooks', ref: webhookRef(type), place: at, examples: namedExamples(at) }] : [];
  }),
  ...model.errors.flatMap(({ code, details, example, place }) =>
    details && example ? [{ domain: 'errors', ref: errorRef(code), place, examples: [{ value: example, place }] }] : [],
  ),
];

/** The JSON bodies of an operation: the request's, and each 2xx. */
const bodiesAt = ({ body, successes }: Operation, node: SpecNode): { part: string; at: SpecNode }[] => {
  const request = body && node.get('requestBody');
  const responses = successes.flatMap(({ status, schema }) => {
    const at = schema && node.at('responses', String(status));
    return at ? [{ part: String(status), at }] : [];
  });
  return [...(request ? [{ part: 'body', at: request }] : []), ...responses];
};

/** The named examples of a request body or a response. */
const namedExamples = (holder: SpecNode): Example[] =>
  (jsonContentOf(holder)?.get('examples')?.entries() ?? []).flatMap(([, example]) => {
    const value = example.child('value');
    return value ? [{ value: value.value, place: value }] : [];
  });

/** ajv is loaded only when there is something to check: that takes as long as reading a domain. */
const runChecks = async (checks: readonly Check[], model: Model, diagnostics: Diagnostics): Promise<void> => {
  const { explain, validatorsOf } = await import('./ajv.ts');
  const validators = validatorsOf(model);
  for (const { ref, place, examples } of checks) {
    try {
      const validate = validators.validator(ref);
      for (const example of examples) {
        if (validate(example.value)) continue;
        const message = `the example does not fit its schema: ${explain(validate.errors ?? [])}`;
        diagnostics.report(example.place, 'invalid-example', message);
      }
    } catch (error) {
      diagnostics.report(place, 'invalid-schema', error instanceof Error ? error.message : String(error));
    }
  }
};
