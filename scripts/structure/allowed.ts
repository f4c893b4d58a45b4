/** Words that several files say, by the reason for which that needs no common name. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'Names of Node.js and of operating systems: encodings, signals, errors and events.': [
    'CLIENT_ABORTED',
    'ECONNRESET',
    'ENOENT',
    'SIGINT',
    'SIGKILL',
    'SIGTERM',
    'abort',
    'base64',
    'base64url',
    'bigint',
    'exit',
    'hex',
    'utf8',
  ],
  'Names of HTTP.': [
    'Accept-Encoding',
    'Content-Encoding',
    'Content-Security-Policy',
    'Content-Type',
    'HEAD',
    'METHOD_NOT_ALLOWED',
    'X-Content-Type-Options',
    'authorization',
    'idempotency-key',
    'nosniff',
    'seconds',
  ],
  'Names of PostgreSQL.': ['NULL', 'ROLLBACK', 'UTC', 'postgres'],
  'Levels of the log, which TypeScript checks.': ['debug'],
  'Names of the EVM.': ['balanceOf', 'bytes32', 'uint256', 'uint64', 'uint8'],
  'Prefixes of ids, which IdPrefixes types.': ['evt', 'job', 'msg', 'req'],
  'The rules of a validation failure, which x-code translates.': ['foreignField', 'inapplicable', 'range'],
  'Words of the screen: headings and paths of pages, columns and commands.': [
    'Access',
    'Errors',
    'Guides',
    'Lifecycles',
    'STATUS',
    'Schemas',
    'access',
    'credit',
    'database',
    'guides',
    'icon.svg',
    'lifecycles',
    'show',
  ],
  "Each vendor's own words, normalised by its adapter.": ['UNDER_REVIEW', 'WITHDRAWN'],
  'Keys of objects that TypeScript checks: `in`, Pick and Omit.': ['ask', 'contradiction', 'refusal', 'user', 'watch'],
  'Topics and classes of locks, which TypeScript checks.': ['chain.relayer'],
};

/** The reason by the word. */
export const allowedWords: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([reason, words]) => words.map((word) => [word, reason] as const)),
);

/** Files that say a list of the contract again, and why. */
export const allowedLists: ReadonlyMap<string, string> = new Map([
  ['src/domains/accounts/members/role-rules.ts', 'Roles by rising rights.'],
  ['src/domains/offramp/test-controls.cross-tenant.ts', 'Outcomes of a screening, the gravest first.'],
  ['src/domains/policies/rules/rule-names.ts', 'Rules in the order in which they are judged.'],
  [
    'src/platform/explain/explanation.ts',
    'The platform knows no schema of a contract: every contract that explains has these kinds.',
  ],
]);
