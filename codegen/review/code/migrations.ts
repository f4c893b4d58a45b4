import ts from 'typescript';
import { type Place, Project } from './project.ts';
import { calledName, isText, unwrapped, walk } from './syntax.ts';

/** A constraint or index whose condition compares columns with fixed values. */
export interface StoredRule {
  readonly kind: 'CHECK' | 'EXCLUDE' | 'INDEX';
  readonly name: string;
  readonly table: string;
  readonly condition: string;
  /** The values that each column is compared with. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** The column whose values the rule lists, where it does nothing else: `CHECK (kind IN ('A', 'B'))`. */
  readonly lists: string | undefined;
  /** The migration that wrote it last. */
  readonly place: Place;
}

/** Where a rule was written last, with its condition. */
export const conditionPlace = ({ kind, name, condition, place }: StoredRule): Place => ({
  ...place,
  text: `${kind} ${name}: ${condition}`,
});

/**
 * The rules that stand after all migrations, read from their text in the order of their names: a later rule of the same
 * name replaces an earlier one, and what is dropped is gone. Understood are `check` of Knex's table builder and raw SQL.
 */
export const storedRules = (project: Project): StoredRule[] => {
  const rules = new Map<string, StoredRule>();
  for (const file of project.files('migrations').filter((one) => one.split('/').length === 2)) {
    const source = project.syntax(file);
    for (const statement of source.statements) {
      if (!isDown(statement)) walk(statement, (node) => readCall(node, project, source, rules));
    }
  }
  return [...rules.values()];
};

export const rulesOf = (root: string): StoredRule[] => storedRules(new Project(root, new Set()));

/** `down` takes away what `up` made. */
export const isDown = (statement: ts.Statement): boolean =>
  ts.isFunctionDeclaration(statement)
    ? statement.name?.text === 'down'
    : ts.isVariableStatement(statement) &&
      statement.declarationList.declarations.some(({ name }) => ts.isIdentifier(name) && name.text === 'down');

const readCall = (node: ts.Node, project: Project, source: ts.SourceFile, rules: Map<string, StoredRule>): void => {
  if (!ts.isCallExpression(node)) return;
  const [first] = node.arguments;
  if (first === undefined) return;
  const place = project.placeOf(source, first);
  switch (calledName(node)) {
    case 'check': {
      const name = node.arguments[2];
      const written = { table: tableOf(node), name: isText(name) ? name.text : '', condition: sqlOf(first) };
      add(rules, { ...written, kind: 'CHECK', place });
      return;
    }
    case 'dropChecks':
      for (const name of node.arguments) if (isText(name)) rules.delete(name.text);
      return;
    case 'raw':
      readSql(sqlOf(first), place, rules);
  }
};

const readSql = (sql: string, place: Place, rules: Map<string, StoredRule>): void => {
  const index = /\bCREATE\s+(?:UNIQUE\s+)?INDEX\s+(?:CONCURRENTLY\s+)?(?:IF NOT EXISTS\s+)?(\S+)\s+ON\s+(\w+)/i.exec(
    sql,
  );
  if (index) {
    const [, name = '', table = ''] = index;
    add(rules, { kind: 'INDEX', name, table, condition: /\bWHERE\b([\s\S]*)$/i.exec(sql)?.[1] ?? '', place });
  }
  for (const [, name = ''] of sql.matchAll(/\bDROP\s+INDEX\s+(?:IF EXISTS\s+)?(\w+)/gi)) rules.delete(name);
  const [, table = ''] = /\bALTER\s+TABLE\s+(?:IF EXISTS\s+)?(?:ONLY\s+)?(\w+)/i.exec(sql) ?? [];
  const parts = /\b(DROP|ADD)\s+CONSTRAINT\s+(?:IF EXISTS\s+)?(\w+)(?:\s+(CHECK|EXCLUDE))?/gi;
  for (const part of sql.matchAll(parts)) {
    const [all, verb = '', name = '', kind = ''] = part;
    if (verb.toUpperCase() === 'DROP') rules.delete(name);
    else if (kind !== '') {
      const rest = sql.slice(part.index + all.length);
      const isCheck = kind.toUpperCase() === 'CHECK';
      const condition = bracketed(isCheck ? rest : (/\bWHERE\b([\s\S]*)$/i.exec(rest)?.[1] ?? ''));
      add(rules, { kind: isCheck ? 'CHECK' : 'EXCLUDE', name, table, condition, place });
    }
  }
};

