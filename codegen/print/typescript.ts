import {
  IndentationText,
  NewLineKind,
  Project,
  QuoteKind,
  type SourceFileStructure,
  type StatementStructures,
  StructureKind,
  type WriterFunction,
} from 'ts-morph';
import { header } from './text.ts';

/** What a file consists of, in its order: structures, or what a writer writes where no structure fits. */
export type Statement = StatementStructures | WriterFunction | string;

/** No type checker, no library files, nothing on disk: files are only printed. */
const project = new Project({
  useInMemoryFileSystem: true,
  skipFileDependencyResolution: true,
  skipLoadingLibFiles: true,
  manipulationSettings: {
    indentationText: IndentationText.TwoSpaces,
    quoteKind: QuoteKind.Single,
    newLineKind: NewLineKind.LineFeed,
    useTrailingCommas: true,
  },
});

/** The text of a generated file, which says of itself what it was made from. */
export const printFile = (path: string, madeFrom: string, statements: readonly Statement[]): string =>
  printSource(path, [header(madeFrom).trimEnd(), ...statements]);

/**
 * The text of a file. The whole file is one structure, which ts-morph prints and parses once; adding one statement after
 * another would print and parse the file again each time.
 */
export const printSource = (path: string, statements: readonly Statement[]): string => {
  const structure: Omit<SourceFileStructure, 'kind'> = { statements: apart(statements) };
  const file = project.createSourceFile(path, structure, { overwrite: true });
  const text = file.getFullText();
  project.removeSourceFile(file);
  return text;
};

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
