import { type Json, operationsOf } from '../shared/document.ts';
import { withStatusExamples } from '../shared/status-examples.ts';

/**
 * What the front needs of the contract: which operations there are, and the answers that they document, with an example
 * for every status of every resource, as the stateless mock has. It is an eighth of the contract, and is held as long as
 * the mock runs.
 */
export function frontDocument(contract: Json): Json {
  const { info, components, paths } = withStatusExamples(contract);
  const full = { info, components, paths };
  const operations = operationsOf(full).map(({ method, path, operation }) => {
    const { operationId, tags, responses } = operation;
    return {
      path,
      method,
      slim: { operationId, tags, 'x-location': operation['x-location'], responses: answersOf(responses) },
    };
  });
  const byPath = Map.groupBy(operations, ({ path }) => path);
  const { responses, examples, headers, schemas } = components;
  return {
    info: { version: info.version },
    paths: Object.fromEntries(
      [...byPath].map(([path, some]) => [path, Object.fromEntries(some.map(({ method, slim }) => [method, slim]))]),
    ),
    components: { responses: answersOf(responses), examples, headers, schemas: scalarsOf(schemas) },
  };
}

/** Answers without the schemas of their bodies and without words. */
const answersOf = (responses: Json): Json =>
  Object.fromEntries(
    Object.entries<Json>(responses ?? {}).map(([name, response]) => {
      if (response.$ref !== undefined) return [name, response];
      const content = Object.entries<Json>(response.content ?? {}).map(([type, { examples }]) => [type, { examples }]);
      return [name, { headers: response.headers, ...(content.length > 0 && { content: Object.fromEntries(content) }) }];
    }),
  );

/** Headers refer to schemas of single values. */
const scalarsOf = (schemas: Json): Json =>
  Object.fromEntries(
    Object.entries<Json>(schemas ?? {}).flatMap(([name, { enum: values, examples, $ref }]) =>
      values === undefined && examples === undefined && $ref === undefined
        ? []
        : [[name, { enum: values, examples, $ref }]],
    ),
  );
