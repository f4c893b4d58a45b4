import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { Project } from 'ts-morph';
import { objectOf, type Written } from '../print/blocks.ts';
import { exportedConstant, importOf, typeImportOf } from '../print/declarations.ts';
import { notImplemented, quote } from '../print/text.ts';
import { printSource, type Statement } from '../print/typescript.ts';
import { findGaps, type Gap } from './gaps.ts';
import { platformModule } from './platform-imports.ts';
import type { SourceFile } from './source-file.ts';
import { stubFunction } from './stub-function.ts';
import { readIfThere } from './write.ts';

const HOME: Readonly<Record<SourceFile['type'], string>> = {
  Handler: 'src/platform/http/handler.ts',
  EffectsOf: 'src/platform/lifecycle/definition.ts',
  FactsOf: 'src/platform/lifecycle/definition.ts',
  EventPresenter: 'src/platform/feed/event-presenter.ts',
};
const NOT_IMPLEMENTED = 'src/platform/http/ports.ts';

export interface StubReport {
  readonly created: readonly string[];
  /** The missing and surplus members of existing files. */
  readonly gaps: readonly Gap[];
}

/** Creates the files that do not exist and never touches those that do. */
export const writeStubs = (root: string, files: readonly SourceFile[]): StubReport => {
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
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
    writeFileSync(target, printSource(stubOf(root, file)));
    created.push(file.path);
  }
  return { created, gaps };
};

const stubOf = (root: string, file: SourceFile): Statement[] => {
  const { path, exportName, type, of, summary, members } = file;
  const isEmpty = members?.length === 0;
  const imports = [
    typeImportOf(platformModule(root, importPath(path, HOME[type])), type),
    ...(isEmpty ? [] : [importOf(platformModule(root, importPath(path, NOT_IMPLEMENTED)), 'notImplemented')]),
  ];
  return [
    ...imports.sort((a, b) => (a.moduleSpecifier < b.moduleSpecifier ? -1 : 1)),
    exportedConstant(exportName, `${type}<${quote(of)}>`, stubbed(file), summary),
  ];
};

const stubbed = (file: SourceFile): Written => {
  const { of, members } = file;
  if (members === undefined) return stubFunction(file);
  if (members.length === 0) return '{}';
  return objectOf(members.map((name) => [name, notImplemented(`${of} ${name}`)]));
};

const importPath = (from: string, to: string): string => relative(dirname(from), to).replace(/^(?!\.)/, './');
