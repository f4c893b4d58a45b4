import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { startEmbeddedPostgres } from '../../../src/embedded/postgres/index.ts';
import { BEYOND, plants } from './plants.ts';
import { runPlanted } from './run-planted.ts';

/**
 * Takes each mend out and lets the attacker look for it: 0 if all of them are found. They share a database, because each
 * world has tenants of its own.
 */
export async function plantedCommand(only: readonly string[], minutes: number): Promise<number> {
  const chosen = only.length === 0 ? plants : plants.filter(({ name }) => only.includes(name));
  const dataDir = await mkdtemp(join(tmpdir(), 'paychart-planted-'));
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  let missed = 0;
  try {
    for (const plant of chosen) {
      const { isFound, said } = await runPlanted(plant, minutes, server.url);
      if (!isFound) missed += 1;
      const [, how = said] = /^Found: (.*)$/m.exec(said) ?? [];
      process.stdout.write(`${isFound ? 'found ' : 'MISSED'} ${plant.name}: ${how}\n`);
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  for (const [what, why] of Object.entries(BEYOND)) process.stdout.write(`beyond ${what}: ${why}\n`);
  process.stdout.write(`${chosen.length - missed} of ${chosen.length} found\n`);
  return missed === 0 ? 0 : 1;
}
