import { asObject } from '../../load/json.ts';
import type { SpecNode } from '../../load/spec-node.ts';
import type { Method, Operation, Parameter } from '../model.ts';
import type { OperationContext } from './operation-context.ts';

/** The parameters of an operation, those of its path item included; path parameters are held to the template. */
export const buildParameters = (
  id: string,
  method: Method,
  path: string,
  item: SpecNode,
  node: SpecNode,
  { bundler, diagnostics }: OperationContext,
): Operation['parameters'] => {
  const parameters: Record<'path' | 'query' | 'header', Parameter[]> = { path: [], query: [], header: [] };
  for (const parameter of [...(item.get('parameters')?.items() ?? []), ...(node.get('parameters')?.items() ?? [])]) {
    const name = parameter.string('name') ?? '';
    const schema = parameter.child('schema');
    const place = parameter.string('in');
    if (place !== 'path' && place !== 'query' && place !== 'header') continue;
    parameters[place].push({
      name,
      required: parameter.get('required')?.value === true,
      schema: schema ? asObject(bundler.value(schema)) : {},
      description: parameter.string('description'),
      ...(parameter.object.explode === false && isList(schema) && { commas: true }),
      generated: false,
    });
    if (place === 'path' && !path.includes(`{${name}}`)) {
      diagnostics.report(parameter, 'path-parameters', `${id} has a path parameter '${name}' that ${path} lacks`);
    }
  }
  for (const [, name = ''] of path.matchAll(/\{([^}]+)\}/g)) {
    if (parameters.path.some((parameter) => parameter.name === name)) continue;
    diagnostics.report(node, 'path-parameters', `${id} does not declare the path parameter '${name}' of ${path}`);
  }
  const isIdempotent = method === 'post' && node.string('x-idempotency') !== 'none';
  if (isIdempotent && !parameters.header.some(({ name }) => name.toLowerCase() === 'idempotency-key')) {
    parameters.header.push(IDEMPOTENCY_KEY);
  }
  return parameters;
};

const isList = (schema: SpecNode | undefined): boolean =>
  [schema?.followed()?.object.type ?? []].flat().some((type) => type === 'array');

/** The header that every idempotent POST takes (A 4.5, D-054). */
const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  required: false,
  description:
    'Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[ -~]+$' },
  generated: true,
};
