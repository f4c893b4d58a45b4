import { needsDetails } from '../model/errors.ts';
import type { ErrorEntry } from '../model/model.ts';
import { dataOf, objectOf, objectType, property, readonly, type Written, write } from '../print/blocks.ts';
import { exportedConstant, exportedInterface, exportedType, typeImportsOf } from '../print/declarations.ts';
import { namesIn, schemaType } from '../print/schema-type.ts';
import { quote } from '../print/text.ts';
import { printFile, type Statement } from '../print/typescript.ts';
import type { Emitter } from './emitter.ts';

const PATH = 'generated/contract/errors.ts';

/** The registry of codes, as types and as data. */
export const emitErrors: Emitter = ({ errors }) => [
  { path: PATH, madeFrom: errors, text: () => printFile('spec/errors.yaml', declarationsOf(errors)) },
];

const declarationsOf = (errors: readonly ErrorEntry[]): Statement[] => [
  ...typeImportsOf('./schemas.ts', [...new Set(errors.flatMap(({ details }) => namesIn(details)))].sort()),
  errorDetails(errors),
  exportedType('ErrorCode', 'keyof ErrorDetails'),
  errorMeta,
  errorTable(errors),
  constraintTable(errors),
];

const errorDetails = (errors: readonly ErrorEntry[]): Statement =>
  exportedInterface(
    'ErrorDetails',
    objectType(errors.map((entry) => property(entry.code, detailsType(entry), entry.meaning))),
    'What `details` holds, per code; undefined where there is nothing to say.',
  );

const detailsType = (entry: ErrorEntry): Written => {
  if (!entry.details) return 'undefined';
  return (writer) => {
    write(writer, schemaType(entry.details));
    writer.conditionalWrite(!needsDetails(entry), ' | undefined');
  };
};

const errorMeta = exportedInterface(
  'ErrorMeta',
  objectType([
    readonly('statuses', 'readonly number[]'),
    readonly('meaning', 'string'),
    readonly('retry', 'boolean', 'Whether the same request can succeed when it is sent again.'),
    readonly('kernel', 'boolean', 'Answered by the platform, not by a handler.'),
  ]),
);

const errorTable = (errors: readonly ErrorEntry[]): Statement =>
  exportedConstant(
    'errors',
    'Readonly<Record<ErrorCode, ErrorMeta>>',
    objectOf(
      errors.map(({ code, statuses, meaning, retry, kernel }) => [code, dataOf({ statuses, meaning, retry, kernel })]),
    ),
  );

const constraintTable = (errors: readonly ErrorEntry[]): Statement =>
  exportedConstant(
    'constraintErrors',
    'Readonly<Record<string, ErrorCode>>',
    objectOf(errors.flatMap(({ code, constraints }) => constraints.map((name) => [name, quote(code)] as const))),
    'The database constraints whose violation is a declared refusal: a lost race is no 500.',
  );
