import type { Product } from '../../load/product/product.ts';
import type { SdkDocument, SdkOperation } from '../../model/sdk/document.ts';
import { exportedConstant, importOf, typeImportOf } from '../../print/declarations.ts';
import { quote } from '../../print/text.ts';
import { printFile, type Statement } from '../../print/typescript.ts';
import { briefCommentOf } from './comment.ts';

/** Each operation as a function of its own, so that a bundle holds those that a program calls, and no other. */
export function emitFunctions({ operations, product }: SdkDocument): string {
  const streaming = operations.filter(({ streams }) => streams);
  return printFile('spec/', [
    importOf('./client.ts', 'standalone', ...(streaming.length > 0 ? ['standaloneStream'] : [])),
    operationsImport,
    ...(streaming.length > 0 ? [typeImportOf('./options.ts', `${product.clientName}Options`)] : []),
    typeImportOf(`./${product.slug}.gen.ts`, 'Standalone', ...streaming.map(({ typeName }) => `${typeName}Stream`)),
    ...operations.map(functionOf),
    ...streaming.map((operation) => streamFunctionOf(operation, product)),
  ]);
}

/** The rows of all operations, under one name: a bundler looks through it. */
export const operationsImport: Statement = (writer) => {
  writer.write("import * as operations from './operations.gen.ts';");
};

const functionOf = (operation: SdkOperation): Statement => {
  const { id } = operation;
  const made = `/* @__PURE__ */ standalone(${quote(id)}, operations.${id})`;
  return exportedConstant(id, `Standalone<${quote(id)}>`, made, briefCommentOf(operation));
};

/** `streamEvents` beside `listEvents`. */
const streamFunctionOf = ({ id, typeName }: SdkOperation, { clientName }: Product): Statement => {
  const type = `(client: ${clientName}Options, ...options: Parameters<${typeName}Stream>) => ReturnType<${typeName}Stream>`;
  const made = `/* @__PURE__ */ standaloneStream(${quote(id)}, operations.${id})`;
  return exportedConstant(
    id.replace(/^list/, 'stream'),
    type,
    made,
    'Every event as it happens, in order and once each.',
  );
};
