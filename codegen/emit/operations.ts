import { type InterfaceDeclarationStructure, StructureKind } from 'ts-morph';
import type { Json, Schema } from '../load/json.ts';
import type { Operation, Parameter } from '../model/model.ts';
import {
  inlineObjectType,
  objectType,
  type Property,
  property,
  unionOf,
  type Written,
  write,
} from '../print/blocks.ts';
import { exportedInterface, exportedType, typeImportsOf } from '../print/declarations.ts';
import { namesIn, schemaType, unionOfSchemas } from '../print/schema-type.ts';
import { quote } from '../print/text.ts';
import { printFile, type Statement } from '../print/typescript.ts';
import type { Emitter } from './emitter.ts';

const PATH = 'generated/contract/operations.ts';

/** Emits the input and the responses of each operation as types. */
export const emitOperations: Emitter = ({ operations }) => [
  { path: PATH, madeFrom: operations, text: () => printFile('spec/', declarationsOf(operations)) },
];

const declarationsOf = (operations: readonly Operation[]): Statement[] => [
  ...typeImportsOf('./schemas.ts', schemasOf(operations)),
  ...(operations.some(({ rawBody }) => rawBody) ? [unverifiedBody] : []),
  exportedInterface('Operations', objectType(operations.map(operationOf))),
  exportedType('OperationId', 'keyof Operations'),
];

const schemasOf = (operations: readonly Operation[]): string[] =>
  [...new Set(operations.flatMap((operation) => typedSchemas(operation).flatMap(namesIn)))].sort();

/** Everything in an operation that becomes a type. */
const typedSchemas = ({ parameters, body, successes }: Operation): (Json | undefined)[] => [
  ...Object.values(parameters).flatMap((parameters) => parameters.map(({ schema }) => schema)),
  body?.schema,
  ...successes.map(({ schema }) => schema),
];

const unverifiedBody: InterfaceDeclarationStructure = {
  kind: StructureKind.Interface,
  isExported: true,
  name: 'UnverifiedBody',
  typeParameters: ['Body'],
  docs: ['A body that its handler verifies by its bytes before it has it parsed and validated (x-raw-body).'],
  properties: [{ name: 'bytes', type: 'Uint8Array', isReadonly: true }],
  methods: [
    {
      name: 'verified',
      returnType:
        '{ readonly body: Body } | { readonly errors: { readonly path: string; readonly message: string; readonly rule: string }[] }',
      docs: ['What the bytes say, or everything that keeps them from being what the contract describes.'],
    },
  ],
};

const operationOf = ({ id, summary, parameters, body, rawBody, successes, codes, risks }: Operation): Property =>
  property(
    id,
    objectType([
      property('path', parametersType(parameters.path)),
      property('query', parametersType(parameters.query)),
      property('headers', parametersType(parameters.header.map(inLowerCase))),
      property('body', bodyType(body, rawBody)),
      property('result', resultType(successes)),
      property('status', unionOf(successes.map(({ status }) => String(status)))),
      property('codes', unionOf([...new Set(codes.map(({ code }) => quote(code)))])),
      property('risk', unionOf(risks.map(quote))),
    ]),
    summary,
  );

/** A response without a body is nothing that a handler could give. */
const resultType = (successes: Operation['successes']): Written => {
  const given = successes.filter(({ empty }) => empty !== true).map(({ schema }) => schema ?? TEXT);
  const union = unionOfSchemas(given);
  if (given.length === successes.length) return union;
  return (writer) => {
    writer.write(given.length === 0 ? 'undefined' : 'undefined | ');
    if (given.length > 0) write(writer, union);
  };
};

/** The type of a response that is not JSON. */
const TEXT: Schema = { type: 'string' };

const inLowerCase = (parameter: Parameter): Parameter => ({ ...parameter, name: parameter.name.toLowerCase() });

const bodyType = (body: Operation['body'], isRaw: boolean): Written => {
  if (!body) return 'undefined';
  return (writer) => {
    writer.conditionalWrite(isRaw, 'UnverifiedBody<');
    write(writer, schemaType(body.schema));
    writer.write(isRaw ? '>' : body.required ? '' : ' | undefined');
  };
};

const parametersType = (parameters: readonly Parameter[]): Written =>
  parameters.length === 0 ? 'Record<never, never>' : inlineObjectType(parameters.map(parameterOf));

/** A parameter with a default is always there: the validator fills it in. */
const parameterOf = ({ name, required, schema }: Parameter): Property => ({
  name,
  type: schemaType(schema),
  isOptional: !required && !('default' in schema),
});
