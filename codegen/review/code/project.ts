import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import ts from 'typescript';
import { listFiles } from '../../load/files.ts';
import { isText, nodesIn } from './syntax.ts';

/** A line of code that a reviewer should look at. */
export interface Place {
  readonly file: string;
  readonly line: number;
  /** The line itself, shortened. */
  readonly text: string;
}

/** The files of the newer side, and which of them differ from the older side. Files and syntax trees are read once. */
export class Project {
  readonly root: string;
  private readonly changed: ReadonlySet<string>;
  private readonly lists = new Map<string, readonly string[]>();
  private readonly texts = new Map<string, string>();
  private readonly trees = new Map<string, ts.SourceFile>();
  private readonly strings = new Map<string, readonly ts.StringLiteralLike[]>();
  private readonly imports = new Map<string, readonly string[]>();

  constructor(root: string, changed: ReadonlySet<string>) {
    this.root = root;
    this.changed = changed;
  }

  has(path: string): boolean {
    return existsSync(join(this.root, path));
  }

  /** The TypeScript files below a folder. */
  files(folder: string): readonly string[] {
    return memoized(this.lists, folder, () => listFiles(this.root, folder, '.ts'));
  }

  /** Empty for a file that does not exist. */
  text(file: string): string {
    return memoized(this.texts, file, () => (this.has(file) ? readFileSync(join(this.root, file), 'utf8') : ''));
  }

  syntax(file: string): ts.SourceFile {
    return memoized(this.trees, file, () => ts.createSourceFile(file, this.text(file), ts.ScriptTarget.Latest, true));
  }

  /** The literal strings in the code of a file. */
  literals(file: string): readonly ts.StringLiteralLike[] {
    return memoized(this.strings, file, () => nodesIn(this.syntax(file), isText));
  }

  /** The project's own files that a file imports or exports from. */
  importsOf(file: string): readonly string[] {
    return memoized(this.imports, file, () =>
      this.syntax(file).statements.flatMap((one) => {
        const from = ts.isImportDeclaration(one) || ts.isExportDeclaration(one) ? one.moduleSpecifier : undefined;
        return isText(from) && from.text.startsWith('.') ? [join(file, '..', from.text)] : [];
      }),
    );
  }

  /** The files below a folder that contain one of the words. A text search is cheap, a syntax tree is not. */
  containing(folder: string, words: Iterable<string>): string[] {
    const all = [...words];
    return this.files(folder).filter((file) => all.some((word) => this.text(file).includes(word)));
  }

  /**
   * Tells whether the older side lacks the file or has another text under its name. A file that only moved has not
   * changed.
   */
  isChanged(file: string): boolean {
    return this.changed.has(file);
  }

  /** A node's line, or the line at an offset in the file. */
  placeOf(source: ts.SourceFile, at: ts.Node | number): Place {
    const position = typeof at === 'number' ? at : at.getStart(source);
    const { line } = source.getLineAndCharacterOfPosition(position);
    const [start, end] = [source.getLineStarts()[line], source.getLineStarts()[line + 1]];
    const text = source.text.slice(start, end).trim();
    return { file: source.fileName, line: line + 1, text: text.length > 100 ? `${text.slice(0, 97)}...` : text };
  }
}

const memoized = <V>(map: Map<string, V>, key: string, make: () => V): V => {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
};
