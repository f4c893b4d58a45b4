import { type Expression, Node, type ObjectLiteralExpression, type SourceFile as Parsed } from 'ts-morph';
import { notImplemented, propertyName, quote } from '../print/text.ts';
import type { SourceFile } from './source-file.ts';
import { stubFunction } from './stub-function.ts';

/** Where a file of `src/` and the contract part. The compiler says that they do; this says what to write. */
export interface Gap {
  readonly path: string;
  readonly line: number;
  readonly message: string;
  /** The text to add at the line; undefined if something has to be removed. */
  readonly snippet?: string;
}

/** The exported names and properties that an existing file lacks, or has though nothing asks for them. */
export const findGaps = (parsed: Parsed, file: SourceFile): Gap[] => {
  const exported = exportedNames(parsed);
  const own = parsed.getVariableDeclaration(file.exportName);
  if (!exported.has(file.exportName)) {
    if (exported.has('*')) return [];
    const line = parsed.getEndLineNumber();
    const missing = {
      path: file.path,
      line,
      message: `exports no ${file.exportName}; add`,
      snippet: declarationOf(file),
    };
    return [missing, ...(file.members === undefined ? otherHandlers(parsed, file) : [])];
  }
  if (file.members === undefined) return otherHandlers(parsed, file);
  const object = own && objectOf(own.getInitializer());
  return object ? memberGaps(object, file, file.members) : [];
};

/** The names that a module exports; `*` for the re-exports of another module. */
const exportedNames = (parsed: Parsed): Set<string> => {
  const names = new Set<string>();
  for (const statement of parsed.getStatements()) {
    if (Node.isExportDeclaration(statement)) {
      if (statement.getNamedExports().length === 0) names.add('*');
      for (const specifier of statement.getNamedExports()) {
        names.add(specifier.getAliasNode()?.getText() ?? specifier.getName());
      }
    } else if (Node.isVariableStatement(statement) && statement.hasExportKeyword()) {
      for (const declaration of statement.getDeclarations()) names.add(declaration.getName());
    } else if (Node.isFunctionDeclaration(statement) && statement.hasExportKeyword()) {
      names.add(statement.getName() ?? 'default');
    }
  }
  return names;
};

/** `Handler<…>`s under another name: what a renamed operation leaves behind. */
const otherHandlers = (parsed: Parsed, { path, exportName }: SourceFile): Gap[] =>
  parsed
    .getVariableDeclarations()
    .filter((declaration) => declaration.getName() !== exportName && declaration.hasExportKeyword())
    .filter((declaration) => declaration.getTypeNode()?.getText().startsWith('Handler<'))
    .map((declaration) => ({
      path,
      line: declaration.getStartLineNumber(),
      message: `exports ${declaration.getName()}, which no operation asks for here`,
    }));

/** The literal behind `satisfies`, `as` and parentheses. */
const objectOf = (expression: Expression | undefined): ObjectLiteralExpression | undefined => {
  if (Node.isObjectLiteralExpression(expression)) return expression;
  if (
    Node.isSatisfiesExpression(expression) ||
    Node.isAsExpression(expression) ||
    Node.isParenthesizedExpression(expression)
  ) {
    return objectOf(expression.getExpression());
  }
  return undefined;
};

const memberGaps = (object: ObjectLiteralExpression, file: SourceFile, wanted: readonly string[]): Gap[] => {
  const { path, of } = file;
  const present = new Map<string, number>();
  let isOpen = false;
  for (const property of object.getProperties()) {
    // What is spread in may hold anything: only the compiler knows.
    if (Node.isSpreadAssignment(property)) isOpen = true;
    else present.set(nameOf(property.getNameNode()), property.getStartLineNumber());
  }
  const missing = isOpen ? [] : wanted.filter((name) => !present.has(name));
  const surplus = [...present].filter(([name]) => !wanted.includes(name));
  const line = object.getEndLineNumber();
  return [
    ...(missing.length > 0
      ? [{ path, line, message: `lacks ${missing.join(', ')}; add`, snippet: memberLines(of, missing) }]
      : []),
    ...surplus.map(([name, at]) => ({ path, line: at, message: `has ${name}, which ${of} does not know` })),
  ];
};

const nameOf = (node: Node): string =>
  Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node) ? node.getLiteralText() : node.getText();

const memberLines = (of: string, names: readonly string[]): string =>
  names.map((name) => `  ${propertyName(name)}: ${notImplemented(`${of} ${name}`)},`).join('\n');

const declarationOf = (file: SourceFile): string => {
  const { exportName, type, of, members } = file;
  const value = members ? `{\n${memberLines(of, members)}\n}` : stubFunction(file);
  return `export const ${exportName}: ${type}<${quote(of)}> = ${value};`;
};
