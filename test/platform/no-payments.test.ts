import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What one service of the platform knows, and another has never heard of: the platform is for any contract. */
const WORDS =
  /pay(?:ment|out)|off-?ramp|on-?ramp|wallet|stablecoin|usdc|faucet|escrow|treasury|ledger|\bcards?\b|card-|iban|invoice|refund|remittance|blockchain|on-chain|chainId|\bmoney\b|\bfx\b|fx_|'paychart/i;
/** Codes, roles and tables, as they are written. */
const NAMES = /\bFINANCE\b|\bTWOFA_|\bAPPROVAL_|\bchain_|paychart_/;

/** Where a word of the list stands all the same, and why. Each is taken out of its file before the words are looked for. */
const ALLOWED: Readonly<Record<string, readonly (readonly [text: string, why: string])[]>> = {
  'scripts/platform/entries.ts': [['payments|domains', 'names what must not be packed with the platform']],
};

const files = globSync(['src/platform/**/*.ts', 'scripts/platform/**/*.ts']).sort();

const found = (file: string): string[] => {
  const allowed = ALLOWED[file] ?? [];
  const text = allowed.reduce((left, [known]) => left.replaceAll(known, ''), readFileSync(file, 'utf8'));
  return text
    .split('\n')
    .flatMap((line, at) => (WORDS.test(line) || NAMES.test(line) ? [`${file}:${at + 1}  ${line.trim()}`] : []));
};

test('the platform contains no word of payments, in code or in comments', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(found)).toEqual([]);
});

test('every exception is still needed', () => {
  const idle = Object.entries(ALLOWED).flatMap(([file, texts]) =>
    texts.filter(([text]) => !readFileSync(file, 'utf8').includes(text)).map(([text]) => `${file}: ${text}`),
  );
  expect(idle).toEqual([]);
});
