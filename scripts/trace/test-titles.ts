import ts from 'typescript';

/** A requirement's number in the title of a test that runs; `line` is that of the title, from 1. */
export interface Mention {
  readonly id: string;
  readonly file: string;
  readonly line: number;
}

const NUMBER = /\bR\d{3}\b/g;
const TESTS = new Set(['test', 'it']);
/** Tests that do not run, or that pass because they fail, prove nothing. */
const PROVES_NOTHING = new Set(['skip', 'todo', 'fails']);

interface Call {
  readonly kind: 'test' | 'describe';
  readonly modifiers: readonly string[];
  /** What `.each(table)` or `.for(table)` was given. */
  readonly table: ts.Expression | undefined;
}

/** Reads `it(…)`, `test.concurrent(…)`, `describe.each(table)(…)` and the like; undefined for any other call. */
function callOf(call: ts.CallExpression): Call | undefined {
  const modifiers: string[] = [];
  let table: ts.Expression | undefined;
  let callee: ts.Expression = call.expression;
  for (;;) {
    if (ts.isPropertyAccessExpression(callee)) {
      modifiers.push(callee.name.text);
      callee = callee.expression;
    } else if (ts.isCallExpression(callee)) {
      table = callee.arguments[0];
      callee = callee.expression;
    } else break;
  }
  if (!ts.isIdentifier(callee)) return undefined;
  if (TESTS.has(callee.text)) return { kind: 'test', modifiers, table };
  return callee.text === 'describe' ? { kind: 'describe', modifiers, table } : undefined;
}

/** Every number in the texts of an expression: of a title, or of a table that fills titles in. Comments are no texts. */
function numbersIn(node: ts.Node, file: ts.SourceFile): Mention[] {
  const found: Mention[] = [];
  const visit = (part: ts.Node): void => {
    if (ts.isStringLiteralLike(part) || ts.isTemplateHead(part) || ts.isTemplateMiddleOrTemplateTail(part)) {
      const start = part.getStart(file);
      for (const { 0: id, index } of part.getText(file).matchAll(NUMBER)) {
        found.push({ id, file: file.fileName, line: file.getLineAndCharacterOfPosition(start + index).line + 1 });
      }
    }
    ts.forEachChild(part, visit);
  };
  visit(node);
  return found;
}

/** The numbers that the titles of a test file name, with those of the tables that `%s` and `$name` show in titles. */
export function mentionsIn(fileName: string, source: string): readonly Mention[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TS);
  const declared = new Map<string, ts.Expression>();

  const tableOf = (table: ts.Expression): ts.Expression =>
    (ts.isIdentifier(table) && declared.get(table.text)) || table;

  /** Numbers of the title of a call, and of the rows that it shows. */
  const named = (title: ts.Expression, table: ts.Expression | undefined): Mention[] => {
    const shown = table !== undefined && /%[a-z#]|\$/i.test(title.getText(file)) ? numbersIn(tableOf(table), file) : [];
    return [...numbersIn(title, file), ...shown];
  };

  /** What is named below a node, or undefined when no test runs there. */
  const visit = (node: ts.Node): Mention[] | undefined => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      declared.set(node.name.text, node.initializer);
    }
    const call = ts.isCallExpression(node) ? callOf(node) : undefined;
    if (!call || !ts.isCallExpression(node)) return below(node);
    if (call.modifiers.some((modifier) => PROVES_NOTHING.has(modifier))) return undefined;
    const [title] = node.arguments;
    const inside = call.kind === 'test' ? [] : below(node);
    return title && inside && [...named(title, call.table), ...inside];
  };

  const below = (node: ts.Node): Mention[] | undefined => {
    let found: Mention[] | undefined;
    ts.forEachChild(node, (child) => {
      const more = visit(child);
      if (more) found = [...(found ?? []), ...more];
    });
    return found;
  };

  return visit(file) ?? [];
}
