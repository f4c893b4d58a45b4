import type { Operation, Parameter } from '../model/model.ts';
import { schemaType } from '../print/schema-type.ts';
import { docComment, header, indent, lines, propertyName, union } from '../print/text.ts';
import type { Emitter } from './emitter.ts';

/** `generated/contract/operations.ts`: what each operation takes and answers, as types. */
export const emitOperations: Emitter = ({ operations, schemas }) => {
  const members = operations.map((operation) => indent(operationType(operation)));
  const body = lines(
    operations.some(({ rawBody }) => rawBody) && UNVERIFIED_BODY,
    'export interface Operations {',
    members,
    '}',
    '',
    'export type OperationId = keyof Operations;',
  );
  const words = new Set(body.match(/\w+/g));
  const used = schemas.map(({ name }) => name).filter((name) => words.has(name));
  const imports =
    used.length > 0 && `import type {\n${used.map((name) => `  ${name},\n`).join('')}} from './schemas.ts';\n`;
  return [
    { path: 'generated/contract/operations.ts', text: lines(header('spec/').trimEnd(), '', imports, body.trimEnd()) },
  ];
};

const UNVERIFIED_BODY = `/** A body that its handler verifies by its bytes before it has it parsed and validated (x-raw-body). */
export interface UnverifiedBody<Body> {
  readonly bytes: Uint8Array;
  /** What the bytes say, or everything that keeps them from being what the contract describes. */
  verified():
    | { readonly body: Body }
    | { readonly errors: { readonly path: string; readonly message: string; readonly rule: string }[] };
}
`;

const operationType = (operation: Operation): string => {
  const { id, summary, parameters, successes, codes } = operation;
  const headers = parameters.header.map((parameter) => ({ ...parameter, name: parameter.name.toLowerCase() }));
  const bodyType = bodyTypeOf(operation);
  const results = [...new Set(successes.map(({ schema }) => (schema ? schemaType(schema) : 'string')))];
  const members = [
    `path: ${parametersType(parameters.path)};`,
    `query: ${parametersType(parameters.query)};`,
    `headers: ${parametersType(headers)};`,
    `body: ${bodyType};`,
    `result: ${results.join(' | ') || 'never'};`,
    `status: ${successes.map(({ status }) => status).join(' | ') || 'never'};`,
    `codes: ${union([...new Set(codes.map(({ code }) => code))])};`,
  ];
  return `${docComment(summary)}${id}: {\n${members.map((member) => indent(member)).join('\n')}\n};`;
};

const bodyTypeOf = ({ body, rawBody }: Operation): string => {
  if (!body) return 'undefined';
  const parsed = schemaType(body.schema);
  if (rawBody) return `UnverifiedBody<${parsed}>`;
  return body.required ? parsed : `${parsed} | undefined`;
};

/** A parameter with a default is always there: the validator fills it in. */
const parametersType = (parameters: readonly Parameter[]): string => {
  if (parameters.length === 0) return 'Record<never, never>';
  const members = parameters.map(({ name, required, schema }) => {
    const isPresent = required || 'default' in schema;
    return `${propertyName(name)}${isPresent ? '' : '?'}: ${schemaType(schema)}`;
  });
  return `{ ${members.join('; ')} }`;
};
