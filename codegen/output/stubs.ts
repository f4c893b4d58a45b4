import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import {
  type CodeBlockWriter,
  IndentationText,
  Project,
  QuoteKind,
  type SourceFileStructure,
  StructureKind,
  VariableDeclarationKind,
} from 'ts-morph';
import { quote } from '../print/text.ts';
import { findGaps, type Gap } from './gaps.ts';
import { initializerOf } from './initializer.ts';
import type { SourceFile } from './source-file.ts';
import { readIfThere } from './write.ts';

// ts-morph takes a third of a second to load: output/stubs-left.ts says when there is something for it to do.

const HOME: Readonly<Record<SourceFile['type'], string>> = {
  Handler: 'src/kernel/http/handler.ts',
  EffectsOf: 'src/kernel/lifecycle/definition.ts',
  FactsOf: 'src/kernel/lifecycle/definition.ts',
  EventPresenter: 'src/kernel/outbox/event-presenter.ts',
};
const NOT_IMPLEMENTED = 'src/kernel/http/ports.ts';

export interface StubReport {
  readonly created: readonly string[];
  /** What files that exist lack, or have too much. */
  readonly gaps: readonly Gap[];
}

/** Creates the files that do not exist and never touches those that do. */
export const writeStubs = (root: string, files: readonly SourceFile[]): StubReport => {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Single },
  });
  const created: string[] = [];
  const gaps: Gap[] = [];
  for (const file of files) {
    const text = readIfThere(join(root, file.path));
    if (text !== undefined) {
      gaps.push(...findGaps(project.createSourceFile(file.path, text), file));
      continue;
    }
    const target = join(root, file.path);
    mkdirSync(dirname(target), { recursive: true });
    const parsed = project.createSourceFile(file.path, stubOf(file));
    // What is printed from structures hangs two columns too far to the right.
    parsed.formatText({ indentSize: 2 });
    writeFileSync(target, parsed.getFullText());
    created.push(file.path);
  }
  return { created, gaps };
};

const stubOf = (file: SourceFile): SourceFileStructure => {
  const { path, exportName, type, of, summary, members } = file;
  const isEmpty = members?.length === 0;
  const typeImport = { moduleSpecifier: importPath(path, HOME[type]), namedImports: [type], isTypeOnly: true };
  const notImplemented = { moduleSpecifier: importPath(path, NOT_IMPLEMENTED), namedImports: ['notImplemented'] };
  return {
    kind: StructureKind.SourceFile,
    statements: [
      ...[typeImport, ...(isEmpty ? [] : [notImplemented])]
        .sort((a, b) => (a.moduleSpecifier < b.moduleSpecifier ? -1 : 1))
        .map((declaration) => ({ kind: StructureKind.ImportDeclaration, ...declaration }) as const),
      (writer: CodeBlockWriter) => writer.blankLine(),
      {
        kind: StructureKind.VariableStatement,
        isExported: true,
        declarationKind: VariableDeclarationKind.Const,
        docs: summary === undefined ? [] : [summary],
        declarations: [{ name: exportName, type: `${type}<${quote(of)}>`, initializer: initializerOf(file) }],
      },
    ],
  };
};

const importPath = (from: string, to: string): string => relative(dirname(from), to).replace(/^(?!\.)/, './');
