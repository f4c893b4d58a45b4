import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import type { Lifecycle, Model, Operation } from '../model/model.ts';
import { handlerFile, lifecycleFile } from '../model/source-files.ts';
import { docComment, lines, propertyName, quote } from '../print/text.ts';
import { readIfThere } from './write.ts';

/** A file of `src/` that the wiring imports, as it is created when it does not exist. */
export interface SourceFile {
  readonly path: string;
  readonly stub: string;
  /** The names that it must hold, each with the line that would add it. */
  readonly names: Readonly<Record<string, string>>;
}

const HANDLER = 'src/http/handler.ts';
const NOT_IMPLEMENTED = 'src/http/ports.ts';
const DEFINITION = 'src/lifecycle/definition.ts';

/** All files that the wiring imports from `src/`, sorted by path. */
export const sourceFiles = ({ operations, lifecycles }: Model): SourceFile[] =>
  [
    ...operations.map(handlerStub),
    ...lifecycles.flatMap((lifecycle) => [
      lifecycleStub(lifecycle, 'effects', lifecycle.effects),
      ...lifecycleFacts(lifecycle),
    ]),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));

const handlerStub = (operation: Operation): SourceFile => {
  const { id, summary } = operation;
  const path = handlerFile(operation);
  const stub = lines(
    `import type { Handler } from ${importPath(path, HANDLER)};`,
    `import { notImplemented } from ${importPath(path, NOT_IMPLEMENTED)};`,
    '',
    `${docComment(summary)}export const ${id}: Handler<${quote(id)}> = async () => notImplemented(${quote(id)});`,
  );
  return { path, stub, names: {} };
};

const lifecycleFacts = (lifecycle: Lifecycle): SourceFile[] => {
  const passing = lifecycle.leaves.filter((leaf) => leaf.passing).map(({ name }) => name);
  return passing.length === 0 ? [] : [lifecycleStub(lifecycle, 'facts', passing)];
};

const lifecycleStub = (lifecycle: Lifecycle, role: 'effects' | 'facts', names: readonly string[]): SourceFile => {
  const path = lifecycleFile(lifecycle, role);
  const type = role === 'effects' ? 'EffectsOf' : 'FactsOf';
  const members = Object.fromEntries(
    names.map((name) => [name, `  ${propertyName(name)}: () => notImplemented(${quote(`${lifecycle.id} ${name}`)}),`]),
  );
  const stub = lines(
    names.length > 0 && `import { notImplemented } from ${importPath(path, NOT_IMPLEMENTED)};`,
    `import type { ${type} } from ${importPath(path, DEFINITION)};`,
    '',
    `export const ${role}: ${type}<${quote(lifecycle.id)}> = {`,
    Object.values(members),
    '};',
  );
  return { path, stub, names: members };
};

const importPath = (from: string, to: string): string => quote(relative(dirname(from), to).replace(/^(?!\.)/, './'));

export interface StubReport {
  readonly created: readonly string[];
  /** Per existing file, the lines that it lacks. */
  readonly missing: readonly { readonly path: string; readonly snippet: string }[];
}

/** Creates the files that do not exist and never touches those that do. */
export const writeStubs = (root: string, files: readonly SourceFile[]): StubReport => {
  const created: string[] = [];
  const missing: { path: string; snippet: string }[] = [];
  for (const { path, stub, names } of files) {
    const text = readIfThere(join(root, path));
    if (text === undefined) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), stub);
      created.push(path);
      continue;
    }
    const absent = Object.keys(names).filter((name) => !hasMember(text, name));
    if (absent.length > 0) missing.push({ path, snippet: absent.map((name) => names[name]).join('\n') });
  }
  return { created, missing };
};

/** A text search is enough for a hint; the compiler has the last word (`satisfies` in the wiring). */
const hasMember = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w$.])['"]?${name.replaceAll('.', '\\.')}['"]?\\s*[:(,}]`).test(text);
