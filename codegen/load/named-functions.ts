import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

/** The code of a machine's function, read from the text: its own, and that of the functions it calls. */
export interface NamedFunction {
  /** `params`: what a transition hands to the guard or action of that name. */
  readonly kind: 'guard' | 'assign' | 'params' | 'context' | 'effect' | 'facts';
  readonly name: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** As it is written. */
  readonly code: string;
  /** The functions and constants that it reaches in the project's own files. */
  readonly reached: readonly ReachedCode[];
  /** The hash of all of it, without comments and layout. */
  readonly hash: string;
}

export interface ReachedCode {
  readonly name: string;
  readonly file: string;
  readonly code: string;
}

/** Guards, assigns, the first context, and what transitions hand over: all that decides inside `machines/`. */
export const machineFunctions = (root: string, file: string): NamedFunction[] => {
  const code = new Code(root, (path) => path.startsWith('machines/'));
  const files = code.filesFrom(file);
  const setups = files.flatMap((source) => callsOf(source, 'setup'));
  const named = setups.flatMap(({ call, source }) => {
    const [argument] = call.arguments;
    const ofKind = (kind: 'guard' | 'assign', key: string): NamedFunction[] =>
      membersOf(argument && memberOf(argument, key)).flatMap(([name, node]) => {
        const isOther = kind === 'assign' && !isAssign(node);
        return isOther ? [] : [code.read(kind, name, [node], source)];
      });
    return [...ofKind('guard', 'guards'), ...ofKind('assign', 'actions')];
  });
  const first = files
    .flatMap((source) => callsOf(source, 'createMachine'))
    .flatMap(({ call, source }) => {
      const [argument] = call.arguments;
      const context = argument && memberOf(argument, 'context');
      return context ? [code.read('context', 'context', [context], source)] : [];
    });
  return [...named, ...first, ...paramsIn(files, code)].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
};

const keyOf = ({ kind, name }: NamedFunction): string => `${kind} ${name}`;

