import { type InterfaceDeclarationStructure, StructureKind, VariableDeclarationKind } from 'ts-morph';
import { objectType, optional, type Property } from '../../print/blocks.ts';
import { exportedInterface, typeImportOf } from '../../print/declarations.ts';
import { printFile, type Statement } from '../../print/typescript.ts';

const FOLDER = 'generated/contract';
export const REQUEST_TYPES = `${FOLDER}/validators.d.ts`;
export const RESPONSE_TYPES = `${FOLDER}/response-validators.d.ts`;

/** `validators.d.ts`: beside ajv's JavaScript. */
export const requestTypes = (): string =>
  printFile('spec/', [
    typeImportOf('ajv', 'ErrorObject'),
    typeImportOf('./operations.ts', 'OperationId'),
    validate,
    exportedInterface('RequestValidators', objectType(requestParts)),
    declaredConstant('requestValidators', '{ readonly [I in OperationId]?: RequestValidators }'),
  ]);

/** `response-validators.d.ts`. */
export const responseTypes = (): string =>
  printFile('spec/', [
    typeImportOf('./operations.ts', 'OperationId'),
    typeImportOf('./validators.js', 'Validate'),
    declaredConstant(
      'responseValidators',
      '{ readonly [I in OperationId]?: { readonly [status: number]: Validate } }',
      'By operation and 2xx status; none for a response that is not JSON.',
    ),
  ]);

const validate: InterfaceDeclarationStructure = {
  kind: StructureKind.Interface,
  isExported: true,
  name: 'Validate',
  docs: ['True when the value fits; otherwise all that is wrong stands in `errors`.'],
  callSignatures: [{ parameters: [{ name: 'value', type: 'unknown' }], returnType: 'boolean' }],
  properties: [{ name: 'errors', type: 'readonly ErrorObject[] | null', hasQuestionToken: true }],
};

const requestParts: Property[] = [
  optional('query', 'Validate', 'Reads text as the documented types and fills in defaults, in place.'),
  optional('headers', 'Validate', 'Keys in lower case; read as the query is.'),
  optional('body', 'Validate', 'Changes nothing.'),
].map((part) => ({ ...part, isReadonly: true }));

const declaredConstant = (name: string, type: string, comment?: string): Statement => ({
  kind: StructureKind.VariableStatement,
  isExported: true,
  hasDeclareKeyword: true,
  declarationKind: VariableDeclarationKind.Const,
  docs: comment === undefined ? [] : [comment],
  declarations: [{ name, type }],
});
