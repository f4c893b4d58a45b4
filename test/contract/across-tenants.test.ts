import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = globSync('src/**/*.ts', { cwd: root }).sort();
const textOf = (file: string): string => readFileSync(root + file, 'utf8');

/** The files of `src` that have code, outside comments, matching the pattern. */
const filesWith = (pattern: RegExp): string[] => sources.filter((file) => pattern.test(withoutComments(textOf(file))));

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** Reads and locks of other tenants' rows inside a request. */
const ACROSS = /\bacrossTenants\b/;
/** Transactions that see the rows of all tenants. */
const SYSTEM =
  /role: 'system'|\? 'system' : 'app'|\b(?:id|common), 'all'\)|\bTenantScope\b|\/(?:transact|run-as-system)\.ts'/;
const WALLS = new RegExp(`${ACROSS.source}|${SYSTEM.source}`);

/** Whoever passes the walls says at the top of the file what for: a new one is a decision that a reviewer sees. */
const SAYS_WHY = /^\/\/ Reads across tenants: \S.*\.\n/;

/** Where a domain may ask for another tenant's rows. A worker's own reads are the system's: it lends them to a lookup. */
const isCrossTenant = (file: string): boolean => /\.(?:cross-tenant|worker)\.ts$/.test(file);

describe('the files that pass the second wall (design, the request path)', () => {
  test('each file that passes it states the reason, and no other file does', () => {
    expect(sources.filter((file) => SAYS_WHY.test(textOf(file)))).toEqual(filesWith(WALLS));
  });

  test('a domain reads across tenants in its *.cross-tenant.ts alone', () => {
    const found = filesWith(ACROSS).filter((file) => file.startsWith('src/domains/'));
    expect(found).not.toEqual([]);
    expect(found.filter((file) => !isCrossTenant(file))).toEqual([]);
  });

  test('no operation takes the system role', () => {
    expect(filesWith(SYSTEM).filter((file) => file.includes('/operations/'))).toEqual([]);
  });

  test('the patterns match code and no comments', () => {
    expect(WALLS.test(withoutComments("const { acrossTenants } = reads; // acrossTenants, role: 'system'"))).toBe(true);
    expect(WALLS.test(withoutComments("/* acrossTenants */\n  // role: 'system'\nconst role = 'app';"))).toBe(false);
    expect(SAYS_WHY.test('// Reads across tenants: \nimport')).toBe(false);
    expect(SAYS_WHY.test('import\n// Reads across tenants: it may.\n')).toBe(false);
  });

  test('only retention takes the role that may erase', () => {
    expect(filesWith(/role: 'retention'/)).toEqual(['src/platform/retention/run.ts']);
  });

  test('no domain uses the owner’s connection, which passes every wall', () => {
    const users = filesWith(/\bowner\(|\.owner\b(?!\s*[?)])/).filter((file) =>
      /pool\.owner|\bpool\b.*\bowner\b/.test(textOf(file)),
    );
    expect(users.filter((file) => file.startsWith('src/domains/'))).toEqual([]);
  });
});
