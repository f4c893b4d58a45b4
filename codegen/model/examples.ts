import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { Json } from '../load/json.ts';
import type { Spec } from '../load/spec.ts';
import type { Place, SpecNode } from '../load/spec-node.ts';
import {
  bodyAjv,
  compiled,
  errorRef,
  type KnownAjv,
  parameterAjv,
  parametersOf,
  partRef,
  schemaRef,
  webhookRef,
} from './ajv.ts';
import type { Diagnostics } from './diagnostics.ts';
import type { Model, Operation } from './model.ts';

/** Holds every example of a body, a response, a webhook, an error and a named schema to its schema, and every schema to ajv. */
export const checkExamples = (spec: Spec, model: Model, diagnostics: Diagnostics): void => {
  const checker = new ExampleChecker(diagnostics);
  for (const [name, schema] of spec.root.at('components', 'schemas')?.entries() ?? []) {
    const validate = checker.compile(bodyAjv(model), schemaRef(name), schema);
    for (const example of schema.get('examples')?.items() ?? []) checker.check(validate, example.value, example);
  }
  // A schema that does not compile would be reported again at each operation that uses it.
  if (diagnostics.any) return;
  for (const operation of model.operations) {
    const node = spec.root.at('paths', operation.path, operation.method);
    for (const part of Object.keys(parametersOf(operation))) {
      checker.compile(parameterAjv(model), partRef(operation.id, part), operation.place);
    }
    for (const { part, at } of node ? bodiesAt(operation, node) : []) {
      checker.checkAll(checker.compile(bodyAjv(model), partRef(operation.id, part), at), at);
    }
  }
  for (const { type } of model.webhooks) {
    const at = spec.root.at('webhooks', type, 'post', 'requestBody');
    if (at) checker.checkAll(checker.compile(bodyAjv(model), webhookRef(type), at), at);
  }
  for (const { code, details, example, place } of model.errors) {
    if (details && example) checker.check(checker.compile(bodyAjv(model), errorRef(code), place), example, place);
  }
};

/** The JSON bodies of an operation: the request's, and each 2xx. */
const bodiesAt = ({ body, successes }: Operation, node: SpecNode): { part: string; at: SpecNode }[] => {
  const request = body && node.get('requestBody');
  const responses = successes.flatMap(({ status, schema }) => {
    const at = schema && node.at('responses', String(status));
    return at ? [{ part: String(status), at }] : [];
  });
  return [...(request ? [{ part: 'body', at: request }] : []), ...responses];
};

class ExampleChecker {
  private readonly diagnostics: Diagnostics;

  constructor(diagnostics: Diagnostics) {
    this.diagnostics = diagnostics;
  }

  /** Undefined, and reported, where ajv does not accept the schema. */
  compile(ajv: KnownAjv, ref: string, place: Place): ValidateFunction | undefined {
    try {
      return compiled(ajv, ref);
    } catch (error) {
      this.diagnostics.report(place, 'invalid-schema', error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  /** The named examples of a request body or a response. */
  checkAll(validate: ValidateFunction | undefined, holder: SpecNode): void {
    for (const [, example] of holder.at('content', 'application/json', 'examples')?.entries() ?? []) {
      const value = example.child('value');
      if (value) this.check(validate, value.value, value);
    }
  }

  check(validate: ValidateFunction | undefined, value: Json, place: Place): void {
    if (!validate || validate(value)) return;
    const message = `the example does not fit its schema: ${explain(validate.errors ?? [])}`;
    this.diagnostics.report(place, 'invalid-example', message);
  }
}

const explain = (errors: readonly ErrorObject[]): string =>
  errors
    .slice(0, 3)
    .map(({ instancePath, message, params }) => {
      const extra = 'additionalProperty' in params ? ` (${String(params.additionalProperty)})` : '';
      return `${instancePath || 'it'} ${message ?? 'is invalid'}${extra}`;
    })
    .join('; ');
