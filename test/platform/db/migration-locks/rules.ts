/** A statement of a migration that would keep writers of a large table waiting, and what to write instead. */
export interface LockFault {
  readonly rule: string;
  readonly table: string;
  readonly instead: string;
}

interface Rule {
  readonly rule: string;
  readonly matches: (statement: string) => boolean;
  readonly instead: string;
}

/** An ALTER TABLE whose text has all of these, and none of those. */
const alters =
  (has: readonly RegExp[], not: readonly RegExp[] = []) =>
  (statement: string): boolean =>
    /^ALTER TABLE/i.test(statement) &&
    has.every((one) => one.test(statement)) &&
    !not.some((one) => one.test(statement));

/** Evaluated for each row, so that the table is written anew. `now()` has one value for a whole statement. */
const VOLATILE =
  /\b(gen_random_uuid|uuid_generate_v\d\w*|random|clock_timestamp|timeofday|nextval|transaction_number)\s*\(/i;

const OUTSIDE = 'in a migration of its own with `export const config = { transaction: false }`';

const RULES: readonly Rule[] = [
  {
    rule: 'CREATE INDEX',
    matches: (statement) =>
      /^CREATE (UNIQUE )?INDEX/i.test(statement) && !/^CREATE (UNIQUE )?INDEX CONCURRENTLY/i.test(statement),
    instead: `CREATE INDEX CONCURRENTLY, ${OUTSIDE}`,
  },
  {
    rule: 'ADD COLUMN with a volatile default',
    matches: alters([/\bADD (COLUMN )?/i, /\bDEFAULT\b/i, VOLATILE]),
    instead: 'add the column without a default, set the default for new rows, and fill old rows in batches',
  },
  {
    rule: 'ADD COLUMN that is generated',
    matches: alters([/\bADD (COLUMN )?/i, /\bGENERATED\b.*\b(STORED|IDENTITY)\b|\b(BIG|SMALL)?SERIAL\b/i]),
    instead: 'add a plain column, write it in new rows, and fill old rows in batches',
  },
  {
    rule: 'SET NOT NULL',
    matches: alters([/\bSET NOT NULL\b/i]),
    instead: `ADD CONSTRAINT ... CHECK (column IS NOT NULL) NOT VALID, then VALIDATE CONSTRAINT ${OUTSIDE}`,
  },
  {
    rule: 'ALTER COLUMN TYPE',
    matches: alters([/\bALTER (COLUMN )?\S+ (SET DATA )?TYPE\b/i]),
    instead: 'add a column of the new type, write both, fill old rows in batches, and read the new one',
  },
  {
    rule: 'ADD CONSTRAINT that reads the table',
    matches: alters([/\bADD (CONSTRAINT \S+ )?(CHECK|FOREIGN KEY)\b/i], [/\bNOT VALID\b/i]),
    instead: `ADD CONSTRAINT ... NOT VALID, then VALIDATE CONSTRAINT ${OUTSIDE}`,
  },
  {
    rule: 'ADD CONSTRAINT that builds an index',
    matches: alters([/\bADD (CONSTRAINT \S+ )?(UNIQUE|PRIMARY KEY|EXCLUDE)\b/i], [/\bUSING INDEX\b/i]),
    instead: `CREATE UNIQUE INDEX CONCURRENTLY ${OUTSIDE}, then ADD CONSTRAINT ... USING INDEX`,
  },
  {
    rule: 'VALIDATE CONSTRAINT in a transaction with other statements',
    matches: alters([/\bVALIDATE CONSTRAINT\b/i]),
    instead: `VALIDATE CONSTRAINT ${OUTSIDE}: it then holds no lock that writers wait for`,
  },
  {
    rule: 'UPDATE or DELETE of a whole table',
    matches: (statement) => /^(UPDATE|DELETE FROM)\b/i.test(statement),
    instead: 'a job that goes through the table in batches, or code that reads both forms',
  },
  {
    rule: 'rewrite of a table',
    matches: (statement) => /^(CLUSTER|VACUUM FULL|REINDEX (?!.*CONCURRENTLY)|LOCK TABLE)/i.test(statement),
    instead: 'REINDEX CONCURRENTLY, or a new table that is filled in batches',
  },
];

/** The table that a statement names first behind its verb. */
const TABLE =
  /^(?:ALTER TABLE(?: IF EXISTS)?(?: ONLY)?|CREATE (?:UNIQUE )?INDEX(?: CONCURRENTLY)?(?: IF NOT EXISTS)?(?: \S+)? ON(?: ONLY)?|UPDATE(?: ONLY)?|DELETE FROM(?: ONLY)?|CLUSTER|VACUUM FULL|REINDEX TABLE|LOCK TABLE) +"?(?:public"?\."?)?(\w+)/i;

/** Comments go, and white space is one blank. */
const plain = (statement: string): string =>
  statement
    .replaceAll(/--.*$/gm, ' ')
    .replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The parts of a text with several statements. A body in dollar quotes is left out: a function that is made runs nothing. */
const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .split(';')
    .map(plain)
    .filter((one) => one !== '');

/**
 * The statements of one migration that would hold a lock for longer than a second on a table of 1e7 rows. `existing` are
 * the tables that were there before: one that the migration makes itself is empty.
 */
export function lockFaults(
  statements: readonly string[],
  existing: ReadonlySet<string>,
  { isInTransaction }: { readonly isInTransaction: boolean },
): LockFault[] {
  return statements.flatMap(statementsOf).flatMap((statement) => {
    const table = TABLE.exec(statement)?.[1] ?? '';
    if (!existing.has(table)) return [];
    return RULES.filter(({ rule, matches }) => {
      const isAlone = rule.startsWith('VALIDATE') && !isInTransaction;
      return matches(statement) && !isAlone;
    }).map(({ rule, instead }) => ({ rule, table, instead }));
  });
}
