import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files.ts';

/** The prefix of the ids of each table's rows, by the table. */
export type IdPrefixes = ReadonlyMap<string, string>;

const DECLARATION = /interface IdPrefixes \{([^}]*)\}/g;
/** `pay: 'offramp_payments' | 'multisig_payments';`: rows of both tables share a prefix. */
const MEMBER = /(\w+): ((?:'\w+'(?: \| )?)+);/g;

/** Reads the declarations of `IdPrefixes` (src/kernel/db/ids.ts). Each domain declares those of its own tables. */
export const readIdPrefixes = (root: string): IdPrefixes =>
  new Map(listFiles(root, 'src', '.ts').flatMap((file) => prefixesIn(readFileSync(join(root, file), 'utf8'))));

export const prefixesIn = (text: string): [table: string, prefix: string][] =>
  [...text.matchAll(DECLARATION)].flatMap(([, body = '']) =>
    [...body.matchAll(MEMBER)].flatMap(([, prefix = '', tables = '']) =>
      [...tables.matchAll(/\w+/g)].map(([table]): [string, string] => [table, prefix]),
    ),
  );

/** The prefixes as one text, for the manifest. */
export const prefixText = (prefixes: IdPrefixes): string =>
  [...prefixes].map(([table, prefix]) => `${prefix}: ${table}`).join('\n');
