import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { expect, test } from 'vitest';
import { type AccessTable, tryWorld, WORLDS } from './access-table.ts';

const FILE = new URL('../../docs/access.json', import.meta.url);

interface Recorded {
  readonly triedAt: string;
  readonly operations: AccessTable;
}

/** The cells of all worlds, by operation. */
async function triedTable(): Promise<AccessTable> {
  const table: Record<string, Record<string, string | null>> = {};
  for (const kinds of WORLDS) {
    for (const [id, row] of Object.entries(await tryWorld(kinds))) table[id] = { ...table[id], ...row };
  }
  return Object.fromEntries(Object.entries(table).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** `ACCESS_TABLE=write npm run test:long -- access-table` records what it finds, which `/docs/access` shows. */
test('every operation by every kind of caller answers as docs/access.json says (D-006 to D-013, D-019, D-030)', async () => {
  const operations = await triedTable();
  if (process.env.ACCESS_TABLE === 'write') {
    const triedAt = new Date().toISOString().slice(0, 10);
    await writeFile(FILE, `${JSON.stringify({ triedAt, operations }, undefined, 2)}\n`);
  }
  const recorded: Recorded = JSON.parse(await readFile(FILE, 'utf8'));
  expect(operations).toEqual(recorded.operations);
}, 600_000);
