import { checks, type Declared, functions, triggers, uniques } from './declared.ts';
import type { Check, DatabaseRules, Unique } from './read-rules.ts';

export const RULES_PAGE = 'docs/database-rules.md';

/** The error codes by the constraints that answer them: `constraintErrors` of the generated contract. */
type Codes = Readonly<Record<string, string>>;

/** What is in the database and not declared, and what is declared and not in the database. */
export function undeclared(rules: DatabaseRules, codes: Codes): readonly string[] {
  return [
    ...apart('trigger', rules.triggers, triggers),
    ...apart('function', rules.functions, functions),
    ...apart('unique', decidingUniques(rules, codes), uniques),
    ...apart('check', decidingChecks(rules, codes), checks),
  ];
}

function apart(
  kind: string,
  found: readonly { name: string }[],
  declared: Readonly<Record<string, Declared>>,
): string[] {
  const names = new Set(found.map(({ name }) => name));
  return [
    ...[...names]
      .filter((name) => !(name in declared))
      .map((name) => `${kind} ${name}: declared.ts says nothing of it`),
    ...Object.keys(declared)
      .filter((name) => !names.has(name))
      .map((name) => `${kind} ${name}: the database has none`),
  ];
}

const decidingUniques = ({ uniques: all }: DatabaseRules, codes: Codes): readonly Unique[] =>
  all.filter(({ name, condition }) => condition !== null || name in codes);

const decidingChecks = ({ checks: all }: DatabaseRules, codes: Codes): readonly Check[] =>
  all.filter(({ name }) => name in codes);

/** The page of the rules that the database keeps by itself. */
export function rulesPage(rules: DatabaseRules, codes: Codes): string {
  const deciding = new Set(decidingUniques(rules, codes));
  const plain = rules.uniques.filter((unique) => !deciding.has(unique));
  const between = rules.checks.filter(({ name, columns }) => columns > 1 && !(name in codes));
  const ofOne = rules.checks.filter(({ name, columns }) => columns === 1 && !(name in codes));
  return `${[
    INTRODUCTION,
    '## Triggers',
    'Each writes rows or columns that code only reads.',
    table(
      ['Table', 'Trigger', 'Fires', 'Rule', 'Relied on by', 'Test'],
      rules.triggers.map(({ name, table: on, fires }) => [
        code(on),
        code(name),
        code(sql(fires)),
        ...told(triggers, name),
      ]),
    ),
    '## Functions',
    table(
      ['Function', 'Rule', 'Relied on by', 'Test'],
      rules.functions.map(({ name }) => [code(name), ...told(functions, name)]),
    ),
    '## At most one row',
    'EXCLUDE constraints and unique indexes that count some rows only, and those that an error code names. The first ones are checked when the transaction commits, if they are deferred.',
    table(
      ['Table', 'Constraint', 'One for each', 'Where', 'Code', 'Rule', 'Relied on by', 'Test'],
      [...deciding].map(({ name, table: on, columns, condition }) => [
        code(on),
        code(name),
        code(sql(columns)),
        condition === null ? '' : code(sql(condition)),
        name in codes ? code(codes[name] as string) : '',
        ...told(uniques, name),
      ]),
    ),
    '## Checks that decide',
    table(
      ['Table', 'Check', 'Condition', 'Code', 'Rule', 'Relied on by', 'Test'],
      decidingChecks(rules, codes).map(({ name, table: on, condition }) => [
        code(on),
        code(name),
        code(sql(condition)),
        code(codes[name] as string),
        ...told(checks, name),
      ]),
    ),
    '## Other unique columns',
    'A second row is an error of the code that writes it.',
    table(
      ['Table', 'One for each'],
      plain.map(({ table: on, columns }) => [code(on), code(sql(columns))]),
    ),
    '## Checks between columns',
    'Each repeats what a machine or a handler decides. A violation is an error of the code that writes the row.',
    table(
      ['Check', 'Condition'],
      between.map(({ name, condition }) => [code(name), code(sql(condition))]),
    ),
    '## Checks of one column',
    `${ofOne.length} checks hold a column to its values, its form or its range. \`\\d <table>\` in psql shows them, and a test compares those of statuses and other lists with the contract.`,
  ].join('\n\n')}\n`;
}

const INTRODUCTION = `# Rules of the database

The database writes, counts and refuses some things by itself. This page lists all of them, with the file that relies on each and the test that fails without it. Look here before you add a limit, a status or a list of values: the place to change may be a migration.

\`npm run generate:rows\` writes this page from a migrated database and from \`scripts/database-rules/declared.ts\`. A test compares both: a new trigger, function, condition or deciding check has to be declared there.`;

const told = (declared: Readonly<Record<string, Declared>>, name: string): readonly string[] => {
  const { rule, reliesOn, test } = declared[name] ?? { rule: '', reliesOn: '', test: '' };
  return [rule, code(reliesOn), code(test)];
};

/** Casts of literals say nothing here. */
const sql = (text: string): string => text.replaceAll(/::(text|numeric)(\[\])?/g, '').replaceAll(/\s+/g, ' ');

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}