/** The bodies of a lifecycle's effects and facts in `src/`, with what they reach in their own domain and in `machines/`. */
export const sourceFunctions = (root: string, file: string, kind: 'effect' | 'facts'): NamedFunction[] => {
  const domain = `${dirname(file)}/`;
  const code = new Code(root, (path) => path.startsWith('machines/') || path.startsWith(domain));
  const source = code.get(file);
  if (source === undefined) return [];
  const exported = source.statements
    .filter(ts.isVariableStatement)
    .filter((statement) => statement.modifiers?.some(({ kind: modifier }) => modifier === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap(({ initializer }) => membersOf(initializer));
  return exported.map(([name, node]) => code.read(kind, name, [node], source));
};

/** `assign(...)`, and a function that makes one. */
const isAssign = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text !== 'raise';

interface Call {
  readonly call: ts.CallExpression;
  readonly source: ts.SourceFile;
}

const callsOf = (source: ts.SourceFile, name: string): Call[] => {
  const found: Call[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const { expression } = node;
      const called = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
      if (ts.isIdentifier(called) && called.text === name) found.push({ call: node, source });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** `{ type: 'addVote', params: ({ event }) => … }`, wherever it stands: every distinct one of a name, in their order. */
const paramsIn = (files: readonly ts.SourceFile[], code: Code): NamedFunction[] => {
  const byName = new Map<string, { nodes: ts.Node[]; source: ts.SourceFile }>();
  for (const source of files) {
    const visit = (node: ts.Node): void => {
      if (ts.isObjectLiteralExpression(node)) {
        const [type, params] = [memberOf(node, 'type'), memberOf(node, 'params')];
        if (type && ts.isStringLiteral(type) && params) {
          const known = byName.get(type.text) ?? { nodes: [], source };
          if (!known.nodes.some((one) => tokensOf(one) === tokensOf(params))) known.nodes.push(params);
          byName.set(type.text, known);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return [...byName].map(([name, { nodes, source }]) => code.read('params', name, nodes, source));
};

const memberOf = (node: ts.Node, name: string): ts.Expression | undefined =>
  membersOf(node).find(([key]) => key === name)?.[1];

/** The members of an object literal, also behind `satisfies` and `as`; a method is its own value. */
const membersOf = (node: ts.Node | undefined): [string, ts.Expression][] => {
  if (node === undefined) return [];
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node))
    return membersOf(node.expression);
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((property): [string, ts.Expression][] => {
    if (property.name === undefined || ts.isComputedPropertyName(property.name)) return [];
    const name = property.name.getText().replace(/^['"]|['"]$/g, '');
    if (ts.isPropertyAssignment(property)) return [[name, property.initializer]];
    if (ts.isShorthandPropertyAssignment(property)) return [[name, property.name]];
    return [[name, property as unknown as ts.Expression]];
  });
};

/** The project's files, and what a name in one of them stands for. */
class Code {
  private readonly root: string;
  /** Tells whether reached code belongs to the function: the platform's does not. */
  private readonly isOwn: (path: string) => boolean;
  private readonly files = new Map<string, ts.SourceFile | undefined>();

  constructor(root: string, isOwn: (path: string) => boolean) {
    this.root = root;
    this.isOwn = isOwn;
  }

  get(file: string): ts.SourceFile | undefined {
    if (!this.files.has(file)) {
      const path = join(this.root, file);
      const source = existsSync(path)
        ? ts.createSourceFile(file, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
        : undefined;
      this.files.set(file, source);
    }
    return this.files.get(file);
  }

  /** The file and all that it imports of the project's own, but for other machines. */
  filesFrom(file: string, seen = new Map<string, ts.SourceFile>()): ts.SourceFile[] {
    const source = this.get(file);
    if (source === undefined || seen.has(file)) return [...seen.values()];
    seen.set(file, source);
    for (const path of importsOf(source).map(({ path }) => path)) {
      if (this.isOwn(path) && !path.endsWith('.machine.ts')) this.filesFrom(path, seen);
    }
    return [...seen.values()];
  }

  read(kind: NamedFunction['kind'], name: string, nodes: readonly ts.Node[], source: ts.SourceFile): NamedFunction {
    const [first] = nodes;
    const reached = new Map<string, ReachedCode & { readonly tokens: string }>();
    for (const node of nodes) this.reach(node, source, reached);
    const sorted = [...reached].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
    const text = [...nodes.map(tokensOf), ...sorted.map(({ name: called, tokens }) => `${called} ${tokens}`)].join(
      '\n',
    );
    return {
      kind,
      name,
      file: source.fileName,
      line: first ? source.getLineAndCharacterOfPosition(first.getStart(source)).line + 1 : 1,
      code: nodes.map((node) => dedented(node.getText(source))).join('\n'),
      reached: sorted.map(({ name: called, file, code }) => ({ name: called, file, code })),
      hash: createHash('sha256').update(text).digest('hex').slice(0, 16),
    };
  }

  /** Adds the declarations that a node refers to, and those that they refer to in turn. */
  private reach(node: ts.Node, source: ts.SourceFile, reached: Map<string, ReachedCode & { tokens: string }>): void {
    for (const name of namesIn(node)) {
      const found = this.declarationOf(name, source);
      if (!found) continue;
      const key = `${found.source.fileName} ${name}`;
      if (reached.has(key)) continue;
      const code = dedented(found.node.getText(found.source));
      reached.set(key, { name, file: found.source.fileName, code, tokens: tokensOf(found.node) });
      this.reach(found.node, found.source, reached);
    }
  }

  /** A function, constant or enum at the top of the file, or behind a relative import. */
  private declarationOf(name: string, source: ts.SourceFile): { node: ts.Node; source: ts.SourceFile } | undefined {
    for (const statement of source.statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return { node: statement, source };
      if (!ts.isVariableStatement(statement)) continue;
      for (const one of statement.declarationList.declarations) {
        // The machine and its setup hold the function that is being read.
        const isMachine =
          one.initializer !== undefined && /\b(?:setup|createMachine)\(/.test(one.initializer.getText());
        if (ts.isIdentifier(one.name) && one.name.text === name && !isMachine) return { node: one, source };
      }
    }
    const imported = importsOf(source).find(({ names }) => names.has(name));
    const behind = imported && this.isOwn(imported.path) ? this.get(imported.path) : undefined;
    return behind && imported && this.declarationOf(imported.names.get(name) ?? name, behind);
  }
}

interface Import {
  readonly path: string;
  /** The name at its source, by the name here. */
  readonly names: ReadonlyMap<string, string>;
}

/** Imports by a relative path; types do nothing. */
const importsOf = (source: ts.SourceFile): Import[] =>
  source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const { text } = statement.moduleSpecifier;
    const bindings = statement.importClause?.namedBindings;
    if (!text.startsWith('.') || !bindings || !ts.isNamedImports(bindings)) return [];
    const names = new Map(
      bindings.elements.map((one) => [one.name.text, (one.propertyName ?? one.name).text] as const),
    );
    return [{ path: join(dirname(source.fileName), text), names }];
  });

/** Names that are looked up: no members of something, no keys, no types. */
const namesIn = (node: ts.Node): Set<string> => {
  const names = new Set<string>();
  const visit = (one: ts.Node): void => {
    if (ts.isTypeNode(one) || ts.isInterfaceDeclaration(one)) return;
    if (ts.isIdentifier(one) && !isMember(one)) names.add(one.text);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return names;
};

const isMember = (name: ts.Identifier): boolean => {
  const { parent } = name;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === name) ||
    (ts.isPropertyAssignment(parent) && parent.name === name) ||
    (ts.isBindingElement(parent) && parent.propertyName === name)
  );
};

/** The tokens of a node: the same for the same code, whatever its layout, comments and trailing commas. */
const tokensOf = (node: ts.Node): string => {
  const tokens: string[] = [];
  const source = node.getSourceFile();
  const visit = (one: ts.Node): void => {
    if (ts.isJSDoc(one)) return;
    const children = one.getChildren(source);
    if (children.length === 0) {
      const text = one.getText(source);
      if (text !== '') tokens.push(text);
    } else for (const child of children) visit(child);
  };
  visit(node);
  return tokens.filter((token, index) => token !== ',' || !/^[)\]}]$/.test(tokens[index + 1] ?? '')).join(' ');
};

/** A text that stood indented, from the margin. */
const dedented = (text: string): string => {
  const [first = '', ...rest] = text.split('\n');
  const indents = rest.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const least = Math.min(...indents, 80);
  return [first, ...rest.map((line) => line.slice(Math.min(least, line.length - line.trimStart().length)))].join('\n');
};
