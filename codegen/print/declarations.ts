import {
  type ExportDeclarationStructure,
  type ImportDeclarationStructure,
  StructureKind,
  type WriterFunction,
} from 'ts-morph';
import { LINE, type Written, write, writeComment } from './blocks.ts';

/** `import { names } from`. */
export const importOf = (from: string, ...names: readonly string[]): ImportDeclarationStructure => ({
  kind: StructureKind.ImportDeclaration,
  moduleSpecifier: from,
  namedImports: inBraces(names),
});

/** `import type { names } from`. */
export const typeImportOf = (from: string, ...names: readonly string[]): ImportDeclarationStructure => ({
  ...importOf(from, ...names),
  isTypeOnly: true,
});

/** The same, or nothing where there is nothing to import. */
export const typeImportsOf = (from: string, names: readonly string[]): ImportDeclarationStructure[] =>
  names.length > 0 ? [typeImportOf(from, ...names)] : [];

/** `export { names } from`. */
export const exportOf = (from: string, ...names: readonly string[]): ExportDeclarationStructure => ({
  kind: StructureKind.ExportDeclaration,
  moduleSpecifier: from,
  namedExports: inBraces(names),
});

/** `export * from`. */
export const exportAllOf = (from: string): ExportDeclarationStructure => ({
  kind: StructureKind.ExportDeclaration,
  moduleSpecifier: from,
});

/** `export type { names } from`. */
export const typeExportOf = (from: string, ...names: readonly string[]): ExportDeclarationStructure => ({
  ...exportOf(from, ...names),
  isTypeOnly: true,
});

/** Names on one line, or a line each; ts-morph indents the lines. */
const inBraces = (names: readonly string[]): string[] | WriterFunction =>
  names.join(', ').length <= LINE
    ? [...names]
    : (writer) => {
        writer.newLine();
        for (const name of names) writer.writeLine(`${name},`);
      };

/** `export type Name = …`. */
export const exportedType =
  (name: string, type: Written, comment?: string): WriterFunction =>
  (writer) => {
    writeComment(writer, comment);
    writer.write(`export type ${name} = `);
    write(writer, type);
    writer.write(';');
  };

/** `export interface Name { … }`, from an object type. */
export const exportedInterface =
  (name: string, type: Written, comment?: string): WriterFunction =>
  (writer) => {
    writeComment(writer, comment);
    writer.write(`export interface ${name} `);
    write(writer, type);
  };

/** `const name = …`. */
export const constant =
  (name: string, value: Written): WriterFunction =>
  (writer) => {
    writer.write(`const ${name} = `);
    write(writer, value);
    writer.write(';');
  };

/** `export const name: Type = …`. */
export const exportedConstant =
  (name: string, type: string | undefined, value: Written, comment?: string): WriterFunction =>
  (writer) => {
    writeComment(writer, comment);
    writer.write(type === undefined ? `export const ${name} = ` : `export const ${name}: ${type} = `);
    write(writer, value);
    writer.write(';');
  };