const add = (rules: Map<string, StoredRule>, rule: Omit<StoredRule, 'values' | 'lists'>): void => {
  const condition = rule.condition.replace(/\s+/g, ' ').trim();
  const values = valuesIn(condition);
  const [, lists] = rule.kind === 'CHECK' ? (/^\(?(\w+) IN \([^)]*\)\)?$/i.exec(condition) ?? []) : [];
  const key = rule.name === '' ? `${rule.table} ${condition}` : rule.name;
  // A rule that is written again belongs to the later migration, in the order too.
  rules.delete(key);
  if (values.size > 0) rules.set(key, { ...rule, condition, values, lists });
};

const LISTS = /(\w+)\s+(?:NOT\s+)?IN\s*\(([^)]*)\)/gi;
const COMPARISONS = /(\w+)\s*(?:=|<>|!=)\s*('[^']*')/g;

const valuesIn = (condition: string): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const [, column = '', list = ''] of [...condition.matchAll(LISTS), ...condition.matchAll(COMPARISONS)]) {
    const values = [...list.matchAll(/'([^'…]*)'/g)].map(([, value = '']) => value);
    if (values.length > 0) found.set(column, [...new Set([...(found.get(column) ?? []), ...values])]);
  }
  return found;
};

/** The text inside the first pair of brackets. */
const bracketed = (text: string): string => {
  const start = text.indexOf('(');
  let depth = 0;
  for (let index = start; index >= 0 && index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    if (depth === 0) return text.slice(start + 1, index);
  }
  return '';
};

const TABLE_BUILDERS = ['createTable', 'alterTable', 'table'];

const tableOf = (node: ts.Node): string => {
  if (ts.isCallExpression(node) && TABLE_BUILDERS.includes(calledName(node))) {
    const [name] = node.arguments;
    if (isText(name)) return name.text;
  }
  return node.parent === undefined ? '' : tableOf(node.parent);
};

/** The SQL that an expression stands for, with the file's own constants filled in; `…` where it cannot be known. */
export const sqlOf = (node: ts.Expression, depth = 0): string => {
  const inner = unwrapped(node);
  if (isText(inner)) return inner.text;
  if (depth > 8) return '…';
  if (ts.isTemplateExpression(inner)) {
    return inner.templateSpans.reduce((text, { expression, literal }) => {
      const filled = sqlOf(expression, depth + 1);
      return `${text}${text.endsWith("'") ? filled.replace(/^'|'$/g, '') : filled}${literal.text}`;
    }, inner.head.text);
  }
  if (ts.isArrayLiteralExpression(inner)) {
    return inner.elements.map((element) => `'${sqlOf(element, depth + 1)}'`).join(', ');
  }
  if (ts.isIdentifier(inner)) {
    const value = constantOf(inner);
    return value === undefined ? '…' : sqlOf(value, depth + 1);
  }
  if (!ts.isCallExpression(inner)) return '…';
  // `VALUES.join(', ')` and `listed(VALUES)`: a list, however it is joined.
  const object = ts.isPropertyAccessExpression(inner.expression) ? [inner.expression.expression] : [];
  return (
    [...object, ...inner.arguments].map((one) => sqlOf(one, depth + 1)).find((text) => text.startsWith("'")) ?? '…'
  );
};

/** The initializer of a constant of the same file. */
const constantOf = (name: ts.Identifier): ts.Expression | undefined => {
  let found: ts.Expression | undefined;
  walk(name.getSourceFile(), (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name.text) {
      found ??= node.initializer;
    }
  });
  return found;
};
