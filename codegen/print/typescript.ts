import {
  type PrintStructureOptions,
  printStructure,
  type StatementStructures,
  StructureKind,
  type WriterFunction,
} from 'ts-morph';
import { header } from './text.ts';

/** The parts of a file in their order: structures, or a writer where no structure fits. */
export type Statement = StatementStructures | WriterFunction | string;

/** The text of a generated file, which says of itself what it was made from. */
export const printFile = (madeFrom: string, statements: readonly Statement[]): string =>
  printSource([header(madeFrom).trimEnd(), ...statements]);

/** The text of a file. It is one structure: ts-morph prints it in one pass, and nothing parses what was printed. */
export const printSource = (statements: readonly Statement[]): string =>
  printStructure({ kind: StructureKind.SourceFile, statements: apart(statements) }, FORMAT);

const FORMAT: PrintStructureOptions = { indentNumberOfSpaces: 2, useSingleQuote: true };

/** A blank line between statements, but for imports below imports and exports below exports. */
const apart = (statements: readonly Statement[]): Statement[] =>
  statements.flatMap((statement, at) => {
    const before = statements[at - 1];
    return before === undefined || isList(before, statement) ? [statement] : [blankLine, statement];
  });

const isList = (before: Statement, after: Statement): boolean =>
  [StructureKind.ImportDeclaration, StructureKind.ExportDeclaration].some(
    (kind) => isOf(kind, before) && isOf(kind, after),
  );

const isOf = (kind: StructureKind, statement: Statement): boolean =>
  typeof statement === 'object' && statement.kind === kind;

const blankLine: WriterFunction = (writer) => writer.blankLineIfLastNot();
